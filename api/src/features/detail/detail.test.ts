import type { CoverageBlock, FactsBlock, PageData, QualityBlock } from '@kengetal/contract/api';
import { hasRealFiles, realFile } from '@kengetal/ledger/testing';
import { projectWith, withOrganisation } from '../../testing/books.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { capital, smallBooks, usual } from '../../testing/small-books.ts';

jest.setTimeout(60_000);

describe('project detail', () => {
  const { test, caller } = signedIn();

  async function read(files: readonly (Buffer | string)[]) {
    return ask(await projectWith(test, caller, files));
  }

  async function ask(project_id: string) {
    const page = await caller.ask('pages', {
      body: { project_id, page: 'project-detail', filters: [] },
    });
    const faults = await new Opener(caller, project_id).faults(page);
    return { project_id, page, faults, ...partsOf(page) };
  }

  function partsOf({ blocks }: PageData) {
    const quality = blocks.find((block): block is QualityBlock => block.kind === 'quality');
    const facts = blocks.find((block): block is FactsBlock => block.kind === 'facts');
    const coverage = blocks.find((block): block is CoverageBlock => block.kind === 'coverage');
    const fact = (key: string) => facts?.items.find((item) => item.key === key);
    const check = (start: string) => quality?.items.find(({ key }) => key.startsWith(start));
    return { quality, facts, coverage, fact, check };
  }

  it('tells of a company what it is and how far it is booked', async () => {
    const options = { seed: 5, firstMonth: 202307, years: 2, lastMonth: 202502, scale: 0.3 };
    const { fact, check, coverage, faults } = await read(await generatedFiles(options));
    expect(faults).toEqual([]);
    expect(fact('boekjaren')?.value).toBe('2023/2024 t/m 2024/2025');
    expect(fact('rechtsvorm')).toMatchObject({
      value: 'Bv of nv',
      detail: 'Volgens rekening 0500 Aandelenkapitaal',
    });
    // The books of the generator hand in VAT each quarter.
    expect(fact('btw_tijdvak')?.value).toBe('Per kwartaal');
    expect(fact('eerste')?.value).toMatch(/^\d+ jul 2023$/);
    expect(fact('laatste')?.value).toMatch(/^\d+ feb 2025$/);
    expect(check('balans')).toMatchObject({
      state: 'goed',
      label: 'Balans sluit in beide boekjaren',
    });
    expect(check('beginbalans')?.state).toBe('goed');
    expect(check('maanden')?.state).toBe('goed');
    const states = coverage?.years[1]?.months.map(({ state }) => state);
    expect(states).toEqual([
      ...Array<string>(8).fill('geboekt'),
      ...Array<string>(4).fill('later'),
    ]);
  });

  it('knows a firm of one person, and a missing year by its opening', async () => {
    const options = {
      seed: 6,
      firstMonth: 202201,
      years: 3,
      trade: 'zzp',
      withoutCodes: true,
    } as const;
    const [first = '', , third = ''] = await generatedFiles(options);
    const { fact, coverage, faults } = await read([first, third]);
    expect(faults).toEqual([]);
    expect(fact('rechtsvorm')?.value).toBe('Eenmanszaak, vof of maatschap');
    expect(fact('rgs')?.value).toBe('0%');
    expect(coverage?.years.map(({ label }) => label)).toEqual(['2022', '2024']);
  });

  it('takes the legal form from equity only, not from VAT on private use', async () => {
    const books = (equity: string) =>
      smallBooks({
        year: 2024,
        accounts: [
          ['0500', equity, 'B', ''],
          ['1000', 'Bank', 'B', ''],
          ['1530', 'Btw privégebruik auto', 'B', ''],
          ['8000', 'Omzet', 'P', ''],
        ],
        opening: capital(100_000),
        entries: [
          {
            day: '2024-03-05',
            lines: [
              ['1000', 121_000],
              ['8000', -100_000],
              ['1530', -21_000],
            ],
          },
        ],
      });
    const company = await read([books('Gestort kapitaal')]);
    expect(company.fact('rechtsvorm')).toMatchObject({
      value: 'Bv of nv',
      detail: 'Volgens rekening 0500 Gestort kapitaal',
    });
    const person = await read([books('Privé-stortingen')]);
    expect(person.fact('rechtsvorm')?.detail).toBe('Volgens rekening 0500 Privé-stortingen');
    const either = await read([books('Eigen vermogen')]);
    expect(either.fact('rechtsvorm')?.value).toBe('Onbekend');
  });

  it('scores what is right whole and what needs attention half, and says so', async () => {
    const options = {
      seed: 5,
      firstMonth: 202401,
      years: 1,
      lastMonth: 202406,
      withoutCodes: true,
    };
    const { quality } = await read(await generatedFiles(options));
    const states = quality?.items.map(({ state }) => state) ?? [];
    const worth = states.reduce(
      (sum, state) => sum + (state === 'goed' ? 1 : state === 'let_op' ? 0.5 : 0),
      0,
    );
    expect(quality?.score).toBe(Math.floor((100 * worth) / states.length));
    expect(quality?.words).toMatch(/controles (is|zijn) in orde/);
    expect(quality?.items.find(({ key }) => key === 'geraden')?.action?.path).toBe(
      '/project?tab=rekeningen',
    );
  });

  it('has nothing to tell of a project without books, and takes no filters', async () => {
    const organisation_id = await withOrganisation(caller);
    const made = await caller.ask('createProject', {
      body: { organisation_id, project_name: 'Leeg' },
    });
    const { page } = await ask(made.project_id);
    expect(page).toMatchObject({ blocks: [], notice: { text: expect.any(String) as string } });
    const filters = [{ column: 'rekening' as const, operator: 'eq' as const, value: '1' }];
    const problem = await caller.problem('pages', {
      body: { project_id: made.project_id, page: 'project-detail', filters },
    });
    expect(problem.status).toBe(422);
  });

  (hasRealFiles ? it : it.skip)('opens every figure of real files', async () => {
    const { faults, check } = await read([realFile('exactonline_32_2016.xaf')]);
    expect(faults).toEqual([]);
    expect(check('balans')?.state).toBe('goed');
  });

  it('does not take a typing error in a date for the first or the last booking', async () => {
    const sale = (day: string, period: number) => ({
      day,
      period,
      lines: [['1000', 10_000] as const, ['8000', -10_000] as const],
    });
    const books = {
      year: 2024,
      accounts: usual('1000', '8000'),
    } as const;
    const days = [sale('2024-01-05', 1), sale('2024-11-28', 11)];
    const { fact } = await read([
      smallBooks({ ...books, entries: [...days, sale('2095-03-05', 3), sale('1925-03-06', 3)] }),
    ]);
    expect(fact('eerste')).toMatchObject({
      value: '5 jan 2024',
      detail: 'Ook geboekt op 6 mrt 1925, buiten het boekjaar',
    });
    expect(fact('laatste')).toMatchObject({
      value: '28 nov 2024',
      detail: 'Ook geboekt op 5 mrt 2095, buiten het boekjaar',
    });
    const right = await read([smallBooks({ ...books, entries: days })]);
    expect(right.fact('eerste')).toEqual({
      key: 'eerste',
      label: 'Eerste boeking',
      value: '5 jan 2024',
    });
  });
});
