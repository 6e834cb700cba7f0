import { Link } from 'react-router-dom';
import type { ListBlock } from '@kengetal/contract';
import { Cell, FigureLink, SheetRow } from '@kengetal/ui';
import css from './blocks.module.css';

export function List({ block, context }: { block: ListBlock; context: string }) {
  return (
    <SheetRow>
      <Cell title={block.title}>
        <ul>
          {block.items.map(({ key, label, detail, figure, path }) => (
            <li key={key} className={css.item}>
              <span className={css.label}>
                {path ? <Link to={path}>{label}</Link> : label}
                {detail ? <span className={css.detail}>{detail}</span> : null}
              </span>
              {figure ? <FigureLink figure={figure} label={label} context={context} /> : null}
            </li>
          ))}
        </ul>
      </Cell>
    </SheetRow>
  );
}
