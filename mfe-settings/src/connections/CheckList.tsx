import type { Connection } from '@kengetal/contract';
import { CheckIcon } from '@kengetal/ui';
import css from './connections.module.css';

/** What was compared with the provider, and what came of it. */
export function CheckList({ name, checks }: Pick<Connection, 'name' | 'checks'>) {
  if (checks.length === 0) return null;
  return (
    <ul className={css.checks} aria-label={`Controles van ${name}`}>
      {checks.map(({ key, ok, message }) => (
        <li key={key}>
          <CheckIcon state={ok ? 'goed' : 'let_op'} />
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}
