import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { QualityBlock } from '@kengetal/contract/api';
import { Cell, classes, FigureLink, Icon } from '@kengetal/ui';
import css from './quality.module.css';

const STATES = {
  goed: { icon: CircleCheck, word: 'Goed' },
  let_op: { icon: CircleAlert, word: 'Let op' },
  fout: { icon: CircleX, word: 'Fout' },
} as const;

/** What needs a look stands first. */
const ORDER = { fout: 0, let_op: 1, goed: 2 } as const;

export interface QualityProps {
  block: QualityBlock;
  mayEdit: boolean;
}

/** The score and the checks it is made of; each opens, and says where it is solved. */
export function Quality({ block, mayEdit }: QualityProps) {
  const items = [...block.items].sort((one, other) => orderOf(one.state) - orderOf(other.state));
  return (
    <Cell title={block.title}>
      <div className={css.top}>
        <p className={css.score}>
          {block.score}
          <span className={css.of}> van 100</span>
        </p>
        <p className={css.words}>{block.words}</p>
      </div>
      <ul className={css.checks} aria-label="Controles">
        {items.map((item) => (
          <Check key={item.key} item={item} mayEdit={mayEdit} />
        ))}
      </ul>
    </Cell>
  );
}

type Item = QualityBlock['items'][number];

const orderOf = (state: Item['state']): number => ORDER[state] ?? ORDER.let_op;

function Check({ item, mayEdit }: { item: Item; mayEdit: boolean }) {
  const { label, detail, figure, action } = item;
  const state = STATES[item.state] ?? STATES.let_op; // a newer API may know more states
  return (
    <li className={css.check}>
      <Icon of={state.icon} label={state.word} className={classes(css.state, css[item.state])} />
      <div className={css.said}>
        <p className={css.label}>{label}</p>
        <p className={css.detail}>{detail}</p>
        {action && mayEdit ? (
          <Link className={css.action} to={action.path}>
            {action.label}
          </Link>
        ) : null}
      </div>
      {figure ? <FigureLink figure={figure} label={label} variant="exact" /> : null}
    </li>
  );
}
