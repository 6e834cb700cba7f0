import type { Figure, PageData } from '@kengetal/contract';
import { signedIn } from '../../testing/running.ts';
import { posting, smallBooks, usual, type SmallBooks } from '../../testing/small-books.ts';
import { checksIn, Looking, rowOf, tableOf, type Look } from './testing/looking.ts';
import { SMALL_BOOKS } from './testing/small-books.ts';

jest.setTimeout(60_000);

const MONTHS = { weergave: 'maanden' } as const;
const SO_FAR = { weergave: 'cumulatief' } as const;

/** Whole euros of figures; a reason where there is none. */
const amounts = (cells: readonly Figure[]) =>
  cells.map((cell) => {
    if (cell.kind === 'absent') return cell.reason;
    return cell.kind === 'derived' ? cell.value / 100 : cell.cents / 100;
  });

const labels = (page: PageData) => tableOf(page).columns.map(({ label }) => label);

describe('looks of a report', () => {
  const { test, caller } = signedIn();
  let looking: Looking;
  beforeAll(async () => {
    looking = await Looking.at(test, caller, SMALL_BOOKS);
  });

  const look = async (id: string, naam: string, how: Look = {}) =>
    looking.component(id, await looking.report(naam), how);

  it('names its components in the order of the tabs, and what it can be held against', async () => {
    const { type, periode_min, periode_max } = await looking.report('Maart 2024');
    const body = { project_id: looking.projectId, type, periode_min, periode_max };
    const { components, comparisons } = await looking.caller.ask('report', { body });
    const tabs = ['Winst & verlies', 'Balans', 'Kasstroom', 'Kengetallen', 'Kosten'];
    expect(components.map(({ tab }) => tab).filter((tab) => tabs.includes(tab))).toEqual(tabs);
    expect(comparisons.map(({ key }) => key)).toEqual([
      'vorige_periode',
      'vorig_jaar',
      'begroting',
    ]);
    expect(comparisons[2]?.reason).not.toBeNull();
  });

  it('shows a month beside the month before, and beside the same month a year earlier', async () => {
    const before = await look('winst-en-verlies', 'Maart 2024');
    expect(labels(before)).toEqual([
      'Maart 2024',
      'Februari 2024',
      'Verschil',
      'Verschil %',
      '% van omzet',
    ]);
    const year = await look('winst-en-verlies', 'Maart 2024', { vergelijking: 'vorig_jaar' });
    expect(labels(year)[1]).toBe('Maart 2023');
    // 600 − 500; 20% more; all of the omzet.
    expect(amounts(rowOf(year, 'totaal_netto_omzet'))).toEqual([600, 500, 100, 20, 100]);
    expect(amounts(rowOf(year, 'financiele_baten_lasten')).slice(0, 3)).toEqual([-30, 0, -30]);
  });

  it('shows a year so far beside the same months of the year before', async () => {
    const page = await look('winst-en-verlies', 'April 2024', SO_FAR);
    expect(labels(page).slice(0, 2)).toEqual([
      'Cumulatief t/m apr 2024',
      'Cumulatief t/m apr 2023',
    ]);
    // 600 − 100 − 30, and 500 − 250.
    expect(amounts(rowOf(page, 'totaal_nettoresultaat')).slice(0, 3)).toEqual([470, 250, 220]);
  });

  it('shows the months of a year, its closing bookings, and what they make together', async () => {
    const page = await look('winst-en-verlies', 'Boekjaar 2023', MONTHS);
    expect(labels(page)).toHaveLength(14);
    expect(labels(page).slice(-2)).toEqual(['Afsluiting', 'Totaal']);
    const result = amounts(rowOf(page, 'totaal_nettoresultaat'));
    expect(result).toEqual([0, 0, 250, 0, 0, -40, 0, 0, 0, 0, 0, 0, -10, 200]);
    const depreciation = amounts(rowOf(page, 'rekening_4500'));
    expect(depreciation.slice(-2)).toEqual([10, 50]);
  });

  it('shows the twelve months that end with a month, and no total of balances', async () => {
    const page = await look('balans', 'Maart 2024', MONTHS);
    const columns = tableOf(page).columns.map(({ label, role }) => `${label} ${role}`);
    expect(columns).toHaveLength(13);
    expect(columns[0]).toBe('Apr 2023 month');
    expect(columns.slice(8)).toEqual([
      'Dec 2023 month',
      'Na afsluiting month',
      'Jan 2024 month',
      'Feb 2024 month',
      'Mrt 2024 month',
    ]);
    // 750 of 2023 after wages; 1,050 with the payment; 650 after the machine; 620 after interest.
    const money = amounts(rowOf(page, 'liquide_middelen'));
    expect(money).toEqual([750, 1050, 650, 650, 650, 650, 650, 650, 650, 650, 650, 650, 620]);
  });

  it('puts sub-groups between a heading and its accounts', async () => {
    const { rows } = tableOf(await look('winst-en-verlies', 'Maart 2023'));
    const start = rows.findIndex(({ key }) => key === 'personeelskosten');
    expect(rows.slice(start, start + 5).map(({ label, level }) => [label, level])).toEqual([
      ['Personeelskosten', 1],
      ['Lonen en salarissen', 2],
      ['4000 Lonen', 3],
      ['Sociale lasten', 2],
      ['4100 Sociale lasten', 3],
    ]);
  });

  it('puts the largest costs first, with their part of the omzet and of all costs', async () => {
    const page = await look('kosten', 'Boekjaar 2023');
    const groups = tableOf(page).rows.filter(({ level }) => level === 0);
    expect(groups.map(({ label }) => label)).toEqual([
      'Lonen en salarissen',
      // Both 50: in the order of the statement.
      'Sociale lasten',
      'Afschrijvingen',
      'Totaal kosten',
    ]);
    // 200 of 500 omzet, and of 300 costs.
    expect(amounts(rowOf(page, 'lonen')).slice(4)).toEqual([40, 66.67]);
  });

  it('shows closing bookings apart in a year, and not in its last month', async () => {
    const lists = (page: PageData) => page.blocks.filter(({ kind }) => kind === 'list');
    expect(lists(await look('winst-en-verlies', 'Boekjaar 2023'))).toHaveLength(1);
    expect(lists(await look('winst-en-verlies', 'Juni 2023'))).toEqual([]);
  });

  it('says when figures are missing, and why', async () => {
    const page = await look('winst-en-verlies', 'Maart 2024', { vergelijking: 'begroting' });
    expect(labels(page)[1]).toMatch(/^Begroting/);
    expect(amounts(rowOf(page, 'totaal_netto_omzet'))[1]).toMatch(/begroting/);
  });

  it('calls an omzet below zero negative, not absent', async () => {
    const accounts = usual('1000', '4100', '8000');
    const entries = [
      posting('2024-03-05', '8000', '1000', 300_000),
      posting('2024-04-05', '4100', '1000', 100_000),
    ];
    const credited = await Looking.at(test, looking.caller, [
      smallBooks({ year: 2024, accounts, entries }),
    ]);
    const shareIn = async (month: string) => {
      const page = await credited.component('winst-en-verlies', await credited.report(month));
      return amounts(rowOf(page, 'totaal_nettoresultaat')).pop();
    };
    expect(await shareIn('Maart 2024')).toBe('De omzet van deze periode is negatief.');
    expect(await shareIn('April 2024')).toBe('Er is geen omzet in deze periode.');
  });

  it('says at its foot what a reader may rely on', async () => {
    const labels = (page: PageData) =>
      checksIn(page).map(({ label, state }) => [label.replaceAll('\u00a0', ' '), state]);
    const checks = [
      ['Balans sluit', 'goed'],
      ['Resultaat W&V = balans', 'goed'],
    ];
    const none = ['0 rekeningen niet ingedeeld', 'goed'];
    expect(labels(await look('winst-en-verlies', 'Maart 2024'))).toEqual([...checks, none]);
    expect(labels(await look('balans', 'Maart 2024'))).toEqual(
      expect.arrayContaining([...checks, none]),
    );
    const accounts: SmallBooks['accounts'] = [
      ...usual('0500', '1000'),
      ['9001', 'Qwx', 'P', ''],
      ['9002', 'Qwy', 'P', ''],
    ];
    const entries = [
      posting('2024-03-05', '9001', '1000', 700),
      posting('2024-04-05', '9002', '0500', 500),
    ];
    const loose = await Looking.at(test, looking.caller, [
      smallBooks({ year: 2024, accounts, entries }),
    ]);
    const inYear = await loose.component('winst-en-verlies', await loose.report('Boekjaar 2024'));
    expect(labels(inYear)).toEqual([
      ...checks,
      ['2 rekeningen in deze periode niet ingedeeld, samen € -12', 'let_op'],
    ]);
    const inMarch = await loose.component('winst-en-verlies', await loose.report('Maart 2024'));
    expect(labels(inMarch)[2]).toEqual([
      '1 rekening in deze periode niet ingedeeld, samen € -7',
      'let_op',
    ]);
  });
});
