import { periodOfDay } from '@kengetal/ledger';
import { tailOf } from '../alike.ts';
import type { ProjectBooks } from '../books-of.ts';
import type { BooksDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { grouped, linesWhere, type Line } from '../lines.ts';
import { amount, date, evidence, linesFigure, said, text } from '../proof.ts';
import { IN_RANGE, rowsByRange } from '../ranges.ts';

/** Numbers in a row that make it one, and how many may lack at once. */
const RUN = 20;
const GAP = 5;
/** Of a run that lacks more than a few and this part, numbers are used for other things too. */
const FEW = 5;
const LACKS = 0.05;
/** Findings of one series of numbers, at most. */
const MOST = 5;

/** Numbers that two years have both, by which a series begins anew each year. */
const ANEW = 10;

/** A number of a sales invoice: what counts up in it, and what stands before and after that. */
interface Numbered {
  readonly factuur: string;
  /** Source, so the fiscal year, that has it. */
  readonly source_no: number;
  readonly datum: string;
  readonly head: string;
  readonly tail: number;
  readonly width: number;
  readonly end: string;
}

/** Numbers between which some are missing. */
interface Gap {
  readonly before: Numbered;
  readonly after: Numbered;
  readonly missing: readonly string[];
  /** The year within which these numbers are given once; undefined where they never come again. */
  readonly source_no: number | undefined;
}

/** A number that is missing in a run of sales invoices. */
export const factuurnummerOntbreekt: BooksDetector = async (books) => {
  const gaps = gapsIn(await numbersOf(books));
  if (gaps.length === 0) return [];
  const found: Finding[] = [];
  for (const gap of gaps) {
    const missing = await unusedOf(books, gap);
    if (missing.length > 0) found.push(await findingOf(books, { ...gap, missing }));
  }
  return found;
};

/** Numbers of sales, of whatever sign and of no amount too. */
async function numbersOf(books: ProjectBooks): Promise<Numbered[]> {
  const rows = await rowsByRange<{ factuur: string; source_no: number; datum: string }>(
    books,
    `SELECT l.factuur, l.source_no, min(l.datum) AS datum FROM journal_lines l
     JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening
     WHERE ${IN_RANGE} AND l.datum <= $5 AND a.groep = 'debiteuren' AND l.cents >= 0
       AND l.soort <> 'opening' AND l.factuur IS NOT NULL AND l.koppeling IS NULL
     GROUP BY l.factuur, l.source_no`,
    [books.now],
  );
  const own = grouped(rows, ({ factuur, source_no }) => `${source_no} ${factuur}`);
  return [...own.values()].flatMap((same) => {
    const [first] = same.sort(byDatum);
    const parts = first && partsOf(first.factuur);
    return first && parts ? [{ ...first, ...parts }] : [];
  });
}

const byDatum = (one: { readonly datum: string }, other: { readonly datum: string }) =>
  one.datum < other.datum ? -1 : one.datum > other.datum ? 1 : 0;

/** Its last digits count up, or those before a year at its end: 0012/2024. */
function partsOf(factuur: string): Pick<Numbered, 'head' | 'tail' | 'width' | 'end'> | undefined {
  const match = /^(.*?)(\d{1,12})([-/. ](?:20)?\d{2})?$/.exec(factuur);
  if (!match) return undefined;
  const [, head = '', digits = '', end = ''] = match;
  // 24-17 is the seventeenth of 2024, not number 24 of '17.
  const isYear = end.length === 5 && digits.length !== 4;
  if (end !== '' && !isYear) return partsOfTail(factuur);
  return { head, tail: Number(digits), width: digits.length, end };
}

function partsOfTail(factuur: string) {
  const parts = tailOf(factuur);
  return parts && { ...parts, end: '' };
}

function gapsIn(numbers: readonly Numbered[]): Gap[] {
  const series = grouped(numbers, ({ head, width, end }) => `${head} ${width} ${end}`);
  return [...series.values()].flatMap((own) => {
    const years = [...grouped(own, ({ source_no }) => source_no)];
    const first = new Map<number, Numbered>();
    for (const one of [...own].sort(byDatum)) {
      if (!first.has(one.tail)) first.set(one.tail, one);
    }
    const isAnew = own.length - first.size >= ANEW;
    if (isAnew) return years.flatMap(([year, numbers]) => gapsOfSeries(numbers, year));
    return gapsOfSeries([...first.values()], undefined);
  });
}

function gapsOfSeries(numbers: readonly Numbered[], source_no: number | undefined): Gap[] {
  return runsOf([...numbers].sort((one, other) => one.tail - other.tail)).flatMap((run) => {
    const gaps = run.length < RUN ? [] : gapsOf(run, source_no);
    const missing = gaps.reduce((sum, gap) => sum + gap.missing.length, 0);
    return missing > Math.max(FEW, run.length * LACKS) || gaps.length > MOST ? [] : gaps;
  });
}

/** Numbers that follow each other but for small gaps. */
function runsOf(numbers: readonly Numbered[]): Numbered[][] {
  const runs: Numbered[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && number.tail - last.tail <= GAP + 1) run.push(number);
    else runs.push([number]);
  }
  return runs;
}

