import { ArrowDown, ArrowRight, ArrowUp, CircleAlert } from 'lucide-react';
import type { OfficeBooks, OfficeRow } from '@kengetal/contract';
import { classes, formatDate, formatValue, Icon, looks, NO_FIGURE } from '@kengetal/ui';
import { Amount } from '../Amount.tsx';
import type { ColumnKey } from '../columns.ts';
import { Booked } from './Booked.tsx';
import { Source } from './Source.tsx';
import css from './cells.module.css';

export interface OfficeCellProps {
  id: string;
  row: OfficeRow;
  column: Exclude<ColumnKey, 'naam'>;
  /** When the rows were asked, in ms since 1970. */
  readAt: number;
}

/** What an administration has in a column; a cell that is the reason for attention says so. */
export function OfficeCell({ id, row, column, readAt }: OfficeCellProps) {
  const { books, attention, suggestions } = row;
  if (column === 'suggesties') return suggestions === 0 ? <Dash /> : suggestions;
  if (column === 'bron') return <Source source={row.source} readAt={readAt} />;
  if (!books) return column === 'geboekt' ? <Unread isMaking={row.is_making} /> : <Dash />;
  switch (column) {
    case 'geboekt':
      return <Booked books={books} isBehind={attention.includes('achter')} />;
    case 'kwaliteit':
      return <Quality score={books.quality} isLow={attention.includes('kwaliteit')} />;
    case 'resultaat':
      return <Amount id={id} row={row} of="result" label="Resultaat" />;
    case 'verandering':
      return <Change id={id} row={row} change={books.change} />;
    case 'liquide':
      return <Amount id={id} row={row} of="cash" label="Liquide middelen" />;
    case 'btw':
      return books.vat ? <Amount id={id} row={row} of="vat" label="Btw te betalen" /> : <Dash />;
    case 'uiterlijk':
      return <Due vat={books.vat} isReason={attention.includes('btw')} />;
  }
}

const Dash = () => <span className={looks.faint}>–</span>;

const Unread = ({ isMaking }: { isMaking: boolean }) => (
  <span className={looks.faint}>{isMaking ? 'wordt doorgenomen' : 'nog niets'}</span>
);

function Quality({ score, isLow }: { score: number; isLow: boolean }) {
  if (!isLow) return score;
  return (
    <span className={classes(css.reason, css.withIcon)}>
      <Icon of={CircleAlert} size={14} />
      <span className={looks.hidden}>laag: </span>
      {score}
    </span>
  );
}

interface ChangeProps {
  id: string;
  row: OfficeRow;
  change: OfficeBooks['change'];
}

/** With arrow, sign and colour; a change from profit to loss has no percentage. */
function Change({ id, row, change }: ChangeProps) {
  if (!change) return <Dash />;
  const { value, unit, judgement, words } = change;
  const arrow = value > 0 ? ArrowUp : ArrowDown;
  const isPercent = unit === 'percent';
  return (
    <Amount
      id={id}
      row={row}
      of="change"
      label="Verandering"
      said={words}
      className={classes(css.withIcon, isPercent ? looks[judgement] : css.none)}
    >
      {isPercent ? <Icon of={value === 0 ? ArrowRight : arrow} size={14} /> : null}
      {isPercent ? formatValue({ value, unit }, 'difference') : NO_FIGURE}
    </Amount>
  );
}

function Due({ vat, isReason }: { vat: OfficeBooks['vat']; isReason: boolean }) {
  if (!vat) return null;
  if (vat.cents < 0) return <span className={looks.quiet}>terug</span>;
  return (
    <span className={isReason ? css.reason : looks.quiet}>{formatDate(vat.due, 'short')}</span>
  );
}
