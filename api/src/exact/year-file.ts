import { formatCents } from '@kengetal/ledger';
import type { Sql } from '../db/database.ts';
import { IS_BOOKED, IS_OPENING, IS_YEAR_START } from './entry-types.ts';
import { elements } from './xml.ts';
import { keysOf, OF_YEAR, within, type MirroredYear } from './year.ts';
import { costNames, generalLedger, invoices, periods, relations, vatCodes } from './year-lists.ts';

/** Lines that are asked for at a time. */
const AT_ONCE = 2_000;

const HEAD =
  '<?xml version="1.0" encoding="utf-8"?>\n<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2">\n';

/**
 * A year as the audit file that Exact itself would export: what is read of both is read by the same
 * code (decision 0110). Entries that close a period or year are left out: the year's own result is
 * shown. Answers pieces of text.
 */
export async function* yearFile(sql: Sql, of: MirroredYear): AsyncGenerator<string, void, void> {
  yield HEAD + header(of);
  yield `<company>${company(of)}\n`;
  yield* relations(sql, of);
  yield generalLedger(of.lists);
  yield vatCodes(of.lists);
  yield periods(of);
  yield* costNames(sql, of);
  yield* openingBalance(sql, of);
  yield '<transactions>';
  yield* journals(sql, of);
  yield '</transactions>\n';
  yield* invoices(sql, of);
  yield '</company>\n</auditfile>\n';
}

function header({ header: { fiscal_year }, year, created }: MirroredYear): string {
  return within(
    'header',
    elements({
      fiscalYear: year,
      startDate: fiscal_year.start_date,
      endDate: fiscal_year.end_date,
      curCode: 'EUR',
      dateCreated: created,
      softwareDesc: 'Exact Online',
    }),
  );
}

function company({ header: { company: own } }: MirroredYear): string {
  return elements({ companyName: own.name, taxRegIdent: own.tax_id });
}

/**
 * What the balance sheet brings forward from earlier years, where Exact has not booked that itself:
 * it does when a year is closed, and until then carries on.
 */
async function* openingBalance(sql: Sql, of: MirroredYear) {
  const rows = await sql.rows<{ rekening: string; cents: number }>(
    `SELECT rekening, sum(cents)::bigint AS cents FROM exact_lines
     WHERE project_id = $1 AND connection_id = $2 AND year < $3 AND ${IS_BOOKED}
       AND rekening = ANY($4)
       AND NOT EXISTS (SELECT ${OF_YEAR} AND ${IS_YEAR_START})
     GROUP BY rekening HAVING sum(cents) <> 0 ORDER BY rekening`,
    [...keysOf(of), of.lists.accounts.filter(({ balance }) => balance).map(({ code }) => code)],
  );
  if (rows.length === 0) return;
  const lines = rows.map(({ rekening, cents }, index) =>
    within('obLine', elements({ nr: index + 1, accID: rekening, ...amountOf(cents) })),
  );
  const head = elements({ opBalDate: of.header.fiscal_year.start_date, opBalDesc: 'Beginbalans' });
  yield within('openingBalance', head + lines.join(''));
}

const amountOf = (cents: number) => ({
  amnt: formatCents(Math.abs(cents)),
  amntTp: cents < 0 ? 'C' : 'D',
});

interface Line {
  readonly opening: boolean;
  readonly dagboek: string;
  readonly dagboek_naam: string;
  readonly entry_number: number;
  readonly entry_id: string;
  readonly line_number: number;
  readonly line_id: string;
  readonly period: number;
  readonly datum: string;
  readonly rekening: string;
  readonly omschrijving: string;
  readonly cents: number;
  readonly relatie: string | null;
  readonly factuur: string | null;
  readonly referentie: string | null;
  readonly btw_code: string | null;
  readonly btw_cents: number | null;
  readonly btw_percentage: string | null;
  readonly kostenplaats: string | null;
  readonly kostendrager: string | null;
}

