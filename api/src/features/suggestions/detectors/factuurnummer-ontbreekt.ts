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
const FEW = 3;
const LACKS = 0.05;
/** Findings of one series of numbers, at most. */
const MOST = 5;

interface Numbered {
  readonly factuur: string;
  readonly datum: string;
  readonly head: string;
  readonly tail: number;
  readonly width: number;
}

/** Numbers between which some are missing. */
interface Gap {
  readonly before: Numbered;
  readonly after: Numbered;
  readonly missing: readonly string[];
}

/** A number that is missing in a run of sales invoices. */
export const factuurnummerOntbreekt: BooksDetector = async (books) => {
  const gaps = gapsIn(await numbersOf(books));
  if (gaps.length === 0) return [];
  const used = await usedElsewhere(
    books,
    gaps.flatMap(({ missing }) => missing),
  );
  const found: Finding[] = [];
  for (const gap of gaps) {
    const missing = gap.missing.filter((number) => !used.has(number));
    if (missing.length > 0) found.push(await findingOf(books, { ...gap, missing }));
  }
  return found;
};

/** Numbers of sales, of whatever sign and of no amount too. */
async function numbersOf(books: ProjectBooks): Promise<Numbered[]> {
  const rows = await rowsByRange<{ factuur: string; datum: string }>(
    books,
    `SELECT l.factuur, min(l.datum) AS datum FROM journal_lines l
     JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening
     WHERE ${IN_RANGE} AND l.datum <= $5 AND a.groep = 'debiteuren' AND l.cents >= 0
       AND l.soort <> 'opening' AND l.factuur IS NOT NULL AND l.koppeling IS NULL
     GROUP BY l.factuur`,
    [books.now],
  );
  const days = new Map<string, string>();
  for (const { factuur, datum } of rows) {
    const before = days.get(factuur);
    if (before === undefined || datum < before) days.set(factuur, datum);
  }
  return [...days].flatMap(([factuur, datum]) => {
    const parts = tailOf(factuur);
    return parts ? [{ factuur, datum, ...parts }] : [];
  });
}

function gapsIn(numbers: readonly Numbered[]): Gap[] {
  const series = grouped(numbers, ({ head, width }) => `${head} ${width}`);
  return [...series.values()].flatMap((own) =>
    runsOf([...own].sort((one, other) => one.tail - other.tail)).flatMap((run) => {
      const gaps = run.length < RUN ? [] : gapsOf(run);
      const missing = gaps.reduce((sum, gap) => sum + gap.missing.length, 0);
      return missing > Math.max(FEW, run.length * LACKS) || gaps.length > MOST ? [] : gaps;
    }),
  );
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

function gapsOf(run: readonly Numbered[]): Gap[] {
  return run.slice(1).flatMap((after, at) => {
    const before = run[at];
    if (!before || after.tail - before.tail < 2) return [];
    const count = after.tail - before.tail - 1;
    const missing = Array.from(
      { length: count },
      (_, place) => before.head + String(before.tail + place + 1).padStart(before.width, '0'),
    );
    return [{ before, after, missing }];
  });
}

/**
 * Those that some line names: a credit note, another journal, an invoice that was cancelled. The
 * entries of other journals may be numbered alike, and are not about it.
 */
async function usedElsewhere(
  { sql, projectId }: ProjectBooks,
  numbers: readonly string[],
): Promise<Set<string>> {
  const used = new Set<string>();
  for (const number of numbers) {
    const rows = await sql.rows(
      `SELECT 1 FROM journal_lines l
       JOIN sources s ON s.project_id = l.project_id AND s.source_no = l.source_no
       JOIN accounts a ON a.project_id = l.project_id AND a.rekening = l.rekening
       WHERE l.project_id = $1 AND (l.factuur = $2
         OR CASE WHEN l.boekstuk = $2 THEN a.groep = 'debiteuren'
            ELSE l.zoek LIKE '%' || lower($2) || '%' END) LIMIT 1`,
      [projectId, number],
    );
    if (rows.length > 0) used.add(number);
  }
  return used;
}

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
