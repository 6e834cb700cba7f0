import { mayOnProject, useProject, useSession } from '@kengetal/platform';
import { FilterMenu, looks } from '@kengetal/ui';
import css from './create-connection.module.css';

/** Key of the first choice: the API looks which project has this administration, or makes one. */
const AUTOMATIC = 'automatisch';

export interface ProjectChoiceProps {
  organisationId: string;
  chosen: string | null;
  onChoose: (projectId: string | null) => void;
  /** What goes there, with its article and a capital. */
  what?: string;
}

/** Into which project a file goes; not asked as long as there is nothing to choose. */
export function ProjectChoice(props: ProjectChoiceProps) {
  const { organisationId, chosen, onChoose, what = 'Het bestand' } = props;
  const { projects } = useProject();
  const { rights } = useSession();
  const offered = projects.filter(
    ({ project_id, organisation_id }) =>
      organisation_id === organisationId && mayOnProject(rights, project_id, 'bewerker'),
  );
  if (offered.length === 0) return null;
  const project = offered.find(({ project_id }) => project_id === chosen);
  return (
    <div className={css.choice}>
      <FilterMenu
        label="Project"
        value={project?.project_name ?? 'Automatisch'}
        options={[
          { key: AUTOMATIC, label: 'Automatisch' },
          ...offered.map(({ project_id, project_name }) => ({
            key: project_id,
            label: project_name,
          })),
        ]}
        selected={project?.project_id ?? AUTOMATIC}
        onSelect={(key) => onChoose(key === AUTOMATIC ? null : key)}
      />
      <p className={looks.quiet}>
        {project
          ? `${what} komt bij dit project.`
          : 'Een bekende administratie komt bij haar eigen project, een nieuwe krijgt een nieuw project.'}
      </p>
    </div>
  );
}
