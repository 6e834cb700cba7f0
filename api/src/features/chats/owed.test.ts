import { xaf } from '@kengetal/ledger/testing';
import { askedBy } from '../../testing/answered.ts';
import { asked } from '../../testing/asked.ts';
import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';

const account = (id: string, name: string, type: string, code: string) =>
  `<ledgerAccount><accID>${id}</accID><accDesc>${name}</accDesc><accTp>${type}</accTp><leadReference>${code}</leadReference></ledgerAccount>`;
const line = (id: string, euros: number, more = '') =>
  `<trLine><nr>1</nr><accID>${id}</accID><effDate>2025-01-10</effDate><amnt>${Math.abs(euros)}.00</amnt><amntTp>${euros < 0 ? 'C' : 'D'}</amntTp>${more}</trLine>`;
const invoice = (who: string, day: number, number: string, on: string, euros: number, against: string) =>
  `<transaction><nr>${number}</nr><periodNumber>1</periodNumber><trDt>2025-01-${day}</trDt>${line(on, euros, `<custSupID>${who}</custSupID><invRef>${number}</invRef><docRef>${number}</docRef>`)}${line(against, -euros)}</transaction>`; // prettier-ignore

/** Of neither the file says whether it is a customer or a supplier. */
const relations = ['A', 'B'].map((id) => `<customerSupplier><custSupID>${id}</custSupID><custSupName>${id === 'A' ? 'Anker' : 'Boei'}</custSupName></customerSupplier>`).join(''); // prettier-ignore
const BOOKS = xaf({
  header: '<fiscalYear>2025</fiscalYear><startDate>2025-01-01</startDate><endDate>2025-12-31</endDate>', // prettier-ignore
  accounts:
    account('1300', 'Debiteuren', 'B', 'BVorDebHad') +
    account('1600', 'Crediteuren', 'B', 'BSchCreHac') +
    account('4100', 'Huur', 'P', 'WBedHuiBeh') +
    account('8000', 'Omzet', 'P', 'WOmzNodOdh'),
  before: `<customersSuppliers>${relations}</customersSuppliers>`,
  journals: `<journal><jrnID>M</jrnID><desc>Memoriaal</desc>${[
    invoice('A', 10, '501', '1300', 700, '8000'),
    invoice('B', 11, '601', '1600', -400, '4100'),
    invoice('B', 12, '602', '1600', -250, '4100'),
  ].join('')}</journal>`,
});

describe('what is owed to a relation of no kind', () => {
  const { test, caller } = signedIn();
  let project_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [BOOKS]);
  });

  it('is counted among the suppliers where it stands there', async () => {
    const subject = { kind: 'relation', relatie: 'B', side: 'openstaand' } as const;
    const { text } = await askedBy(caller, project_id, { subject, measure: 'aantal' });
    expect(text).toContain('Openstaand bij leveranciers (Boei)');
    expect(text).toContain('2 facturen');
    const customer = await askedBy(caller, project_id, { subject: { ...subject, relatie: 'A' }, measure: 'aantal' }); // prettier-ignore
    expect(customer.text).toContain('Openstaand bij klanten (Anker)');
  });

  it('is added up by relation, and told as money that is owed', async () => {
    const most = { order: 'hoogste', limit: 1, measure: 'samen' } as const;
    const { text } = await askedBy(caller, project_id, { subject: { kind: 'open', groep: 'crediteuren' }, ...most }); // prettier-ignore
    expect(text).toMatch(/samen: \[€\s650,00\]/);
  });

  it('is of one invoice where that is named, and of no other part of them', async () => {
    const subject = { kind: 'open', groep: 'crediteuren' } as const;
    const one = await askedBy(caller, project_id, { subject, only: { factuur: '602' } });
    expect(one.text).toMatch(/\(factuur 602\).*€\s250,00/);
    const other = await askedBy(caller, project_id, { subject, only: { kostenplaats: 'X' } });
    expect(other.text).toContain('smaller kan ik het niet tonen');
    expect(other.text).not.toContain('€');
  });

  it('goes on from the largest supplier, which the sentence names', async () => {
    const { text, chat_id } = await asked(caller, project_id, 'Wie heeft ons in 2025 het meest gefactureerd?'); // prettier-ignore
    expect(text).toContain('Boei');
    const next = await asked(caller, project_id, 'Wat staat daar nog van open?', { chat_id });
    expect(next.text).toMatch(/Openstaand bij leveranciers \(Boei\).*€\s650,00/);
  });

  it('is gone on from by the oldest invoice, which names whose it is', async () => {
    const { chat_id } = await asked(caller, project_id, 'Wat is de oudste openstaande inkoopfactuur?'); // prettier-ignore
    const next = await asked(caller, project_id, 'Hoeveel staat er bij die leverancier open?', { chat_id }); // prettier-ignore
    expect(next.text).toMatch(/Openstaand bij leveranciers \(Boei\).*€\s650,00/);
  });
});
