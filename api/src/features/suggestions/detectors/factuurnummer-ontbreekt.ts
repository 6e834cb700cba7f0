import { periodOfDay } from '@kengetal/ledger';
import type { ProjectBooks } from '../books-of.ts';
import type { BooksDetector } from '../detector.ts';
import type { Finding } from '../finding.ts';
import { grouped, linesWhere, type Line } from '../lines.ts';
import { amount, date, evidence, linesFigure, said, text } from '../proof.ts';
import { byDatum, gapsIn, partsOf, type Gap, type Numbered } from '../numbering.ts';
import { IN_RANGE, rowsByRange } from '../ranges.ts';

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

async function findingOf(
  books: ProjectBooks,
  { before, after, missing, source_no }: Gap,
): Promise<Finding> {
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
    missing.length === 1
      ? `Factuur ${first} staat niet in de administratie`
      : `Facturen ${first} t/m ${last} staan niet in de administratie`;
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
    // A number that comes again each year is of its year.
    key: source_no === undefined ? first : `${before.datum.slice(0, 4)} ${first}`,
    category: 'kwaliteit',
    title: what,
    summary: said`${what}; ${before.factuur} en ${after.factuur} wel.`,
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
