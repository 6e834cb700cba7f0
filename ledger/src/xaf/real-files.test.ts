import { expectedOf, hasRealFiles, realFile } from '../testing/real-files.ts';
import { GROUPS, parseCents, type LedgerLine } from '../index.ts';
import { read } from '../testing/reading.ts';

interface Expected {
  computed: { transactions: number; lines: number; totalDebit: string; totalCredit: string };
  opening: { source: string; debit: string; credit: string };
  result: string;
  closing_sum: string;
  pl_accounts: Record<string, { balance: string }>;
  balance_accounts_closing: Record<string, { balance: string }>;
  result_by_month: { period: Record<string, string> };
}

interface Groups {
  accounts: Record<string, { group: string; source: 'rgs' | 'judgement' }>;
}

const cents = (text: string) => {
  const value = parseCents(text);
  if (value === null) throw new Error(`no amount: ${text}`);
  return value;
};

function sums(lines: readonly LedgerLine[], keyOf: (line: LedgerLine) => string) {
  const totals: Record<string, number> = {};
  for (const line of lines) totals[keyOf(line)] = (totals[keyOf(line)] ?? 0) + line.cents;
  return totals;
}

const FILES = [
  ['exactonline_32_2016.xaf', ''],
  ['multivers_32_2017.xaf', ''],
  ['afas_32_2016_rebuilt.xaf', ''],
  ['banana_32_2018.xaf', ''],
  ['eekboek_clair2_2013.xaf', ''],
  ['official_32_test.xml', ''],
  ['official_40_test.XAF', ''],
  ['banana_32_2018_9.0.3.xml', 'variants/'],
  ['banana_32_2018_b.xml', 'variants/'],
  ['exactonline_32_2016_crlf.xaf', 'variants/'],
  ['multivers_32_2017_firstcommit.xaf', 'variants/'],
  ['multivers_32_2017_modified.xml', 'variants/'],
  ['multivers_32_2017_utf8_reindented.xml', 'variants/'],
  ['official_32_test_oneline.xml', 'variants/'],
  ['exactonline_40_2016_derived.xaf', 'derived/'],
  ['multivers_40_2017_derived.xaf', 'derived/'],
] as const;

const whenReal = hasRealFiles ? describe : describe.skip;

whenReal('real audit files (skipped where ../shared/data is absent)', () => {
  test.each(FILES)('%s agrees with what others computed', async (name, folder) => {
    const expected = expectedOf<Expected>(`${name}.json`);
    const { accounts, lines: all, summary } = await read(realFile(`${folder}${name}`));
    const lines = all.filter(({ derived }) => !derived);
    const { counted, result_cents } = summary;
    expect({ ...counted, result_cents }).toMatchObject({
      entries: expected.computed.transactions,
      lines: expected.computed.lines,
      debit_cents: cents(expected.computed.totalDebit),
      credit_cents: cents(expected.computed.totalCredit),
      result_cents: cents(expected.result),
    });
    const byAccount = sums(lines, ({ rekening }) => rekening);
    const total = Object.values(byAccount).reduce((sum, value) => sum + value, 0);
    expect(total).toBe(cents(expected.closing_sum));
    for (const [account, { balance }] of Object.entries(expected.balance_accounts_closing)) {
      expect([account, byAccount[account]]).toEqual([account, cents(balance)]);
    }
    const movements = lines.filter(
      ({ soort, rekening }) => soort !== 'opening' && accounts.get(rekening)?.type === 'resultaat',
    );
    const result = sums(movements, ({ rekening }) => rekening);
    for (const [account, { balance }] of Object.entries(expected.pl_accounts)) {
      expect([account, 0 - (result[account] ?? 0)]).toEqual([account, cents(balance)]);
    }
    const byPeriod = sums(movements, ({ boekperiode }) => String(boekperiode));
    const wanted = Object.entries(expected.result_by_month.period);
    expect(Object.keys(byPeriod)).toHaveLength(wanted.length);
    for (const [period, balance] of wanted) {
      const number = String(Number(period));
      expect([number, 0 - (byPeriod[number] ?? 0)]).toEqual([number, cents(balance)]);
    }
  });

  test('the parts of a split file make the whole', async () => {
    const whole = await read(realFile('multivers_32_2017.xaf'));
    const parts = await read(
      realFile('derived/multivers_32_2017_split.xaf'),
      realFile('derived/multivers_32_2017_split-2.xaf'),
    );
    expect(parts.summary.counted).toMatchObject({
      lines: whole.summary.counted.lines,
      debit_cents: whole.summary.counted.debit_cents,
    });
    expect(parts.summary.result_cents).toBe(whole.summary.result_cents);
    expect(parts.summary.warnings).toEqual(whole.summary.warnings);
  });

  test.each(['exactonline_32_2016.xaf', 'multivers_32_2017.xaf'])(
    'accounts of %s with an RGS code are in their group',
    async (name) => {
      const groups = expectedOf<Groups>(`groups_${name}.json`);
      const { accounts } = await read(realFile(name));
      for (const [rekening, { group, source }] of Object.entries(groups.accounts)) {
        const found = accounts.get(rekening);
        const main = found && GROUPS[found.groep].main;
        if (source === 'rgs') expect([rekening, main]).toEqual([rekening, group]);
      }
    },
  );

  test.each([
    ['Unit4_XAS_demo.xas', /auditfile salaris \(XAS\)/],
    ['SAF-T_CR_NO_Anoniem_3_1_XAA.xaa', /auditfile afrekensystemen \(XAA\)/],
    ['SAF-T_CR_NO_Anoniem_3_1_NO.xml', /SAF-T-bestand van een kassa/],
  ])('%s is refused by name', async (name, message) => {
    await expect(read(realFile(`not-xaf/${name}`))).rejects.toThrow(message);
  });

  test('bytes that contradict the declaration are read, with a warning', async () => {
    const name = 'variants/multivers_32_2017_utf8_reindented.xml';
    const [odd, plain] = await Promise.all([
      read(realFile(name)),
      read(realFile('multivers_32_2017.xaf')),
    ]);
    expect(odd.summary.warnings.map(({ code }) => code)).toContain('tekencodering');
    const names = ({ lines }: typeof odd) => [...new Set(lines.map((line) => line.omschrijving))];
    expect(names(odd).sort()).toEqual(names(plain).sort());
  });
});
