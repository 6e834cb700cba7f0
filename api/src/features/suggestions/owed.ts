import type { ReadBooks } from '../../books/store/reader.ts';
import { listOpen, type OpenItem, type OwedGroup } from './open-now.ts';
import { byDay, grouped, linesWhere, type Line } from './lines.ts';
import { IN_RANGE, rowsByRange } from './ranges.ts';
import { nextSlice } from '../../slices.ts';
import type { ProjectBooks } from './books-of.ts';

/** A line on an account of debtors or creditors. */
export interface OwedLine extends Line {
  /** True where its entry has money in it: a payment. */
  readonly geld: boolean;
}

/** All that was charged to or by a relation, and what was settled of it. */
export interface Owed {
  readonly relatie: string;
  readonly naam: string;
  readonly groep: OwedGroup;
  /** By day; no openings. */
  readonly lines: readonly OwedLine[];
  /** What is open now, by invoice; undefined where the books do not tell that. */
  readonly open: readonly OpenItem[] | undefined;
}

/** Lines of relations that are read together. */
const RANGE = 4_000;
/** Who has more is no relation but many: cash customers, a web shop. */
const MOST = 20_000;

/** The relations of both groups one after the other, so that never all lines are in memory. */
export async function* owedRelations(books: ProjectBooks): AsyncGenerator<Owed> {
  const { sql, projectId, names, accounts, now } = books;
  const money = await entriesWithMoney(books.read);
  const open = await listOpen(books);
  const groupOf = (rekening: string): OwedGroup =>
    accounts.get(rekening)?.groep === 'debiteuren' ? 'debiteuren' : 'crediteuren';
  const counts = [...(await relationUse(books)).values()].filter(({ aantal }) => aantal <= MOST);
  for (const range of rangesOf(counts)) {
    const rows = await linesWhere(
      sql,
      projectId,
      `l.datum <= $2 AND ${OWED} AND l.tegenpartij = ANY ($3)`,
      [now, range],
    );
    const keyOf = ({ rekening, tegenpartij }: Line) => `${groupOf(rekening)} ${tegenpartij}`;
    for (const own of grouped(rows.sort(byDay), keyOf).values()) {
      const [first] = own;
      const relatie = first?.tegenpartij;
      if (!first || !relatie) continue;
      const groep = groupOf(first.rekening);
      yield {
        relatie,
        naam: names.get(relatie) ?? relatie,
        groep,
        lines: own.map((line) => ({ ...line, geld: money.has(entryKey(line)) })),
        open: open.get(groep)?.get(relatie) ?? (open.has(groep) ? [] : undefined),
      };
    }
  }
}

/** Lines `l` with accounts `a`. */
const OWED = `l.soort <> 'opening' AND l.cents <> 0
  AND a.groep IN ('debiteuren', 'crediteuren') AND l.tegenpartij IS NOT NULL`;

function rangesOf(counts: readonly { relatie: string; aantal: number }[]): string[][] {
  const ranges: string[][] = [];
  let left = 0;
  for (const { relatie, aantal } of counts) {
    const range = ranges.at(-1);
    if (range && aantal <= left) range.push(relatie);
    else {
      ranges.push([relatie]);
      left = RANGE;
    }
    left -= aantal;
  }
  return ranges;
}

const ENTRIES = 2 ** 32;
const entryKey = ({ source_no, entry_no }: Pick<Line, 'source_no' | 'entry_no'>) =>
  source_no * ENTRIES + entry_no;

/** Entries with a line on an account of money. */
async function entriesWithMoney(read: ReadBooks): Promise<ReadonlySet<number>> {
  const rows = await rowsByRange<{ source_no: number; entries: string }>(
    read,
    `SELECT l.source_no, json_agg(DISTINCT l.entry_no)::text AS entries FROM journal_lines l
     JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening
     WHERE ${IN_RANGE} AND a.groep IN ('bank_en_kas', 'bankschulden', 'kruisposten')
     GROUP BY l.source_no`,
    [],
  );
  const found = new Set<number>();
  for (const { source_no, entries } of rows) {
    await nextSlice();
    for (const entry_no of JSON.parse(entries) as number[]) {
      found.add(entryKey({ source_no, entry_no }));
    }
  }
  return found;
}

/** How many lines on accounts of debtors and creditors name a relation, and from when to when. */
export interface RelationUse {
  readonly relatie: string;
  readonly aantal: number;
  readonly eerste: string;
  readonly laatste: string;
}

/** The use of all relations, by number. */
export async function relationUse(books: ProjectBooks): Promise<Map<string, RelationUse>> {
  const rows = await rowsByRange<RelationUse>(
    books,
    `SELECT l.tegenpartij AS relatie, count(*)::int AS aantal, min(l.datum) AS eerste,
            max(l.datum) AS laatste
     FROM journal_lines l
     JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening
     WHERE ${IN_RANGE} AND l.datum <= $5 AND ${OWED} GROUP BY l.tegenpartij`,
    [books.now],
  );
  const found = new Map<string, RelationUse>();
  for (const row of rows) {
    const before = found.get(row.relatie);
    found.set(row.relatie, before ? together(before, row) : row);
  }
  return found;
}

const together = (one: RelationUse, other: RelationUse): RelationUse => ({
  relatie: one.relatie,
  aantal: one.aantal + other.aantal,
  eerste: one.eerste < other.eerste ? one.eerste : other.eerste,
  laatste: one.laatste > other.laatste ? one.laatste : other.laatste,
});
