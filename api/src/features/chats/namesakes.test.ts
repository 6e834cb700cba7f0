import { xaf } from '@kengetal/ledger/testing';
import { values } from '../../testing/answered.ts';
import { asking } from '../../testing/asking.ts';

const account = (id: string, name: string, type: string, code: string) =>
  `<ledgerAccount><accID>${id}</accID><accDesc>${name}</accDesc><accTp>${type}</accTp><leadReference>${code}</leadReference></ledgerAccount>`;
const line = (id: string, euros: number, more = '') =>
  `<trLine><nr>1</nr><accID>${id}</accID><effDate>2025-01-10</effDate><amnt>${Math.abs(euros)}.00</amnt><amntTp>${euros < 0 ? 'C' : 'D'}</amntTp>${more}</trLine>`;
const invoice = (
  who: string,
  day: number,
  number: string,
  on: string,
  euros: number,
  against: string,
) =>
  `<transaction><nr>${number}</nr><periodNumber>1</periodNumber><trDt>2025-01-${day}</trDt>${line(on, euros, `<custSupID>${who}</custSupID><invRef>${number}</invRef><docRef>${number}</docRef>`)}${line(against, -euros, `<custSupID>${who}</custSupID>`)}</transaction>`;
const relation = (id: string, name: string, type: string) =>
  `<customerSupplier><custSupID>${id}</custSupID><custSupName>${name}</custSupName><custSupTp>${type}</custSupTp></customerSupplier>`;

/** Two customers with one name, of which one buys; one accountant. */
const BOOKS = xaf({
  header:
    '<fiscalYear>2025</fiscalYear><startDate>2025-01-01</startDate><endDate>2025-12-31</endDate>',
  accounts:
    account('1300', 'Debiteuren', 'B', 'BVorDebHad') +
    account('1600', 'Crediteuren', 'B', 'BSchCreHac') +
    account('4600', 'Accountantskosten', 'P', 'WBedAeaAea') +
    account('8000', 'Omzet', 'P', 'WOmzNodOdh'),
  before: `<customersSuppliers>${relation('A', 'Anker Bouw', 'C')}${relation('Z', 'Anker Zorg', 'C')}${relation('B', 'Boei', 'S')}</customersSuppliers>`,
  journals: `<journal><jrnID>M</jrnID><desc>Memoriaal</desc>${[
    invoice('A', 10, '501', '1300', 700, '8000'),
    invoice('A', 11, '502', '1300', 300, '8000'),
    invoice('B', 11, '601', '1600', -400, '4600'),
    invoice('B', 12, '602', '1600', -250, '4600'),
  ].join('')}</journal>`,
});

describe('names that several have', () => {
  const { ask, click } = asking([BOOKS]);

  it('are of the one that anything was booked of', async () => {
    const sold = await ask('omzet van anker');
    expect(sold.text).toMatch(/Omzet bij Anker Bouw.*€\s1\.000,00/);
    const open = await ask('heeft anker nog iets openstaan');
    expect(open.text).toMatch(/\(Anker Bouw\).*€\s1\.000,00/);
  });

  it('are of who sends all that is booked on an account, where that says who it is', async () => {
    const { text } = await ask('krijgt de boekhouder nog geld van ons');
    expect(text).toMatch(/Openstaand bij leveranciers \(Boei\).*€\s650,00/);
  });

  it('stand beside what is counted of them', async () => {
    const { text, figures } = await ask('hoeveel facturen stuurden we naar anker');
    expect(text).toMatch(/\(Anker Bouw\).*2 facturen/);
    expect(Object.keys(figures).every((key) => key.startsWith('c'))).toBe(true);
  });

  it('have their largest bookings first, of omzet and of creditors as well', async () => {
    const largest = { measure: 'boekingen', order: 'hoogste', limit: 1 } as const;
    const sold = await click({ subject: { kind: 'figure', key: 'omzet' }, ...largest });
    expect(values(sold, 't')).toEqual([70_000]);
    const bought = await click({ subject: { kind: 'charged', groep: 'crediteuren' }, ...largest });
    expect(values(bought, 't')).toEqual([40_000]);
  });
});
