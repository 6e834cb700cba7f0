import type { Question } from '@kengetal/contract';
import { xaf } from '@kengetal/ledger/testing';
import { values } from '../../testing/answered.ts';
import { asking } from '../../testing/asking.ts';
import { Opener } from '../../testing/figures.ts';

/** Text with spaces that break. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const account = (id: string, name: string, type: string, code: string) =>
  `<ledgerAccount><accID>${id}</accID><accDesc>${name}</accDesc><accTp>${type}</accTp><leadReference>${code}</leadReference></ledgerAccount>`;
type Line = readonly [id: string, euros: number, more?: string];
const line = ([id, euros, more = '']: Line, day: string) =>
  `<trLine><nr>1</nr><accID>${id}</accID><effDate>${day}</effDate><amnt>${Math.abs(euros)}.00</amnt><amntTp>${euros < 0 ? 'C' : 'D'}</amntTp>${more}</trLine>`;
const entry = (number: string, day: string, ...lines: readonly Line[]) =>
  `<transaction><nr>${number}</nr><periodNumber>${Number(day.slice(5, 7))}</periodNumber><trDt>${day}</trDt>${lines.map((each) => line(each, day)).join('')}</transaction>`;
const of = (who: string, invoice?: string) =>
  `<custSupID>${who}</custSupID>${invoice === undefined ? '' : `<invRef>${invoice}</invRef>`}`;

/** An invoice of 1,210 with VAT that was paid on the bank, and 60 that went from cash. */
const BOOKS = xaf({
  header:
    '<fiscalYear>2025</fiscalYear><startDate>2025-01-01</startDate><endDate>2025-12-31</endDate>',
  accounts:
    account('1000', 'Bank', 'B', 'BLimBanRba') +
    account('1010', 'Kas', 'B', 'BLimKasKas') +
    account('1300', 'Debiteuren', 'B', 'BVorDebHad') +
    account('1500', 'Af te dragen btw', 'B', 'BSchBepBtw') +
    account('4900', 'Algemene kosten', 'P', 'WBedAlkOal') +
    account('8000', 'Omzet', 'P', 'WOmzNodOdh'),
  before:
    '<customersSuppliers><customerSupplier><custSupID>A</custSupID><custSupName>Anker</custSupName></customerSupplier><customerSupplier><custSupID>B</custSupID><custSupName>Baken</custSupName></customerSupplier></customersSuppliers>',
  journals: `<journal><jrnID>M</jrnID><desc>Memoriaal</desc>${[
    entry('501', '2025-01-10', ['1300', 1210, of('A', '9001')], ['8000', -1000], ['1500', -210]),
    entry('502', '2025-01-20', ['1000', 1210], ['1300', -1210, of('A', '9001')]),
    entry('503', '2025-01-25', ['1010', 100], ['1000', -100]),
    entry('504', '2025-02-02', ['4900', 60], ['1010', -60]),
  ].join('')}</journal>`,
});

describe('entries and money, as a bookkeeper looks for them', () => {
  const { caller, place, ask, click } = asking([BOOKS]);

  it('shows the whole entry that an invoice was booked with', async () => {
    const answer = await click({ subject: { kind: 'lines' }, only: { factuur: '9001' } });
    expect(answer.text).toContain('Geboekt als boekstuk 501:');
    expect(values(answer)).toEqual([121_000]);
    expect(
      values(answer, 't')
        .map(Number)
        .sort((one, other) => one - other),
    ).toEqual([-100_000, -21_000, 121_000]);
  });

  it('tells the invoice of somebody whole, and none of another', async () => {
    const of = (relatie: string) =>
      click({ subject: { kind: 'lines' }, only: { factuur: '9001', relatie } });
    expect(values(await of('A'))).toEqual([121_000]);
    expect(values(await of('B'))).toEqual([]);
  });

  it('finds one amount on both sides, in whatever month', async () => {
    const only = { vanaf_cents: 121_000, tot_cents: 121_000 };
    const { text, table } = await click({ subject: { kind: 'lines' }, only });
    expect(plain(text)).toContain('van precies € 1.210');
    // Both sides of the payment, and what was charged.
    expect(table).toHaveLength(1 + 3);
  });

  it('chooses lines by their size, whatever their side', async () => {
    const of = (only: Question['only']) =>
      click({ subject: { kind: 'lines' }, ...(only && { only }) });
    // The invoice of 1,210 and its payment on two accounts; 1,000 of omzet.
    const over = await of({ boven_cents: 100_000 });
    expect(plain(over.text)).toMatch(
      /boven € 1\.000, .*\[3 boekingsregels\].* 2\.420,00.* debet en .*1\.210,00.* credit/,
    );
    expect((await of({ vanaf_cents: 100_000 })).table).toHaveLength(1 + 4);
    // Cash of 100 on both sides, and 60.
    expect((await of({ onder_cents: 10_000 })).table).toHaveLength(1 + 2);
    expect((await of({ tot_cents: 10_000 })).table).toHaveLength(1 + 4);
    const opener = new Opener(caller, place.project_id);
    expect(await opener.faults(over.figures)).toEqual([]);
  });

  it('tells on which accounts the money stands', async () => {
    const answer = await click({ subject: { kind: 'figure', key: 'bank_en_kas' } });
    // 1,210 − 100 on the bank, 100 − 60 in cash.
    expect(values(answer)).toEqual([115_000]);
    expect(values(answer, 'c')).toEqual([111_000, 4000]);
    expect(answer.text).toMatch(/Daarvan staat .* op 1000 Bank en .* op 1010 Kas\.$/);
    const day = await click({ subject: { kind: 'figure', key: 'bank_en_kas' }, day: '2025-01-25' });
    expect(values(day, 'c')).toEqual([111_000, 10_000]);
  });

  it('opens the entry of the booking that was told', async () => {
    const first = await ask('grootste boeking in januari 2025');
    const { text } = await ask('welke journaalpost hoort daarbij', { chat_id: first.chat_id });
    expect(text).toMatch(/^Boekingen, boekstuk 50[12], .*1\.210,00\].* debet en evenveel credit/);
  });

  it('tells the account of all customers by relation as what is open', async () => {
    const subject: Question['subject'] = { kind: 'account', rekeningen: ['1300'] };
    const january = { periode_min: 202501, periode_max: 202501 };
    const { text } = await click({ subject, split: 'relatie', period: january });
    expect(text).toMatch(/^Openstaand bij klanten/);
  });
});
