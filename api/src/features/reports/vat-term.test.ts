import { signedIn } from '../../testing/running.ts';
import { posting, smallBooks, usual, type SmallBooks } from '../../testing/small-books.ts';
import { Looking } from './testing/looking.ts';

jest.setTimeout(60_000);

const ACCOUNTS: SmallBooks['accounts'] = [
  ...usual('1000', '1300', '8000'),
  ['0500', 'Algemene reserve', 'B', 'BEivOvrAlr'],
  ['1600', 'Crediteuren', 'B', 'BSchCreHac'],
  ['1900', 'Nog te betalen', 'B', 'BSchOpaNto'],
];
/** What a month of sales owes, less the credit note of each month. */
const OWED = 168_000;

interface Filer {
  /** Months whose returns are paid at once in each of these months. */
  readonly paid: Readonly<Record<number, number>>;
  readonly last?: number;
  readonly account?: readonly [name: string, rgs: string];
  /** Account that pays; the bank when left out. */
  readonly from?: string;
}

/**
 * 2024, each month a sale of € 10.000 with € 2.100 of VAT and a credit note of € 2.000 with € 420,
 * on one account, and payments of returns; what 2023 still owed is three months.
 */
function year({ paid, last = 12, account = ['Btw', 'BSchBepBtw'], from = '1000' }: Filer): string {
  const months = Array.from({ length: last }, (_, index) => index + 1);
  return smallBooks({
    year: 2024,
    made: last === 12 ? '2025-02-01' : `2024-0${last + 1}-01`,
    accounts: [...ACCOUNTS, ['1500', account[0], 'B', account[1]]],
    opening: [
      ['1000', 9_000_000],
      ['1500', -3 * OWED],
      ['0500', 3 * OWED - 9_000_000],
    ],
    entries: months.flatMap((month) => {
      const at = `2024-${String(month).padStart(2, '0')}`;
      const settled = (paid[month] ?? 0) * OWED;
      return [
        ...(settled === 0 ? [] : [posting(`${at}-02`, '1500', from, settled)]),
        {
          day: `${at}-05`,
          lines: [
            ['1300', 1_210_000],
            ['8000', -1_000_000],
            ['1500', -210_000],
          ] as const,
        },
        {
          day: `${at}-20`,
          lines: [
            ['8000', 200_000],
            ['1500', 42_000],
            ['1300', -242_000],
          ] as const,
        },
      ];
    }),
  });
}

const EACH_QUARTER = { 1: 3, 4: 3, 7: 3, 10: 3 };
const EACH_MONTH = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [index + 1, 1]));

describe('the term of VAT', () => {
  const { test, caller } = signedIn();

  async function told(filer: Filer) {
    const looking = await Looking.at(test, caller, [year(filer)]);
    const body = { project_id: looking.projectId, page: 'project-detail' as const, filters: [] };
    const { blocks } = await caller.ask('pages', { body });
    const facts = blocks.flatMap((block) => (block.kind === 'facts' ? block.items : []));
    const term = async (naam: string) => {
      const page = await looking.component('btw', await looking.report(naam));
      return page.blocks.flatMap((block) =>
        block.key === 'termijn' && 'text' in block ? block.text : [],
      )[0];
    };
    return { period: facts.find(({ key }) => key === 'btw_tijdvak'), term };
  }

  it('is that of a quarter for who pays each quarter, whatever is taken back each month', async () => {
    const { period, term } = await told({ paid: EACH_QUARTER });
    expect(period).toMatchObject({
      value: 'Per kwartaal',
      detail: 'Afgedragen in 4 maanden van 2024, volgens 1500 Btw',
    });
    const quarter =
      'Volgens de boekingen doe je per kwartaal btw-aangifte. Over april t/m juni 2024 moet die uiterlijk 31 juli 2024 binnen en betaald zijn.';
    expect(await term('Mei 2024')).toBe(quarter);
    expect(await term('2e kwartaal 2024')).toBe(quarter);
    expect(await term('Boekjaar 2024')).toBe(
      'Volgens de boekingen doe je per kwartaal btw-aangifte. De laatste, over oktober t/m december 2024, moet uiterlijk 31 januari 2025 binnen en betaald zijn.',
    );
  });

  it('is before 1 April for who pays once a year', async () => {
    const { period, term } = await told({ paid: { 3: 3 } });
    expect(period?.value).toBe('Per jaar');
    const yearly =
      'Volgens de boekingen doe je per jaar btw-aangifte. Over 2024 moet die uiterlijk 31 maart 2025 binnen en betaald zijn.';
    expect(await term('Boekjaar 2024')).toBe(yearly);
    expect(await term('Maart 2024')).toBe(yearly);
  });

  it('is that of a month for who pays each month', async () => {
    const { period, term } = await told({ paid: EACH_MONTH });
    const owed = await told({ paid: EACH_MONTH, account: ['Afdracht btw', ''], from: '1600' });
    expect(owed.period?.value).toBe('Per maand');
    expect(period?.value).toBe('Per maand');
    expect(await term('2e kwartaal 2024')).toContain(
      'De laatste, over juni 2024, moet uiterlijk 31 juli 2024',
    );
  });

  it('is seen where returns are booked as a debt, without money', async () => {
    const returns = { account: ['Btw-aangifte', ''], from: '1900' } as const;
    const owed = await told({ ...returns, paid: { 3: 5, 6: 3, 9: 3, 12: 3 } });
    expect(owed.period?.value).toBe('Per kwartaal');
  });

  it('is all that it may be while the books do not tell', async () => {
    const { period, term } = await told({ paid: { 1: 3, 4: 3 }, last: 5 });
    expect(period?.value).toBe('Onbekend');
    const month = await term('April 2024');
    expect(month).toContain('over april 2024 uiterlijk 31 mei 2024');
    expect(month).toContain('over april t/m juni 2024, is dat uiterlijk 31 juli 2024');
    expect(month).toContain('Per jaar, over 2024, is dat uiterlijk 31 maart 2025');
    expect(await term('Boekjaar 2024')).toContain('over een jaar uiterlijk op 31 maart erna');
  });
});
