import type { CallResponse, JournalLine, Selection } from '@kengetal/contract';
import type { Sql } from '../../../db/database.ts';
import type { LineColumns } from '../columns/columns.ts';
import { pageRows } from '../page.ts';
import type { PageRequest } from '../page-request.ts';
import type { Reach } from '../reach.ts';
import { linesOf } from '../rows.ts';
import { amountRange, searchWords } from '../search.ts';

type Found = CallResponse<'search'>['lines'];
type Hit = Found['hits'][number];

/** Groups whose accounts invoices stand on. */
const OWED = ['debiteuren', 'crediteuren'];
/** Lines of debtors and creditors that are looked at for invoices: each has a few. */
const OF_INVOICES = 60;
/** Lines that an entry has, or more. */
const OF_ENTRY = 4;
const NONE: Found = { hits: [], count: 0 };

/** All lines of a project. */
export const EVERYTHING: Selection = {
  periode_min: 190001,
  periode_max: 210012,
  soorten: ['opening', 'mutatie', 'afsluiting'],
  filters: [],
};

/** What is looked in. */
export interface SearchedLines {
  readonly sql: Sql;
  readonly reach: Reach;
  readonly columns: LineColumns | undefined;
  /** Hits of a kind that are answered. */
  readonly most: number;
}

/** Lines of an amount; where the words are one alone. */
export async function foundAmounts(lines: SearchedLines, search: string): Promise<Found> {
  if (!isAmount(search)) return NONE;
  const { hits, count } = await found(lines, { search, by: 'amount' }, lines.most * 2);
  // The whole invoice says more than its parts, and than its payment.
  const rankOf = (hit: Hit) => (isOwed(hit) ? (isCharge(hit.line) ? 0 : 1) : 2);
  const ranked = hits.sort((one, other) => rankOf(one) - rankOf(other));
  return { hits: ranked.slice(0, lines.most), count };
}

/**
 * Lines by their words, one of each entry. An amount alone is looked for in words only: as an amount
 * it has its own.
 */
export async function foundLines(lines: SearchedLines, search: string): Promise<Found> {
  const asked = { search, ...(isAmount(search) && { by: 'text' as const }) };
  const { hits, count } = await found(lines, asked, lines.most * OF_ENTRY);
  const entries = new Map<string, Hit>();
  for (const hit of hits) {
    const key = JSON.stringify(hit.entry);
    const before = entries.get(key);
    if (!before || (isOwed(hit) && !isOwed(before))) entries.set(key, hit);
  }
  return { hits: [...entries.values()].slice(0, lines.most), count };
}

/** Invoices by a part of their number, or of that of their entry. */
export async function foundInvoices(lines: SearchedLines, search: string): Promise<Found> {
  const words = searchWords(search.toLowerCase());
  // With cents it is an amount, and no number of an invoice.
  const numbers = words.filter((word) => /\d/.test(word) && !/,\d/.test(word));
  if (numbers.length === 0) return NONE;
  const reach = onAccountsOf(lines.reach, OWED);
  const { hits } = await found({ ...lines, reach }, { search, by: 'text' }, OF_INVOICES);
  const invoices = new Map<string, Hit>();
  for (const hit of hits) {
    const { tegenpartij, factuur, boekstuk } = hit.line;
    const number = (factuur ?? boekstuk).toLowerCase();
    if (!numbers.some((word) => number.includes(word))) continue;
    const key = JSON.stringify([tegenpartij, number]);
    const before = invoices.get(key);
    if (!before || (isCharge(hit.line) && !isCharge(before.line))) invoices.set(key, hit);
  }
  const all = [...invoices.values()];
  return { hits: all.slice(0, lines.most), count: all.length };
}

/** True for the line that an invoice adds to what is owed; its payment takes it away. */
const isCharge = ({ groep, cents }: JournalLine) => cents > 0 === (groep === 'debiteuren');

const isOwed = ({ line }: Hit) => OWED.includes(line.groep);

function isAmount(search: string): boolean {
  const words = searchWords(search);
  const [word = ''] = words;
  return words.length === 1 && amountRange(word) !== undefined;
}

async function found(
  { sql, reach, columns }: SearchedLines,
  asked: Pick<PageRequest, 'search' | 'by'>,
  limit: number,
): Promise<Found> {
  const sort = { column: 'datum', direction: 'desc' } as const;
  const request = { reach, ...asked, sort, limit, after: undefined, offset: 0 };
  const { rows, seen } = await pageRows(sql, request, columns);
  const hits = linesOf(reach, rows).map((line) => ({ line, entry: entryOf(line) }));
  return { hits, count: seen?.found.count ?? hits.length };
}

/** The lines of a line's entry; one without a number is known by its day. */
function entryOf({ periode, soort, dagboek, boekstuk, datum }: JournalLine): Selection {
  const eq = (column: 'dagboek' | 'boekstuk' | 'datum', value: string) =>
    ({ column, operator: 'eq', value }) as const;
  return {
    periode_min: periode,
    periode_max: periode,
    soorten: [soort],
    filters: [
      eq('dagboek', dagboek),
      boekstuk === '' ? eq('datum', datum) : eq('boekstuk', boekstuk),
    ],
  };
}

/** The same lines on accounts of these groups alone. */
function onAccountsOf(reach: Reach, groups: readonly string[]): Reach {
  const accounts = reach.accounts.filter(({ groep }) => groups.includes(groep));
  const filters: Selection['filters'] = [{ column: 'groep', operator: 'in', value: [...groups] }];
  return {
    ...reach,
    selection: { ...reach.selection, filters },
    accounts,
    // Nobody asks what all of them add up to.
    sum_cents: 0,
    count: accounts.reduce((sum, { count }) => sum + count, 0),
    hasAllAccounts: accounts.length === reach.accounts.length,
  };
}