function gapsOf(run: readonly Numbered[], source_no: number | undefined): Gap[] {
  return run.slice(1).flatMap((after, at) => {
    const before = run[at];
    if (!before || after.tail - before.tail < 2) return [];
    const count = after.tail - before.tail - 1;
    const missing = Array.from(
      { length: count },
      (_, place) =>
        before.head + String(before.tail + place + 1).padStart(before.width, '0') + before.end,
    );
    return [{ before, after, missing, source_no }];
  });
}

/**
 * Those that no line names: a credit note, another journal, an invoice that was cancelled. The
 * entries of other journals may be numbered alike, as is the payment of another invoice, and are
 * not about it.
 */
async function unusedOf(
  { sql, projectId }: ProjectBooks,
  { missing, source_no }: Gap,
): Promise<string[]> {
  const unused: string[] = [];
  for (const number of missing) {
    const rows = await sql.rows(
      `SELECT 1 FROM journal_lines l
       JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
       JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening
       WHERE l.project_id = $1 AND l.source_no = coalesce($3::int, l.source_no) AND (l.factuur = $2
         OR CASE WHEN l.boekstuk = $2 THEN a.groep = 'debiteuren' AND l.factuur IS NULL
            ELSE l.zoek LIKE '%' || lower($2) || '%' AND l.zoek ~ $4 END) LIMIT 1`,
      [projectId, number, source_no ?? null, wholeWord(number)],
    );
    if (rows.length === 0) unused.push(number);
  }
  return unused;
}

/** Not as a part of a longer number. */
const wholeWord = (number: string) =>
  `(^|[^0-9a-z])${number.toLowerCase().replace(/[^0-9a-z]/g, '\\$&')}($|[^0-9a-z])`;

async function findingOf(books: ProjectBooks, { before, after, missing }: Gap): Promise<Finding> {
  const lines = await linesWhere(
    books.sql,
    books.projectId,
    `l.soort = 'mutatie' AND a.groep = 'debiteuren' AND l.cents > 0 AND l.factuur = ANY ($2) AND l.datum = ANY ($3::date[])`,
    [
      [before.factuur, after.factuur],
      [before.datum, after.datum],
    ],
    50,
  );
  const [first = ''] = missing;
  const last = missing.at(-1) ?? first;
  const what =
    missing.length === 1 ? `Factuur ${first} ontbreekt` : `Facturen ${first} t/m ${last} ontbreken`;
  const row = ({ factuur, datum }: Numbered) => {
    const own: Line[] = lines.filter((line) => line.factuur === factuur);
    const figure =
      own.length === 0
        ? null
        : linesFigure(own, 1, { label: `Factuur ${factuur}`, explanation: 'Met btw.' });
    return [factuur, datum, figure];
  };
  return {
    detector: 'factuurnummer_ontbreekt',
    key: first,
    category: 'kwaliteit',
    title: what,
    summary: said`${what} in de verkoop: ${before.factuur} en ${after.factuur} zijn er wel.`,
    weight: 0,
    effect: null,
    urgency: 'deze_maand',
    due: null,
    certainty: 'zeker',
    about: { relaties: [], rekeningen: [], documenten: [...missing] },
    periode_min: periodOfDay(before.datum),
    periode_max: periodOfDay(after.datum > before.datum ? after.datum : before.datum),
    blocks: [
      evidence(
        'Waarom',
        [text('Factuur'), date(), amount()],
        [row(before), ...missing.map((number) => [number, null, null]), row(after)],
      ),
    ],
    how: said`De nummers van je verkoopfacturen lopen op, op ${missing.length === 1 ? 'dit nummer' : 'deze nummers'} na. Geen andere boeking noemt ${missing.length === 1 ? 'het' : 'ze'}. Of er een factuur met dit nummer is gemaakt, staat niet in de boeken.`,
    steps: [
      `Zoek factuur ${first} op in je facturatie.`,
      'Laat hem boeken, of bewaar waarom het nummer is vervallen.',
    ],
    question: `Is er een verkoopfactuur ${first} gemaakt?`,
  };
}
