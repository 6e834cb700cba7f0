import { simulate } from '@kengetal/generator';
import { ALONE, BROKEN, runningExact, SMALL } from '../testing/running.ts';
import { READER } from '../testing/connection.ts';

const test = runningExact();
const SYNC = 'sync/Financial/TransactionLines?$filter=Timestamp gt 1L';
const centsOf = (amount: unknown) => Math.round(Number(amount) * 100);

interface Line {
  readonly [field: string]: unknown;
  readonly EntryID: string;
  readonly GLAccountCode: string;
  readonly Type: number;
}

const linesOf = async (division: number): Promise<Line[]> =>
  (await test.connection.all(`${division}/${SYNC}`)).map((row) => ({
    ...row,
    EntryID: String(row.EntryID),
    GLAccountCode: String(row.GLAccountCode),
    Type: Number(row.Type),
  }));

beforeEach(() => test.connection.link());

/** Of entries that no closing, opening or budget makes. */
const isOwn = (type: unknown): boolean => type !== 10 && Number(type) < 310;

describe('lines', () => {
  it('come in pages of 1,000 in order of timestamp, above 32 bits', async () => {
    const first = await test.connection.page(`${SMALL}/${SYNC}`);
    expect(first.results).toHaveLength(1_000);
    const stamps = (await linesOf(SMALL)).map(({ Timestamp }) => Number(Timestamp));
    expect(stamps).toEqual([...stamps].sort((a, b) => a - b));
    expect(stamps[0]).toBeGreaterThan(2 ** 32);
    const last = `${SMALL}/sync/Financial/TransactionLines?$filter=Timestamp gt ${stamps.at(-1)}L`;
    expect(await test.connection.page(last)).toEqual({ results: [] });
  });

  it('sum to zero in each entry, with the line that has number 0', async () => {
    const sums = new Map<string, number>();
    for (const { EntryID, AmountDC } of await linesOf(SMALL)) {
      sums.set(EntryID, (sums.get(EntryID) ?? 0) + centsOf(AmountDC));
    }
    expect(sums.size).toBeGreaterThan(1_000);
    expect([...sums.values()].filter((cents) => cents !== 0)).toEqual([]);
  });

  it('are those of the generated books, and what closing and opening of years adds', async () => {
    const lines = await linesOf(SMALL);
    const years = [
      ...simulate({ seed: 32, firstMonth: 202401, years: 3, lastMonth: 202610, varied: true }),
    ];
    const own = lines.filter(({ Type }) => isOwn(Type));
    const plain = years
      .flatMap(({ entries }) => entries)
      .flatMap(({ datum, lines: booked }) =>
        booked.map(({ rekening, cents, omschrijving }) => [datum, rekening, cents, omschrijving]),
      );
    const given = own.map(({ Date: day, GLAccountCode, AmountDC, Description }) => [
      new Date(Number(/^\/Date\((\d+)\)\/$/.exec(String(day))?.[1])).toISOString().slice(0, 10),
      GLAccountCode,
      centsOf(AmountDC),
      Description,
    ]);
    expect(given.map(String).sort()).toEqual(plain.map(String).sort());
    const openings = (type: number) => lines.filter(({ Type }) => Type === type);
    for (const [index, type] of [10, 328, 328].entries()) {
      const sums = new Map<string, number>();
      for (const { GLAccountCode, AmountDC, FinancialYear } of openings(type)) {
        if (FinancialYear !== 2024 + index) continue;
        sums.set(GLAccountCode, (sums.get(GLAccountCode) ?? 0) + centsOf(AmountDC));
      }
      const opening = years[index]?.opening.map(({ rekening, cents }) => [rekening, cents]);
      expect([...sums].sort()).toEqual(opening?.sort());
    }
  });

  it('empty a year that is closed, and leave the last one open', async () => {
    const left = new Map<unknown, number>();
    for (const { Type, FinancialYear, GLAccountCode, AmountDC } of await linesOf(SMALL)) {
      if (Type === 3_000) continue;
      const key = `${String(FinancialYear)} ${GLAccountCode}`;
      left.set(key, (left.get(key) ?? 0) + centsOf(AmountDC));
    }
    const open = [...left]
      .filter(([, cents]) => cents !== 0)
      .map(([key]) => String(key).slice(0, 4));
    expect(new Set(open)).toEqual(new Set(['2026']));
  });

  it('have every kind of entry, open and processed', async () => {
    const kinds = (field: string, lines: readonly Line[]) =>
      [...new Set(lines.map((line) => Number(line[field])))].sort((a, b) => a - b);
    const lines = await linesOf(SMALL);
    expect(kinds('Type', lines)).toEqual([
      ...[10, 20, 30, 40, 50, 75, 90, 170, 310],
      ...[320, 321, 322, 323, 324, 325, 326, 327, 328, 3000],
    ]);
    expect(kinds('Status', lines)).toEqual([20, 50]);
    expect(kinds('FinancialPeriod', lines)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('name relation, invoice, due date, VAT and cost centre', async () => {
    const lines = await linesOf(SMALL);
    const [sale] = lines.filter(({ Type }) => Type === 20).map(({ EntryID }) => EntryID);
    const [owed, revenue, vat] = lines.filter(({ EntryID }) => EntryID === sale);
    if (!owed) throw new Error('no sale');
    const { Account, AccountName, EntryNumber } = owed;
    expect(owed).toMatchObject({
      LineNumber: 0,
      GLAccountCode: '1300',
      JournalCode: '70',
      AccountCode: expect.stringMatching(/^ {13}\d{5}$/),
      InvoiceNumber: 202_400_001,
      YourRef: null,
      DueDate: expect.stringMatching(/^\/Date\(\d+\)\/$/),
      VATCode: null,
    });
    expect(revenue).toMatchObject({
      LineNumber: 1,
      ...{ Account, AccountName, EntryNumber },
      VATCode: '2',
      VATPercentage: 0.21,
      AmountVATFC: vat?.AmountDC,
      AmountVATBaseFC: revenue?.AmountDC,
      CostCenter: 'SERV',
      CostCenterDescription: 'Service en onderhoud',
    });
    const bill = lines.find(({ Type, LineNumber }) => Type === 30 && LineNumber === 0);
    expect(bill).toMatchObject({ GLAccountCode: '1600', InvoiceNumber: null });
    expect(bill?.YourRef).toBeTruthy();
  });
});

describe('what stands beside the lines', () => {
  it('is the chart with RGS codes, but for accounts that were never mapped', async () => {
    const [year] = simulate({ seed: 32, firstMonth: 202401, years: 1, varied: true });
    const accounts = await test.connection.all(
      `${SMALL}/sync/Financial/GLAccounts?$filter=Timestamp gt 1L`,
    );
    const plain = (year?.accounts ?? []).map(({ rekening, omschrijving, type }) => [
      rekening,
      omschrijving,
      type === 'P' ? 'W' : 'B',
    ]);
    expect(
      accounts.map(({ Code, Description, BalanceType }) => [Code, Description, BalanceType]),
    ).toEqual(plain);
    const mappings = await test.connection.all(
      `${SMALL}/financial/GLAccountClassificationMappings?$filter=GLSchemeCode eq 'RGS'`,
    );
    const byId = new Map(accounts.map(({ ID, Code }) => [ID, Code]));
    expect(
      mappings.map(({ GLAccount, ClassificationCode }) => [
        byId.get(GLAccount),
        ClassificationCode,
      ]),
    ).toEqual(
      year?.accounts.filter(({ rgs }) => rgs !== '').map(({ rekening, rgs }) => [rekening, rgs]),
    );
  });

  it('has other ids for the same account in another company', async () => {
    const idOf = async (division: number) =>
      (await test.connection.page(`${division}/financial/GLAccounts?$filter=Code eq '1300'`))
        .results[0]?.ID;
    expect(await idOf(SMALL)).not.toBe(await idOf(ALONE));
  });

  it('is every relation once, whichever way one asks', async () => {
    const codes = async (path: string) =>
      (await test.connection.all(`${SMALL}/${path}`)).map(({ Code }) => Code);
    const all = await codes('sync/CRM/Accounts?$filter=Timestamp gt 1L');
    expect(all).toHaveLength(26 + 16);
    expect(await codes('crm/Accounts?$filter=Name ne null')).toEqual(all);
    expect(await codes('bulk/CRM/Accounts?$select=Code&$filter=Name ne null')).toEqual(all);
    expect(all.every((code) => String(code).length === 18)).toBe(true);
  });

  it('is the VAT with its rates, the journals, and the months of a year', async () => {
    const { results: vat } = await test.connection.page(`${SMALL}/vat/VATCodes`);
    expect(vat.map(({ Code, Percentage }) => [Code, Percentage])).toEqual([
      ['2', 0.21],
      ['3', 0.09],
      ['5', 0],
      ['6', 0.21],
    ]);
    const reader = await test.connection.link(READER);
    const { results: periods } = await reader.page(
      `${BROKEN}/financial/FinancialPeriods?$filter=FinYear eq 2025`,
    );
    expect(periods).toHaveLength(13);
    expect(periods[0]).toMatchObject({
      FinPeriod: 1,
      StartDate: `/Date(${Date.UTC(2024, 6, 1)})/`,
      EndDate: `/Date(${Date.UTC(2024, 6, 31)})/`,
    });
    expect(periods[12]).toMatchObject({
      FinPeriod: 13,
      EndDate: `/Date(${Date.UTC(2025, 5, 30)})/`,
    });
  });

  it('is the balance that the lines add up to, by account, period, kind and status', async () => {
    const keyOf = (...parts: unknown[]) => parts.join(' ');
    const sums = new Map<string, number>();
    for (const line of await linesOf(SMALL)) {
      const { GLAccountCode, FinancialYear, FinancialPeriod, Type, Status, CostCenter } = line;
      const key = keyOf(GLAccountCode, FinancialYear, FinancialPeriod, Type, Status, CostCenter);
      sums.set(key, (sums.get(key) ?? 0) + centsOf(line.AmountDC));
    }
    const balances = await test.connection.all(`${SMALL}/financial/ReportingBalance`);
    const given = balances.map((row): [string, number] => [
      keyOf(
        ...[row.GLAccountCode, row.ReportingYear, row.ReportingPeriod],
        ...[row.Type, row.Status, row.CostCenterCode],
      ),
      centsOf(row.Amount),
    ]);
    expect(given.sort()).toEqual([...sums].sort());
  });
});
