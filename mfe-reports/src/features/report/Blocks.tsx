import { Link } from 'react-router-dom';
import type { Block, ListBlock } from '@kengetal/contract';
import {
  Cell,
  Checks,
  FigureLink,
  FigureText,
  KeyFigures,
  SheetRow,
  StatementTable,
} from '@kengetal/ui';
import css from './report.module.css';

export interface BlocksProps {
  blocks: readonly Block[];
  context: string;
}

/** What a component consists of, one under the other; checks are its foot. */
export function Blocks({ blocks, context }: BlocksProps) {
  const checks = blocks.filter(({ kind }) => kind === 'checks');
  const others = blocks.filter(({ kind }) => kind !== 'checks');
  return [...others, ...checks].map((block) => (
    <OneBlock key={block.key} block={block} context={context} />
  ));
}

/** A newer API may send kinds that this release does not know; those are left out. */
function OneBlock({ block, context }: { block: Block; context: string }) {
  switch (block.kind) {
    case 'table':
      return <StatementTable block={block} context={context} />;
    case 'checks':
      return <Checks block={block} />;
    case 'list':
      return <List block={block} context={context} />;
    case 'figures':
      return <KeyFigures block={block} context={context} />;
    case 'text':
      return (
        <SheetRow>
          <Cell {...(block.title ? { title: block.title } : {})}>
            <FigureText text={block} context={context} />
          </Cell>
        </SheetRow>
      );
    default:
      return null;
  }
}

function List({ block, context }: { block: ListBlock; context: string }) {
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
