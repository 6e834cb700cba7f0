import { xaf } from '@kengetal/ledger/testing';

const account = (id: string, name: string, type: string, code: string) =>
  `<ledgerAccount><accID>${id}</accID><accDesc>${name}</accDesc><accTp>${type}</accTp><leadReference>${code}</leadReference></ledgerAccount>`;
/** A line in whole euros, debit positive. */
export const line = (id: string, euros: number, day: string, more = '') =>
  `<trLine><nr>1</nr><accID>${id}</accID><effDate>${day}</effDate><amnt>${Math.abs(euros)}.00</amnt><amntTp>${euros < 0 ? 'C' : 'D'}</amntTp>${more}</trLine>`;
/**
 * An invoice of a relation, on an account of what is owed against another one.
 * @param on day of the year 2025, 'MM-DD'
 */
export const invoice = (
  who: string,
  on: string,
  number: string,
  account: string,
  euros: number,
  against: string,
) =>
  `<transaction><nr>${number}</nr><periodNumber>${Number(on.slice(0, 2))}</periodNumber><trDt>2025-${on}</trDt>${line(account, euros, `2025-${on}`, `<custSupID>${who}</custSupID><invRef>${number}</invRef><docRef>${number}</docRef>`)}${line(against, -euros, `2025-${on}`)}</transaction>`;

/** Of neither the file says whether it is a customer or a supplier. */
const relations = ['A', 'B']
  .map(
    (id) =>
      `<customerSupplier><custSupID>${id}</custSupID><custSupName>${id === 'A' ? 'Anker' : 'Boei'}</custSupName></customerSupplier>`,
  )
  .join('');
/** Books of 2025 with two relations. */
export const booksOf = (transactions: readonly string[]) =>
  xaf({
    header:
      '<fiscalYear>2025</fiscalYear><startDate>2025-01-01</startDate><endDate>2025-12-31</endDate>',
    accounts:
      account('1300', 'Debiteuren', 'B', 'BVorDebHad') +
      account('1600', 'Crediteuren', 'B', 'BSchCreHac') +
      account('4100', 'Huur', 'P', 'WBedHuiBeh') +
      account('8000', 'Omzet', 'P', 'WOmzNodOdh'),
    before: `<customersSuppliers>${relations}</customersSuppliers>`,
    journals: `<journal><jrnID>M</jrnID><desc>Memoriaal</desc>${transactions.join('')}</journal>`,
  });
