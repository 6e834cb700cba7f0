import { Link } from 'react-router-dom';
import { mayOnProject, useProject, useSession } from '@kengetal/platform';
import css from './filters.module.css';

export interface NoBookingsProps {
  /** False where the screen itself leads to the upload. */
  offersUpload: boolean;
}

/** In place of the filters of a project without bookings: there is nothing to choose from yet. */
export function NoBookings({ offersUpload }: NoBookingsProps) {
  const { active } = useProject();
  const { rights } = useSession();
  if (!active) return null;
  const { project_id, organisation_id } = active;
  return (
    <p className={css.nothing}>
      Dit project heeft nog geen boekingen.{' '}
      {!offersUpload ? null : mayOnProject(rights, project_id, 'bewerker') ? (
        <Link to={`/connectie-aanmaken?org_id=${encodeURIComponent(organisation_id)}`}>
          Auditfile uploaden
        </Link>
      ) : (
        'Vraag een beheerder om een auditfile te uploaden.'
      )}
    </p>
  );
}
