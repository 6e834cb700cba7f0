import type { Question } from '@kengetal/contract';
import { askedBy, values } from '../../testing/answered.ts';
import { asked } from '../../testing/asked.ts';
import { projectWith } from '../../testing/books.ts';
import { booksOf, invoice, line } from '../../testing/owed-books.ts';
import { Opener } from '../../testing/figures.ts';
import { signedIn } from '../../testing/running.ts';

const BOOKS = booksOf([
  invoice('A', '01-10', '501', '1300', 700, '8000'),
  invoice('B', '01-11', '601', '1600', -400, '4100'),
  invoice('B', '01-12', '602', '1600', -250, '4100'),
]);
/** On 18 March, the day of the tests, of 67, 36, 13 and 8 days; none has a day on which it falls due. */
const AGED = booksOf([
  invoice('A', '01-10', '701', '1300', 700, '8000'),
  invoice('B', '02-10', '702', '1300', 500, '8000'),
  invoice('A', '03-05', '703', '1300', 300, '8000'),
  invoice('B', '03-10', '704', '1300', 200, '8000'),
]);

/** Rent of € 400 by a supplier, and of € 100 that is of nobody. */
const RENT = booksOf([
  invoice('B', '01-11', '601', '1600', -400, '4100'),
  `<transaction><nr>9</nr><periodNumber>1</periodNumber><trDt>2025-01-20</trDt>${line('4100', 100, '2025-01-20')}${line('8000', -100, '2025-01-20')}</transaction>`,
]);

describe('what is of no relation', () => {
  const { test, caller } = signedIn();

  it('is told beside the total of a list of relations', async () => {
    const project_id = await projectWith(test, caller, [RENT]);
    const costs = { subject: { kind: 'figure', key: 'kosten' }, split: 'relatie' } as const;
    const { text, table } = await askedBy(caller, project_id, costs);
    expect(text).toMatch(/in totaal .*500,00\].*, waarvan .*100,00\].* zonder relatie\./);
    expect(table).toHaveLength(2);
  });
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
    const customer = await askedBy(caller, project_id, {
      subject: { ...subject, relatie: 'A' },
      measure: 'aantal',
    });
    expect(customer.text).toContain('Openstaand bij klanten (Anker)');
  });

  it('is added up by relation, and told as money that is owed', async () => {
    const most = { order: 'hoogste', limit: 1, measure: 'samen' } as const;
    const { text } = await askedBy(caller, project_id, {
      subject: { kind: 'open', groep: 'crediteuren' },
      ...most,
    });
    expect(text).toMatch(/samen: \[€\s650,00\]/);
  });

  it('comes to so much for each invoice', async () => {
    const subject = { kind: 'charged', groep: 'crediteuren' } as const;
    const average = await askedBy(caller, project_id, {
      subject,
      measure: 'gemiddelde',
      split: 'factuur',
    });
    // 400 and 250
    expect(values(average)).toEqual([32_500]);
    expect(average.text).toContain('Over 2 facturen');
  });

  it('was charged by those who sent the invoices', async () => {
    const subject = { kind: 'charged', groep: 'debiteuren' } as const;
    const { text, table } = await askedBy(caller, project_id, { subject, split: 'relatie' });
    expect(table.slice(1).map(([name]) => name)).toEqual(['Anker']);
    expect(text).toMatch(/in totaal \[€\s700,00\]/);
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
    const { text, chat_id } = await asked(
      caller,
      project_id,
      'Wie heeft ons in 2025 het meest gefactureerd?',
    );
    expect(text).toContain('Boei');
    const next = await asked(caller, project_id, 'Wat staat daar nog van open?', { chat_id });
    expect(next.text).toMatch(/Openstaand bij leveranciers \(Boei\).*€\s650,00/);
  });

  it('is gone on from by the oldest invoice, which names whose it is', async () => {
    const { chat_id } = await asked(
      caller,
      project_id,
      'Wat is de oudste openstaande inkoopfactuur?',
    );
    const next = await asked(caller, project_id, 'Hoeveel staat er bij die leverancier open?', {
      chat_id,
    });
    expect(next.text).toMatch(/Openstaand bij leveranciers \(Boei\).*€\s650,00/);
  });
});

