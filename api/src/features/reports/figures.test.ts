import {
  wholeTables,
  type Figure,
  type PageData,
  type ReportEntry,
  type TableBlock,
  type TextBlock,
} from '@kengetal/contract';
import {
  expectedOf,
  hasRealFiles,
  realFile,
  upload,
  withOrganisation,
} from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { Caller } from '../../testing/caller.ts';
import { ENGINES, startApp, type TestApp } from '../../testing/environment.ts';
import { figuresIn, Opener } from '../../testing/figures.ts';

jest.setTimeout(90_000);

const whenReal = hasRealFiles ? describe : describe.skip;
/** With every n-th report whose figures are all opened. */
const REAL: readonly (readonly [name: string, folder: string, everyReport: number])[] = [
  ['exactonline_32_2016.xaf', '', 1],
  ['multivers_32_2017.xaf', '', 1],
  ['afas_32_2016_rebuilt.xaf', '', 8],
  ['banana_32_2018.xaf', '', 3],
  ['eekboek_clair2_2013.xaf', '', 3],
  ['exactonline_40_2016_derived.xaf', 'derived/', 8],
  ['multivers_32_2017_utf8_reindented.xml', 'variants/', 8],
];

interface Expected {
  result: string;
  pl_accounts: Record<string, { balance: string }>;
  balance_accounts_closing: Record<string, { balance: string }>;
  result_by_month: { period: Record<string, string> };
}

describe.each(ENGINES)('every figure (%s)', (engine) => {
  let test: TestApp;
  let caller: Caller;
  beforeAll(async () => {
    test = await startApp(engine);
    caller = await new Caller(test).signIn('anna@voorbeeld.nl');
  });
  afterAll(() => test.close());

  async function imported(contents: readonly (Buffer | string)[]): Promise<string> {
    const organisationId = await withOrganisation(caller);
    const job = await upload(test, caller, { organisationId, content: contents[0] ?? '' });
    const projectId = job.project_id ?? '';
    for (const content of contents.slice(1)) {
      await upload(test, caller, { organisationId, projectId, content });
    }
    return projectId;
  }

  const filtersOf = (project_id: string) => caller.ask('filters', { query: { project_id } });
  const component = async (project_id: string, id: string, report: ReportEntry) => {
    const { type, periode_min, periode_max } = report;
    const body = { project_id, id, type, periode_min, periode_max };
    return wholeTables(await caller.ask('reportComponent', { body }));
  };

  /** Opens every figure of the dashboard and of the reports; answers how many selections there were. */
  async function walk(projectId: string, reportsOf: (all: ReportEntry[]) => ReportEntry[]) {
    const opener = new Opener(caller, projectId);
    const faults: string[] = [];
    const see = async (page: PageData) => {
      faults.push(...(await opener.faults(page)), ...textFaults(page));
    };
    const { periode_filters, reports } = await filtersOf(projectId);
    const chosen = reportsOf(reports);
    for (const { periode_min, periode_max } of [...periode_filters, ...chosen]) {
      const value = [periode_min, periode_max];
      const filters = [{ column: 'periode' as const, operator: 'between' as const, value }];
      await see(
        await caller.ask('pages', { body: { project_id: projectId, page: 'dashboard', filters } }),
      );
    }
    for (const report of chosen) {
      for (const id of ['winst-en-verlies', 'balans'])
        await see(await component(projectId, id, report));
    }
    expect(faults).toEqual([]);
    return opener.opened;
  }

  it('of a balance stands under the last booked month while its year runs', async () => {
    const options = { seed: 5, firstMonth: 202407, years: 1, lastMonth: 202502 };
    const projectId = await imported(await generatedFiles(options, 'multivers'));
    const { reports } = await filtersOf(projectId);
    const labelOf = async (naam: string) => {
      const page = await component(
        projectId,
        'balans',
        report(reports.find((r) => r.naam === naam)),
      );
      return page.blocks.flatMap((block) => (block.kind === 'table' ? block.columns : []))[0]
        ?.label;
    };
    // The clock of these tests stands at 18 March 2025.
    expect(await labelOf('Boekjaar 2024/2025')).toBe('Eind februari 2025');
    expect(await labelOf('December 2024')).toBe('Eind december 2024');
  });

  it('of generated books opens into what makes it up', async () => {
    const options = {
      seed: 5,
      firstMonth: 202307,
      years: 2,
      lastMonth: 202502,
      closingPeriod: true,
    };
    const projectId = await imported(await generatedFiles(options, 'multivers'));
    const opened = await walk(projectId, (all) => all.filter((_, index) => index % 6 === 0));
    expect(opened).toBeGreaterThan(200);
  });

  whenReal('of real files, ../shared/data present', () => {
    const projects = new Map<string, string>();
    beforeAll(async () => {
      for (const [name, folder] of REAL) {
        projects.set(name, await imported([realFile(`${folder}${name}`)]));
      }
    });

    it.each(REAL)('%s opens into what makes it up', async (name, _folder, every) => {
      const chosen = (all: ReportEntry[]) => all.filter((_, index) => index % every === 0);
      expect(await walk(projects.get(name) ?? '', chosen)).toBeGreaterThan(50);
    });

    it.each(REAL)('%s has the result of every account as computed elsewhere', async (name) => {
      const expected = expectedOf<Expected>(`${name}.json`);
      const projectId = projects.get(name) ?? '';
      const { reports } = await filtersOf(projectId);
      const year = reports.find(({ type }) => type === 'jaar');
      const page = await component(projectId, 'winst-en-verlies', report(year));
      expect(accountsOf(page)).toEqual(centsOf(expected.pl_accounts, ([, { balance }]) => balance));
    });

    it.each(REAL)('%s has the result of every period as computed elsewhere', async (name) => {
      const expected = expectedOf<Expected>(`${name}.json`);
      const projectId = projects.get(name) ?? '';
      const { reports } = await filtersOf(projectId);
      const found: Record<string, number> = {};
      for (const entry of reports.filter(({ type }) => type === 'maand')) {
        const page = await component(projectId, 'winst-en-verlies', entry);
        const total = rowOf(page, 'totaal_nettoresultaat')[0];
        found[String(entry.periode_max % 100)] = booked(total).cents;
      }
      const byNumber = Object.entries(expected.result_by_month.period).map(
        ([number, amount]) => [String(Number(number)), amount] as const,
      );
      expect(withoutZeros(found)).toEqual(
        centsOf(Object.fromEntries(byNumber), ([, amount]) => amount),
      );
    });

    it('compares the first balance with the one that the books open with', async () => {
      const projectId = projects.get('multivers_32_2017.xaf') ?? '';
      const { reports } = await filtersOf(projectId);
      const january = reports.find(({ periode_max }) => periode_max === 201701);
      const page = await component(projectId, 'balans', report(january));
      // Opening balance: 1,109,753.22 on each side in expected/, contra accounts included.
      const [, assets] = rowOf(page, 'totaal_activa');
      const [, financing] = rowOf(page, 'totaal_passiva');
      expect(booked(assets).selection).toMatchObject({ periode_min: 201701, soorten: ['opening'] });
      expect(booked(assets).cents).toBeGreaterThan(0);
      expect(booked(assets).cents).toBe(booked(financing).cents);
    });

    it.each(REAL)('%s has a balance that closes, with every account', async (name) => {
      const expected = expectedOf<Expected>(`${name}.json`);
      const projectId = projects.get(name) ?? '';
      const { reports } = await filtersOf(projectId);
      for (const entry of reports) {
        const page = await component(projectId, 'balans', entry);
        const [assets, financing] = ['totaal_activa', 'totaal_passiva'].map(
          (key) => booked(rowOf(page, key)[0]).cents,
        );
        expect(assets).toBe(financing);
        const checks = page.blocks.flatMap((block) => (block.kind === 'checks' ? block.items : []));
        expect(checks).toContainEqual(
          expect.objectContaining({ label: 'Balans sluit', state: 'goed' }),
        );
      }
      const year = reports.find(({ type }) => type === 'jaar');
      const page = await component(projectId, 'balans', report(year));
      expect(accountsOf(page, 1)).toEqual(
        centsOf(expected.balance_accounts_closing, ([, { balance }]) => balance),
      );
    });
  });
});

