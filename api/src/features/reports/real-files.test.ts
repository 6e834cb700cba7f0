import { expectedOf, hasRealFiles, REAL_FILES, realFile } from '@kengetal/ledger/testing';
import { valueOf } from '../../books/figures/values.ts';
import { signedIn } from '../../testing/running.ts';
import {
  accountsOf,
  booked,
  centsOf,
  checksIn,
  Looking,
  rowOf,
  tableOf,
  withoutZeros,
} from './testing/looking.ts';
import { OpenedReports } from './testing/opened.ts';

/** `npm test -- heavy` opens every report in every look. */
const IS_HEAVY = process.env.KENGETAL_HEAVY === '1';

jest.setTimeout(IS_HEAVY ? 3_600_000 : 240_000);

const whenReal = hasRealFiles ? describe : describe.skip;
/** Of which file how much is opened: every n-th report. */
const EVERY: Record<(typeof REAL_FILES)[number][0], number> = {
  'exactonline_32_2016.xaf': 6,
  'multivers_32_2017.xaf': 1,
  'afas_32_2016_rebuilt.xaf': 12,
  'banana_32_2018.xaf': 8,
  'eekboek_clair2_2013.xaf': 8,
  'exactonline_40_2016_derived.xaf': 18,
  'multivers_32_2017_utf8_reindented.xml': 4,
};

interface Expected {
  result: string;
  pl_accounts: Record<string, { balance: string }>;
  balance_accounts_closing: Record<string, { balance: string }>;
  result_by_month: { period: Record<string, string> };
}

const balances = (accounts: Record<string, { balance: string }>) =>
  centsOf(Object.fromEntries(Object.entries(accounts).map(([key, { balance }]) => [key, balance])));

whenReal('of real files, ../shared/data present', () => {
  const { test, caller } = signedIn();
  const projects = new Map<string, Looking>();
  beforeAll(async () => {
    for (const [name, folder] of REAL_FILES) {
      projects.set(name, await Looking.at(test, caller, [realFile(`${folder}${name}`)]));
    }
  });

  const at = (name: string): Looking => {
    const looking = projects.get(name);
    if (!looking) throw new Error(`${name} was not imported`);
    return looking;
  };
  const yearOf = async (looking: Looking) => {
    const year = (await looking.reports()).find(({ type }) => type === 'jaar');
    if (!year) throw new Error('there is no year');
    return year;
  };

  it.each(REAL_FILES)('%s opens into what makes it up', async (name) => {
    const opened = new OpenedReports(at(name), IS_HEAVY);
    const every = IS_HEAVY ? 1 : EVERY[name];
    const reports = (await at(name).reports()).filter((_, index) => index % every === 0);
    for (const report of reports) await opened.open(report);
    expect(opened.faults).toEqual([]);
    expect(opened.count).toBeGreaterThan(50);
  });

  it.each(REAL_FILES)('%s has the result of every account as computed elsewhere', async (name) => {
    const expected = expectedOf<Expected>(`${name}.json`);
    const page = await at(name).component('winst-en-verlies', await yearOf(at(name)));
    expect(accountsOf(page, -1)).toEqual(balances(expected.pl_accounts));
    const [result] = rowOf(page, 'totaal_nettoresultaat');
    expect(booked(result).cents).toBe(Math.round(Number(expected.result) * 100));
  });

  it.each(REAL_FILES)('%s has the costs of every account as computed elsewhere', async (name) => {
    const expected = balances(expectedOf<Expected>(`${name}.json`).pl_accounts);
    const page = await at(name).component('kosten', await yearOf(at(name)));
    const found = accountsOf(page, -1);
    expect(expected).toMatchObject(found);
    const sum = Object.values(found).reduce((total, cents) => total + cents, 0);
    expect(booked(rowOf(page, 'totaal_kosten')[0]).cents).toBe(-sum);
  });

  it.each(REAL_FILES)('%s has the result of every period as computed elsewhere', async (name) => {
    const { result_by_month } = expectedOf<Expected>(`${name}.json`);
    const year = await yearOf(at(name));
    const look = { weergave: 'maanden' } as const;
    const page = await at(name).component('winst-en-verlies', year, look);
    const cells = rowOf(page, 'totaal_nettoresultaat');
    const months = tableOf(page).columns.filter(({ key }) => key.startsWith('maand_'));
    const found = months.map((_, index) => {
      const cell = cells[index];
      return [String(index + 1), cell?.kind === 'booked' ? cell.cents : 0] as const;
    });
    const byNumber = Object.entries(result_by_month.period).map(
      ([number, amount]) => [String(Number(number)), amount] as const,
    );
    expect(withoutZeros(Object.fromEntries(found))).toEqual(centsOf(Object.fromEntries(byNumber)));
  });

  it.each(REAL_FILES)('%s has a balance that closes, with every account', async (name) => {
    const expected = expectedOf<Expected>(`${name}.json`);
    for (const entry of await at(name).reports()) {
      const page = await at(name).component('balans', entry);
      const [assets] = rowOf(page, 'totaal_activa');
      const [financing] = rowOf(page, 'totaal_passiva');
      expect(assets && valueOf(assets)).toBe(financing && valueOf(financing));
      const closes = expect.objectContaining({ label: 'Balans sluit', state: 'goed' });
      expect(checksIn(page)).toContainEqual(closes);
    }
    const page = await at(name).component('balans', await yearOf(at(name)));
    expect(accountsOf(page, 1)).toEqual(balances(expected.balance_accounts_closing));
  });

  it.each(REAL_FILES)('%s has a cash flow that is the change in money', async (name) => {
    for (const entry of await at(name).reports()) {
      const page = await at(name).component('kasstroom', entry);
      const [check] = checksIn(page);
      expect(check?.label).toMatch(/^Sluit aan op liquide middelen/);
    }
  });

  it('compares the first balance with the one that the books open with', async () => {
    const looking = at('multivers_32_2017.xaf');
    const page = await looking.component('balans', await looking.report('Januari 2017'));
    // Opening balance: 1,109,753.22 on each side in expected/, contra accounts included.
    const [, assets] = rowOf(page, 'totaal_activa');
    const [, financing] = rowOf(page, 'totaal_passiva');
    expect(booked(assets).selection).toMatchObject({ periode_min: 201701, soorten: ['opening'] });
    expect(booked(assets).cents).toBeGreaterThan(0);
    expect(booked(assets).cents).toBe(booked(financing).cents);
  });
});
