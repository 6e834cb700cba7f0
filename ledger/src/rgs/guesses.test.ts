import { expectedOf, hasRealFiles, realFile } from '../testing/real-files.ts';
import { read } from '../testing/reading.ts';
import { GROUPS, parseCents } from '../index.ts';
import { classifyChart } from './chart.ts';
import type { ChartAccount } from './classify.ts';
import { CHARTS, type PlacedAccount } from './testing/charts.ts';

interface Placed {
  accounts: Record<string, { group: string; also_accept: string[] }>;
}

interface Amounts {
  pl_accounts: Record<string, { balance: string }>;
  balance_accounts_closing: Record<string, { balance: string }>;
}

const FILES = [
  'exactonline_32_2016.xaf',
  'multivers_32_2017.xaf',
  'afas_32_2016_rebuilt.xaf',
  'banana_32_2018.xaf',
  'eekboek_clair2_2013.xaf',
];

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);

const total = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Accounts in a wrong heading, as text to read. */
function misplaced(chart: readonly PlacedAccount[]): string[] {
  const classified = classifyChart(chart);
  return chart.flatMap(({ rekening, naam, accepted }, at) => {
    const group = classified[at]?.groep;
    if (group !== undefined && accepted.includes(GROUPS[group].main)) return [];
    return [`${rekening} ${naam}: ${group ?? ''}`];
  });
}

/** Share of accounts of which the statement is guessed right. */
function typesRight(chart: readonly ChartAccount[]): number {
  const guessed = classifyChart(chart.map((account) => ({ ...account, type: null })));
  return share(guessed.filter(({ type }, at) => type === chart[at]?.type).length, chart.length);
}

test.each(Object.entries(CHARTS))('%s: every account without a code has its place', (_, chart) => {
  expect(misplaced(chart)).toEqual([]);
  expect(typesRight(chart)).toBeGreaterThanOrEqual(0.97);
});

async function stripped(name: string) {
  const { accounts } = await read(realFile(name));
  const placed = expectedOf<Placed>(`groups_${name}.json`).accounts;
  const { pl_accounts, balance_accounts_closing } = expectedOf<Amounts>(`${name}.json`);
  const chart = [...accounts.values()].map(({ rekening, naam, type }) => {
    const { group = '', also_accept = [] } = placed[rekening] ?? {};
    const { balance = '0' } = pl_accounts[rekening] ?? balance_accounts_closing[rekening] ?? {};
    const weight = Math.abs(parseCents(balance) ?? 0);
    return { rekening, naam, type, rgs_candidates: [], group, also_accept, weight };
  });
  const classified = classifyChart(chart);
  return chart.map((account, at) => {
    const { groep, type } = classified[at] ?? {};
    const main = groep === undefined ? '' : GROUPS[groep].main;
    const right = account.group === main || account.also_accept.includes(main);
    return { ...account, right, sameType: type === account.type };
  });
}

type Judged = Awaited<ReturnType<typeof stripped>>;

const shares = (chart: Judged) => {
  const right = chart.filter((account) => account.right);
  const weigh = (accounts: Judged) => total(accounts.map(({ weight }) => weight));
  return {
    accounts: share(right.length, chart.length),
    amounts: share(weigh(right), weigh(chart)),
  };
};

const whenReal = hasRealFiles ? describe : describe.skip;

whenReal('real charts without their codes (skipped where ../shared/data is absent)', () => {
  const charts = new Map<string, Judged>();

  beforeAll(async () => {
    for (const name of FILES) charts.set(name, await stripped(name));
  });

  test.each(FILES)('%s: nine in ten accounts and 97%% of the amounts have their place', (name) => {
    const chart = charts.get(name) ?? [];
    expect(chart.length).toBeGreaterThan(50);
    const { accounts, amounts } = shares(chart);
    expect(accounts).toBeGreaterThanOrEqual(0.9);
    expect(amounts).toBeGreaterThanOrEqual(0.97);
    expect(chart.filter(({ sameType }) => !sameType)).toEqual([]);
    expect(typesRight(chart)).toBeGreaterThanOrEqual(0.97);
  });

  test('all together', () => {
    const { accounts, amounts } = shares([...charts.values()].flat());
    expect(accounts).toBeGreaterThanOrEqual(0.95);
    expect(amounts).toBeGreaterThanOrEqual(0.99);
  });
});
