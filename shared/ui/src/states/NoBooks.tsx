import { mayOnProject, useProject, useSession } from '@kengetal/platform';
import { EmptyState } from './Messages.tsx';

export interface NoBooksProps {
  /** What will be here. */
  title: string;
  /** More of it, before the next step. */
  text?: string;
  /** Goes to a path inside the app. */
  go: (path: string) => void;
}

/** No project, or one without bookings: what will be here, and the way to it for who may upload. */
export function NoBooks({ title, text = '', go }: NoBooksProps) {
  const { active, organisation } = useProject();
  const { rights } = useSession();
  const mayUpload = active === null || mayOnProject(rights, active.project_id, 'bewerker');
  const query = organisation ? `?org_id=${organisation.organisation_id}` : '';
  const step = mayUpload
    ? 'Upload een auditfile uit je boekhoudpakket om je cijfers te zien.'
    : 'Vraag een beheerder om een auditfile te uploaden.';
  return (
    <EmptyState
      title={title}
      text={`${text} ${step}`.trim()}
      {...(mayUpload && {
        action: { label: 'Auditfile uploaden', onClick: () => go(`/connectie-aanmaken${query}`) },
      })}
    />
  );
}
