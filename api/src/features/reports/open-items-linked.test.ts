import { hasRealFiles, realFile } from '@kengetal/ledger/testing';
import { completeOpenItems, sweepOpenItems } from '../../books/open-items/renew.ts';
import { projectWith } from '../../testing/books.ts';
import { migrateAgain } from '../../testing/migrate-again.ts';
import { signedIn } from '../../testing/running.ts';
import { Opener } from '../../testing/figures.ts';
import { amounts, book, openInvoicesOf, type Booking, year } from './testing/open-invoices.ts';

jest.setTimeout(120_000);

/** When the migration was made that lets open items follow every reference. */
const MADE = 1_795_416_000_000;

const paid = (day: string, who: string, euros: number, more: Partial<Booking>) => ({
  ...book(day, who, '', euros),
  ...more,
});

/** Four invoices; what is paid names them by a document, in words, by their amount, or not at all. */
const SOLD = [
  book('2024-10-20', 'A', '20240031', 1000),
  book('2024-10-25', 'A', '20240032', 250),
  book('2024-11-02', 'B', '20240033', 600),
  book('2024-11-03', 'B', '20240034', 600),
];
const PAID = [
  paid('2024-11-10', 'A', -1000, { document: 'VF-20240031' }),
  paid('2024-11-12', 'A', -100, { text: 'Betaling fact. 20240032, deel 1' }),
  paid('2024-11-15', '', -600, { text: 'Overboeking 20240033 NL01BANK0123456789' }),
  paid('2024-11-20', 'B', -600, { text: 'Dank' }),
  paid('2024-11-22', 'B', -75, { text: 'Voorschot' }),
  paid('2024-11-25', '', -40, { text: '20240031 en 20240033' }),
];

/** Openings per relation, in euros. */
const openings = (amounts: Record<string, number>) =>
  `<journal><jrnID>O</jrnID><desc>Begin</desc><jrnTp>O</jrnTp><transaction><nr>1</nr><periodNumber>0</periodNumber><trDt>2024-01-01</trDt>${Object.entries(
    amounts,
  )
    .map(
      ([who, euros]) =>
        `<trLine><nr>1</nr><accID>1300</accID><effDate>2024-01-01</effDate><amnt>${euros}.00</amnt><amntTp>D</amntTp>${who === '' ? '' : `<custSupID>${who}</custSupID>`}</trLine><trLine><nr>2</nr><accID>1000</accID><effDate>2024-01-01</effDate><amnt>${euros}.00</amnt><amntTp>C</amntTp></trLine>`,
    )
    .join('')}</transaction></journal>`;

