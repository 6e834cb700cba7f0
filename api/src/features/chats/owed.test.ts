import { values } from '../../testing/answered.ts';
import { asking } from '../../testing/asking.ts';
import { booksOf, invoice, line } from '../../testing/owed-books.ts';

const BOOKS = booksOf([
  invoice('A', '01-10', '501', '1300', 700, '8000'),
  invoice('B', '01-11', '601', '1600', -400, '4100'),
  invoice('B', '01-12', '602', '1600', -250, '4100'),
]);

/** Rent of € 400 by a supplier, and of € 100 that is of nobody. */
const RENT = booksOf([
  invoice('B', '01-11', '601', '1600', -400, '4100'),
  `<transaction><nr>9</nr><periodNumber>1</periodNumber><trDt>2025-01-20</trDt>${line('4100', 100, '2025-01-20')}${line('8000', -100, '2025-01-20')}</transaction>`,
]);

describe('what is of no relation', () => {
  const { click } = asking([RENT]);

  it('is told beside the total of a list of relations', async () => {
    const costs = { subject: { kind: 'figure', key: 'kosten' }, split: 'relatie' } as const;
    const { text, table } = await click(costs);
    expect(text).toMatch(/in totaal .*500,00\].*, waarvan .*100,00\].* zonder relatie\./);
    expect(table).toHaveLength(2);
  });
});

describe('what is owed to a relation of no kind', () => {
  const { ask, click } = asking([BOOKS]);

  it('is counted among the suppliers where it stands there', async () => {
    const subject = { kind: 'relation', relatie: 'B', side: 'openstaand' } as const;
    const { text } = await click({ subject, measure: 'aantal' });
    expect(text).toContain('Openstaand bij leveranciers (Boei)');
    expect(text).toContain('2 facturen');
    const customer = await click({ subject: { ...subject, relatie: 'A' }, measure: 'aantal' });
    expect(customer.text).toContain('Openstaand bij klanten (Anker)');
  });

  it('is added up by relation, and told as money that is owed', async () => {
    const most = { order: 'hoogste', limit: 1, measure: 'samen' } as const;
    const { text } = await click({ subject: { kind: 'open', groep: 'crediteuren' }, ...most });
    expect(text).toMatch(/samen: \[€\s650,00\]/);
  });

  it('comes to so much for each invoice', async () => {
    const subject = { kind: 'charged', groep: 'crediteuren' } as const;
    const average = await click({ subject, measure: 'gemiddelde', split: 'factuur' });
    // 400 and 250
    expect(values(average)).toEqual([32_500]);
    expect(average.text).toContain('Over 2 facturen');
  });

  it('was charged by those who sent the invoices', async () => {
    const subject = { kind: 'charged', groep: 'debiteuren' } as const;
    const { text, table } = await click({ subject, split: 'relatie' });
    expect(table.slice(1).map(([name]) => name)).toEqual(['Anker']);
    expect(text).toMatch(/in totaal \[€\s700,00\]/);
  });

  it('is of one invoice where that is named, and of no other part of them', async () => {
    const subject = { kind: 'open', groep: 'crediteuren' } as const;
    const one = await click({ subject, only: { factuur: '602' } });
    expect(one.text).toMatch(/\(factuur 602\).*€\s250,00/);
    const other = await click({ subject, only: { kostenplaats: 'X' } });
    expect(other.text).toContain('smaller kan ik het niet tonen');
    expect(other.text).not.toContain('€');
  });

  it('goes on from the largest supplier, which the sentence names', async () => {
    const { text, chat_id } = await ask('Wie heeft ons in 2025 het meest gefactureerd?');
    expect(text).toContain('Boei');
    const next = await ask('Wat staat daar nog van open?', { chat_id });
    expect(next.text).toMatch(/Openstaand bij leveranciers \(Boei\).*€\s650,00/);
  });

  it('is gone on from by the oldest invoice, which names whose it is', async () => {
    const { chat_id } = await ask('Wat is de oudste openstaande inkoopfactuur?');
    const next = await ask('Hoeveel staat er bij die leverancier open?', { chat_id });
    expect(next.text).toMatch(/Openstaand bij leveranciers \(Boei\).*€\s650,00/);
  });
});
