import { Button } from 'antd';
import type { Project } from '@kengetal/contract';
import { mayOnProject, useSession } from '@kengetal/platform';
import { classes, EmptyState, looks, QueryPart } from '@kengetal/ui';
import { useConnect } from '../use-connect.ts';
import { ImportEntry } from './ImportEntry.tsx';
import { useImports } from './imports-queries.ts';
import css from './imports.module.css';

/** Every file that was read into the project, newest first. */
export function Imports({ project }: { project: Project }) {
  const { project_id } = project;
  const connect = useConnect(project);
  const mayEdit = mayOnProject(useSession().rights, project_id, 'bewerker');
  return (
    <QueryPart query={useImports(project_id)} lines={8} failure="Kon de imports niet laden.">
      {(jobs) =>
        jobs.length === 0 ? (
          <EmptyState
            title="Hier staat straks elk bestand dat je inleest, en wat eruit kwam."
            action={{ label: 'Auditfile uploaden', onClick: connect }}
          />
        ) : (
          <>
            {mayEdit ? null : (
              <p className={classes(looks.quiet, css.reader)}>
                Je kijkt mee als lezer. Een import ongedaan maken kan een bewerker of beheerder.
              </p>
            )}
            <ol aria-label="Imports">
              {jobs.map((job) => (
                <ImportEntry
                  key={job.import_id}
                  job={job}
                  projectId={project_id}
                  mayEdit={mayEdit}
                />
              ))}
            </ol>
            {mayEdit ? (
              <div className={css.foot}>
                <Button onClick={connect}>Auditfile uploaden</Button>
              </div>
            ) : null}
          </>
        )
      }
    </QueryPart>
  );
}
