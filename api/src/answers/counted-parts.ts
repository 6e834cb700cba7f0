import type { BookedFigure, FilterItem, GridWindow } from '@kengetal/contract';
import { GROUP_KEYS, isGroupKey } from '@kengetal/ledger';
import type { PeriodColumn } from '../books/columns/columns.ts';
import { groupNames } from '../books/figures/group-names.ts';
import { filtersOfGroups } from '../books/figures/selection.ts';
import { bookedFigure } from '../books/figures/booked.ts';
import type { ReadBooks } from '../books/store/reader.ts';
import type { Asking } from './asking.ts';
import { item, windowIn, type LinesOf } from './lines-of.ts';
import type { Measured } from './measured.ts';
import { linesByPart, type PartSplit, type Summed } from './parts-of-lines.ts';
import { namesIn } from './world.ts';

/** Lines of a month or of a part, with what they come to. */
export interface Counted {
  readonly name: string;
  readonly count: number;
  readonly figure: BookedFigure;
}

const COLUMNS = {
  ...{ groep: 'rekening', rekening: 'rekening', relatie: 'tegenpartij' },
  ...{ kostenplaats: 'kostenplaats', dagboek: 'dagboek', btw_code: 'btw_code' },
} as const satisfies Record<PartSplit, FilterItem['column']>;

/** How many lines there are of each part that has some, the most first. */
export async function countedParts(
  asking: Asking,
  { lines: of }: Measured,
  column: PeriodColumn,
  split: PartSplit,
): Promise<Counted[] | string> {
  const lines = of ? windowIn(column, of) : '';
  if (!of || typeof lines === 'string') return String(lines);
  const isNarrow = of.isNarrowed === true || of.except !== undefined;
  const sums = isNarrow
    ? await linesByPart(asking, column, of, split)
    : await summed(asking.read, lines, of, split);
  if (typeof sums === 'string') return sums;
  const names = await namesOf(asking.read, split);
  return [...sums]
    .filter(([code]) => code !== '' || split === 'btw_code')
    .map(([code, { cents, count }]) => {
      const name =
        [
          split === 'relatie' || split === 'kostenplaats' || split === 'groep' ? '' : code,
          names.get(code) ?? '',
        ]
          .filter(Boolean)
          .join(' ') ||
        code ||
        'Zonder code';
      const own =
        split === 'groep' && isGroupKey(code)
          ? filtersOfGroups([code])
          : [item(COLUMNS[split], code)];
      const about = { label: `${name}, ${column.naam}`, explanation: 'Deze boekingen samen.' };
      const filters = [...of.filters, ...own];
      return { name, count, figure: bookedFigure(cents, lines, { sign: of.sign, filters, about }) };
    })
    .sort((one, other) => other.count - one.count);
}

async function summed(
  { sql, projectId, books }: ReadBooks,
  { periode_min, periode_max, soorten, boekjaar }: GridWindow,
  { accounts }: LinesOf,
  split: PartSplit,
): Promise<ReadonlyMap<string, Summed>> {
  const rows = await sql.rows<Summed & { code: string }>(countsSql(COLUMNS[split]), [
    ...[projectId, periode_min, periode_max, soorten, boekjaar ?? null],
    accounts.map(({ rekening }) => rekening),
  ]);
  const sums = new Map<string, Summed>();
  for (const { code, cents, count } of rows) {
    const key = split === 'groep' ? (books.accounts.get(code)?.groep ?? '') : code;
    const before = sums.get(key) ?? { cents: 0, count: 0 };
    sums.set(key, { cents: before.cents + cents, count: before.count + count });
  }
  return sums;
}

const countsSql = (code: string) => `
  SELECT coalesce(l.${code}, '') AS code, sum(l.cents)::bigint AS cents, count(*)::int AS count
  FROM journal_lines l
  JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
  WHERE l.project_id = $1 AND l.periode BETWEEN $2 AND $3 AND l.soort = ANY ($4)
    AND ($5::text IS NULL OR s.boekjaar = $5) AND l.rekening = ANY ($6)
  GROUP BY 1`;

/** What parts are called, by their code. */
async function namesOf(read: ReadBooks, split: PartSplit): Promise<ReadonlyMap<string, string>> {
  if (split === 'groep') return new Map(groupNames(GROUP_KEYS));
  if (split === 'rekening')
    return new Map([...read.books.accounts].map(([code, { naam }]) => [code, naam]));
  const { relations, journals, vatCodes, costCentres } = await namesIn(read);
  if (split === 'relatie') return new Map(relations.map(({ relatie, naam }) => [relatie, naam]));
  const codes = { dagboek: journals, btw_code: vatCodes, kostenplaats: costCentres }[split];
  return new Map(codes.map(({ code, naam }) => [code, naam]));
}