describe('open invoices by every reference', () => {
  const { test, caller } = signedIn();

  const imported = (...files: (string | Buffer)[]) => projectWith(test, caller, files);
  const shown = (...asked: Parameters<ReturnType<typeof openInvoicesOf>>) =>
    openInvoicesOf(caller)(...asked);
  const checksOf = async (project_id: string) => {
    const page = await caller.ask('pages', {
      body: { project_id, page: 'project-detail', filters: [] },
    });
    expect(await new Opener(caller, project_id).faults(page)).toEqual([]);
    return page.blocks
      .flatMap((block) => (block.kind === 'quality' ? block.items : []))
      .filter(({ key }) => key.startsWith('openstaande_posten'));
  };

  /** Worked out by hand: see what each payment names. */
  const NOVEMBER = {
    // 250 less 100, of 25 October: 36 days.
    Anker: [0, 150, 0, 0, 150],
    // 600 by its number and 600 by its amount are paid; what nothing explains, is Boei's all the same.
    Boei: [-75, 0, 0, 0, -75],
    'Openstaande facturen': [-75, 150, 0, 0, 75],
    // Two invoices of two relations in one description: nobody's.
    'Niet aan een factuur te koppelen': [null, null, null, null, -40],
    'Saldo volgens de balans': [null, null, null, null, 35],
  };

  it('are settled by what names a document, a number in words, or exactly one open amount', async () => {
    const project = await imported(year(2024, 0, SOLD, PAID));
    expect(amounts(await shown(project, 202411))).toEqual(NOVEMBER);
    const opener = new Opener(caller, project);
    for (const periode of [202410, 202411]) {
      expect(await opener.faults(await shown(project, periode))).toEqual([]);
    }
    expect(await checksOf(project)).toMatchObject([{ state: 'goed' }]);
  });

  it('are the same in whatever order the years are read', async () => {
    const sold = year(2024, 0, SOLD, []);
    const received = year(
      2025,
      0,
      [],
      PAID.map((one) => ({ ...one, day: one.day.replace('2024-11', '2025-02') })),
    );
    const [one, other] = [await imported(sold, received), await imported(received, sold)];
    const february = amounts(await shown(one, 202502));
    expect(february.Anker).toEqual([0, 0, 0, 150, 150]);
    expect(february.Boei?.at(-1)).toBe(-75);
    expect(amounts(await shown(other, 202502))).toEqual(february);
  });

  it('begin with what each relation owed, from which payments of older invoices come off', async () => {
    const received = [book('2024-02-10', 'A', 'OUD1', -200), book('2024-03-05', 'B', 'OUD2', -100)];
    const sold = [book('2024-03-01', 'B', '20240001', 50)];
    const project = await imported(year(2024, 0, sold, received, openings({ A: 500, B: 300 })));
    // 59 days after the first of January.
    expect(amounts(await shown(project, 202402))).toMatchObject({
      Anker: [0, 300, 0, 0, 300],
      Boei: [0, 300, 0, 0, 300],
    });
    const march = await shown(project, 202403);
    // 300 less 100 of before, and the invoice of 1 March.
    expect(amounts(march)).toEqual({
      Anker: [0, 0, 300, 0, 300],
      Boei: [50, 0, 200, 0, 250],
      'Openstaande facturen': [50, 0, 500, 0, 550],
      'Niet aan een factuur te koppelen': [null, null, null, null, 0],
      'Saldo volgens de balans': [null, null, null, null, 550],
    });
    expect(await new Opener(caller, project).faults(march)).toEqual([]);
    expect(await checksOf(project)).toMatchObject([{ state: 'goed' }]);
  });

  it('name the relations that do not add up, where an opening is of nobody', async () => {
    const received = [book('2024-02-10', 'A', 'OUD1', -500), book('2024-03-05', 'B', 'OUD2', -100)];
    const sold = [book('2024-01-01', 'A', '20240001', 900)];
    const project = await imported(year(2024, 0, sold, received, openings({ '': 800, B: 300 })));
    // Boei's own opening less what it paid on it; Anker paid on the 800 of nobody.
    expect(amounts(await shown(project, 202403))).toMatchObject({
      Anker: [0, 0, 900, 0, 900],
      Boei: [0, 0, 200, 0, 200],
      'Niet aan een factuur te koppelen': [null, null, null, null, 300],
    });
    expect(await checksOf(project)).toMatchObject([
      {
        label: 'Anker: openstaande posten verschillen €\u00a0500 van het saldo',
        state: 'let_op',
        figure: { value: -50_000 },
      },
    ]);
  });

  it('say of payments what most of them lack, and nothing where they name their invoice', async () => {
    const said = async (payments: Booking[]) => {
      const project = await imported(year(2024, 0, SOLD, payments));
      const { blocks } = await shown(project, 202411);
      const [text] = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []));
      return text;
    };
    const nobody = [paid('2024-11-10', '', -900, {}), paid('2024-11-11', 'A', -50, {})];
    expect(await said(nobody)).toContain('staat in deze boekhouding meestal niet van wie ze zijn.');
    const unnamed = [paid('2024-11-10', 'A', -900, {}), paid('2024-11-11', '', -50, {})];
    expect(await said(unnamed)).toContain('meestal niet bij welke factuur ze horen.');
    const named = [paid('2024-11-10', '', -900, { text: 'Factuur 20240031' })];
    expect(await said(named)).toContain('De dagen tellen vanaf de factuurdatum');
  });

  it('of books of before are found after the start', async () => {
    const project = await imported(year(2024, 0, SOLD, PAID));
    const run = (statement: string) => test.database.rows(statement);
    const asVersion020 = async () => {
      await run(`UPDATE journal_lines SET tegenpartij = NULL, tegenpartij_naam = NULL
                 WHERE relatie_gevonden`);
      await run(`UPDATE journal_lines SET factuur = NULL WHERE koppeling <> 'rest'`);
      for (const [table, columns] of Object.entries({
        journal_lines: ['relatie_gevonden', 'koppeling'],
        open_items: ['datum', 'vervaldatum', 'beginstand'],
        open_item_facts: ['op_relatie'],
      })) {
        for (const column of columns) await run(`ALTER TABLE ${table} DROP COLUMN ${column}`);
      }
    };
    await migrateAgain(test, MADE, asVersion020);
    await completeOpenItems(test.database, project);
    await sweepOpenItems(test.database);
    expect(amounts(await shown(project, 202411))).toEqual(NOVEMBER);
  });

  /** Cents that no open item explains, debtors and creditors; the balances less the items by hand. */
  (hasRealFiles ? it : it.skip).each([
    // The only line without a relation: 'onduidelijke afschrijving' on 1310.
    ['exactonline_32_2016.xaf', -125_000, 0],
    ['multivers_32_2017.xaf', 0, 0],
    // Each opening is of a relation.
    ['afas_32_2016_rebuilt.xaf', 0, 0],
    // 1100 'Debiteuren' has one line, of nobody; the other accounts are of one relation each.
    ['banana_32_2018.xaf', 225_000, 0],
  ])(
    'leave of %s, ../shared/data present, only what is of nobody',
    async (file, debtors, creditors) => {
      const project = await imported(realFile(file));
      const rest = await test.database.rows(
        `SELECT a.groep, (sum(l.cents) - coalesce((
         SELECT sum(o.cents) FROM open_items o JOIN open_item_versions v USING (project_id, versie)
         WHERE o.project_id = $1 AND o.groep = a.groep AND o.tot = (
           SELECT max(x.tot) FROM open_items x WHERE x.project_id = $1)), 0))::bigint AS cents
       FROM journal_lines l JOIN accounts a USING (project_id, rekening)
       WHERE l.project_id = $1 AND a.groep IN ('debiteuren', 'crediteuren')
       GROUP BY a.groep ORDER BY a.groep`,
        [project],
      );
      expect(rest).toEqual([
        { groep: 'crediteuren', cents: creditors },
        { groep: 'debiteuren', cents: debtors },
      ]);
      expect(await checksOf(project)).toMatchObject([{ state: 'goed' }]);
    },
  );
});