function report(entry: ReportEntry | undefined): ReportEntry {
  if (!entry) throw new Error('no such report');
  return entry;
}

function tableOf(page: PageData): TableBlock {
  const table = page.blocks.find((block) => block.kind === 'table');
  if (!table) throw new Error('no table');
  return table;
}

function rowOf(page: PageData, key: string): Figure[] {
  return tableOf(page).rows.find((row) => row.key === key)?.cells ?? [];
}

function booked(figure: Figure | undefined) {
  if (figure?.kind !== 'booked') throw new Error(`no booked figure: ${JSON.stringify(figure)}`);
  return figure;
}

/** Sum of lines of each account row, credit positive for a result and debit positive for a balance. */
function accountsOf(page: PageData, sign: 1 | -1 = -1): Record<string, number> {
  const rows = tableOf(page).rows.filter(({ key }) => key.startsWith('rekening_'));
  const amounts = rows.map(({ key, cells }) => {
    const figure = booked(cells[0]);
    return [key.replace('rekening_', ''), sign * figure.sign * figure.cents] as const;
  });
  return Object.fromEntries(amounts.filter(([, cents]) => cents !== 0));
}

const withoutZeros = (amounts: Record<string, number>) =>
  Object.fromEntries(Object.entries(amounts).filter(([, cents]) => cents !== 0));

function centsOf<Value>(
  record: Record<string, Value>,
  amountOf: (entry: [string, Value]) => string,
): Record<string, number> {
  const entries = Object.entries(record).map(
    (entry) => [entry[0], Math.round(Number(amountOf(entry)) * 100)] as const,
  );
  return Object.fromEntries(entries.filter(([, cents]) => cents !== 0));
}

/** Links of texts that lead nowhere, or that say another amount than their figure. */
function textFaults(page: PageData): string[] {
  const texts = page.blocks.filter((block): block is TextBlock => block.kind === 'text');
  return texts.flatMap(({ text, figures }) =>
    [...text.matchAll(/\[€\s?([^\]]+)\]\(figure:(\w+)\)/g)].flatMap(
      ([link, amount = '', key = '']) => {
        const [figure] = figuresIn(figures[key]);
        const euros = Number(amount.replaceAll('.', ''));
        const value =
          figure?.kind === 'derived'
            ? figure.value
            : figure?.kind === 'booked'
              ? figure.cents
              : NaN;
        return Math.round(Math.abs(value) / 100) === Math.abs(euros) ? [] : [link];
      },
    ),
  );
}
