import { spokenOut, wholeSeriesRow, type Figure, type FigureTerm } from '@kengetal/contract';
import { CADENCES, isLongEnough } from '@kengetal/ledger';
import type { AnsweredSeries, AnswerSources } from '../../answers/sources.ts';
import { written } from '../../answers/written.ts';
import { divided, valueOf } from '../../books/figures/values.ts';
import type { ReadBooks } from '../../books/store/reader.ts';
import { allRows } from './all-rows.ts';
import { saidOf } from './block.ts';
import type { SeriesRow } from './rows.ts';
import { runOf, spanOf } from '../../books/expected/kept-series.ts';
import { HOW_OFTEN } from './words.ts';

const MONTHS = 12;

/** What comes back, for the answers of the assistant: what the totals of the page count. */
export const answeredSeries: AnswerSources['recurring'] = async (read, side) => {
  const run = await runOf(read.sql, read.projectId);
  const data = spanOf(run);
  if (!run) return 'De periodieke boekingen worden nog gezocht. Vraag het zo nog eens.';
  if (!data || !isLongEnough(data)) {
    return 'Er zijn te weinig maanden geboekt om te zien wat terugkomt.';
  }
  const { rows } = await allRows(read, run.state, data);
  return answered(
    read,
    rows.filter(({ section, row }) => section === side && row.counts !== false),
  );
};

function answered({ books }: ReadBooks, rows: readonly SeriesRow[]): AnsweredSeries {
  const said = saidOf(rows, (rekening) => books.accounts.get(rekening)?.naam ?? '');
  const series = rows.map(({ row, letters, times, prices, isEqual }) => {
    const { frequentie } = spokenOut(row);
    const words = HOW_OFTEN[frequentie];
    const account = `${row.rekening} ${said.accounts[row.rekening] ?? ''}`.trim();
    // Of no relation it is called by the words of its bookings.
    const name =
      row.tegenpartij === undefined ? written(row.name, `een post op ${account}`) : row.name;
    const months = { months: letters, ...(times && { times }) };
    const whole = wholeSeriesRow(said, { ...row, name }, months);
    return {
      name,
      rekening: row.rekening,
      relatie: row.tegenpartij,
      frequency: words,
      perYear: CADENCES[frequentie].perYear,
      amount: whole.amount,
      next: row.next,
      amounts: isEqual ? ('gelijk' as const) : whole.amount_kind,
      ...(prices && { prices }),
      ...(whole.range && { range: whole.range }),
    };
  });
  const terms = series.map(({ name, amount, perYear }) => ({
    label: name,
    factor: perYear,
    part: 'teller' as const,
    figure: amount,
  }));
  return { series, perMonth: perMonthOf(terms) };
}

/** All of them in a year, divided by its months. */
function perMonthOf(terms: readonly FigureTerm[]): Figure {
  const about = {
    label: 'Gemiddeld per maand',
    explanation: 'Wat in een jaar terugkomt, gedeeld door twaalf.',
  };
  if (terms.length === 0) return { kind: 'absent', reason: 'Er komt niets terug.', about };
  const perYear = terms.reduce(
    (sum, { factor, figure }) => sum + factor * (valueOf(figure) ?? 0),
    0,
  );
  const value = divided(perYear, MONTHS, 1);
  return { kind: 'derived', unit: 'cents', value, divisor: MONTHS, terms: [...terms], about };
}
