import { addMonths, monthDays, monthName } from '@kengetal/ledger';
import type { BooksDetector } from '../detector.ts';
import { lastFullMonth } from '../months.ts';
import { evidence, said, text } from '../proof.ts';
import { IN_RANGE, rowsByRange } from '../ranges.ts';

/** Part of the usual number of entries below which a month has few, and what is usual at least. */
const FEW = 0.5;
const USUAL = 20;
/** Months that tell what is usual. */
const YEAR = 12;

/** A month in which much less was booked than usual. */
export const weinigBoekingen: BooksDetector = async (books) => {
  const { now, first } = books;
  const last = lastFullMonth({ now });
  const from = addMonths(last, -3 * YEAR);
  const rows = await rowsByRange<{ periode: number; aantal: number }>(
    books,
    `SELECT periode, count(*)::int AS aantal FROM (
       SELECT DISTINCT l.periode, l.entry_no FROM journal_lines l
       WHERE ${IN_RANGE} AND l.datum BETWEEN $5 AND $6 AND l.soort = 'mutatie') entries
     GROUP BY periode`,
    [monthDays(addMonths(from, -1)).first, now],
  );
  const counts = new Map<number, number>();
  for (const { periode, aantal } of rows) counts.set(periode, (counts.get(periode) ?? 0) + aantal);
  const start = Math.max(from, Number(first.slice(0, 7).replace('-', '')));
  const usualOf = (month: number): number | undefined => {
    const before = Array.from({ length: YEAR }, (_, at) => addMonths(month, -at - 1));
    if ((before.at(-1) ?? 0) < start) return undefined;
    const sorted = before.map((one) => counts.get(one) ?? 0).sort((one, other) => one - other);
    return sorted[YEAR / 2] ?? 0;
  };
  const isFew = (month: number, part = FEW) => {
    const usual = usualOf(month);
    return usual !== undefined && usual >= USUAL && (counts.get(month) ?? 0) < usual * part;
  };
  const isSeason = (month: number) => {
    const then = addMonths(month, -YEAR);
    const around = Array.from(
      { length: YEAR },
      (_, at) => counts.get(addMonths(then, at - 5)) ?? 0,
    );
    const middle = around.sort((one, other) => one - other)[YEAR / 2] ?? 0;
    return (counts.get(then) ?? 0) < middle * FEW;
  };
  return Array.from({ length: YEAR }, (_, at) => addMonths(last, -at))
    .filter((month) => books.books.calendar.months.has(month) && isFew(month) && !isSeason(month))
    .map((month) => {
      const [count, usual] = [counts.get(month) ?? 0, usualOf(month) ?? 0];
      const shown = Array.from({ length: YEAR + 1 }, (_, at) => addMonths(month, at - YEAR));
      return {
        detector: 'weinig_boekingen',
        key: String(month),
        category: 'kwaliteit',
        title: `Weinig geboekt in ${monthName(month)}`,
        summary: said`In ${monthName(month)} zijn ${String(count)} boekingen gemaakt, tegen ${String(usual)} in een gewone maand.`,
        weight: 0,
        effect: null,
        urgency: 'deze_maand',
        due: null,
        certainty: 'waarschijnlijk',
        about: { relaties: [], rekeningen: [], documenten: [] },
        periode_min: month,
        periode_max: month,
        blocks: [
          evidence(
            'Waarom',
            [text('Maand'), text('Boekingen')],
            shown.map((one) => [monthName(one), String(counts.get(one) ?? 0)]),
          ),
        ],
        how: said`Het aantal boekingen van de maand tegen het middelste van de twaalf maanden ervoor; een maand die het jaar ervoor ook rustig was, telt niet. Of er echt minder gebeurde, staat niet in de boeken.`,
        steps: [
          `Kijk welke bankafschriften en facturen van ${monthName(month)} er nog liggen.`,
          'Laat ze boeken voor je op de cijfers van die maand afgaat.',
        ],
        question: `Is ${monthName(month)} helemaal geboekt?`,
      } as const;
    });
};
