import type { CallBodyInput } from '@kengetal/contract';
import { upload, withOrganisation } from '../../testing/books.ts';
import { migrateAgain } from '../../testing/migrate-again.ts';
import { signedIn } from '../../testing/running.ts';
import { posting, smallBooks } from '../../testing/small-books.ts';

jest.setTimeout(60_000);

type Body = CallBodyInput<'uploadBudget'>;

/** When the migration was made that keeps the amounts of a month together. */
const BY_MONTH = 1_795_437_000_000;

/** 2024 of a small company: sales and costs of January and February. */
const BOOKS = smallBooks({
  year: 2024,
  accounts: [
    ['1000', 'Bank', 'B', 'BLimBan'],
    ['4000', 'Lonen', 'P', 'WPerLesLon'],
    ['4700', 'Rente lening', 'P', 'WFbeRls'],
    ['8000', 'Omzet', 'P', 'WOmzNohOlh'],
  ],
  entries: [
    posting('2024-01-10', '1000', '8000', 121_000),
    posting('2024-01-20', '4000', '1000', 40_050),
    posting('2024-02-10', '1000', '8000', 99_900),
    posting('2024-02-25', '4700', '1000', 1_234),
  ],
});

describe('budgets', () => {
  const { test, caller } = signedIn();
  let project_id: string;
  let organisationId: string;
  beforeAll(async () => {
    organisationId = await withOrganisation(caller);
    const job = await upload(test, caller, { organisationId, content: BOOKS });
    project_id = job.project_id ?? '';
  });

  const send = (content: string | Buffer, options: Partial<Body> = {}) => ({
    body: {
      project_id,
      boekjaar: '2025',
      filename: 'begroting.csv',
      content: Buffer.from(content).toString('base64'),
      ...options,
    },
  });
  const uploaded = (content: string | Buffer, options: Partial<Body> = {}) =>
    caller.ask('uploadBudget', send(content, options));
  const problems = async (content: string | Buffer, options: Partial<Body> = {}) => {
    const {
      status,
      code,
      errors = [],
    } = await caller.problem('uploadBudget', send(content, options));
    return { status, code, messages: errors.map(({ message }) => message) };
  };
  const stored = () =>
    test.database.rows<{ rekening: string; periode: number; cents: number }>(
      `SELECT amount.rekening, m.periode, amount.cents FROM budget_months m
       CROSS JOIN unnest(m.rekeningen, m.cents) AS amount (rekening, cents)
       WHERE m.project_id = $1 ORDER BY rekening, periode`,
      [project_id],
    );

  it('come from a CSV as people write them', async () => {
    const { budget, warnings } = await uploaded(
      [
        'Rekening;Omschrijving;jan;feb;mrt;Totaal',
        '8000;Omzet;1.250,50;1.300;€ 1.400,00;3.950,50',
        '4000;Lonen;400,50;400,50;-;801,00',
        ';Totaal kosten;400,50;400,50;;801,00',
      ].join('\r\n'),
    );
    expect(await stored()).toEqual([
      { rekening: '4000', periode: 202501, cents: 40_050 },
      { rekening: '4000', periode: 202502, cents: 40_050 },
      { rekening: '8000', periode: 202501, cents: -125_050 },
      { rekening: '8000', periode: 202502, cents: -130_000 },
      { rekening: '8000', periode: 202503, cents: -140_000 },
    ]);
    // 3,950.50 − 801.00.
    expect(budget).toMatchObject({ boekjaar: '2025', accounts: 2, result_cents: 314_950 });
    // April and later, and the interest, are not budgeted.
    const codes = ['tekens', 'ontbrekende_maanden', 'niet_begroot', 'totalen'];
    expect(warnings.map(({ code }) => code)).toEqual(codes);
  });

  it.each([
    ['costs negative', '8000;100;200\n4000;-50;-60', -30_000, 11_000],
    ['as in the ledger', '8000;-100;-200\n4000;50;60', -30_000, 11_000],
    ['a negative correction', '8000;100;-20\n4000;50;60', -8_000, 11_000],
  ])('are read with signs that are %s', async (_how, rows, omzet, lonen) => {
    await uploaded(`rekening;2025-01;2025-02\n${rows}`);
    const sums = new Map<string, number>();
    for (const { rekening, cents } of await stored()) {
      sums.set(rekening, (sums.get(rekening) ?? 0) + cents);
    }
    expect(Object.fromEntries(sums)).toEqual({ 8000: omzet, 4000: lonen });
  });

  it.each([
    [
      'an amount that can be two',
      'rekening;jan\n8000;1.234',
      ['rij 2, kolom B: ‘1.234’ kan 1234 of 1,234 zijn; schrijf 1234 of 1.234,00'],
    ],
    [
      'text for an amount',
      'rekening;jan;feb\n8000;10;veel',
      ['rij 2, kolom C: ‘veel’ is geen bedrag in euro’s en centen'],
    ],
    [
      'a month twice',
      'rekening;jan;2025-01\n8000;1;2',
      ['rij 1, kolom C: ‘2025-01’ noemt een maand die er al staat'],
    ],
    [
      'a month outside',
      'rekening;dec 2024\n8000;1',
      ['rij 1, kolom B: ‘dec 2024’ valt buiten het boekjaar van deze begroting'],
    ],
    [
      'costs without account',
      'rekening;naam;jan\n;Huur pand;100',
      [
        'rij 2, kolom A: ‘Huur pand’ heeft geen grootboekrekening die in de boekhouding staat; zet het nummer ervoor',
      ],
    ],
  ])('refuse %s by its place, and keep what was there', async (_what, content, messages) => {
    const before = await stored();
    expect(await problems(content)).toEqual({ status: 422, code: 'file_refused', messages });
    expect(await stored()).toEqual(before);
  });

  it('refuse what is no table of months, and no workbook', async () => {
    expect((await problems('zomaar tekst')).messages[0]).toMatch(
      /^In dit bestand staan geen kolommen/,
    );
    expect((await problems(Buffer.from('PK\u0003\u0004kapot'))).messages[0]).toMatch(
      /niet te lezen/,
    );
    expect((await problems('')).status).toBe(422);
  });

  it.each(['Q1;Q2;Q3;Q4', 'kwartaal 1;kwartaal 2', '1e kwartaal;2e kwartaal', 'Kw1 2025;Kw2 2025'])(
    'refuse quarters as such: %s',
    async (headings) => {
      const rows = '8000;9;12;10;11\n4000;2;3;4;5';
      expect((await problems(`rekening;${headings}\n${rows}`)).messages).toEqual([
        expect.stringMatching(/^Deze begroting is per kwartaal\. /),
      ]);
    },
  );

  it('refuse a year that the books do not know, and offer those that they do', async () => {
    const { messages } = await problems('rekening;jan\n8000;1', { boekjaar: '2031' });
    expect(messages).toEqual(['Kies boekjaar 2024, 2025.']);
  });

  it('keep an account that the books do not have, and say what to do', async () => {
    const { warnings, budget } = await uploaded('rekening;naam;jan\n8000;;10\n8099;Nieuw;5');
    expect(await stored()).toContainEqual({ rekening: '8099', periode: 202501, cents: -500 });
    expect(budget.result_cents).toBe(1_000);
    expect(warnings.find(({ code }) => code === 'onbekende_rekening')?.message).toContain(
      '8099 Nieuw',
    );
  });

  it.each(['xlsx', 'csv'] as const)(
    'come back from the %s to fill in as the year before',
    async (format) => {
      const offered = await caller.ask('budgetTemplate', {
        body: { project_id, boekjaar: '2025', format },
      });
      const token = offered.download_url.replace('/download?token=', '');
      const file = await caller.send('download', { query: { token } });
      await uploaded(file.rawPayload, { filename: offered.filename });
      expect((await stored()).filter(({ cents }) => cents !== 0)).toEqual([
        { rekening: '4000', periode: 202501, cents: 40_050 },
        { rekening: '4700', periode: 202502, cents: 1_234 },
        { rekening: '8000', periode: 202501, cents: -121_000 },
        { rekening: '8000', periode: 202502, cents: -99_900 },
      ]);
    },
  );

  it('of before, an amount in each row, are as they were', async () => {
    await uploaded('rekening;jan;feb\n8000;10;20\n4000;3;');
    const [kept, listed] = [await stored(), await caller.ask('budgets', { query: { project_id } })];
    const byMonth = [
      `CREATE TABLE budget_amounts (project_id uuid, boekjaar text, rekening text, periode int, cents bigint)`,
      `INSERT INTO budget_amounts SELECT m.project_id, m.boekjaar, amount.rekening, m.periode, amount.cents
       FROM budget_months m CROSS JOIN unnest(m.rekeningen, m.cents) AS amount (rekening, cents)`,
      'DROP TABLE budget_months',
    ];
    await migrateAgain(test, BY_MONTH, async () => {
      for (const statement of byMonth) await test.database.rows(statement);
    });
    expect(await stored()).toEqual(kept);
    expect(await caller.ask('budgets', { query: { project_id } })).toEqual(listed);
  });

  it('are listed, outlive an import, and go when they are deleted', async () => {
    await uploaded('rekening;jan\n8000;10');
    const content = BOOKS.replace('Boeking 1', 'Verkoop');
    const job = await upload(test, caller, { organisationId, projectId: project_id, content });
    expect(job.status).toBe('gereed');
    expect(await caller.ask('budgets', { query: { project_id } })).toMatchObject([
      { boekjaar: '2025', filename: 'begroting.csv', accounts: 1, result_cents: 1_000 },
    ]);
    const version = () =>
      test.database.rows<{ books_version: number }>(
        'SELECT books_version FROM projects WHERE project_id = $1',
        [project_id],
      );
    const before = await version();
    await caller.ask('deleteBudget', { body: { project_id, boekjaar: '2025' } });
    expect((await version())[0]?.books_version).toBe((before[0]?.books_version ?? 0) + 1);
    expect(await stored()).toEqual([]);
    const again = await caller.problem('deleteBudget', { body: { project_id, boekjaar: '2025' } });
    expect(again.status).toBe(404);
  });
});
