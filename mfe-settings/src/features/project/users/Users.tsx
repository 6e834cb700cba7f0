import { PROJECT_RIGHTS, type Project } from '@kengetal/contract';
import { mayOnProject, useSession } from '@kengetal/platform';
import { looks, QueryPart } from '@kengetal/ui';
import { Part } from '../../../parts/Part.tsx';
import type { Place } from '../../../parts/place.ts';
import { Invitations } from '../../../people/Invitations.tsx';
import { Leave } from '../../../people/Leave.tsx';
import { LEVELS } from '../../../people/levels.ts';
import { useUsers } from '../project-queries.ts';
import { UserTable } from './UserTable.tsx';
import css from '../../../people/people.module.css';

/** Who may see the project and what each may do; inviting, changing, removing and leaving. */
export default function Users({ project }: { project: Project }) {
  const { project_id: id, project_name } = project;
  const isOwner = mayOnProject(useSession().rights, id, 'beheerder');
  const place: Place = { kind: 'project', id };
  return (
    <>
      <Part title="Gebruikers">
        <QueryPart query={useUsers(id)} failure="Kon de gebruikers niet laden.">
          {(users) => <UserTable projectId={id} users={users} mayChange={isOwner} />}
        </QueryPart>
        <dl className={css.levels}>
          {PROJECT_RIGHTS.map((level) => (
            <div key={level}>
              <dt>{LEVELS[level].label}</dt>
              <dd>{LEVELS[level].may}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part title="Uitnodigen">
        {isOwner ? (
          <Invitations place={place} />
        ) : (
          <p className={looks.quiet}>
            Een beheerder van dit project kan anderen uitnodigen en niveaus wijzigen.
          </p>
        )}
      </Part>
      <Part title="Verlaten">
        <Leave place={place} name={project_name} />
      </Part>
    </>
  );
}
