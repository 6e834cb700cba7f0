import {
  gridEarlier,
  type CallBody,
  type Figure,
  type GridBlock,
  type PageData,
} from '@kengetal/contract';
import { valueOf } from '../../books/figures/values.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { months, rent, sale, shopYear, writeOff } from '../../testing/shop.ts';
import { Looking, rowOf, type Look } from './testing/looking.ts';

jest.setTimeout(60_000);

type View = CallBody<'pages'>['view'];

const JULY_ON = 'De boekhouding over juli t/m december 2024 is niet ingelezen.';

/** 2023 and 2025 whole; of 2024 the file of the end of June. */
const half = (more: Parameters<typeof shopYear>[2] = []) => [
  shopYear(2023, '2024-02-01'),
  shopYear(2024, '2024-06-30', [
    ...months(2024, 1, 6).flatMap((one) => [sale(one), rent(one)]),
    ...more,
  ]),
  shopYear(2025, '2026-01-20'),
];

describe('a period before that was read in part', () => {
  const { test, caller } = signedIn({ now: '2026-02-10T10:00:00Z' });

  async function row(books: Looking, id: string, naam: string, key: string, look: Look = {}) {
    const page = await books.component(id, await books.report(naam), look);
    expect(await new Opener(caller, books.projectId).faults(page)).toEqual([]);
    return rowOf(page, key);
  }

  async function summary(books: Looking, naam: string, look: Look = {}) {
    const { type, periode_min, periode_max } = await books.report(naam);
    const body = { project_id: books.projectId, type, periode_min, periode_max, ...look };
    const answer = await caller.ask('reportSummary', { body });
    const texts = answer.summary.map(({ text }) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'));
    return texts.join(' ');
  }

  async function profits(books: Looking, span: readonly number[], view: View): Promise<PageData> {
    const filter = { column: 'periode' as const, operator: 'between' as const, value: [...span] };
    const body = { project_id: books.projectId, page: 'analytics-profits' as const, view };
    const page = await caller.ask('pages', { body: { ...body, filters: [filter] } });
    expect(await new Opener(caller, books.projectId).faults(page)).toEqual([]);
    return page;
  }

  const tree = ({ blocks }: PageData): GridBlock => {
    const found = blocks.find((block) => block.kind === 'grid');
    if (!found) throw new Error('no grid');
    return found;
  };
  const euros = (figure: Figure | undefined) => {
    const cents = figure && valueOf(figure);
    return cents === undefined ? figure : cents / 100;
  };

  it('is nothing to hold a whole one against', async () => {
    const books = await Looking.at(test, caller, half());
    const [now, then] = await row(books, 'winst-en-verlies', 'Boekjaar 2025', 'totaal_netto_omzet');
    // Twelve sales, against six of which the file tells.
    expect(euros(now)).toBe(120_000);
    expect(then).toMatchObject({ kind: 'absent', reason: JULY_ON });
    const text = await summary(books, 'Boekjaar 2025');
    expect(text).toContain('Een vergelijking is er niet: de boekhouding over juli t/m december');
    expect(text).not.toContain('steeg');
    // What was read of that year still counts: June against June.
    const june = await row(books, 'winst-en-verlies', 'Juni 2025', 'totaal_netto_omzet', {
      vergelijking: 'vorig_jaar',
    });
    expect(june.slice(0, 2).map(euros)).toEqual([10_000, 10_000]);
  });

  it('says of months that were never read that they are not, and not that they were empty', async () => {
    const books = await Looking.at(test, caller, half());
    const look = { vergelijking: 'vorig_jaar' } as const;
    const why = 'De boekhouding over augustus 2024 is niet ingelezen.';
    const cells = await row(books, 'winst-en-verlies', 'Augustus 2025', 'totaal_netto_omzet', look);
    expect(cells[1]).toMatchObject({ kind: 'absent', reason: why });
    const text = await summary(books, 'Augustus 2025', look);
    expect(text).not.toContain('was die er niet');
    expect(text).toContain(`Een vergelijking is er niet: d${why.slice(1)}`);
    const quarter = tree(await profits(books, [202507, 202509], look));
    const compared = quarter.columns.find(({ role }) => role === 'comparison');
    expect(compared?.reason).toBe('De boekhouding over juli t/m september 2024 is niet ingelezen.');
    const beside = tree(
      await profits(books, [202506, 202507], { ...look, vorig_jaar_per_maand: true }),
    );
    const omzet = beside.rows.find(({ key }) => key === 'netto_omzet');
    const earlier = beside.columns.slice(0, 2).map((_, place) => {
      return omzet && gridEarlier(beside.columns, omzet, place);
    });
    expect(earlier[0]).toMatchObject({ cents: 1_000_000 });
    expect(earlier[1]).toMatchObject({
      kind: 'absent',
      reason: 'De boekhouding over juli 2024 is niet ingelezen.',
    });
    // A month of the trend that was never read has no amount either.
    const own = tree(await profits(books, [202405, 202408], look));
    expect(own.rows.find(({ key }) => key === 'netto_omzet')?.values.slice(0, 2)).toEqual([
      1_000_000, 1_000_000,
    ]);
  });

  it('has the balance that the next year opens with, not the one that it was left at', async () => {
    const books = await Looking.at(test, caller, half());
    const balance = async (naam: string) =>
      (await row(books, 'balans', naam, 'liquide_middelen', { vergelijking: 'vorige_periode' }))
        .slice(0, 2)
        .map(euros);
    // The bank began 2023 with 50,000 and keeps 8,000 a month: 242,000 after two years.
    expect(await balance('Boekjaar 2025')).toEqual([338_000, 242_000]);
    expect(await balance('Januari 2025')).toEqual([250_000, 242_000]);
  });

  it('is none either where the months that were not read have something booked ahead', async () => {
    const books = await Looking.at(test, caller, half(months(2024, 7, 12).map(writeOff)));
    const [, then] = await row(books, 'winst-en-verlies', 'Boekjaar 2025', 'totaal_netto_omzet');
    expect(then).toMatchObject({ kind: 'absent', reason: JULY_ON });
  });
});
