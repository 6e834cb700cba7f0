import type { CallBody, FiguresBlock, PageData } from '@kengetal/contract';
import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { months, rent, sale, shopYear } from '../../testing/shop.ts';

jest.setTimeout(60_000);

type PageName = CallBody<'pages'>['page'];

describe('a chosen period that is only partly in the books', () => {
  const { test, caller } = signedIn();

  /** Imports the files, in order; answers how to ask for a page over months. */
  async function asking(files: readonly string[]) {
    const project_id = await projectWith(test, caller, files);
    return async (page: PageName, first: number, last: number): Promise<PageData> => {
      const period = { column: 'periode', operator: 'between' } as const;
      const filters = [{ ...period, value: [first, last] }];
      return caller.ask('pages', { body: { project_id, page, filters } });
    };
  }

  const resultOf = ({ blocks }: PageData) =>
    blocks
      .find((block): block is FiguresBlock => block.kind === 'figures')
      ?.items.find(({ key }) => key === 'resultaat');

  it('names the year between that was never read, on every page', async () => {
    const ask = await asking([shopYear(2022, '2023-02-01'), shopYear(2024, '2025-01-20')]);
    const text =
      'De boekhouding over januari t/m december 2023 is niet ingelezen. De cijfers over januari 2022 t/m december 2024 zijn dus niet volledig.';
    for (const page of ['dashboard', 'analytics-overview', 'analytics-profits'] as const) {
      expect((await ask(page, 202201, 202412)).notice?.text).toBe(text);
    }
    // Two years of € 8,000 a month are held against nothing.
    const result = resultOf(await ask('dashboard', 202201, 202412));
    expect(result).toMatchObject({ figure: { value: 19_200_000 }, comparison: { kind: 'absent' } });
    expect((await ask('dashboard', 202401, 202403)).notice).toBeUndefined();
    expect((await ask('analytics-profits', 202307, 202403)).notice?.text).toContain(
      'De boekhouding over juli t/m december 2023 is niet ingelezen.',
    );
  });

  it('names the months before the first book, and up to which day the last one is booked', async () => {
    const ask = await asking([
      shopYear(2025, '2025-02-03', [sale('2025-01'), rent('2025-01'), rent('2025-02')]),
    ]);
    const year = await ask('dashboard', 202402, 202501);
    expect(year.notice?.text).toBe(
      'De boekhouding over februari t/m december 2024 is niet ingelezen. De cijfers over februari 2024 t/m januari 2025 zijn dus niet volledig.',
    );
    // One month: sold for € 10,000, rented for € 2,000.
    expect(resultOf(year)?.figure).toMatchObject({ value: 800_000 });
    expect((await ask('dashboard', 202412, 202502)).notice?.text).toBe(
      'De boekhouding over december 2024 is niet ingelezen. De cijfers over december 2024 t/m februari 2025 zijn dus niet volledig. Over december 2024 t/m februari 2025 is nog niet alles geboekt. De cijfers zijn van december 2024 t/m 3 februari 2025.',
    );
  });

  it('names the months after an old file, before those of the next', async () => {
    const old = months(2023, 1, 6).flatMap((month) => [sale(month), rent(month)]);
    const ask = await asking([shopYear(2023, '2023-06-30', old), shopYear(2024, '2025-01-20')]);
    expect((await ask('analytics-overview', 202304, 202403)).notice?.text).toBe(
      'De boekhouding over juli t/m december 2023 is niet ingelezen. De cijfers over april 2023 t/m maart 2024 zijn dus niet volledig.',
    );
    expect((await ask('analytics-overview', 202304, 202306)).notice).toBeUndefined();
  });
});
