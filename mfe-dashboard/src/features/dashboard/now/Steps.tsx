import { useState } from 'react';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { StepsBlock } from '@kengetal/contract';
import { mayOnProject, useProject, useSession } from '@kengetal/platform';
import { Cell, classes, Icon, looks, Sheet } from '@kengetal/ui';
import css from './now.module.css';

/** What a new project still needs of who looks at it; gone when it is done or put away. */
export function Steps({ block: { title, items } }: { block: StepsBlock }) {
  const { active } = useProject();
  const { rights } = useSession();
  const projectId = active?.project_id ?? '';
  const [isAway, putAway] = useAway(projectId);
  const own = items.filter(({ level }) => mayOnProject(rights, projectId, level));
  const left = own.filter(({ done }) => !done).length;
  if (isAway || left === 0) return null;
  return (
    <Sheet className={css.stepsSheet}>
      <Cell
        title={title}
        aside={
          <button type="button" className={looks.link} onClick={putAway}>
            Verberg
          </button>
        }
      >
        <ol className={css.steps}>
          {own.map(({ key, label, done, detail, path }) => (
            <li key={key} className={classes(css.step, done && css.done)}>
              <Icon
                of={done ? CircleCheck : Circle}
                label={done ? 'Klaar' : 'Nog te doen'}
                className={css.stepIcon}
              />
              {path === undefined || done ? (
                label
              ) : (
                <Link className={looks.link} to={path}>
                  {label}
                </Link>
              )}
              {detail === undefined ? null : <span className={looks.small}>{detail}</span>}
            </li>
          ))}
        </ol>
      </Cell>
    </Sheet>
  );
}

/** Whether the list was put away for a project, in this browser. */
function useAway(projectId: string): [boolean, () => void] {
  const key = `kengetal:eerste-stappen-weg:${projectId}`;
  const [isAway, setAway] = useState(() => localStorage.getItem(key) !== null);
  const putAway = () => {
    localStorage.setItem(key, 'ja');
    setAway(true);
  };
  return [isAway, putAway];
}
