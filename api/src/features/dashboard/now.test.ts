import type {
  Block,
  CallBody,
  ListBlock,
  OwedBlock,
  PageData,
  TextBlock,
} from '@kengetal/contract';
import { capital, posting, smallBooks, throughBank, usual } from '../../testing/small-books.ts';
import { projectWith } from '../../testing/books.ts';
import { Opener } from '../../testing/figures.ts';
import { signedIn } from '../../testing/running.ts';

jest.setTimeout(60_000);

type View = CallBody<'pages'>['view'];

/** Sold to three customers; Anker pays A1, and owes A2 of 5 January and A3 of 20 March. */
const SALES = [
  ['2025-01-03', 'A', 'A1', 100_000],
  ['2025-01-05', 'A', 'A2', 30_000],
  ['2025-03-20', 'A', 'A3', 20_000],
  ['2025-02-20', 'B', 'B1', 40_000],
] as const;

const NAMES = { A: 'Anker', B: 'Boei' };

function invoices(): string {
  const line = (nr: number, account: string, cents: number, who: string, number: string) =>
    `<trLine><nr>${nr}</nr><accID>${account}</accID><docRef>${number}</docRef><effDate/><desc>Factuur ${number}</desc><amnt>${(Math.abs(cents) / 100).toFixed(2)}</amnt><amntTp>${cents < 0 ? 'C' : 'D'}</amntTp><custSupID>${who}</custSupID><invRef>${number}</invRef></trLine>`;
  const entry = (nr: number, day: string, lines: string) =>
    `<transaction><nr>${nr}</nr><desc>x</desc><periodNumber>${Number(day.slice(5, 7))}</periodNumber><trDt>${day}</trDt>${lines.replaceAll('<effDate/>', `<effDate>${day}</effDate>`)}</transaction>`;
  const sold = SALES.map(([day, who, number, cents], index) =>
    entry(
      index + 1,
      day,
      line(1, '1300', cents, who, number) + line(2, '8000', -cents, who, number),
    ),
  );
  const paid = entry(
    9,
    '2025-02-01',
    line(1, '1000', 100_000, 'A', 'A1') + line(2, '1300', -100_000, 'A', 'A1'),
  );
  const account = (id: string, type: string, rgs: string) =>
    `<ledgerAccount><accID>${id}</accID><accDesc>${rgs}</accDesc><accTp>${type}</accTp><leadReference>${rgs}</leadReference></ledgerAccount>`;
  const relations = Object.entries(NAMES).map(
    ([id, name]) =>
      `<customerSupplier><custSupID>${id}</custSupID><custSupName>${name}</custSupName></customerSupplier>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2"><header><fiscalYear>2025</fiscalYear><startDate>2025-01-01</startDate><endDate>2025-12-31</endDate><curCode>EUR</curCode><dateCreated>2025-04-02</dateCreated></header>
<company><companyIdent>1</companyIdent><companyName>Klein</companyName><taxRegIdent>NL1</taxRegIdent><customersSuppliers>${relations.join('')}</customersSuppliers>
<generalLedger>${account('1000', 'B', 'BLimBan')}${account('1300', 'B', 'BVorDebHad')}${account('8000', 'P', 'WOmzNohOlh')}</generalLedger>
<transactions><journal><jrnID>V</jrnID><desc>Verkoop</desc><jrnTp>S</jrnTp>${sold.join('')}</journal><journal><jrnID>B</jrnID><desc>Bank</desc><jrnTp>B</jrnTp>${paid}</journal></transactions></company></auditfile>`;
}

describe('what the dashboard has of now', () => {
  const { test, caller } = signedIn({ now: '2025-04-10T10:00:00Z' });

  const nowOf = (project_id: string, view?: View): Promise<PageData> =>
    caller.ask('pages', { body: { project_id, page: 'dashboard-nu', filters: [], view } });
  const blockOf = <Kind extends Block['kind']>({ blocks }: PageData, kind: Kind, key?: string) =>
    blocks.find(
      (block): block is Extract<Block, { kind: Kind }> =>
        block.kind === kind && (key === undefined || block.key === key),
    );

  it('says who owes what, how old it is, and since when', async () => {
    const project = await projectWith(test, caller, [invoices()]);
    const page = await nowOf(project);
    const owed: OwedBlock | undefined = blockOf(page, 'owed', 'debiteuren');
    expect(page.title).toBe('Stand 31 mrt');
    expect(owed).toMatchObject({
      title: 'Openstaande debiteuren',
      stand: 'stand 31 mrt',
      basis: 'factuurdatum',
      total: { cents: 90_000 },
      path: '/rapport?type=maand&rapport=202503-202503&tab=debiteuren-en-crediteuren',
    });
    // At 31 March: A3 is 11 days old, B1 39 and A2 85.
    expect(owed?.ages.map(({ label, count, figure }) => [label, count, amountOf(figure)])).toEqual([
      ['0–30 dagen', 1, 20_000],
      ['31–60 dagen', 1, 40_000],
      ['61–90 dagen', 1, 30_000],
      ['> 90 dagen', 0, 0],
    ]);
    expect(owed?.top.map(({ naam, dagen, figure }) => [naam, dagen, amountOf(figure)])).toEqual([
      ['Anker', 85, 50_000],
      ['Boei', 39, 40_000],
    ]);
    expect(await new Opener(caller, project).faults(page)).toEqual([]);
  });

  it('leaves out what these books do not have', async () => {
    const content = smallBooks({
      year: 2025,
      made: '2025-04-02',
      accounts: usual('0500', '1000', '4000', '8000'),
      opening: capital(100_000),
      entries: [
        throughBank('2025-03-05', '8000', -900),
        throughBank('2025-03-20', '4000', 400),
        throughBank('2025-02-20', '8000', -300),
      ],
    });
    const project = await projectWith(test, caller, [content]);
    const page = await nowOf(project);
    expect(page.blocks.some(({ kind }) => kind === 'owed' || kind === 'failed')).toBe(false);
    const report: TextBlock | undefined = blockOf(page, 'text', 'rapport');
    expect(report).toMatchObject({
      title: '1e kwartaal 2025',
      path: '/rapport?type=kwartaal&rapport=202501-202503',
    });
    // Sold for 1,200, paid 400.
    expect(report?.text).toMatch(/^In het 1e kwartaal 2025 maakte je \[€\s800\]/);
    const questions: ListBlock | undefined = blockOf(page, 'list', 'vragen');
    expect(questions?.items.map(({ label }) => label)).toEqual([
      'Waarom is het resultaat veranderd in maart 2025?',
      'Wat zijn de grootste kosten in maart 2025?',
      'Wat zijn de vaste lasten?',
    ]);
    const { blocks } = await nowOf(project, { rij: 'rapport' });
    expect(blocks.map(({ key }) => key)).toEqual(['rapport']);
  });

  it('says what a new project still needs', async () => {
    const content = smallBooks({
      year: 2025,
      accounts: [...usual('0500', '1000', '8000'), ['4999', 'Xyzzy', 'P', '']],
      opening: capital(100_000),
      entries: [
        posting('2025-03-05', '1000', '8000', 5_000),
        throughBank('2025-03-06', '4999', 10),
      ],
    });
    const project_id = await projectWith(test, caller, [content]);
    const steps = blockOf(await nowOf(project_id), 'steps')?.items;
    expect(steps?.map(({ key, done, detail }) => [key, done, detail])).toEqual([
      ['organisatie', true, undefined],
      ['boekhouding', true, 't/m maart 2025'],
      ['indeling', false, '1 rekening nog niet ingedeeld'],
    ]);
  });

  it('of a project without books is the first step alone', async () => {
    const { organisation_id } = await caller.ask('createOrganisation', {
      body: { organisation_name: 'Leeg' },
    });
    const { project_id } = await caller.ask('createProject', {
      body: { organisation_id, project_name: 'Leeg' },
    });
    const page = await nowOf(project_id);
    expect(page).toMatchObject({ title: 'Nu', updated_at: null });
    expect(page.blocks.map(({ kind }) => kind)).toEqual(['steps']);
  });
});

function amountOf(figure: OwedBlock['total']): number | undefined {
  return figure.kind === 'booked' ? figure.cents : undefined;
}
