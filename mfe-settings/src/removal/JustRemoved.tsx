import { useLocation } from 'react-router-dom';
import { messageOf } from '@kengetal/platform';
import { Notice } from '@kengetal/ui';
import { useRestore, type JustRemoved as State } from './removal-queries.ts';
import css from './removal.module.css';

/** Says what was removed a moment ago, with the way back. */
export function JustRemoved() {
  const { mutate, isPending, error } = useRestore();
  const state: unknown = useLocation().state;
  if (!isState(state)) return null;
  const { removed } = state;
  const words = error ? messageOf(error) : `${removed.name} is verwijderd.`;
  const undo = { label: 'Ongedaan maken', onClick: () => mutate(removed) };
  return (
    <div className={css.just}>
      <Notice tone={error ? 'unfavourable' : 'info'} action={isPending ? undefined : undo}>
        {isPending ? `${removed.name} wordt teruggehaald…` : words}
      </Notice>
    </div>
  );
}

const isState = (state: unknown): state is State =>
  typeof state === 'object' && state !== null && 'removed' in state;
