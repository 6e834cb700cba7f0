import type { LineKind } from '@kengetal/contract';
import type { Window } from '@kengetal/ledger';
import { xaf } from '@kengetal/ledger/testing';
import { upload, withOrganisation } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { costCentreSums } from './cost-centre-months.ts';
import type { DimensionTotal } from './dimensions.ts';
import { booksReader } from '../store/reader.ts';
import { relationSums } from './relation-months.ts';

jest.setTimeout(60_000);

const account = (id: string, type: string, code: string) =>
  `<ledgerAccount><accID>${id}</accID><accDesc>${code}</accDesc><accTp>${type}</accTp><leadReference>${code}</leadReference></ledgerAccount>`;
const accounts =
  account('1300', 'B', 'BVorDebHad') +
  account('8000', 'P', 'WOmzNodOdh') +
  account('8100', 'P', 'WOmzNohOlh');
const before = `<customersSuppliers><customerSupplier><custSupID>A</custSupID><custSupName>Anker</custSupName></customerSupplier></customersSuppliers><basics><basic><basicType>02</basicType><basicID>K1</basicID><basicDesc>Kantoor</basicDesc></basic></basics>`;

/** A sale in a month: customer, account, euros, cost centre. */
function sale(month: number, customer: string, id: string, euros: number, cost = ''): string {
  const line = (acc: string, side: string, more: string) =>
    `<trLine><nr>1</nr><accID>${acc}</accID><effDate>2025-01-01</effDate><amnt>${String(euros)}.00</amnt><amntTp>${side}</amntTp>${more}</trLine>`;
  const costs = cost === '' ? '' : `<costID>${cost}</costID>`;
  return `<transaction><nr>1</nr><periodNumber>${String(month)}</periodNumber><trDt>2025-01-01</trDt>${line('1300', 'D', `<custSupID>${customer}</custSupID>`)}${line(id, 'C', costs)}</transaction>`;
}

const FILE = xaf({
  accounts,
  before,
  journals: `<journal><jrnID>V</jrnID><desc>V</desc><jrnTp>S</jrnTp>${[
    sale(1, 'A', '8000', 100, 'K1'),
    sale(2, 'A', '8100', 40),
    sale(2, 'B', '8000', 250, 'K2'),
    sale(3, 'B', '8000', 7, 'K1'),
    sale(13, 'A', '8000', 1000),
  ].join('')}</journal>`,
});

describe('sums by relation and cost centre', () => {
  const { test, caller } = signedIn();
  let projectId: string;
  let importId: string;
  beforeAll(async () => {
    const organisationId = await withOrganisation(caller);
    const job = await upload(test, caller, { organisationId, content: FILE });
    projectId = job.project_id ?? '';
    importId = job.import_id;
  });

  const QUARTER = { periode_min: 202501, periode_max: 202503, soorten: ['mutatie' as LineKind] };
  const REVENUE = ['8000', '8100'];
  const short = (totals: DimensionTotal[]) =>
    totals.map(({ code, naam, cents, aantal }) => [code, naam, cents, aantal]);
  const relations = (window: Window, accounts = REVENUE) =>
    booksReader(test.database, test.clock).read(projectId, (read) =>
      relationSums(read, window, accounts).then((sums) => sums.largest(-1, 10)),
    );
  const centres = (window: Window) =>
    booksReader(test.database, test.clock).read(projectId, (read) =>
      costCentreSums.kostenplaats(read, window, REVENUE).then((sums) => sums.largest(-1, 10)),
    );

  it('are those of the months, kinds and accounts that were asked', async () => {
    const { database } = test;
    expect(short(await relations(QUARTER))).toEqual([
      ['B', 'B', -257_00, 2],
      ['A', 'Anker', -140_00, 2],
    ]);
    const whole: Window = {
      ...QUARTER,
      periode_max: 202512,
      soorten: ['mutatie', 'afsluiting'],
    };
    expect(short(await relations(whole, ['8000']))).toEqual([
      ['A', 'Anker', -1100_00, 2],
      ['B', 'B', -257_00, 2],
    ]);
    expect(short(await relations(whole, ['8100']))).toEqual([['A', 'Anker', -40_00, 1]]);
    expect(await relations({ ...whole, boekjaar: '2024' })).toEqual([]);
    expect(await relations({ ...QUARTER, periode_min: 202401, periode_max: 202412 })).toEqual([]);
    const sums = await booksReader(database, test.clock).read(projectId, (read) =>
      relationSums(read, QUARTER, REVENUE),
    );
    expect([sums.centsOf('A'), sums.centsOf('B'), sums.centsOf('C')]).toEqual([
      -140_00, -257_00, 0,
    ]);
    expect([sums.largest(1, 2), short(sums.largest(-1, 1))]).toEqual([
      [],
      [['B', 'B', -257_00, 2]],
    ]);
    expect(short(await centres(QUARTER))).toEqual([
      ['K2', 'K2', -250_00, 1],
      ['K1', 'Kantoor', -107_00, 2],
    ]);
    expect(await centres({ ...QUARTER, boekjaar: '2024' })).toEqual([]);
  });

  it('open into exactly their lines', async () => {
    const year: Window = { ...QUARTER, boekjaar: '2025' };
    const opened = [
      ...(await relations(QUARTER)).map((total) => ({ column: 'tegenpartij' as const, ...total })),
      ...(await centres(year)).map((total) => ({ column: 'kostenplaats' as const, ...total })),
    ];
    expect(opened).toHaveLength(4);
    for (const { column, code, cents, aantal } of opened) {
      const filters = [
        { column: 'rekening' as const, operator: 'in' as const, value: REVENUE },
        { column, operator: 'eq' as const, value: code },
      ];
      const selection = { ...QUARTER, filters };
      const found = await caller.ask('lines', { body: { project_id: projectId, selection } });
      expect(found).toMatchObject({ sum_cents: cents, count: aantal });
    }
  });

  it('are read once for books that are kept, and anew for others', async () => {
    const reader = booksReader(test.database, test.clock);
    const totals = () =>
      reader.read(projectId, async (read) => {
        const [one, other] = [
          await relationSums(read, QUARTER, REVENUE),
          await costCentreSums.kostenplaats(read, QUARTER, REVENUE),
        ];
        return [short(one.largest(-1, 1)), short(other.largest(-1, 1))];
      });
    const before = await totals();
    await caller.ask('undoImport', { query: { import_id: importId } });
    expect(before).toEqual([[expect.anything()], [expect.anything()]]);
    expect(await totals()).toEqual([[], []]);
  });
});
