import type { Figure, RecurringCertainty, RecurringRow } from '@kengetal/contract/api';
import type { Books } from '../../books/books.ts';
import {
  monthsOf,
  outlookOf,
  type ChosenSeries,
  type DataSpan,
  type Outlook,
} from '../../ledger/index.ts';
import { capitalised } from '../../periods/names.ts';
import { bookingFigure, perMonth } from './figures.ts';
import { sectionOf, signOf, type SectionKey } from './kinds.ts';
import { signalsOf } from './signals.ts';
import { HOW_OFTEN } from './words.ts';

/** A series as the page shows it, with what the totals need of it. */
export interface ShownRow {
  readonly series: ChosenSeries;
  readonly section: SectionKey;
  readonly sign: 1 | -1;
  readonly outlook: Outlook;
  readonly row: RecurringRow;
}

/** Series as rows, over these months, against the last day of the data. */
export function shownRow(
  series: ChosenSeries,
  { accounts }: Pick<Books, 'accounts'>,
  months: readonly number[],
  span: DataSpan,
): ShownRow {
  const account = accounts.get(series.account_id);
  const section = sectionOf(series, account?.groep);
  const sign = signOf(account?.groep);
  const outlook = outlookOf(series, span);
  const name = nameOf(series, account?.naam ?? '');
  const amount = usualFigure(series, sign, name);
  const { rhythm, amounts, occurrences, id } = series;
  return {
    series,
    section,
    sign,
    outlook,
    row: {
      id,
      name,
      rekening: series.account_id,
      rekening_naam: account?.naam ?? '',
      frequentie: rhythm.cadence,
      amount_kind: amounts.kind,
      amount,
      ...(rhythm.cadence !== 'maandelijks' && {
        per_month: perMonth(amount, rhythm.cadence, {
          label: `${name}, per maand`,
          explanation: 'Het gebruikelijke bedrag, omgerekend naar een maand.',
        }),
      }),
      last: occurrences[occurrences.length - 1]?.datum ?? span.last,
      next: outlook.next,
      months: monthsOf(series, outlook, months, span),
      certainty: certaintyOf(series),
      counts: countsOf(series, section, outlook),
      status: outlook.status,
      signals: signalsOf(series, outlook, section),
    },
  };
}

/** The amount of the occurrence that is usual today. */
function usualFigure(
  { occurrences, amounts, rhythm }: ChosenSeries,
  sign: 1 | -1,
  name: string,
): Figure {
  const usual = occurrences[amounts.usual];
  if (!usual) throw new Error('a series without occurrences');
  return bookingFigure(usual, sign, {
    label: `${name}, ${HOW_OFTEN[rhythm.cadence]}`,
    explanation: 'Het gebruikelijke bedrag: de middelste van de boekingen tegen de huidige prijs.',
  });
}

/** Relation, or else the words of the bookings, or else the account. */
export function nameOf(
  { party_name, party_id, description }: ChosenSeries,
  accountName: string,
): string {
  const words = description.replace(/\s+/g, ' ').trim();
  return party_name ?? party_id ?? (capitalised(words) || accountName);
}

function certaintyOf({ confirmed, certainty }: ChosenSeries): RecurringCertainty {
  return confirmed ? 'bevestigd' : certainty;
}

/** Whether a series is in the totals: still running, and not a mere guess. */
function countsOf(series: ChosenSeries, section: SectionKey, { status }: Outlook): boolean {
  return status !== 'gestopt' && section !== 'genegeerd' && certaintyOf(series) !== 'onzeker';
}
