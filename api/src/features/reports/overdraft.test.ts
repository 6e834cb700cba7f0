import { signedIn } from '../../testing/running.ts';
import { OVERDRAWN } from '../../testing/overdrawn-books.ts';
import { checksIn, Looking, rowOf, tableOf, type Look } from './testing/looking.ts';
import { OpenedReports } from './testing/opened.ts';

jest.setTimeout(60_000);

describe('a bank that is overdrawn', () => {
  const { test, caller } = signedIn();
  let looking: Looking;
  beforeAll(async () => {
    looking = await Looking.at(test, caller, [OVERDRAWN]);
  });

  /** Euros of a row of the balance, '-' where there is no amount. */
  const balance = async (naam: string, look: Look = {}) => {
    const page = await looking.component('balans', await looking.report(naam), look);
    const euros = (key: string) =>
      rowOf(page, key).map((figure) => {
        if (figure.kind === 'absent') return '-';
        return (figure.kind === 'derived' ? figure.value : figure.cents) / 100;
      });
    return { page, euros };
  };

  it('stands among short-term debts, and both sides of the balance go on to agree', async () => {
    const { page, euros } = await balance('Januari 2025');
    const shown = (key: string) => euros(key)[0];
    // B 5,000, till −1,000, crossing 1,000; capital 10,000, loss 12,000 − 5,000.
    expect(shown('liquide_middelen')).toBe(5_000);
    expect(shown('bank_en_kas')).toBe(4_000);
    expect(shown('kruisposten')).toBe(1_000);
    expect(shown('totaal_vlottende_activa')).toBe(5_000);
    expect(shown('totaal_activa')).toBe(5_000);
    expect(shown('totaal_totaal_eigen_vermogen')).toBe(3_000);
    expect(shown('bankschulden')).toBe(2_000);
    expect(shown('totaal_kortlopende_schulden')).toBe(2_000);
    expect(shown('totaal_passiva')).toBe(5_000);
    const accounts = tableOf(page).rows.filter(({ key }) => key.startsWith('rekening_1'));
    expect(accounts.map(({ label, parent, cells }) => [label, parent, amount(cells[0])])).toEqual([
      ['1000 Kas', 'bank_en_kas', -1_000],
      // In December it had 10,000, with which the books open.
      ['1100 Bank A', 'bank_en_kas', 0],
      ['1110 Bank B', 'bank_en_kas', 5_000],
      ['1290 Kruisposten', 'kruisposten', 1_000],
      ['1100 Bank A', 'bankschulden', 2_000],
    ]);
  });

  it('stands there at that moment alone', async () => {
    const { euros } = await balance('Februari 2025');
    expect(euros('liquide_middelen').slice(0, 3)).toEqual([6_000, 5_000, 1_000]);
    expect(euros('bankschulden').slice(0, 3)).toEqual([0, 2_000, -2_000]);
    expect(euros('totaal_activa').slice(0, 3)).toEqual([6_000, 5_000, 1_000]);
    const months = await balance('Boekjaar 2025', { weergave: 'maanden' });
    expect(months.euros('bank_en_kas').slice(0, 2)).toEqual([4_000, 5_000]);
    expect(months.euros('bankschulden').slice(0, 2)).toEqual([2_000, 0]);
    expect(months.euros('totaal_passiva').slice(0, 2)).toEqual([5_000, 6_000]);
  });

  it('counts so in the ratios, and bank and cash are what is booked on them', async () => {
    const page = await looking.component('kengetallen', await looking.report('Januari 2025'));
    const items = page.blocks.flatMap((block) => (block.kind === 'figures' ? block.items : []));
    const value = (key: string) => amount(items.find((item) => item.key === key)?.figure, 1);
    expect(value('current_ratio')).toBe(250); // 5,000 / 2,000
    expect(value('quick_ratio')).toBe(250);
    expect(value('solvabiliteit')).toBe(6_000); // 3,000 / 5,000
    expect(value('vreemd_vermogen')).toBe(200_000);
    expect(value('werkkapitaal')).toBe(300_000); // 5,000 − 2,000, as booked
    expect(value('bank_en_kas')).toBe(200_000); // 5,000 − 2,000 − 1,000
    const [february] = (
      await looking.component('kengetallen', await looking.report('Februari 2025'))
    ).blocks.flatMap((block) =>
      block.kind === 'figures' ? block.items.filter(({ key }) => key === 'current_ratio') : [],
    );
    expect(february?.figure).toMatchObject({ reason: 'Er zijn geen kortlopende schulden.' });
  });

  it('leaves the cash flow as it is, which says where the balance has it', async () => {
    const page = await looking.component('kasstroom', await looking.report('Januari 2025'));
    expect(amount(rowOf(page, 'totaal_kasstroom')[0])).toBe(-7_000);
    expect(amount(rowOf(page, 'liquide_eind')[0])).toBe(3_000);
    expect(checksIn(page).map(({ label, figure }) => [label, amount(figure)])).toEqual([
      ['Sluit aan op liquide middelen', 0],
      [
        'Op de balans staat €\u00a02.000 van de liquide middelen, rood bij de bank, onder Schulden aan banken',
        2_000,
      ],
    ]);
  });

  it('opens into its lines, cell by cell', async () => {
    const opened = new OpenedReports(looking, true);
    for (const report of await looking.reports()) await opened.open(report);
    expect(opened.faults).toEqual([]);
  });
});

function amount(figure: ReturnType<typeof rowOf>[number] | undefined, per = 100) {
  if (figure === undefined || figure.kind === 'absent') return figure?.reason;
  return (figure.kind === 'derived' ? figure.value : figure.cents) / per;
}
