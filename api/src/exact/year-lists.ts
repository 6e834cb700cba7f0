import type { Sql } from '../db/database.ts';
import type { ExactLists } from '../db/schema/index.ts';
import { rgsOf } from './account-types.ts';
import { IS_INVOICE, IS_OPENING, IS_PURCHASE, IS_SALE } from './entry-types.ts';
import { keysOf, OF_YEAR, within, type MirroredYear } from './year.ts';
import { elements } from './xml.ts';

/** What lines sold to and bought from. */
export async function* relations(sql: Sql, of: MirroredYear) {
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

export function generalLedger({ accounts }: ExactLists): string {
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

export function vatCodes({ vatCodes: codes }: ExactLists): string {
  const rows = codes.map(({ code, omschrijving, toPay, toClaim }) => {
    const fields = { vatID: code, vatDesc: omschrijving };
    return within(
      'vatCode',
      elements({ ...fields, vatToPayAccID: toPay, vatToClaimAccID: toClaim }),
    );
  });
  return within('vatCodes', rows.join(''));
}

export function periods({ lists, year }: MirroredYear): string {
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

export async function* costNames(sql: Sql, of: MirroredYear) {
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

/** Days of invoices, which lines of an audit file do not have. */
export async function* invoices(sql: Sql, of: MirroredYear) {
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
