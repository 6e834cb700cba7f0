import type { RecurringRow, RecurringSignal } from '@kengetal/contract';
import { classes, CutText, FigureLink, formatDate, Icon } from '@kengetal/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { cell } from './columns.ts';
import { Dots } from './Dots.tsx';
import { SignalBadge } from './SignalBadge.tsx';
import { certaintyOf, FREQUENCY_NAMES, SIGNAL_NAMES } from './words.ts';
import stacked from './stacked.module.css';
import css from './table.module.css';

/** Stands where the amount would be that adds up to the sum of the section. */
const NOT_COUNTED = 'telt niet mee';

export interface SeriesRowProps {
  row: RecurringRow;
  months: readonly number[];
  isOpen: boolean;
  onToggle: () => void;
  /** Set while series are chosen to merge. */
  choice: { isChosen: boolean; onChoose: () => void } | null;
}

/** One series: who, what, how much, when, and twelve months of it. */
export function SeriesRow({ row, months, isOpen, onToggle, choice }: SeriesRowProps) {
  const { id, name, amount, range, frequentie, last, next, status } = row;
  const [certainty, signal] = [certaintyOf(row), signalOf(row)];
  return (
    <tr className={classes(css.row, stacked.row, isOpen && css.open, !row.counts && css.quiet)}>
      <th scope="row" className={cell('name')}>
        {choice ? (
          <input
            type="checkbox"
            className={css.check}
            aria-label={`${name} kiezen`}
            checked={choice.isChosen}
            onChange={choice.onChoose}
          />
        ) : null}
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={`reeks-${id}`}
          onClick={onToggle}
        >
          <CutText>{name}</CutText>
        </button>
        <span className={classes(css.small, stacked.small)}>
          {FREQUENCY_NAMES[frequentie]}
          {next ? <span className={stacked.when}> · {formatDate(next, 'short')}</span> : null}
          {` · ${certainty.toLowerCase()}`}
          {row.counts ? null : <span className={css.uncounted}>, {NOT_COUNTED}</span>}
        </span>
      </th>
      <td className={cell('account')}>
        <CutText>{row.rekening_naam}</CutText>
      </td>
      <td className={cell('frequency')}>{FREQUENCY_NAMES[frequentie]}</td>
      <td className={cell('amount')}>
        {range ? (
          <Range name={name} {...range} />
        ) : (
          <FigureLink figure={amount} variant="plain" label={name} />
        )}
      </td>
      <td className={cell('monthly')}>
        {row.counts ? (
          <FigureLink
            figure={row.per_month ?? amount}
            variant="plain"
            label={`${name}, per maand`}
          />
        ) : (
          NOT_COUNTED
        )}
      </td>
      <td className={cell('last')}>{formatDate(last, 'short')}</td>
      <td className={classes(cell('next'), status === 'gemist' && css.late)}>
        {next ? formatDate(next, 'short') : '–'}
      </td>
      <td className={cell('months')}>
        <Dots row={row} months={months} />
      </td>
      <td className={cell('status')}>
        <div className={css.standing}>
          <span className={css.sure}>{certainty}</span>
          {signal ? <SignalBadge signal={signal} /> : null}
        </div>
      </td>
      <td className={cell('chevron')} aria-hidden="true" onClick={onToggle}>
        <Icon of={isOpen ? ChevronDown : ChevronRight} />
      </td>
    </tr>
  );
}

/** Between what an amount varies, below each other as amounts stand. */
function Range({ name, lowest, highest }: { name: string } & NonNullable<RecurringRow['range']>) {
  return (
    <span className={css.range}>
      <span>
        <FigureLink figure={lowest} variant="plain" label={`${name}, laagste bedrag`} />
        <span className={css.to}> – </span>
      </span>
      <FigureLink figure={highest} variant="plain" label={`${name}, hoogste bedrag`} />
    </span>
  );
}

/** What stands out most: that it is late or has stopped, also when that is long ago. */
function signalOf({ status, signals, last }: RecurringRow): RecurringSignal | undefined {
  const found = signals.find(({ key }) => key === status);
  if (found || status !== 'gestopt') return found ?? signals[0];
  const words = `Voor het laatst geboekt op ${formatDate(last, 'medium')}.`;
  return { key: status, label: SIGNAL_NAMES[status], words };
}
