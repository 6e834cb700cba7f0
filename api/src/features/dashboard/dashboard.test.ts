import type { FiguresBlock, PageData, SeriesBlock, TextBlock } from '@kengetal/contract';
import { upload, withOrganisation } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';

/** Months of 2024: sales excluding VAT, and costs, in whole euros. */
const MONTHS: readonly (readonly [number, number])[] = [
  [1_000, 1_200],
  [1_500, 1_200],
  [3_000, 1_000],
  [1_500, 1_400],
];

/** A small audit file: each month one sale and one cost, both through the bank; a gap is empty. */
function auditfile(all: readonly (readonly [number, number] | undefined)[] = MONTHS): string {
  const line = (nr: number, account: string, euros: number, side: 'D' | 'C') =>
    `<trLine><nr>${nr}</nr><accID>${account}</accID><docRef/><effDate/><desc>regel</desc><amnt>${euros}.00</amnt><amntTp>${side}</amntTp></trLine>`;
  const months = all.filter((month) => month !== undefined);
  const entries = all.map((month, index) => {
    if (!month) return '';
    const [sales, costs] = month;
    const day = `2024-${String(index + 1).padStart(2, '0')}-15`;
    const lines = [
      line(1, '1100', sales, 'D'),
      line(2, '8000', sales, 'C'),
      line(3, '4000', costs, 'D'),
      line(4, '1100', costs, 'C'),
    ].map((text) => text.replace('<effDate/>', `<effDate>${day}</effDate>`));
    return `<transaction><nr>${index + 1}</nr><desc>maand</desc><periodNumber>${index + 1}</periodNumber><trDt>${day}</trDt>${lines.join('')}</transaction>`;
  });
  const account = (id: string, name: string, type: string, rgs: string) =>
    `<ledgerAccount><accID>${id}</accID><accDesc>${name}</accDesc><accTp>${type}</accTp><leadReference>${rgs}</leadReference></ledgerAccount>`;
  const opening = (id: string, side: 'D' | 'C') =>
    `<obLine><nr>1</nr><accID>${id}</accID><amnt>700.00</amnt><amntTp>${side}</amntTp></obLine>`;
  const euros = months.reduce((total, [sales, costs]) => total + sales + costs, 0);
  return `<?xml version="1.0" encoding="utf-8"?>
<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2"><header><fiscalYear>2024</fiscalYear><startDate>2024-01-01</startDate><endDate>2024-12-31</endDate><curCode>EUR</curCode><dateCreated>2024-05-01</dateCreated><softwareDesc>Proef</softwareDesc></header>
<company><companyIdent>1</companyIdent><companyName>Kleinbedrijf</companyName><taxRegIdent>NL1</taxRegIdent><customersSuppliers/>
<generalLedger>${account('0200', 'Inventaris', 'B', 'BMvaInvVvp')}${account('0500', 'Reserve', 'B', 'BEivOvrAlr')}${account('1100', 'Bank', 'B', 'BLimBan')}${account('4000', 'Lonen', 'P', 'WPerLesLon')}${account('8000', 'Omzet', 'P', 'WOmzNohOlh')}</generalLedger>
<openingBalance>${opening('0200', 'D')}${opening('0500', 'C')}</openingBalance>
<transactions><linesCount>${months.length * 4}</linesCount><totalDebit>${euros}.00</totalDebit><totalCredit>${euros}.00</totalCredit><journal><jrnID>M</jrnID><desc>Memoriaal</desc><jrnTp>M</jrnTp>${entries.join('')}</journal></transactions></company></auditfile>`;
}

