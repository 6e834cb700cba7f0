import { Link } from 'react-router-dom';
import type { QualityBlock } from '@kengetal/contract/api';
import { Cell, CheckIcon, classes, FigureLink, looks } from '@kengetal/ui';
import css from './quality.module.css';

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
          <span className={classes(looks.quiet, css.of)}> van 100</span>
        </p>
        <p className={classes(looks.quiet, css.words)}>{block.words}</p>
      </div>
      <ul aria-label="Controles">
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
  return (
    <li className={css.check}>
      <CheckIcon state={item.state} className={css.state} />
      <div>
        <p className={css.label}>{label}</p>
        <p className={classes(looks.quiet, css.words)}>{detail}</p>
        {action && mayEdit ? (
          <Link className={classes(looks.link, css.action)} to={action.path}>
            {action.label}
          </Link>
        ) : null}
      </div>
      {figure ? <FigureLink figure={figure} label={label} variant="exact" /> : null}
    </li>
  );
}
