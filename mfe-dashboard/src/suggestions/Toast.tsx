import { useEffect, useState } from 'react';
import { Notice } from '@kengetal/ui';
import type { Answers } from './use-answers.ts';
import css from './toast.module.css';

/** How long a success is said (look). */
const SAID_MS = 4_000;

/** What was just done, with the way back; what failed stays until something else is done. */
export function Toast({ answers: { outcome, dismiss, undo, canUndo } }: { answers: Answers }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!outcome || outcome.failed || isHeld) return undefined;
    const timer = setTimeout(dismiss, SAID_MS);
    return () => clearTimeout(timer);
  }, [outcome, isHeld, dismiss]);
  const retry = outcome?.retry;
  const way = retry
    ? { label: 'Opnieuw proberen', onClick: retry }
    : canUndo
      ? { label: 'Ongedaan maken', onClick: undo }
      : undefined;
  return (
    <div
      className={css.place}
      role="status"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {outcome ? (
        <div className={css.toast}>
          <Notice live={false} tone={outcome.failed ? 'unfavourable' : 'info'} action={way}>
            {outcome.words}
          </Notice>
        </div>
      ) : null}
    </div>
  );
}
