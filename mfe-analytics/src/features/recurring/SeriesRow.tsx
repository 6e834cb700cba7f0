import type { RecurringRow } from '@kengetal/contract';
import { classes, CutText, FigureLink, formatDate, Icon } from '@kengetal/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { cell } from './columns.ts';
import { Dots } from './Dots.tsx';
import { SignalBadge } from './SignalBadge.tsx';
import { FREQUENCY_NAMES, NOT_COUNTED, standingInWords, standingOf } from './words.ts';
import stacked from './stacked.module.css';
import css from './table.module.css';

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
  const { id, name, amount, frequentie, last, next, status, signals } = row;
  const [signal] = signals;
  const [standing, detail] = standingOf(row);
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
        <span className={css.small}>
          {FREQUENCY_NAMES[frequentie]}
          {next ? ` · ${formatDate(next, 'short')}` : ''}
          <span className={css.standing}> · {standingInWords(row)}</span>
        </span>
      </th>
      <td className={cell('account')}>
        <CutText>{row.rekening_naam}</CutText>
      </td>
      <td className={cell('frequency')}>{FREQUENCY_NAMES[frequentie]}</td>
      <td className={cell('amount')}>
        <FigureLink figure={amount} variant="plain" label={name} />
      </td>
      <td className={cell('monthly')}>
        <FigureLink figure={row.per_month ?? amount} variant="plain" label={`${name}, per maand`} />
        {row.counts ? null : <span className={css.second}>{NOT_COUNTED}</span>}
      </td>
      <td className={cell('last')}>{formatDate(last, 'short')}</td>
      <td className={classes(cell('next'), status === 'gemist' && css.late)}>
        {next ? formatDate(next, 'short') : '–'}
      </td>
      <td className={cell('months')}>
        <Dots row={row} months={months} />
      </td>
      <td className={cell('status')}>
        {standing}
        {detail ? <span className={css.second}>{detail}</span> : null}
      </td>
      <td className={cell('signal')}>{signal ? <SignalBadge signal={signal} /> : null}</td>
      <td className={cell('chevron')} aria-hidden="true" onClick={onToggle}>
        <Icon of={isOpen ? ChevronDown : ChevronRight} />
      </td>
    </tr>
  );
}
