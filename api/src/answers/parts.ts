import type { Figure, FilterItem } from '@kengetal/contract';
import { GROUPS, isGroupKey, type Window } from '@kengetal/ledger';
import type { PeriodColumn } from '../books/columns/columns.ts';
import { costCentreSums } from '../books/dimensions/cost-centre-months.ts';
import type { SumsByCode } from '../books/dimensions/dimensions.ts';
import { relationSums } from '../books/dimensions/relation-months.ts';
import { bookedFigure } from '../books/figures/booked.ts';
import { groupNames } from '../books/figures/group-names.ts';
import { filtersOfGroups } from '../books/figures/selection.ts';
import type { Books } from '../books/books.ts';
import type { ReadBooks } from '../books/store/reader.ts';
import { filtersOfAccount } from '../books/figures/booked.ts';
import type { Asking } from './asking.ts';
import { budgetParts } from './budget-parts.ts';
import { item, windowIn, type LinesOf } from './lines-of.ts';
import { addedByLine, type Part, type PartSplit, type RawPart } from './parts-of-lines.ts';
import { namesIn } from './world.ts';

/** More parts than this nobody is told of; the others are one row. */
export const MOST_PARTS = 200;

/** What lines add up to by something, the largest first; what has no code is in none of them. */
export async function partsIn(
  asking: Pick<Asking, 'read' | 'sources'>,
  column: PeriodColumn,
  of: LinesOf,
  split: PartSplit,
): Promise<Part[] | string> {
  if (column.isBudget) return budgetParts(asking.read.books, column, of, split);
  const lines = windowIn(column, of);
  if (typeof lines === 'string') return lines;
  const isNarrow =
    of.isNarrowed === true || ((of.except?.relations.length ?? 0) > 0 && split !== 'relatie');
  const all = await rawParts(asking.read, lines, of, split);
  const parts = isNarrow
    ? await addedByLine(asking, column, of, { split, parts: all })
    : of.basis === 'stock'
      ? withResult(all)
      : all;
  if (typeof parts === 'string') return parts;
  return parts
    .map(({ key, name, cents, filters: own }) => {
      const about = { label: `${name}, ${column.naam}`, explanation: 'Deel van het totaal.' };
      const filters = [...own, ...(of.except?.filters ?? [])];
      const figure = bookedFigure(cents, lines, { sign: of.sign, filters, about });
      return { key, name, filters, figure };
    })
    .filter(({ figure }) => figure.cents !== 0)
    .sort((one, other) => other.figure.cents - one.figure.cents);
}

/** A part that is not there in a period is nothing there: none of its lines, or nothing budgeted. */
export function emptyPart(
  column: PeriodColumn,
  { basis, sign }: LinesOf,
  { name, filters }: Part,
): Figure {
  const { lines, budget, reason = 'Niets geboekt.' } = column.source(basis);
  const about = { label: `${name}, ${column.naam}`, explanation: 'Deel van het totaal.' };
  if (budget !== undefined) return { kind: 'budget', cents: 0, basis: budget, about };
  return lines ? bookedFigure(0, lines, { sign, filters, about }) : { kind: 'absent', reason };
}

function rawParts(
  read: ReadBooks,
  lines: Window,
  of: LinesOf,
  split: PartSplit,
): Promise<RawPart[]> | RawPart[] {
  switch (split) {
    case 'groep':
      return byGroup(read.books, lines, of);
    case 'rekening':
      return of.accounts.map(({ rekening, naam }) => ({
        key: rekening,
        name: `${rekening} ${naam}`.trim(),
        cents: read.books.sumOf(rekening, lines),
        filters: filtersOfAccount(rekening),
      }));
    case 'relatie':
      return byCode(read, lines, of, { sums: relationSums, column: 'tegenpartij' });
    case 'kostenplaats':
      return byCode(read, lines, of, { sums: costCentreSums.kostenplaats, column: 'kostenplaats' });
    case 'dagboek':
    case 'btw_code':
      return byColumn(read, lines, of, split);
  }
}

function byGroup(books: Books, lines: Window, { accounts }: LinesOf): RawPart[] {
  const groups = [...new Set(accounts.map(({ groep }) => groep))];
  const names = groupNames(groups);
  return groups.map((groep) => ({
    key: groep,
    name: names.get(groep) ?? groep,
    cents: accounts
      .filter((account) => account.groep === groep)
      .reduce((sum, { rekening }) => sum + books.sumOf(rekening, lines), 0),
    filters: filtersOfGroups([groep]),
  }));
}

/** What a balance has of the result is one part of it: no group of costs is owned or owed. */
function withResult(parts: readonly RawPart[]): RawPart[] {
  const isResult = ({ key }: RawPart) => isGroupKey(key) && GROUPS[key].type === 'resultaat';
  const groups = parts.filter(isResult).flatMap(({ key }) => (isGroupKey(key) ? [key] : []));
  const cents = parts.filter(isResult).reduce((sum, part) => sum + part.cents, 0);
  const result = { key: 'resultaat', name: 'Resultaat', cents, filters: filtersOfGroups(groups) };
  return [...parts.filter((part) => !isResult(part)), ...(groups.length > 0 ? [result] : [])];
}

async function byCode(
  read: ReadBooks,
  lines: Window,
  { accounts, filters, sign, except, isNarrowed }: LinesOf,
  { sums, column }: { readonly sums: SumsByCode; readonly column: FilterItem['column'] },
): Promise<RawPart[]> {
  const numbers = accounts.map(({ rekening }) => rekening);
  const found = await sums(read, lines, numbers);
  const most = isNarrowed === true ? Infinity : MOST_PARTS;
  const of = (each: 1 | -1) => found.largest(each, most);
  const parts = [...of(sign), ...of(sign === 1 ? -1 : 1)].filter(
    ({ code }) => column !== 'tegenpartij' || except?.relations.includes(code) !== true,
  );
  return parts.map(({ code, naam, cents }) => ({
    key: code,
    name: naam,
    cents,
    filters: [...filters, item(column, code)],
  }));
}

/** Journals and VAT codes have no sums of their own: the lines are added up. */
async function byColumn(
  read: ReadBooks,
  { periode_min, periode_max, soorten, boekjaar }: Window,
  { accounts, filters }: LinesOf,
  split: 'dagboek' | 'btw_code',
): Promise<RawPart[]> {
  const rows = await read.sql.rows<{ code: string; cents: number }>(BY_COLUMN[split], [
    ...[read.projectId, periode_min, periode_max, soorten, boekjaar ?? null],
    accounts.map(({ rekening }) => rekening),
  ]);
  const { vatCodes, journals } = await namesIn(read);
  const names = split === 'btw_code' ? vatCodes : journals;
  const nameOf = (code: string) => names.find((each) => each.code === code)?.naam;
  return rows.map(({ code, cents }) => ({
    key: code,
    name: code === '' ? 'Zonder code' : [code, nameOf(code)].filter(Boolean).join(' '),
    cents,
    filters: [...filters, item(split, code)],
  }));
}

const byColumnSql = (code: string) => `
  SELECT coalesce(l.${code}, '') AS code, sum(l.cents)::bigint AS cents
  FROM journal_lines l
  JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
  WHERE l.project_id = $1 AND l.periode BETWEEN $2 AND $3 AND l.soort = ANY ($4)
    AND ($5::text IS NULL OR s.boekjaar = $5) AND l.rekening = ANY ($6)
  GROUP BY 1`;

const BY_COLUMN = {
  dagboek: byColumnSql('dagboek'),
  btw_code: byColumnSql('btw_code'),
} as const;
