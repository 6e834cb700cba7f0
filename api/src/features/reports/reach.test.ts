import type { Figure, PageData } from '@kengetal/contract';
import { valueOf } from '../../books/figures/values.ts';
import { Caller } from '../../testing/caller.ts';
import { running } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { months, rent, sale, shopYear, writeOff } from '../../testing/shop.ts';
import { checksIn, Looking, rowOf, tableOf, type Look } from './testing/looking.ts';

jest.setTimeout(60_000);

const euros = (figures: readonly Figure[]) =>
  figures.map((figure) => {
    const cents = valueOf(figure);
    return cents === undefined ? undefined : cents / 100;
  });

describe('periods that reach beyond what was read', () => {
  const test = running();

  async function looking(now: string, files: readonly string[]): Promise<Looking> {
    return Looking.at(test, await callerOn(now), files);
  }

  /** Someone who signs in on a day: sessions do not last until the next one. */
  function callerOn(now: string): Promise<Caller> {
    test.setNow(now);
    return new Caller(test).signIn('anna@voorbeeld.nl');
  }

  /** Headings and some rows of the winst-en-verliesrekening, of which every figure opens. */
  async function result(books: Looking, naam: string, look: Look = {}) {
    const page = await books.component('winst-en-verlies', await books.report(naam), look);
    expect(await new Opener(books.caller, books.projectId).faults(page)).toEqual([]);
    return {
      page,
      columns: tableOf(page).columns.map(({ label }) => label),
      omzet: euros(rowOf(page, 'totaal_netto_omzet').slice(0, 2)),
      resultaat: euros(rowOf(page, 'totaal_nettoresultaat').slice(0, 2)),
    };
  }

  async function summary(books: Looking, naam: string) {
    const { type, periode_min, periode_max } = await books.report(naam);
    const body = { project_id: books.projectId, type, periode_min, periode_max };
    const answer = await books.caller.ask('reportSummary', { body });
    const text = answer.summary
      .map((part) => part.text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
      .join(' ');
    return { text, outdated: answer.outdated };
  }

  function dashboard(books: Looking, span: readonly [number, number]): Promise<PageData> {
    const filter = { column: 'periode' as const, operator: 'between' as const, value: [...span] };
    const body = { project_id: books.projectId, page: 'dashboard' as const, filters: [filter] };
    return books.caller.ask('pages', { body });
  }

  /** Read on 10 March, with what is written off booked ahead to the end of the year. */
  const ahead = (made: string) => [
    shopYear(
      2024,
      '2025-02-01',
      months(2024).flatMap((one) => [sale(one), rent(one), writeOff(one)]),
    ),
    shopYear(2025, made, [
      ...months(2025, 1, 3).flatMap((one) => [sale(one), rent(one)]),
      ...months(2025).map(writeOff),
    ]),
  ];

  it('end with the day on which their source was made, whatever was booked ahead', async () => {
    const books = await looking('2025-09-15T10:00:00Z', ahead('2025-03-10'));
    const year = await result(books, 'Boekjaar 2025');
    expect(year.columns.slice(0, 2)).toEqual([
      'Boekjaar 2025 t/m mrt, gegevens t/m 10 mrt',
      'Boekjaar 2024 t/m 10 mrt',
    ]);
    // Three sales, on the fifth, in either year; what is written off on 28 March 2024 came later.
    expect(year.omzet).toEqual([30_000, 30_000]);
    expect(year.resultaat).toEqual([22_500, 23_000]);
    expect(checksIn(year.page).map(({ key }) => key)).toContain('vooruit_geboekt_resultaat');
    const { periode_filters } = await books.filters();
    expect(periode_filters[0]).toMatchObject({
      naam: 'Afgelopen 3 maanden t/m mrt 2025',
      periode_max: 202503,
    });
    expect((await summary(books, 'Boekjaar 2025')).text).toContain(
      'In boekjaar 2025 tot en met maart maakte je €\u00a022.500 winst',
    );
  });

  it('are held against nothing when all of them was booked ahead, and say so', async () => {
    const books = await looking('2025-09-15T10:00:00Z', ahead('2025-03-10'));
    const why =
      'Over april t/m juni 2025 is alleen vooruit geboekt; de boekhouding is ingelezen t/m 10 maart 2025.';
    const looks: Look[] = [{}, { vergelijking: 'vorig_jaar' }, { vergelijking: 'begroting' }];
    for (const look of looks) {
      const { page, columns, resultaat } = await result(books, '2e kwartaal 2025', look);
      expect(columns[0]).toBe('2e kwartaal 2025 (vooruit geboekt)');
      expect(resultaat).toEqual([-1_500, undefined]);
      expect(rowOf(page, 'totaal_nettoresultaat')[1]).toMatchObject({ reason: why });
    }
    const { text } = await summary(books, '2e kwartaal 2025');
    expect(text).not.toContain('ging van een winst');
    expect(text).toContain(`Een vergelijking is er niet: o${why.slice(1)}`);
    const page = await dashboard(books, [202507, 202509]);
    expect(page.notice).toMatchObject({
      text: 'Over juli t/m september 2025 is alleen vooruit geboekt; de boekhouding is ingelezen t/m 10 maart 2025.',
      action: { periode_min: 202501, periode_max: 202503 },
    });
    expect(JSON.stringify(page.blocks)).not.toContain('lager dan in');
  });

  it('end with the last month of an old source, also when a newer year is whole', async () => {
    const books = await looking('2026-02-10T10:00:00Z', [
      shopYear(2023, '2024-02-01'),
      shopYear(
        2024,
        '2024-06-30',
        months(2024, 1, 6).flatMap((one) => [sale(one), rent(one)]),
      ),
      shopYear(2025, '2026-01-20'),
    ]);
    const { columns, omzet } = await result(books, 'Boekjaar 2024');
    expect(columns.slice(0, 2)).toEqual(['Boekjaar 2024 t/m jun', 'Boekjaar 2023 t/m jun']);
    expect(omzet).toEqual([60_000, 60_000]);
  });

  it('go on after that day where the money does, for then the file misstates it', async () => {
    const books = await looking('2026-02-10T10:00:00Z', [
      shopYear(2023, '2024-02-01'),
      shopYear(2024, '2024-06-12'),
    ]);
    const { columns, omzet } = await result(books, 'Boekjaar 2024');
    expect(columns.slice(0, 2)).toEqual(['Boekjaar 2024', 'Boekjaar 2023']);
    expect(omzet).toEqual([120_000, 120_000]);
    expect((await result(books, 'Juni 2024')).columns[0]).toBe('Juni 2024');
  });

  it('outdate a summary of before, when they reach further on a later day', async () => {
    // A file that says nothing of the day on which it was made counts up to today.
    const books = await looking('2025-03-12T10:00:00Z', ahead('2025-12-31'));
    const first = await summary(books, 'Boekjaar 2025');
    expect(first.text).toContain('In boekjaar 2025 tot en met maart maakte je');
    expect(await summary(books, 'Boekjaar 2025')).toEqual({ ...first, outdated: false });
    const later = new Looking(await callerOn('2025-09-15T10:00:00Z'), books.projectId);
    expect((await summary(later, 'Boekjaar 2025')).outdated).toBe(true);
  });
});
