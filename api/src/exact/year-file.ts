import { formatCents, type AuditHeader } from '@kengetal/ledger';
import type { Sql } from '../db/database.ts';
import type { ExactLists } from '../db/schema/index.ts';
import { rgsOf } from './account-types.ts';
import {
  IS_BOOKED,
  IS_CLOSING,
  IS_INVOICE,
  IS_OPENING,
  IS_PURCHASE,
  IS_SALE,
  IS_YEAR_START,
} from './entry-types.ts';
import type { Mirrored } from './mirror.ts';
import { elements } from './xml.ts';

/** A year of a mirror. */
export interface MirroredYear extends Mirrored {
  readonly year: number;
  readonly lists: ExactLists;
  readonly header: Pick<AuditHeader, 'company' | 'fiscal_year'>;
  /** Day on which it was read. */
  readonly created: string;
}

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

const within = (tag: string, text: string) => `<${tag}>${text}</${tag}>\n`;
const keysOf = ({ projectId, connectionId, year }: MirroredYear) => [projectId, connectionId, year];
const OF_YEAR = `FROM exact_lines
  WHERE project_id = $1 AND connection_id = $2 AND year = $3 AND ${IS_BOOKED} AND NOT ${IS_CLOSING}`;

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

/** What lines sold to and bought from. */
async function* relations(sql: Sql, of: MirroredYear) {
  const rows = await sql.rows<{ relatie: string; naam: string; klant: boolean; lev: boolean }>(
    `SELECT relatie, max(coalesce(relatie_naam, relatie)) AS naam,
            bool_or(${IS_SALE}) AS klant, bool_or(${IS_PURCHASE}) AS lev
     ${OF_YEAR} AND relatie IS NOT NULL GROUP BY relatie ORDER BY relatie`,
    keysOf(of),
  );
  yield '<customersSuppliers>';
  for (const { relatie, naam, klant, lev } of rows) {
    const custSupTp = klant && lev ? 'B' : klant ? 'C' : lev ? 'S' : 'O';
    const fields = { custSupID: relatie, custSupName: naam, custSupTp };
    yield within('customerSupplier', elements(fields));
  }
  yield '</customersSuppliers>\n';
}

function generalLedger({ accounts }: ExactLists): string {
  const rows = accounts.map((account) =>
    within(
      'ledgerAccount',
      elements({
        accID: account.code,
        accDesc: account.naam,
        accTp: account.balance ? 'B' : 'P',
        leadReference: rgsOf(account),
      }),
    ),
  );
  return within('generalLedger', rows.join(''));
}

function vatCodes({ vatCodes: codes }: ExactLists): string {
  const rows = codes.map(({ code, omschrijving, toPay, toClaim }) => {
    const fields = { vatID: code, vatDesc: omschrijving };
    return within(
      'vatCode',
      elements({ ...fields, vatToPayAccID: toPay, vatToClaimAccID: toClaim }),
    );
  });
  return within('vatCodes', rows.join(''));
}

function periods({ lists, year }: MirroredYear): string {
  const rows = lists.periods
    .filter((row) => row.year === year)
    .map(({ period, start, end }) =>
      within(
        'period',
        elements({ periodNumber: period, startDatePeriod: start, endDatePeriod: end }),
      ),
    );
  return within('periods', rows.join(''));
}

async function* costNames(sql: Sql, of: MirroredYear) {
  const rows = await sql.rows<{ code: string; naam: string }>(
    `SELECT kostenplaats AS code, max(kostenplaats_naam) AS naam ${OF_YEAR}
     AND kostenplaats IS NOT NULL AND kostenplaats_naam IS NOT NULL GROUP BY 1 ORDER BY 1`,
    keysOf(of),
  );
  if (rows.length === 0) return;
  const basics = rows.map(({ code, naam }) =>
    within('basic', elements({ basicType: '02', basicID: code, basicDesc: naam })),
  );
  yield within('generalBasics', within('basics', basics.join('')));
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

/** The order of the file, by which is gone on from a line. */
const ORDER = 'opening, dagboek, entry_number, entry_id, line_number, line_id';

async function* linesOf(sql: Sql, of: MirroredYear) {
  let last: Line | undefined;
  for (;;) {
    const from = last && [
      ...[last.opening, last.dagboek, last.entry_number, last.entry_id],
      ...[last.line_number, last.line_id],
    ];
    const rows: Line[] = await sql.rows<Line>(
      `SELECT * FROM (
         SELECT (${IS_OPENING}) AS opening, dagboek, dagboek_naam, entry_number,
           entry_id, line_number, line_id, period, datum, rekening, omschrijving, cents, relatie,
           factuur, referentie, btw_code, btw_cents, btw_percentage, kostenplaats, kostendrager
         ${OF_YEAR}) l
       ${from ? `WHERE (${ORDER}) > ($4, $5, $6, $7::uuid, $8, $9::uuid)` : ''}
       ORDER BY ${ORDER} LIMIT ${AT_ONCE}`,
      [...keysOf(of), ...(from ?? [])],
    );
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
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

/** Days of invoices, which lines of an audit file do not have. */
async function* invoices(sql: Sql, of: MirroredYear) {
  const rows = await sql.rows<{
    relatie: string;
    factuur: string;
    datum: string | null;
    vervaldatum: string;
  }>(
    `SELECT DISTINCT relatie, coalesce(factuur, referentie) AS factuur, vervaldatum,
            CASE WHEN ${IS_OPENING} THEN NULL ELSE datum END AS datum
     ${OF_YEAR} AND relatie IS NOT NULL AND coalesce(factuur, referentie) IS NOT NULL
       AND vervaldatum IS NOT NULL AND ${IS_INVOICE}
     ORDER BY relatie, factuur, datum NULLS FIRST`,
    keysOf(of),
  );
  if (rows.length === 0) return;
  yield '<subledgers><subledger>';
  for (const { relatie, factuur, datum, vervaldatum } of rows) {
    const fields = { custSupID: relatie, invRef: factuur, invDt: datum, invDueDt: vervaldatum };
    yield within('sbLine', elements(fields));
  }
  yield '</subledger></subledgers>\n';
}
