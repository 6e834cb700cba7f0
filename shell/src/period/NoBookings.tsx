import { useProject } from '@kengetal/platform';
import { looks } from '@kengetal/ui';

/**
 * In place of the filters of a project without bookings: there is nothing to choose from yet. The
 * screen under it says how to begin.
 */
export function NoBookings() {
  const { active } = useProject();
  return active ? <p className={looks.quiet}>Dit project heeft nog geen boekingen.</p> : null;
}
