import type { Question } from '@kengetal/contract';
import { euros, values } from '../../testing/answered.ts';
import { asking } from '../../testing/asking.ts';
import { Opener } from '../../testing/figures.ts';
import { RISING_YEAR } from '../../testing/rising-year.ts';

describe('an answer in more steps', () => {
  const { caller, place, click } = asking([RISING_YEAR]);
  const figure = (key: string) => ({ kind: 'figure' as const, key });
  const SUM: Question['subject'] = {
    kind: 'sum',
    terms: [
      { teken: 'plus', of: figure('omzet') },
      { teken: 'min', of: { kind: 'account', rekeningen: ['4100'] } },
    ],
  };

  it('adds up and takes off', async () => {
    // Omzet 18,600, rent 6,000.
    const answer = await click({ subject: SUM });
    expect(values(answer)).toEqual(euros(12_600));
    expect(answer.text).toContain('Omzet min 4100 Huur');
  });

  it('refuses to add up what is no amount', async () => {
    const terms = [figure('omzet'), figure('nettomarge')].map((of) => ({
      teken: 'plus' as const,
      of,
    }));
    await expect(click({ subject: { kind: 'sum', terms } })).rejects.toThrow(/geen bedrag/);
  });

  it('leaves out accounts, of the whole and of its parts', async () => {
    const subject = { ...figure('kosten'), without_accounts: ['4100'] };
    // 7,800 − 6,000
    expect(values(await click({ subject }))).toEqual(euros(1800));
    const parts = await click({ subject, split: 'rekening' });
    expect(parts.table.map(([name]) => name)).toEqual(['Rekening', '4000 Lonen']);
    // Of the result costs that are left out come back: 10,800 + 6,000.
    const result = { ...figure('resultaat'), without_accounts: ['4100'] };
    expect(values(await click({ subject: result }))).toEqual(euros(16_800));
    // An account of a part that is left out already counts once.
    const twice = { ...subject, without: ['huisvestingskosten'] };
    expect(values(await click({ subject: twice }))).toEqual(euros(1800));
  });

  it('divides fewer lines by those lines', async () => {
    const kosten = { subject: figure('kosten'), only: { vanaf_cents: 40_000 } };
    // Wages are 300 each time.
    for (const split of ['rekening', 'groep'] as const) {
      const parts = await click({ ...kosten, split });
      expect(parts.table.length).toBe(2);
      expect(values(parts, 't')).toContain(600_000);
    }
    const causes = await click({
      ...{ ...kosten, measure: 'oorzaken', period: { periode_min: 202407, periode_max: 202412 } },
      against: { periode_min: 202401, periode_max: 202403 },
    });
    expect(causes.table.map(([name]) => name)).toEqual(['Rekening', '4100 Huur']);
  });

  it('gives no figure without what is not in it', async () => {
    const answer = await click({ subject: { ...figure('omzet'), without_accounts: ['4100'] } });
    expect(values(answer)).toEqual([]);
    expect(answer.text).toContain('4100 Huur zit niet in omzet');
  });

  it('chooses rows by their amount', async () => {
    const months = { subject: figure('omzet'), split: 'maand' as const };
    const above = await click({ ...months, rows: { boven_cents: 200_000 } });
    // 2,000 in November is not above 2,000.
    expect(above.table.map(([month]) => month)).toEqual(['Maand', 'december 2024']);
    const between = { boven_cents: 109_999, onder_cents: 130_001 };
    const counted = await click({ ...months, measure: 'aantal', rows: between });
    expect(counted.text).toContain('3 van 12 maanden');
    const none = await click({ ...months, rows: { onder_cents: 0 } });
    expect(none.text).toContain('er zijn geen maanden waarvoor dat geldt');
  });

  it('tells what rose apart from what fell, and a margin in procentpunten', async () => {
    const halves = {
      period: { periode_min: 202407, periode_max: 202412 },
      against: { periode_min: 202401, periode_max: 202406 },
    };
    const parts = { ...halves, split: 'rekening' as const, measure: 'oorzaken' as const };
    const costs = { subject: figure('kosten'), ...parts };
    const risen = await click({ ...costs, order: 'hoogste' });
    expect(risen.text).toContain('Het meest gestegen is 4000 Lonen');
    expect(risen.table.map(([name]) => name)).toEqual(['Rekening', '4000 Lonen']);
    const fallen = await click({ ...costs, order: 'laagste' });
    expect(fallen.text).toContain('Geen van de rekeningen daalde.');
    const margin = await click({ subject: figure('nettomarge'), measure: 'verschil', ...halves });
    expect(margin.text).toContain('procentpunt');
    expect(margin.text).not.toContain('€');
  });

  it('finds the second of a ranking, and what the first come to', async () => {
    const months = { subject: figure('omzet'), split: 'maand' as const, order: 'hoogste' as const };
    const second = await click({ ...months, limit: 1, skip: 1 });
    expect(second.text).toContain('november 2024');
    expect(values(second)).toEqual(euros(2000));
    const costs = { subject: figure('kosten'), split: 'rekening' as const, limit: 2 };
    expect(values(await click({ ...costs, measure: 'samen' }))).toEqual(euros(7800));
    expect(values(await click({ ...costs, measure: 'aandeel' }))).toEqual([10_000]);
  });

  it('averages by quarter', async () => {
    const answer = await click({
      subject: figure('omzet'),
      measure: 'gemiddelde',
      split: 'kwartaal',
    });
    expect(values(answer)).toEqual(euros(4650));
  });

  it('adds up the months that were chosen', async () => {
    // Omzet of November and December, 2,000 and 2,100, is above 1,950.
    const rows = { boven_cents: 195_000 };
    const answer = await click({
      subject: figure('omzet'),
      split: 'maand',
      rows,
      measure: 'samen',
    });
    expect(values(answer)).toEqual(euros(4100));
    expect(answer.text).toContain('de 2 maanden samen');
  });

  it('tells what went out of the bank in each month, and on average, without its balance', async () => {
    const bank = {
      subject: { kind: 'account' as const, rekeningen: ['1000'] },
      only: { zijde: 'credit' as const },
    };
    const QUARTER = { periode_min: 202406, periode_max: 202408 };
    const series = await click({ ...bank, measure: 'bedrag', split: 'maand', period: QUARTER });
    // Rent of 500, and wages of 300 from July; together, the highest and the lowest.
    expect(values(series, 'c')).toEqual(euros(2100, 800, 500));
    const average = await click({ ...bank, measure: 'gemiddelde', period: QUARTER });
    expect(values(average)).toEqual(euros(700));
  });

  it('takes the share of a sum of the whole that its terms have, or asks of which', async () => {
    const terms = ['4000', '4100'].map((rekening) => ({
      teken: 'plus' as const,
      of: { kind: 'account' as const, rekeningen: [rekening] },
    }));
    const share = { subject: { kind: 'sum' as const, terms }, measure: 'aandeel' as const };
    const answer = await click(share);
    expect(values(answer)).toEqual([10_000]); // 7,800 of 7,800
    expect(answer.text).toContain('als deel van kosten');
    // 7,800 of an omzet of 18,600
    expect(values(await click({ ...share, of: 'omzet' }))).toEqual([4194]);
    // Omzet and rent are no parts of one whole.
    await expect(click({ ...share, subject: SUM })).rejects.toThrow(/Zeg van welk cijfer/);
  });

  it('takes the share of a balance of the balance, though the result of the year is in it', async () => {
    const answer = await click({ subject: figure('totaal_eigen_vermogen'), measure: 'aandeel' });
    expect(answer.text).toContain('als deel van totaal passiva');
    expect(values(answer)).toEqual([10_000]);
  });

  it('opens each figure into what it is made of', async () => {
    const opener = new Opener(caller, place.project_id);
    const less = { ...figure('kosten'), without_accounts: ['4000'] };
    for (const question of [
      { subject: SUM },
      { subject: less, split: 'groep' as const },
      {
        subject: figure('kosten'),
        split: 'rekening' as const,
        measure: 'samen' as const,
        limit: 2,
      },
    ]) {
      const { figures } = await click(question);
      expect(Object.keys(figures)).not.toEqual([]);
      expect(await opener.faults(figures)).toEqual([]);
    }
  });
});
