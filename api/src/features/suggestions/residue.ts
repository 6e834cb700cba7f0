import type { ProjectBooks } from './books-of.ts';
import { partsOf } from '../../books/open-items/parts.ts';
import { byDay, linesWhere, type Line } from './lines.ts';

/** Lines of an account that is looked through, at most: with more it is one of daily use. */
const MOST = 20_000;

/** What is left on an account. */
export interface Residue {
  /** Lines that come to its balance: opposite amounts fell out, and all up to a day on which the rest was nil. */
  readonly lines: readonly Line[];
  /** Of these the ones that are open, when the oldest are settled first. */
  readonly open: readonly Line[];
  /** Whether those that are open come to the balance; not where one is settled in part. */
  readonly isWhole: boolean;
}

/**
 * What is left on an account on the day of the books, its opening balance included.
 * @returns undefined for an account with too many lines
 */
export async function residueOf(
  { sql, projectId, now }: ProjectBooks,
  rekening: string,
): Promise<Residue | undefined> {
  const begin = (await partsOf(sql, projectId)).at(-1)?.begin ?? 0;
  const lines = await linesWhere(
    sql,
    projectId,
    `l.rekening = $2 AND l.datum <= $3 AND l.periode >= $4
     AND (l.soort <> 'opening' OR l.periode = $4) AND l.cents <> 0`,
    [rekening, now, begin],
    MOST + 1,
  );
  return lines.length > MOST ? undefined : settled(sinceNil(unpaired(lines.sort(byDay))));
}

/** Without pairs of opposite amounts. */
function unpaired(lines: readonly Line[]): Line[] {
  const waiting = new Map<number, Line[]>();
  const gone = new Set<Line>();
  for (const line of lines) {
    const other = waiting.get(-line.cents)?.pop();
    if (other) gone.add(other).add(line);
    else if (waiting.get(line.cents)?.push(line) === undefined) waiting.set(line.cents, [line]);
  }
  return lines.filter((line) => !gone.has(line));
}

/** Those after the last at which all of them came to nil. */
function sinceNil(lines: readonly Line[]): Line[] {
  let sum = 0;
  let from = 0;
  lines.forEach(({ cents }, at) => {
    sum += cents;
    if (sum === 0) from = at + 1;
  });
  return lines.slice(from);
}

/** The newest of the side that is left are open: the oldest are settled first. */
function settled(lines: readonly Line[]): Residue {
  const balance = lines.reduce((sum, { cents }) => sum + cents, 0);
  const open: Line[] = [];
  let rest = balance;
  for (const line of [...lines].reverse()) {
    if (rest === 0) break;
    if (Math.sign(line.cents) !== Math.sign(balance)) continue;
    open.unshift(line);
    if (Math.abs(line.cents) > Math.abs(rest)) return { lines, open, isWhole: false };
    rest -= line.cents;
  }
  return { lines, open, isWhole: true };
}
