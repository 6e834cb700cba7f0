import { journal, xaf } from '@kengetal/ledger/testing';
import { projectWith, upload, withOrganisation } from '../testing/books.ts';
import { generatedFiles } from '../testing/books-files.ts';
import { signedIn } from '../testing/running.ts';
import { Opener } from '../testing/figures.ts';

/** Books of a year with bank (1000), equity (0500) and revenue (8000); amounts in euros, debit positive. */
function year(label: number, opening: Record<string, number>, sales: number): string {
  const obLines = Object.entries(opening).map(
    ([account, euros]) =>
      `<obLine><nr>1</nr><accID>${account}</accID><amnt>${String(Math.abs(euros))}</amnt><amntTp>${euros < 0 ? 'C' : 'D'}</amntTp></obLine>`,
  );
  const account = (id: string, type: string, code: string) =>
    `<ledgerAccount><accID>${id}</accID><accDesc>${code}</accDesc><accTp>${type}</accTp><leadReference>${code}</leadReference></ledgerAccount>`;
  return xaf({
    header: `<fiscalYear>${String(label)}</fiscalYear><startDate>${String(label)}-01-01</startDate><endDate>${String(label)}-12-31</endDate>`,
    accounts:
      account('0500', 'B', 'BEivOvrAlr') +
      account('1000', 'B', 'BLimBanRba') +
      account('8000', 'P', 'WOmzNodOdh'),
    before: obLines.length > 0 ? `<openingBalance>${obLines.join('')}</openingBalance>` : '',
    journals: journal(
      [
        ['1000', String(sales), 'D'],
        ['8000', String(sales), 'C'],
      ],
      `<nr>1</nr><periodNumber>3</periodNumber><trDt>${String(label)}-03-04</trDt>`,
    ),
  }).replace('<companyName>', '<companyIdent>77</companyIdent><companyName>');
}

describe('the opening balance of a year', () => {
  const { test, caller } = signedIn();

  /** The checks of two years, and how many of their figures do not open right. */
  async function checksOf(...files: (string | Buffer)[]) {
    const project_id = await projectWith(test, caller, files);
    const sources = await caller.ask('projectSources', { query: { project_id } });
    const opener = new Opener(caller, project_id);
    expect(await opener.faults(sources)).toEqual([]);
    return sources.map(({ opening_check }) => opening_check);
  }

  it('follows from the closing balance, with the result in equity', async () => {
    // 2024 opens with bank 500 and sells 100: bank 600, equity 500 and a result of 100.
    const [first, second] = await checksOf(
      year(2024, { '1000': 500, '0500': -500 }, 100),
      year(2025, { '1000': 600, '0500': -600 }, 50),
    );
    expect(first).toBeNull();
    expect(second).toMatchObject({ ok: true });
    expect(second?.message.text).toBe('De beginbalans is gelijk aan de eindbalans van 2024.');
  });

  it('is compared whichever year is read first', async () => {
    const [, second] = await checksOf(
      year(2025, { '1000': 600, '0500': -600 }, 50),
      year(2024, { '1000': 500, '0500': -500 }, 100),
    );
    expect(second).toMatchObject({ ok: true });
  });

  it('shows what differs, largest first, in figures that open', async () => {
    const [, second] = await checksOf(
      year(2024, { '1000': 500, '0500': -500 }, 100),
      year(2025, { '1000': 590, '0500': -590 }, 50),
    );
    expect(second?.ok).toBe(false);
    expect(second?.message.text).toMatch(
      /^De beginbalans wijkt op 2 punten af .* 2024\. Rekening 1000/,
    );
    const { eind, begin } = second?.message.figures ?? {};
    expect([eind, begin].map((figure) => figure?.kind === 'booked' && figure.cents)).toEqual([
      600_00, 590_00,
    ]);
  });

  it('stands among the checks below the balance sheet', async () => {
    const organisationId = await withOrganisation(caller);
    let project_id = '';
    for (const [label, bank] of [
      [2024, 500],
      [2025, 590],
    ] as const) {
      const content = year(label, { '1000': bank, '0500': -bank }, 100);
      project_id = (await upload(test, caller, { organisationId, content })).project_id ?? '';
    }
    const report = { type: 'jaar' as const, periode_min: 202501, periode_max: 202512 };
    const body = { project_id, ...report, id: 'balans' };
    const { blocks } = await caller.ask('reportComponent', { body });
    const checks = blocks.flatMap((block) => (block.kind === 'checks' ? block.items : []));
    expect(checks.find(({ key }) => key === 'beginbalans')).toMatchObject({
      state: 'let_op',
      figure: { kind: 'derived', value: -10_00, unit: 'cents' },
    });
  });

  it('is said to be missing when the file has none', async () => {
    const [, second] = await checksOf(
      year(2024, { '1000': 500, '0500': -500 }, 100),
      year(2025, {}, 50),
    );
    expect(second).toMatchObject({ ok: false });
    expect(second?.message.text).toContain('staat geen beginbalans');
  });

  it('of generated years follows every time', async () => {
    const files = await generatedFiles({ seed: 3, firstMonth: 202207, years: 3, scale: 0.2 });
    const checks = await checksOf(...files);
    expect(checks.map((check) => check?.ok)).toEqual([undefined, true, true]);
  });
});