describe('the dashboard', () => {
  const { test, caller } = signedIn({ now: '2024-05-10T10:00:00Z' });
  let organisationId: string;
  let project_id: string;
  beforeAll(async () => {
    organisationId = await withOrganisation(caller);
    project_id =
      (await upload(test, caller, { organisationId, content: auditfile() })).project_id ?? '';
  });

  const pageOf = (project: string, ...value: number[]): Promise<PageData> => {
    const filters = value.length
      ? [{ column: 'periode' as const, operator: 'between' as const, value }]
      : [];
    return caller.ask('pages', { body: { project_id: project, page: 'dashboard', filters } });
  };
  const page = (...value: number[]) => pageOf(project_id, ...value);
  const text = ({ blocks }: PageData) =>
    blocks.find((block): block is TextBlock => block.kind === 'text')?.text;
  const item = ({ blocks }: PageData, key: string) =>
    blocks
      .find((block): block is FiguresBlock => block.kind === 'figures')
      ?.items.find((each) => each.key === key);
  const series = ({ blocks }: PageData) =>
    blocks.find((block): block is SeriesBlock => block.kind === 'series');

  it('says in one sentence how the result changed, and what did most', async () => {
    expect(text(await page(202403, 202403))).toBe(
      'In maart 2024 kwam het resultaat uit op [€\u00a02.000](figure:resultaat), [€\u00a01.700](figure:verschil) hoger dan in februari, vooral door [€\u00a01.500](figure:oorzaak) hogere omzet.',
    );
  });

  it('calls a loss a loss', async () => {
    const january = await page(202401, 202401);
    expect(text(january)).toBe(
      'In januari 2024 kwam het resultaat uit op een verlies van [€\u00a0200](figure:resultaat).',
    );
    expect(item(january, 'resultaat')?.label).toBe('Resultaat (verlies)');
    expect(item(await page(202402, 202402), 'resultaat')?.label).toBe('Resultaat');
  });

  it('gives no percentage when a loss becomes a profit, but words', async () => {
    const change = item(await page(202402, 202402), 'resultaat')?.change;
    expect(change).toMatchObject({
      figure: { kind: 'derived', unit: 'cents', value: 50_000 },
      judgement: 'gunstig',
      label: 't.o.v. jan',
      words: 'Resultaat van €\u00a0200 verlies naar €\u00a0300 winst, t.o.v. jan',
    });
  });

  it('judges by what a figure is: more costs are unfavourable', async () => {
    const april = await page(202404, 202404);
    expect(item(april, 'kosten')?.change).toMatchObject({
      figure: { kind: 'derived', unit: 'percent', value: 4_000 },
      judgement: 'ongunstig',
      words: 'Kosten van €\u00a01.000 naar €\u00a01.400, t.o.v. mrt (+40,0%)',
    });
    expect(item(april, 'omzet')?.change).toMatchObject({
      figure: { value: -5_000 },
      judgement: 'ongunstig',
    });
  });

  it('compares with the period of equal length before, a balance with its end', async () => {
    const spring = await page(202403, 202404);
    expect(item(spring, 'omzet')).toMatchObject({
      figure: { cents: 450_000 },
      comparison: { cents: 250_000 },
      change: { figure: { value: 8_000 }, label: 't.o.v. jan – feb' },
    });
    expect(item(spring, 'bank_en_kas')).toMatchObject({
      figure: { cents: 220_000 },
      comparison: { cents: 10_000 },
      change: { label: 't.o.v. 29 feb' },
    });
  });

  it('compares with nothing where the books do not reach, and says why', async () => {
    const january = item(await page(202401, 202401), 'omzet');
    expect(january?.change).toBeUndefined();
    expect(january?.comparison).toMatchObject({
      kind: 'absent',
      reason: 'De boekhouding over december 2023 is niet ingelezen.',
    });
  });

  it('shows twelve months up to the chosen end, the chosen ones marked', async () => {
    const data = await page(202403, 202404);
    const trend = item(data, 'omzet')?.trend ?? [];
    expect(trend.map(({ periode }) => periode)).toEqual([
      202305, 202306, 202307, 202308, 202309, 202310, 202311, 202312, 202401, 202402, 202403,
      202404,
    ]);
    expect(trend.filter(({ chosen }) => chosen).map(({ periode }) => periode)).toEqual([
      202403, 202404,
    ]);
    expect(series(data)?.highlight).toEqual({ periode_min: 202403, periode_max: 202404 });
    expect(series(data)?.series.map(({ role }) => role)).toEqual(['omzet', 'kosten', 'resultaat']);
  });

  it('shows the last booked months when no period is chosen', async () => {
    expect(item(await page(), 'omzet')?.figure).toMatchObject({ cents: 600_000 });
  });

  it('says that months between bookings hold nothing, and where to go', async () => {
    const content = auditfile([MONTHS[0], undefined, undefined, MONTHS[3]]);
    const { organisation_id } = await caller.ask('createOrganisation', {
      body: { organisation_name: 'Met een gat' },
    });
    const made = await upload(test, caller, { organisationId: organisation_id, content });
    const gap = await pageOf(made.project_id ?? '', 202402, 202403);
    expect(gap.notice).toEqual({
      text: 'Geen boekingen in februari t/m maart 2024. De laatste boekingen daarvoor zijn van januari 2024.',
      action: {
        label: 'Ga naar december 2023 t/m januari 2024',
        periode_min: 202312,
        periode_max: 202401,
      },
    });
    expect(item(gap, 'omzet')?.figure).toMatchObject({ cents: 0 });
  });

  it('leaves to the frame what lies outside all bookings', async () => {
    const may = await page(202405, 202406);
    expect(text(may)).toBeUndefined();
    expect(may.notice).toBeUndefined();
    expect(item(may, 'omzet')?.figure).toMatchObject({ kind: 'absent' });
    expect((await page(202301, 202301)).notice).toBeUndefined();
  });

  it('of a project without books says what to do', async () => {
    const made = await caller.ask('createProject', {
      body: { organisation_id: organisationId, project_name: 'Leeg' },
    });
    const body = { project_id: made.project_id, page: 'dashboard' as const, filters: [] };
    expect(await caller.ask('pages', { body })).toMatchObject({
      blocks: [],
      updated_at: null,
      notice: { text: 'Er zijn nog geen boekingen. Upload een auditfile om je cijfers te zien.' },
    });
  });

  it('refuses filters that it cannot honour', async () => {
    const filters = [{ column: 'relatie' as const, operator: 'eq' as const, value: 'x' }];
    const problem = await caller.problem('pages', {
      body: { project_id, page: 'dashboard', filters },
    });
    expect(problem.status).toBe(422);
  });

  it('compares months without bookings at their end with as many months', async () => {
    const spring = await page(202403, 202406);
    expect(item(spring, 'omzet')).toMatchObject({
      figure: { cents: 450_000 },
      comparison: { cents: 250_000 },
      change: { label: 't.o.v. jan – feb' },
    });
    expect(spring.notice?.text).toBe(
      'Over maart t/m juni 2024 is nog niet alles geboekt. De cijfers zijn van maart t/m april 2024, en vergeleken met januari t/m februari 2024.',
    );
  });

  it('has reports that are provisional until their period has ended and was read after', async () => {
    const { reports } = await caller.ask('filters', { query: { project_id } });
    expect(
      reports.map(({ naam, voorlopig }) => `${naam}${voorlopig ? ' (voorlopig)' : ''}`),
    ).toEqual([
      'Boekjaar 2024 (voorlopig)',
      '2e kwartaal 2024 (voorlopig)',
      'April 2024',
      '1e kwartaal 2024',
      'Maart 2024',
      'Februari 2024',
      'Januari 2024',
    ]);
  });
});
