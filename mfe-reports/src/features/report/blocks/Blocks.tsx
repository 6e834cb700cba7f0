import { useMemo } from 'react';
import type { Block, GridBlock } from '@kengetal/contract';
import { Cell, Checks, FigureText, gridStatement, SheetRow, StatementTable } from '@kengetal/ui';
import { OpenItems } from '../open-items/OpenItems.tsx';
import { Figures } from './Figures.tsx';
import { List } from './List.tsx';
import { Series } from './Series.tsx';
import css from './blocks.module.css';

export interface BlocksProps {
  blocks: readonly Block[];
  context: string;
  /** What stands above them already; a block that is called the same does not say it again. */
  above: string;
}

/** What a component consists of, one under the other; checks are its foot. */
export function Blocks({ blocks, context, above }: BlocksProps) {
  const checks = blocks.filter(({ kind }) => kind === 'checks');
  const others = blocks.filter(({ kind }) => kind !== 'checks');
  const tables = others.filter(({ kind }) => kind === 'grid').length;
  return [...others, ...checks].map((block) => (
    <OneBlock key={block.key} block={block} context={context} above={above} titled={tables > 1} />
  ));
}

interface OneBlockProps extends Pick<BlocksProps, 'context' | 'above'> {
  block: Block;
  /** Tables say what they are: there is more than one. */
  titled: boolean;
}

/** A newer API may send kinds that this release does not know; those are left out. */
function OneBlock({ block, context, above, titled }: OneBlockProps) {
  switch (block.kind) {
    case 'grid':
      return <Table block={block} context={context} titled={titled} />;
    case 'checks':
      return <Checks block={block} />;
    case 'list':
      return <List block={block} context={context} />;
    case 'figures':
      return <Figures block={block} context={context} titled={block.title !== above} />;
    case 'series':
      return <Series block={block} />;
    case 'open_items':
      return <OpenItems block={block} context={context} />;
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

interface TableProps extends Pick<OneBlockProps, 'context' | 'titled'> {
  block: GridBlock;
}

/** The same figures for as long as the block is: the open one is known by that. */
function Table({ block, context, titled }: TableProps) {
  const statement = useMemo(() => gridStatement(block), [block]);
  return (
    <div>
      {titled ? <h3 className={css.tableTitle}>{block.title}</h3> : null}
      <StatementTable block={statement} context={context} />
    </div>
  );
}
