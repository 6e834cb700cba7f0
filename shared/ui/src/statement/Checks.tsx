import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ChecksBlock } from '@kengetal/contract';
import { classes } from '../classes.ts';
import { FigureLink } from '../figure/FigureLink.tsx';
import { looks } from '../looks/looks.ts';
import { Icon } from '../states/Icon.tsx';
import css from './checks.module.css';

const STATES = {
  goed: { icon: CircleCheck, word: 'Goed' },
  let_op: { icon: CircleAlert, word: 'Let op' },
  fout: { icon: CircleX, word: 'Fout' },
} as const;

type State = ChecksBlock['items'][number]['state'];

/** How a check turned out; a newer API may know more states. */
export function CheckIcon({ state, className }: { state: State; className?: string | undefined }) {
  const { icon, word } = STATES[state] ?? STATES.let_op;
  return <Icon of={icon} label={word} className={classes(looks[state], className)} />;
}

/** Checks under a statement: what holds, and what needs a look. */
export function Checks({ block }: { block: ChecksBlock }) {
  return (
    <ul className={css.checks} aria-label="Controles">
      {block.items.map(({ key, label, state, figure }) => (
        <li key={key} className={css.check}>
          <CheckIcon state={state} />
          {figure ? (
            <FigureLink figure={figure} label={label} text={label} variant="sentence" />
          ) : (
            label
          )}
        </li>
      ))}
    </ul>
  );
}
