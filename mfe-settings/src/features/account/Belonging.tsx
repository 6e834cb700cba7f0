import { Link } from 'react-router-dom';
import { useProject, useSession } from '@kengetal/platform';
import { Badge, EmptyState, looks } from '@kengetal/ui';
import { Leave } from '../../people/Leave.tsx';
import { levelName } from '../../people/levels.ts';
import css from './account.module.css';

/** Organisations and projects with what one is in each, and leaving them. */
export function Belonging() {
  const { organisations, projects } = useProject();
  const { rights } = useSession();
  if (organisations.length === 0) {
    return (
      <EmptyState
        title="Je hoort nog nergens bij."
        text="Vraag een uitnodiging, of maak een organisatie aan."
      />
    );
  }
  return (
    <ul className={css.belonging}>
      {organisations.map(({ organisation_id, organisation_name }) => (
        <li key={organisation_id}>
          <Entry
            name={organisation_name}
            to={`/organisatie?organisation_id=${organisation_id}`}
            level={levelName(rights.organisations[organisation_id] ?? 'lid')}
          />
          <Leave place={{ kind: 'organisatie', id: organisation_id }} name={organisation_name} />
          <ul className={css.within}>
            {projects
              .filter((project) => project.organisation_id === organisation_id)
              .map(({ project_id, project_name }) => (
                <li key={project_id}>
                  <Entry
                    name={project_name}
                    to={`/project?tab=gebruikers&project=${project_id}`}
                    level={levelName(rights.projects[project_id] ?? 'lezer')}
                  />
                  <Leave place={{ kind: 'project', id: project_id }} name={project_name} />
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Entry({ name, to, level }: { name: string; to: string; level: string }) {
  return (
    <span className={css.entry}>
      <Link className={looks.link} to={to}>
        {name}
      </Link>{' '}
      <Badge>{level}</Badge>
    </span>
  );
}
