import { useProject } from '@kengetal/platform';
import css from './filters.module.css';

/**
 * In place of the filters of a project without bookings: there is nothing to choose from yet. The
 * screen under it says how to begin.
 */
export function NoBookings() {
  const { active } = useProject();
  return active ? <p className={css.nothing}>Dit project heeft nog geen boekingen.</p> : null;
}
