import type { Figure } from '@kengetal/contract';
import { dayName, definition, periodOfDay } from '@kengetal/ledger';
import { bookedFigure } from '../../../books/figures/booked.ts';
import type { ReadBooks } from '../../../books/store/reader.ts';

/** Whether the books tell what there is on bank and in cash at the end of a day. */
export const tellsMoneyOn = (read: ReadBooks, day: string): boolean => windowOn(read, day) !== null;

function windowOn({ books }: ReadBooks, day: string) {
  const month = periodOfDay(day);
  const window = books.linesOf('stock', { periode_min: month, periode_max: month });
  return typeof window === 'string' || books.lacksOpening(month) ? null : window;
}

/** What there is on bank and in cash at the end of a day; undefined where the books do not tell. */
export async function moneyOn(read: ReadBooks, day: string): Promise<Figure | undefined> {
  const { books, sql, projectId } = read;
  const window = windowOn(read, day);
  if (!window) return undefined;
  const { groups, sign, explanation } = definition('bank_en_kas');
  const [row] = await sql.rows<{ cents: number }>(
    `SELECT coalesce(sum(l.cents), 0)::bigint AS cents FROM journal_lines l
     JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
     WHERE l.project_id = $1 AND l.rekening = ANY ($2) AND l.periode BETWEEN $3 AND $4
       AND l.soort = ANY ($5) AND l.datum <= $6 AND ($7::text IS NULL OR l.boekjaar = $7)`,
    [
      projectId,
      books.accountsOf(groups).map(({ rekening }) => rekening),
      window.periode_min,
      window.periode_max,
      window.soorten,
      day,
      window.boekjaar ?? null,
    ],
  );
  return bookedFigure(row?.cents ?? 0, window, {
    sign,
    filters: [
      { column: 'groep', operator: 'eq', value: 'bank_en_kas' },
      { column: 'datum', operator: 'lte', value: day },
    ],
    about: { label: `Bank en kas, stand ${dayName(day)}`, explanation },
  });
}
