import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ChecksBlock } from '@kengetal/contract';
import { FigureLink } from '../figure/FigureLink.tsx';
import { Icon } from '../states/Icon.tsx';
import css from './checks.module.css';

const STATES = {
  goed: { icon: CircleCheck, word: 'Goed' },
  let_op: { icon: CircleAlert, word: 'Let op' },
  fout: { icon: CircleX, word: 'Fout' },
} as const;

/** Checks under a statement: what holds, and what needs a look. */
export function Checks({ block }: { block: ChecksBlock }) {
  return (
    <ul className={css.checks} aria-label="Controles">
      {block.items.map((item) => {
        const state = STATES[item.state] ?? STATES.let_op; // a newer API may know more states
        return (
          <li key={item.key} className={css.check}>
            <Icon of={state.icon} label={state.word} className={css[item.state]} />
            {item.figure ? (
              <FigureLink
                figure={item.figure}
                label={item.label}
                text={item.label}
                variant="sentence"
              />
            ) : (
              item.label
            )}
          </li>
        );
      })}
    </ul>
  );
}
