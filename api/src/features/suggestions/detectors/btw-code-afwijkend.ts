import { dayName, periodOfDay } from '@kengetal/ledger';
import type { ProjectBooks } from '../books-of.ts';
import type { BooksDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { entryOf, grouped, LINE, LINES, type Line } from '../lines.ts';
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

/** A line with the rate of its code in hundredths of a percent, nil without a code. */
interface Rated extends Line {
  readonly btw_code: string | null;
  readonly percentage: number;
}

/** An entry with another VAT code than always for this relation on this account. */
export const btwCodeAfwijkend: BooksDetector = async (books) => {
  const { sql, projectId, now } = books;
  const mixed = await mixedOf(books);
  const found: Finding[] = [];
  for (const { rekening, tegenpartij } of mixed) {
    const lines = await sql.rows<Rated>(RATED, [projectId, now, rekening, tegenpartij]);
    for (const at of deviatingIn(lines)) {
      const line = lines[at];
      const usual = lines[at - 1];
      if (line && usual) found.push(findingOf(books, line, usual, lines.slice(0, at)));
    }
  }
  return found.length > MOST ? [] : found;
};

/** Lines of a relation on an account, with the first and last of their codes. */
interface Coded {
  readonly rekening: string;
  readonly tegenpartij: string;
  readonly aantal: number;
  readonly eerste: string;
  readonly laatste: string;
}

/** Relations and accounts whose lines have more than one code. */
async function mixedOf(books: ProjectBooks): Promise<Coded[]> {
  const rows = await rowsByRange<Coded>(
    books,
    `SELECT l.rekening, l.tegenpartij, count(*)::int AS aantal,
            min(coalesce(l.btw_code, '')) AS eerste, max(coalesce(l.btw_code, '')) AS laatste
     FROM journal_lines l
     JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening
     WHERE ${IN_RANGE} AND l.datum <= $5 AND l.soort = 'mutatie' AND a.type = 'resultaat'
       AND l.tegenpartij IS NOT NULL AND l.btw_soort IN ('inkoop', 'verkoop')
     GROUP BY l.rekening, l.tegenpartij`,
    [books.now],
  );
  const all = grouped(rows, ({ rekening, tegenpartij }) => `${rekening} ${tegenpartij}`);
  return [...all.values()].flatMap((own) => {
    const [first] = own;
    const lines = own.reduce((sum, { aantal }) => sum + aantal, 0);
    const codes = new Set(own.flatMap(({ eerste, laatste }) => [eerste, laatste]));
    return first && codes.size > 1 && lines > HABIT && lines <= MOST_LINES ? [first] : [];
  });
}

const RATED = `SELECT ${LINE}, l.btw_code, coalesce(v.percentage, 0) AS percentage FROM ${LINES}
  LEFT JOIN vat_codes v ON v.project_id = l.project_id AND v.source_no = l.source_no
    AND v.btw_code = l.btw_code
  WHERE l.project_id = $1 AND l.datum <= $2 AND l.rekening = $3 AND l.tegenpartij = $4
    AND l.soort = 'mutatie' AND l.btw_soort IN ('inkoop', 'verkoop')
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
    const usual = before[0]?.percentage ?? 0;
    const cents = Math.abs(line.cents * (line.percentage - usual)) / 10_000;
    const after = lines.slice(at, at + NEW_HABIT);
    const isNew =
      after.length === NEW_HABIT && after.every(({ btw_code }) => btw_code === line.btw_code);
    if (cents >= LEAST && !isNew) found.push(at);
  });
  return found;
}

function findingOf(
  books: ProjectBooks,
  line: Rated,
  usual: Rated,
  before: readonly Rated[],
): Finding {
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
