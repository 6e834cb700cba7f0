import { signedIn } from '../../testing/running.ts';
import { capital, posting, smallBooks, usual, type SmallBooks } from '../../testing/small-books.ts';
import { booked, checksIn, Looking, rowOf, tableOf, type Look } from './testing/looking.ts';

jest.setTimeout(60_000);

const ACCOUNTS = usual('0500', '1000', '1300', '4100', '8000');
/** Sold on account for € 100 and rented for € 40. */
const month = (month: string): SmallBooks['entries'] => [
  posting(`${month}-05`, '1300', '8000', 10_000),
  posting(`${month}-06`, '4100', '1000', 4_000),
];

describe('the reports of odd books', () => {
  const { test, caller } = signedIn();

  const figuresOf = async (looking: Looking, id: string, naam: string) => {
    const page = await looking.component(id, await looking.report(naam));
    const items = page.blocks.flatMap((block) => (block.kind === 'figures' ? block.items : []));
    return new Map(items.map(({ key, figure }) => [key, figure]));
  };
  const shown = async (looking: Looking, naam: string, look: Look = {}) => {
    const { type, periode_min, periode_max } = await looking.report(naam);
    const body = { project_id: looking.projectId, type, periode_min, periode_max, ...look };
    const { summary } = await caller.ask('reportSummary', { body });
    return summary.map(({ text }) => text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')).join(' ');
  };

  it('count the same days and balance of debtors on every tab while a month runs', async () => {
    const year = { year: 2025, made: '2025-03-12' };
    const ahead = [...month('2025-02'), ...month('2025-03'), ...month('2025-06')];
    const opening = [
      ['1000', 50_000],
      ['0500', -50_000],
    ] as const;
    const looking = await Looking.at(test, caller, [
      smallBooks({ ...year, accounts: ACCOUNTS, opening, entries: ahead }),
    ]);
    for (const naam of ['Maart 2025', 'Boekjaar 2025']) {
      const own = await figuresOf(looking, 'debiteuren-en-crediteuren', naam);
      const among = await figuresOf(looking, 'kengetallen', naam);
      expect(own.get('dso')).toEqual(among.get('dso'));
    }
    // Of February and March; what is booked ahead in June does not count.
    const own = await figuresOf(looking, 'debiteuren-en-crediteuren', 'Boekjaar 2025');
    expect(booked(own.get('saldo')).cents).toBe(20_000);
    // 200 / 200 × 71 days of 1 January to 12 March.
    expect(own.get('dso')).toMatchObject({ value: 710 });
  });

  it('state no balance of a year that lacks its opening', async () => {
    const made = '2025-02-10';
    const looking = await Looking.at(test, caller, [
      smallBooks({
        year: 2023,
        accounts: ACCOUNTS,
        opening: capital(50_000),
        entries: month('2023-12'),
        made,
      }),
      smallBooks({
        year: 2024,
        accounts: ACCOUNTS,
        entries: month('2024-12'),
        made,
      }),
    ]);
    const figures = await figuresOf(looking, 'kengetallen', 'Boekjaar 2024');
    for (const key of ['bank_en_kas', 'totaal_eigen_vermogen', 'werkkapitaal', 'solvabiliteit'])
      expect(figures.get(key)).toMatchObject({
        reason: 'In de boekhouding over december 2024 ontbreekt de beginbalans.',
      });
    const balance = await looking.component('balans', await looking.report('Boekjaar 2024'));
    expect(checksIn(balance).map(({ label }) => label)).toContain('Beginbalans ontbreekt');
    const text = await shown(looking, 'Boekjaar 2024');
    expect(text).toContain('Waarom ontbreekt de beginbalans van boekjaar 2024?');
    expect(text).not.toMatch(/negatief|liquide middelen|debiteuren/);
    // The bank has not € -40 but € 420.
    expect(await shown(looking, 'Boekjaar 2023')).not.toContain('ontbreekt');
  });

  it('say that a budget is of the whole month while the month runs', async () => {
    const year = { year: 2025, made: '2025-03-12' };
    const opening = [
      ['1000', 50_000],
      ['0500', -50_000],
    ] as const;
    const entries = [...month('2025-02'), ...month('2025-03')];
    const looking = await Looking.at(test, caller, [
      smallBooks({ ...year, accounts: ACCOUNTS, opening, entries }),
    ]);
    const content = 'Rekening;jan;feb;mrt\r\n8000;100,50;200;1.300,25\r\n4100;10;10;30,10\r\n';
    const { projectId } = looking;
    await caller.ask('uploadBudget', {
      body: {
        project_id: projectId,
        boekjaar: '2025',
        filename: 'begroting.csv',
        content: Buffer.from(content).toString('base64'),
      },
    });
    const march = await looking.report('Maart 2025');
    const look = { vergelijking: 'begroting' } as const;
    const own = await looking.component('winst-en-verlies', march, look);
    expect(tableOf(own).columns[1]?.label).toBe('Begroting maart 2025 (hele maand)');
    expect(rowOf(own, 'rekening_8000')[1]).toMatchObject({ kind: 'budget', cents: 130_025 });
    const judged = Object.fromEntries(
      tableOf(own).rows.map(({ key, judgement }) => [key, judgement]),
    );
    // € 100 of € 1,300.25 is sold, and the rent is € 40 of € 30.10.
    expect(judged).toMatchObject({ rekening_8000: 'ongunstig', rekening_4100: 'ongunstig' });
    const all = await looking.component('winst-en-verlies', march, {
      ...look,
      weergave: 'cumulatief',
    });
    expect(tableOf(all).columns[1]?.label).toBe('Begroting cumulatief t/m mrt 2025 (hele maand)');
    expect(rowOf(all, 'rekening_8000')[1]).toMatchObject({ cents: 160_075 });
    const quarter = await looking.report('1e kwartaal 2025');
    const wide = await looking.component('winst-en-verlies', quarter, look);
    expect(tableOf(wide).columns[1]?.label).toBe('Begroting 1e kwartaal 2025 t/m mrt (hele maand)');
    const text = await shown(looking, 'Maart 2025', look);
    expect(text).toContain('De begroting is van de hele maand, de cijfers nog niet.');
    expect(text).not.toContain('Waardoor is de omzet lager');
  });

  it('are written with the quarter of a fiscal year as it is said', async () => {
    const content = smallBooks({
      year: ['2023-07-01', '2024-06-30'],
      made: '2024-07-20',
      accounts: ACCOUNTS,
      entries: [...month('2023-08'), ...month('2023-11')],
    });
    const looking = await Looking.at(test, caller, [content]);
    const text = await shown(looking, '2e kwartaal boekjaar 2023/2024');
    expect(text).toContain('In het 2e kwartaal van boekjaar 2023/2024 maakte je');
    expect(text).toContain('dan in het 1e kwartaal van boekjaar 2023/2024');
  });
});
