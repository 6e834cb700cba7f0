import { FilterMenu, looks } from '@kengetal/ui';
import { useTargets } from '../../parts/use-targets.ts';
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
  const targets = useTargets(organisationId);
  if (targets.length === 0) return null;
  const project = targets.find(({ key }) => key === chosen);
  return (
    <div className={css.choice}>
      <FilterMenu
        label="Project"
        value={project?.label ?? 'Automatisch'}
        options={[{ key: AUTOMATIC, label: 'Automatisch' }, ...targets]}
        selected={project?.key ?? AUTOMATIC}
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
