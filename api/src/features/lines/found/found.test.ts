import type { CallResponse } from '@kengetal/contract';
import { projectWith } from '../../../testing/books.ts';
import { Caller } from '../../../testing/caller.ts';
import { ENGINES } from '../../../testing/environment.ts';
import { signedIn } from '../../../testing/running.ts';
import { relationBooks } from '../../../testing/relation-books.ts';

jest.setTimeout(60_000);

type Hit = CallResponse<'search'>['lines']['hits'][number];

/** Entry, account and amount of hits, as the books on paper have them. */
const told = (hits: readonly Hit[]) =>
  hits.map(({ line }) => [line.boekstuk, line.rekening, line.cents]);

describe.each(ENGINES)('a search over the books (%s)', (engine) => {
  const { test, caller } = signedIn({ engine });
  let project_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [relationBooks()]);
  });

  const search = (words: string) => caller.ask('search', { body: { project_id, search: words } });

  it.each(['kpn', 'KPN zak', 'zakelijk kpn'])('finds a relation by its name: %s', async (words) => {
    const { relations } = await search(words);
    expect(relations.hits[0]).toEqual({
      relatie: 'L1',
      naam: 'KPN Zakelijk',
      soort: 'leverancier',
    });
  });

  it('finds a relation by its number, and without its accent', async () => {
    expect((await search('l1')).relations.hits[0]?.naam).toBe('KPN Zakelijk');
    expect((await search('cafe de')).relations.hits[0]?.relatie).toBe('K1');
  });

  it('shows relations that something is booked on first', async () => {
    const { relations } = await search('kpn');
    expect(relations.hits.map(({ relatie }) => relatie)).toEqual(['L1', 'L2']);
    expect(relations.count).toBe(2);
  });

  it.each(['135,60', '€ 135,60', '€135,60', '€\u00a0135,60', 'EUR 135,60', '135.60', '-135,60'])(
    'finds the invoice of an amount with VAT on both its sides: %s',
    async (words) => {
      const { amounts, lines } = await search(words);
      // Invoice I1, its payment B4 on creditors, and the money that went from the bank.
      expect(told(amounts.hits)).toEqual([
        ['I1', '1600', -13_560],
        ['B4', '1600', 13_560],
        ['B4', '1000', -13_560],
      ]);
      expect(amounts.count).toBe(3);
      expect(lines.count).toBe(0);
    },
  );

  it('finds the same invoice by its amount without VAT, and by whole euros', async () => {
    expect(told((await search('112,07')).amounts.hits)).toEqual([['I1', '4500', 11_207]]);
    expect(told((await search('112')).amounts.hits)).toEqual([['I1', '4500', 11_207]]);
    expect((await search('1.210')).amounts.count).toBe(1);
  });

  it('opens a hit into its whole entry, which balances', async () => {
    const { amounts } = await search('112,07');
    const selection = amounts.hits[0]?.entry;
    if (!selection) throw new Error('nothing found');
    const { lines, sum_cents } = await caller.ask('lines', { body: { project_id, selection } });
    expect(sum_cents).toBe(0);
    expect(lines.map(({ cents }) => cents).sort((one, other) => one - other)).toEqual([
      -13_560, 2_353, 11_207,
    ]);
  });

  it('finds an invoice by a part of its number, once, as it was charged', async () => {
    const { invoices } = await search('118');
    expect(told(invoices.hits)).toEqual([['I1', '1600', -13_560]]);
    expect(invoices.hits[0]?.line.factuur).toBe('KPN-118');
    expect((await search('kpn-1')).invoices.count).toBe(2);
  });

  it('finds lines by their description and by whom they are of, newest first', async () => {
    const { lines } = await search('abonnement');
    expect(lines.count).toBe(7);
    // One of each entry: what is owed.
    expect(told(lines.hits)).toEqual([
      ['I2', '1600', -24_200],
      ['I1', '1600', -13_560],
    ]);
    // The cost lines have the name from the creditor's line of their entry.
    const costs = (await search('abonnement zakelijk')).lines;
    expect(costs.count).toBe(7);
  });

  it('finds words and an amount together', async () => {
    const { lines, amounts } = await search('kpn 112,07');
    expect(told(lines.hits)).toEqual([['I1', '4500', 11_207]]);
    expect(amounts.count).toBe(0);
  });

  it.each([
    'x'.repeat(200),
    Array.from({ length: 100 }, () => 'q').join(' '),
    '%_\\',
    "'; DROP TABLE relations; --",
    '\u202e\u0301',
    '(((((((((a+)+)+)+',
    '99999999999999999999',
  ])('answers what is odd with nothing: %p', async (words) => {
    const { relations, amounts, invoices, lines } = await search(words);
    expect([relations, amounts, invoices].map(({ count }) => count)).toEqual([0, 0, 0]);
    expect(lines.hits.length).toBeLessThanOrEqual(6);
  });

  it.each(['', '   ', 'x'.repeat(201)])('refuses what is no question: %p', async (words) => {
    const problem = await caller.problem('search', { body: { project_id, search: words } });
    expect(problem.status).toBe(422);
  });

  it('does not tell others that a project is there', async () => {
    const other = await new Caller(test).signIn('bob@elders.nl');
    const body = { project_id, search: 'kpn' };
    expect((await other.problem('search', { body })).status).toBe(404);
    const relation = { project_id, relatie: 'L1' };
    expect((await other.problem('relation', { body: relation })).status).toBe(404);
  });

  describe('in the lines of a selection', () => {
    const ALL = {
      periode_min: 202401,
      periode_max: 202412,
      soorten: ['mutatie' as const],
      filters: [],
    };
    const found = async (words: string) => {
      const body = { project_id, selection: ALL, search: words };
      return told(
        (await caller.ask('lines', { body })).lines.map((line) => ({ line, entry: ALL })),
      );
    };

    it('looks in what is shown of them: relation and account too', async () => {
      expect(await found('€ 112,07')).toEqual([['I1', '4500', 11_207]]);
      expect(await found('zakelijk vergader')).toEqual([['I2', '4600', 5_000]]);
      expect(await found('4600')).toEqual([['I2', '4600', 5_000]]);
    });
  });
});
