import type { Question } from '@kengetal/contract';
import { values } from '../../testing/answered.ts';
import { asking } from '../../testing/asking.ts';
import { Opener } from '../../testing/figures.ts';
import { booksOf, invoice } from '../../testing/owed-books.ts';
import { shown } from '../../testing/shown.ts';

/** On 18 March, the day of the tests, of 67, 36, 13 and 8 days; none has a day on which it falls due. */
const AGED = booksOf([
  invoice('A', '01-10', '701', '1300', 700, '8000'),
  invoice('B', '02-10', '702', '1300', 500, '8000'),
  invoice('A', '03-05', '703', '1300', 300, '8000'),
  invoice('B', '03-10', '704', '1300', 200, '8000'),
]);

describe('what is open by its age, in books without due dates', () => {
  const { caller, place, ask, click } = asking([AGED]);
  const open = { kind: 'open', groep: 'debiteuren' } as const;
  const told = (question: Question) =>
    click({ period: { periode_min: 202503, periode_max: 202503 }, ...question });

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
    expect(answer.table.slice(1).map((row) => row.map(shown))).toEqual([
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
    expect(await new Opener(caller, place.project_id).faults(who.figures)).toEqual([]);
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
    const { lines } = await caller.ask('lines', { body: { ...place, selection } });
    expect(lines.map(({ factuur }) => factuur)).toEqual(['701']);
  });

  it('adds up the rows that are told, with all that is open beside it', async () => {
    const most = await told({ subject: open, order: 'hoogste', limit: 1 });
    expect(values(most)).toEqual([100_000]);
    expect(shown(most.text)).toContain('de grootste: € 1.000,00, van € 1.700,00 in totaal');
    const sized = await told({ subject: open, rows: { boven_cents: 80_000 } });
    expect(values(sized)).toEqual([100_000]);
    const shares = await told({ subject: open, order: 'hoogste', limit: 2, measure: 'aandeel' });
    expect(shares.table.slice(1).map((row) => shown(row[2] ?? ''))).toEqual(['58,8%', '41,2%']);
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
    const { chat_id } = await ask('Wie moet ons nog betalen?');
    await ask('Waarvan deze week?', { chat_id });
    const { text } = await ask('En Anker?', { chat_id });
    expect(shown(text)).toContain('Openstaand bij klanten (Anker)');
  });
});
