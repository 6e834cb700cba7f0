import { valueOf } from '../../books/figures/values.ts';
import { upload, withOrganisation } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { smallBooks, usual } from '../../testing/small-books.ts';
import { Looking, rowOf } from './testing/looking.ts';

jest.setTimeout(60_000);

/** A sale that owes € 210, and € 150 on '1590 Rekening fiscus' of which nothing tells what it is. */
const books = (made: string) =>
  smallBooks({
    year: 2025,
    made,
    accounts: [
      ...usual('1300', '8000'),
      ['1600', 'Crediteuren', 'B', 'BSchCreHac'],
      ['1500', 'Af te dragen btw hoog', 'B', 'BSchBepBtw'],
      ['1590', 'Rekening fiscus', 'B', 'BSchBepBtw'],
    ],
    entries: [
      {
        day: '2025-01-05',
        lines: [
          ['1300', 121_000],
          ['8000', -100_000],
          ['1500', -21_000],
        ],
      },
      {
        day: '2025-01-06',
        lines: [
          ['1300', 20_000],
          ['1600', -5_000],
          ['1590', -15_000],
        ],
      },
    ],
  });

describe('VAT that nothing places', () => {
  const { test, caller } = signedIn();
  let organisationId: string;
  let looking: Looking;
  beforeAll(async () => {
    organisationId = await withOrganisation(caller);
    looking = new Looking(caller, await read(books('2025-02-01')));
  });

  const payable = async () => {
    const page = await looking.component('btw', await looking.report('Januari 2025'));
    return rowOf(page, '5c')[1];
  };
  const place = (soort: 'rekening' | 'btw_code', sleutel: string, plaats: 'verschuldigd' | null) =>
    caller.ask('placeVat', { body: { project_id: looking.projectId, soort, sleutel, plaats } });

  it('is told first, and leaves no figure to pay by while it is more than a hundredth', async () => {
    const [first] = await caller.ask('vatPlaces', { query: { project_id: looking.projectId } });
    expect(first).toMatchObject({ soort: 'rekening', sleutel: '1590', naam: 'Rekening fiscus' });
    expect(first?.plaatsen).toMatchObject([{ plaats: 'onbekend' }]);
    expect(first?.plaatsen.map(({ figure }) => valueOf(figure))).toEqual([15_000]);
    const page = await looking.component('btw', await looking.report('Januari 2025'));
    expect(page.blocks.find(({ kind }) => kind === 'list')).toMatchObject({
      items: [{ label: '1590 Rekening fiscus', path: '/project?tab=btw' }],
    });
    expect(await payable()).toMatchObject({
      kind: 'absent',
      reason: expect.stringContaining('150 is niet bekend') as string,
    });
  });

  it('is where an editor places it, over a newer file too, until it is given back', async () => {
    const placed = await place('rekening', '1590', 'verschuldigd');
    expect(placed.find(({ sleutel }) => sleutel === '1590')).toMatchObject({
      keuze: 'verschuldigd',
      plaatsen: [{ plaats: 'verschuldigd', omdat: ['jouw keuze voor rekening 1590'] }],
    });
    expect(valueOf((await payable()) ?? { kind: 'absent', reason: '' })).toBe(36_000);

    await read(books('2025-03-01'), looking.projectId);
    expect(valueOf((await payable()) ?? { kind: 'absent', reason: '' })).toBe(36_000);

    await place('rekening', '1590', null);
    expect(await payable()).toMatchObject({ kind: 'absent' });
  });

  it('is refused for what the books do not have', async () => {
    await expect(place('rekening', '9999', 'verschuldigd')).rejects.toThrow('balansrekening');
    await expect(place('btw_code', 'X', 'verschuldigd')).rejects.toThrow('btw-code');
  });

  async function read(content: string, projectId?: string): Promise<string> {
    const job = await upload(test, caller, { organisationId, projectId, content });
    expect(job.status).toBe('gereed');
    return job.project_id ?? '';
  }
});
