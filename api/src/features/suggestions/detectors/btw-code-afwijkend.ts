import { dayName, periodOfDay } from '@kengetal/ledger';
import type { ProjectBooks } from '../books-of.ts';
import type { BooksDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { entryOf, grouped, LINE, LINES, sumOf, type Line } from '../lines.ts';
import { IN_RANGE, rowsByRange } from '../ranges.ts';
import { percentage } from '../../../books/figures/words.ts';
import { linesEvidence, linesFigure, said } from '../proof.ts';

/** Lines that make a habit, and how many later ones make another. */
const HABIT = 6;
const NEW_HABIT = 3;
/** Cents of VAT that it makes a difference. */
const LEAST = 500;
const MOST = 50;
/** Lines of a relation on an account, at most: with more it stands for many. */
const MOST_LINES = 2_000;
/** Other relations on the account, and their lines, by which a code is in regular use there. */
const OTHERS = 2;
const LINES_OF_OTHERS = 3;

/** Lines `l` that VAT was charged on, or that are of a bill without it. */
const CHARGED = `(l.btw_soort IN ('inkoop', 'verkoop')
  OR l.btw_soort IS NULL AND l.btw_code IS NULL AND l.factuur IS NOT NULL)`;

/** A line with the rate of its code in hundredths of a percent, nil without a code. */
interface Rated extends Line {
  readonly btw_code: string | null;
  readonly percentage: number;
}

/** An entry with another VAT code than always for this relation on this account. */
export const btwCodeAfwijkend: BooksDetector = async (books) => {
  const { sql, projectId, now } = books;
  const used = await usedOn(books);
  const found: Finding[] = [];
  for (const { rekening, tegenpartij } of mixedIn(used)) {
    const lines = await sql.rows<Rated>(RATED, [projectId, now, rekening, tegenpartij]);
    for (const at of deviatingIn(lines)) {
      const [line, usual] = [lines[at], lines[0]];
      if (!line || !usual || isUsedByOthers(line, used)) continue;
      found.push(
        findingOf(
          books,
          line,
          lines.slice(0, at).filter((one) => one.btw_code === usual.btw_code),
        ),
      );
    }
  }
  return found.length > MOST ? [] : found;
};

/** Lines of a relation on an account with a code, '' for none. */
interface Used {
  readonly rekening: string;
  readonly tegenpartij: string;
  readonly code: string;
  readonly aantal: number;
}

/** How often relations have each of their codes on each account. */
async function usedOn(books: ProjectBooks): Promise<Used[]> {
  const rows = await rowsByRange<Used>(
    books,
    `SELECT l.rekening, l.tegenpartij, coalesce(l.btw_code, '') AS code, count(*)::int AS aantal
     FROM journal_lines l
     JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening
     WHERE ${IN_RANGE} AND l.datum <= $5 AND l.soort = 'mutatie' AND a.type = 'resultaat'
       AND l.tegenpartij IS NOT NULL AND ${CHARGED}
     GROUP BY 1, 2, 3`,
    [books.now],
  );
  return [...grouped(rows, keyOf).values()].flatMap((own) => {
    const [first] = own;
    return first ? [{ ...first, aantal: linesOf(own) }] : [];
  });
}

const keyOf = ({ rekening, tegenpartij, code }: Used) => `${rekening} ${tegenpartij} ${code}`;
const linesOf = (used: readonly Used[]) => used.reduce((sum, { aantal }) => sum + aantal, 0);

/** One of each relation and account that have more than one code. */
function mixedIn(used: readonly Used[]): Used[] {
  const all = grouped(used, ({ rekening, tegenpartij }) => `${rekening} ${tegenpartij}`);
  return [...all.values()].flatMap((own) => {
    const [first] = own;
    const lines = linesOf(own);
    return first && own.length > 1 && lines > HABIT && lines <= MOST_LINES ? [first] : [];
  });
}

/** The account is one of several rates: other relations have this code on it time and again. */
function isUsedByOthers(
  { rekening, tegenpartij, btw_code }: Rated,
  used: readonly Used[],
): boolean {
  const others = used.filter(
    (one) =>
      one.rekening === rekening && one.code === (btw_code ?? '') && one.tegenpartij !== tegenpartij,
  );
  return others.length >= OTHERS && linesOf(others) >= LINES_OF_OTHERS;
}

const RATED = `SELECT ${LINE}, l.btw_code, coalesce(v.percentage, 0) AS percentage FROM ${LINES}
  LEFT JOIN vat_codes v ON v.project_id = l.project_id AND v.source_no = l.source_no
    AND v.btw_code = l.btw_code
  WHERE l.project_id = $1 AND l.datum <= $2 AND l.rekening = $3 AND l.tegenpartij = $4
    AND l.soort = 'mutatie' AND ${CHARGED}
  ORDER BY l.datum, l.source_no, l.entry_no, l.line_no`;

/** Indexes of lines that break a habit which had no exception before and goes on after them. */
function deviatingIn(lines: readonly Rated[]): number[] {
  const found: number[] = [];
  const [first] = lines;
  if (!first) return [];
  lines.forEach((line, at) => {
    const before = lines.slice(0, at).filter((_, index) => !found.includes(index));
    const isHabit =
      before.length >= HABIT && before.every(({ btw_code }) => btw_code === first.btw_code);
    if (!isHabit || line.btw_code === first.btw_code) return;
    // A bill that was split by rate has both.
    const isSplit = ({ btw_code, ...one }: Rated) =>
      btw_code === first.btw_code && entryOf(one) === entryOf(line);
    if (lines.some(isSplit)) return;
    // An invoice that was cancelled stands there twice, and comes to nothing.
    const alike = lines.filter(
      (one) => one.btw_code === line.btw_code && entryOf(one) === entryOf(line),
    );
    if (sumOf(alike) === 0) return;
    const usual = before[0]?.percentage ?? 0;
    const cents = Math.abs(line.cents * (line.percentage - usual)) / 10_000;
    const after = lines.slice(at, at + NEW_HABIT);
    const isNew =
      after.length === NEW_HABIT && after.every(({ btw_code }) => btw_code === line.btw_code);
    if (cents >= LEAST && !isNew) found.push(at);
  });
  return found;
}

/** @param before what was booked with the usual code, and is told to be different */
function findingOf(books: ProjectBooks, line: Rated, before: readonly Rated[]): Finding {
  const usual = before.at(-1) ?? line;
  const { rekening, tegenpartij, datum, boekstuk, dagboek } = line;
  const naam = books.names.get(tegenpartij ?? '') ?? tegenpartij ?? '';
  const account = books.accounts.get(rekening)?.naam ?? rekening;
  const sign: 1 | -1 = line.cents < 0 ? -1 : 1;
  const figure = linesFigure([line], sign, {
    label: `Boeking ${boekstuk}`,
    explanation: 'Zonder btw.',
  });
  const shown = [...before.slice(-3), line];
  const sum = linesFigure(shown, sign, {
    label: 'Samen',
    explanation: 'Deze boekingen samen, zonder btw.',
  });
  const rate = (one: Rated) => (one.btw_code === null ? 'geen btw' : percentage(one.percentage));
  const month = periodOfDay(datum);
  return {
    detector: 'btw_code_afwijkend',
    key: `${tegenpartij} ${rekening} ${dagboek} ${boekstuk} ${entryOf(line)}`.replace(
      / \d+ \d+$/,
      '',
    ),
    category: 'btw',
    title: `Andere btw bij ${naam}`,
    summary: said`De boeking van ${dayName(datum)} bij ${naam} op ${account}, ${figure}, heeft ${rate(line)} in plaats van ${rate(usual)} zoals altijd.`,
    weight: Math.round(Math.abs(line.cents * (line.percentage - usual.percentage)) / 10_000),
    effect: null,
    urgency: 'deze_maand',
    due: null,
    certainty: 'waarschijnlijk',
    about: {
      relaties: tegenpartij ? [tegenpartij] : [],
      rekeningen: [rekening],
      documenten: [line.factuur ?? boekstuk],
    },
    periode_min: month,
    periode_max: month,
    blocks: [linesEvidence('Waarom', shown, sign, sum)],
    how: said`De ${String(before.length)} eerdere boekingen van ${naam} op ${rekening} ${account} hadden allemaal dezelfde btw-code. Wat er op de factuur staat, weten de boeken niet. Bedragen zonder btw.`,
    steps: [
      'Kijk op de factuur welk tarief er staat.',
      'Laat de btw-code verbeteren als die anders is.',
    ],
    question: `Hoort bij ${boekstuk} van ${naam} ${rate(line)}?`,
  };
}
