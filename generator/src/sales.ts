import { dayIn } from '@kengetal/ledger';
import type { AccountName } from './chart.ts';
import { addDays } from './days.ts';
import { risen, type Month } from './month.ts';
import { share, split } from './random.ts';
import type { GeneratedRelation } from './relations.ts';
import { VAT_CODES, type VatName } from './vat.ts';

/** Percent of an average month, by calendar month. */
const SEASON = [92, 96, 104, 102, 98, 101, 84, 78, 106, 112, 114, 113];
const MONTHLY_SALES = 8_333_300;
const CONTRACT = 180_000;

/**
 * Sales of a month: maintenance contracts at a fixed fee, and installations and appliances.
 * @returns what was sold without the contracts, which the month's purchases follow
 */
export function bookSales(month: Month): number {
  const { periode, random, relations, year, scale } = month;
  const season = SEASON[(periode % 100) - 1] ?? 100;
  const target = share(risen(MONTHLY_SALES, 500, year), season * 100 + random.whole(-300, 300));
  let contracts = 0;
  for (const customer of relations.contracts) {
    const fee = risen(CONTRACT, 300, year);
    contracts += fee;
    bookInvoice(month, customer, 'omzetOnderhoud', fee, 1, 'Onderhoudscontract');
  }
  const work = Math.max(0, target - contracts);
  const appliances = share(work, 2800);
  const parts = [
    ...split(work - appliances, Math.max(1, Math.round(9 * scale)), random).map(
      (cents) => ['omzetInstallatie', cents, 'Installatiewerk'] as const,
    ),
    ...split(appliances, Math.max(1, Math.round(5 * scale)), random).map(
      (cents) => ['omzetToestellen', cents, 'Levering toestel'] as const,
    ),
  ];
  for (const [index, [account, cents, text]] of parts.entries()) {
    const customer = index === 0 ? relations.late : random.pick(relations.customers);
    const low = month.varied && index === 1 && account === 'omzetInstallatie';
    const about = low ? 'Isolatiewerk woningen' : text;
    bookInvoice(month, customer, account, cents, random.whole(2, 28), about, low ? 'laag' : null);
  }
  return work;
}

/** The VAT on a sale that is not said to be at a rate of its own. */
function vatOn(
  { varied, relations }: Month,
  customer: GeneratedRelation,
  account: AccountName,
): VatName {
  const subcontracted = account === 'omzetInstallatie' && relations.builders.includes(customer);
  return varied && subcontracted ? 'geen' : 'hoog';
}

/** A sale with VAT, paid when the customer is used to it. */
export function bookInvoice(
  month: Month,
  customer: GeneratedRelation,
  account: AccountName,
  cents: number,
  day: number,
  text: string,
  rate: VatName | null = null,
): void {
  const { books, periode, number, relations, remaining, random } = month;
  const datum = dayIn(periode, day);
  const kind = rate ?? vatOn(month, customer, account);
  const { rate: percentage, toPay } = VAT_CODES[kind];
  const vat = share(cents, percentage);
  const name = `${String(Math.floor(periode / 100))}${books.next('verkoop')}`;
  const omschrijving = `${text} ${customer.name}`;
  const about = { relatie: customer.relatie, factuur: name };
  books.post('verkoop', number, datum, omschrijving, [
    { account: 'debiteuren', cents: cents + vat, ...about },
    { account, cents: -cents, btw_cents: 0 - vat, vat: kind, ...about },
    { account: toPay ?? 'btwAfTeDragen', cents: 0 - vat, ...about },
  ]);
  const slow = customer === relations.late && remaining < 14 && !month.uneventful;
  books.schedule({
    datum: addDays(datum, (slow ? 85 : customer.delay) + random.whole(-4, 6)),
    account: 'debiteuren',
    cents: cents + vat,
    omschrijving: `${customer.name} factuur ${name}`,
    ...about,
  });
}