describe('what is open by its age, in books without due dates', () => {
  const { test, caller } = signedIn({ settings: { KENGETAL_QUESTIONS_PER_MINUTE: '1000' } });
  let project_id: string;
  const open = { kind: 'open', groep: 'debiteuren' } as const;
  const told = (question: Question) =>
    askedBy(caller, project_id, {
      period: { periode_min: 202503, periode_max: 202503 },
      ...question,
    });
  const plain = (text: string) => text.replace(/\[([^[\]]*)\]\([^)]*\)/g, '$1').replace(/\s/g, ' ');
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [AGED]);
  });

  it('is of the invoices of a month, each of which opens', async () => {
    const dated = { periode_min: 202503, periode_max: 202503 };
    const answer = await told({ subject: { ...open, dated } });
    // 300 and 200 of March
    expect(values(answer)).toEqual([50_000]);
    expect(answer.text).toContain('facturen uit maart 2025');
    expect(answer.table.slice(1).map(([, number]) => number)).toEqual(['703', '704']);
    const none = await told({
      subject: { ...open, dated: { periode_min: 202412, periode_max: 202412 } },
    });
    expect(none.text).toContain('die zijn er niet');
  });

  it('calls late what is open for more than thirty days, and says so', async () => {
    const answer = await told({ subject: { ...open, late: true } });
    expect(values(answer)).toEqual([120_000]);
    expect(answer.text).toContain('heeft geen vervaldagen');
    expect(answer.text).not.toContain('over de vervaldag');
    const range = await told({ subject: { ...open, older: 30, until: 60 } });
    expect(values(range)).toEqual([50_000]);
  });

  it('has the ages of the report, each with its part', async () => {
    const answer = await told({ subject: open, split: 'ouderdom' });
    expect(values(answer)).toEqual([170_000]);
    expect(answer.table.slice(1).map((row) => row.map(plain))).toEqual([
      ['0–30 dagen', '2', '€ 500,00', '29,4%'],
      ['31–60 dagen', '1', '€ 500,00', '29,4%'],
      ['61–90 dagen', '1', '€ 700,00', '41,2%'],
      ['> 90 dagen', '0', '€ 0,00', '0,0%'],
    ]);
    const balance = await told({
      subject: { kind: 'figure', key: 'debiteuren' },
      split: 'ouderdom',
    });
    expect(balance.table).toHaveLength(5);
  });

  it('is told at the end of each month, and beside that of another one', async () => {
    const months = await told({
      subject: open,
      split: 'maand',
      period: { periode_min: 202501, periode_max: 202503 },
    });
    expect(values(months, 't')).toEqual([70_000, 120_000, 170_000]);
    const against = { periode_min: 202501, periode_max: 202501 };
    const beside = await told({ subject: open, against });
    expect(values(beside).slice(0, 2)).toEqual([170_000, 70_000]);
    expect(values(await told({ subject: open, measure: 'verschil', against }))).toContain(100_000);
    const who = await told({ subject: open, split: 'relatie', against });
    // Anker has 700 and 300, and had 700; Boei 500 and 200, and had nothing.
    expect(values(who, 't')).toEqual([100_000, 70_000, 30_000, 4286, 70_000, 0, 70_000]);
    expect(await new Opener(caller, project_id).faults(who.figures)).toEqual([]);
  });

  it('is what it comes to on a day, and says that invoices are kept by month', async () => {
    const day = await told({ subject: open, day: '2025-03-07' });
    // All but the 200 of 10 March.
    expect(values(day)).toEqual([150_000]);
    expect(day.text).toContain('per einde van een maand, niet per dag');
    const anker = await told({
      subject: { kind: 'relation', relatie: 'A', side: 'openstaand' },
      day: '2025-03-04',
    });
    expect(values(anker)).toEqual([70_000]);
  });

  it('opens an age into the lines of its invoices', async () => {
    const { figures } = await told({ subject: open, split: 'ouderdom' });
    const old = Object.values(figures).find(
      (one) => one.kind === 'booked' && one.about?.label.includes('61–90'),
    );
    if (old?.kind !== 'booked') throw new Error('no figure of that age');
    const { selection } = old;
    const { lines } = await caller.ask('lines', { body: { project_id, selection } });
    expect(lines.map(({ factuur }) => factuur)).toEqual(['701']);
  });

  it('adds up the rows that are told, with all that is open beside it', async () => {
    const most = await told({ subject: open, order: 'hoogste', limit: 1 });
    expect(values(most)).toEqual([100_000]);
    expect(plain(most.text)).toContain('de grootste: € 1.000,00, van € 1.700,00 in totaal');
    const sized = await told({ subject: open, rows: { boven_cents: 80_000 } });
    expect(values(sized)).toEqual([100_000]);
    const shares = await told({ subject: open, order: 'hoogste', limit: 2, measure: 'aandeel' });
    expect(shares.table.slice(1).map((row) => plain(row[2] ?? ''))).toEqual(['58,8%', '41,2%']);
  });

  it('leaves out who is not counted', async () => {
    const answer = await told({ subject: { ...open, without_relations: ['A'] } });
    expect(values(answer)).toEqual([70_000]);
    expect(answer.text).toContain('(zonder Anker)');
    const without = (key: string, more = {}) =>
      told({ subject: { kind: 'figure', key, without_relations: ['A'] }, ...more });
    expect(values(await without('debiteuren'))).toEqual([70_000]);
    // Of a balance only what is open is known by customer.
    expect(values(await without('vorderingen'))).toEqual([]);
    expect(values(await without('debiteuren', { split: 'maand' }))).toEqual([]);
  });

  it('goes on after a week was asked back', async () => {
    const { chat_id } = await asked(caller, project_id, 'Wie moet ons nog betalen?');
    await asked(caller, project_id, 'Waarvan deze week?', { chat_id });
    const { text } = await asked(caller, project_id, 'En Anker?', { chat_id });
    expect(plain(text)).toContain('Openstaand bij klanten (Anker)');
  });
});