/** That of the index of lines: a piece is found in it, where any other would sort the year anew. */
const ORDER = 'dagboek, entry_number, entry_id, line_number';
const placeOf = ({ dagboek, entry_number, entry_id, line_number }: Line) => [
  ...[dagboek, entry_number, entry_id, line_number],
];

/** Lines of an opening come last. */
async function* linesOf(sql: Sql, of: MirroredYear) {
  for (const isOpening of [false, true]) {
    let last: Line | undefined;
    /** Lines in the place of the last one: nothing says that there is one. */
    let seen = new Set<string>();
    do {
      const limit: number = AT_ONCE + seen.size;
      const rows: Line[] = await sql.rows<Line>(
        `SELECT ${isOpening} AS opening, dagboek, dagboek_naam, entry_number, entry_id, line_number,
           line_id, period, datum, rekening, omschrijving, cents, relatie, factuur, referentie,
           btw_code, btw_cents, btw_percentage, kostenplaats, kostendrager
         ${OF_YEAR} AND ${IS_OPENING} = ${isOpening}
         ${last ? `AND (${ORDER}) >= ($4, $5, $6::uuid, $7)` : ''}
         ORDER BY ${ORDER} LIMIT ${limit}`,
        [...keysOf(of), ...(last ? placeOf(last) : [])],
      );
      yield rows.filter(({ line_id }) => !seen.has(line_id));
      last = rows.at(limit - 1);
      const place = last && placeOf(last).join();
      const same = rows.filter((line) => placeOf(line).join() === place);
      seen = new Set(same.map(({ line_id }) => line_id));
    } while (last);
  }
}

async function* journals(sql: Sql, of: MirroredYear) {
  const types = new Map(of.lists.journals.map(({ code, type }) => [code, JOURNAL_TYPES[type]]));
  let before: Line | undefined;
  for await (const rows of linesOf(sql, of)) {
    let text = '';
    for (const line of rows) {
      const isSameJournal = before?.opening === line.opening && before.dagboek === line.dagboek;
      const isSameEntry = isSameJournal && before?.entry_id === line.entry_id;
      if (before && !isSameEntry) text += '</transaction>\n';
      if (before && !isSameJournal) text += '</journal>\n';
      if (!isSameJournal) text += `<journal>${journal(line, types)}`;
      if (!isSameEntry) text += `<transaction>${entry(line)}`;
      text += trLine(line);
      before = line;
    }
    yield text;
  }
  if (before) yield '</transaction>\n</journal>\n';
}

/** Of journals of cash, bank, sales, purchases and the general one. */
const JOURNAL_TYPES: Readonly<Record<number, string>> = {
  10: 'C',
  12: 'B',
  20: 'S',
  22: 'P',
  90: 'M',
};

function journal(
  { opening, dagboek, dagboek_naam }: Line,
  types: ReadonlyMap<string, string | undefined>,
): string {
  const jrnTp = opening ? 'O' : types.get(dagboek);
  return elements({ jrnID: dagboek, desc: dagboek_naam, jrnTp });
}

const entry = ({ entry_number, period, datum }: Line): string =>
  elements({ nr: entry_number, periodNumber: period, trDt: datum });

function trLine(line: Line): string {
  const { btw_code, btw_cents, btw_percentage, factuur, referentie } = line;
  const own = elements({
    nr: line.line_number,
    accID: line.rekening,
    docRef: factuur === null ? null : referentie,
    effDate: line.datum,
    desc: line.omschrijving || null,
    ...amountOf(line.cents),
    custSupID: line.relatie,
    invRef: factuur ?? referentie,
    costID: line.kostenplaats,
    prodID: line.kostendrager,
  });
  if (btw_code === null) return within('trLine', own);
  const vat = elements({
    vatID: btw_code,
    vatPerc: btw_percentage === null ? null : (Number(btw_percentage) * 100).toFixed(3),
    vatAmnt: btw_cents === null ? null : formatCents(Math.abs(btw_cents)),
  });
  return within('trLine', own + within('vat', vat));
}
