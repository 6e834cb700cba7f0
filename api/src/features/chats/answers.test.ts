import type { Question } from '@kengetal/contract';
import { euros, figure, values } from '../../testing/answered.ts';
import { asking } from '../../testing/asking.ts';
import { Opener } from '../../testing/figures.ts';
import { RISING_YEARS } from '../../testing/rising-year.ts';

describe('an answer to a question', () => {
  const { caller, place, click } = asking(RISING_YEARS);
  const MARCH = { periode_min: 202403, periode_max: 202403 };
  const QUARTER = { periode_min: 202401, periode_max: 202403 };

  it('is the amount of the period', async () => {
    const answer = await click(figure('omzet', { period: MARCH }));
    expect(values(answer)).toEqual(euros(1200));
    expect(answer.text).toMatch(/^Omzet, maart 2024: \[€\s1\.200,00\]\(figure:a1\)\.$/);
    expect(answer.name).toBe('vraag');
  });

  it('is of the fiscal year of the last booked month when no period is said', async () => {
    // 12 × 1,000 + 100 × (0 + 1 + … + 11)
    expect(values(await click(figure('omzet')))).toEqual(euros(18_600));
    // 1,000 + 2023: 18,600 − 4,800 − 1,800 = 12,000; 2024: 18,600 − 6,000 − 1,800 = 10,800
    expect(values(await click(figure('bank_en_kas')))).toEqual(euros(1000 + 12_000 + 10_800));
  });

  it('looks for a document wherever it was booked', async () => {
    const { text } = await click({ subject: { kind: 'lines' }, only: { boekstuk: '1' } });
    // Of each year the rent of January on two accounts: 400 and 500.
    expect(text).toMatch(
      /boekstuk 1, januari 2023 t\/m december 2024: \[4 boekingsregels\].*900,00\].* debet en evenveel credit/,
    );
    const { text: invoice } = await click({ subject: { kind: 'lines' }, only: { factuur: '1' } });
    expect(invoice).toMatch(
      /^Factuur 1 staat niet in deze boekhouding, maar er is wel een boekstuk met dat nummer\. .*\[4 boekingsregels\]/,
    );
  });

  it('lists accounts, with their balance where that is asked, and journals', async () => {
    const data = { subject: { kind: 'data' as const } };
    const accounts = await click({ ...data, split: 'rekening' });
    expect(accounts.text).toBe('Deze boekhouding heeft 5 rekeningen.');
    expect(accounts.table[1]).toEqual(['0500', expect.any(String), 'Balans']);
    const balances = await click({
      ...data,
      split: 'rekening',
      measure: 'bedrag',
      period: QUARTER,
    });
    // 13,000 and omzet of 3,300 less 3 × 500 of rent; capital and omzet are credit.
    expect(values(balances, 't')).toEqual(euros(13_000, 14_800, 1500, 3300));
    expect(balances.table.map((row) => row.map((cell) => cell !== ''))).toEqual([
      [true, true, true],
      ...[false, true, true, false].map((isDebit) => [true, isDebit, !isDebit]),
    ]);
    expect(values(balances, 'c')).toEqual(euros(16_300));
    expect(balances.text).toMatch(/Samen .*16\.300,00.* debet en evenveel credit/);
    // In March the omzet and rent of January and February stand there as well.
    const month = { periode_min: 202403, periode_max: 202403 };
    const inMarch = await click({ ...data, split: 'rekening', measure: 'bedrag', period: month });
    expect(values(inMarch, 't')).toEqual(values(balances, 't'));
    const journals = await click({ ...data, split: 'dagboek', period: QUARTER });
    // Rent and omzet of three months, each on two accounts.
    expect(journals.table[1]?.at(-1)).toBe('12');
  });

  it('tells how much it changed, with both amounts beside it', async () => {
    const answer = await click(
      figure('kosten', { period: QUARTER, measure: 'verschil', against: 'vorig_jaar' }),
    );
    // Rent: 3 × 500 against 3 × 400, a quarter more.
    expect(values(answer)).toEqual([30_000, 2_500]);
    expect(values(answer, 'c')).toEqual(euros(1200, 1500));
  });

  it('has the key figures of a period as a list', async () => {
    const { table, text } = await click({ subject: { kind: 'component', id: 'kengetallen' } });
    expect(text).toBe('Kengetallen, boekjaar 2024.');
    // 10,800 of 18,600.
    expect(table.find(([name]) => name === 'Nettomarge')).toEqual([
      'Nettomarge',
      expect.stringContaining('58,1'),
    ]);
  });

  it('has a balance sheet beside that of another year', async () => {
    const { table, text } = await click({
      subject: { kind: 'component', id: 'balans' },
      against: 'vorig_jaar',
    });
    expect(text).toBe('Balans, boekjaar 2024 naast boekjaar 2023.');
    // 23,800 and, a year before, 13,000.
    const assets = table.find(([name]) => name === 'Totaal activa')?.join(' ');
    expect(assets).toMatch(/23\.800,00.*13\.000,00.*10\.800,00/);
  });

  it('leaves out what is asked to be left out', async () => {
    const answer = await click({
      subject: { kind: 'figure', key: 'kosten', without: ['personeelskosten'] },
    });
    expect(values(answer)).toEqual(euros(6000));
  });

  it('finds the largest bookings where they are shown with the other sign', async () => {
    const subject: Question['subject'] = { kind: 'account', rekeningen: ['8000'] };
    const largest = {
      subject,
      measure: 'boekingen',
      period: QUARTER,
      order: 'hoogste',
      limit: 1,
    } as const;
    const found = await click(largest);
    expect(values(found, 't')).toEqual(euros(1200));
    // It is the answer, and what all three come to stands beside it.
    expect(values(found)).toEqual(euros(1200));
    expect(values(found, 'c')).toEqual(euros(3300));
    expect(values(await click({ ...largest, order: 'laagste' }), 't')).toEqual(euros(1000));
  });

  it('shows the bookings of an amount, with their number and sum', async () => {
    const rent: Question['subject'] = { kind: 'account', rekeningen: ['4100'] };
    const counted = await click({ subject: rent, measure: 'aantal', period: QUARTER });
    expect(counted.text).toContain('[3 boekingen](figure:a1)');
    expect(values(counted)).toEqual(euros(1500, 1500));
    const listed = await click({ subject: rent, measure: 'boekingen', period: QUARTER });
    expect(listed.table.map(([day]) => day)).toEqual([
      'Datum',
      '2024-03-05',
      '2024-02-05',
      '2024-01-05',
    ]);
    expect(values(listed, 't')).toEqual(euros(500, 500, 500));
  });

  it('gives no figure of months that are not in the books, and says which are', async () => {
    for (const periode of [202212, 202501]) {
      const answer = await click(
        figure('omzet', { period: { periode_min: periode, periode_max: periode } }),
      );
      expect(answer.name).toBe('geen_antwoord');
      expect(answer.figures).toEqual({});
      expect(answer.text).toContain('januari 2023 t/m december 2024');
    }
  });

  it('says how a figure is computed', async () => {
    const answer = await click({ subject: { kind: 'definition', key: 'ebitda' } });
    expect(answer.text).toContain('Brutomarge − personeelskosten − overige bedrijfskosten');
    expect(answer.figures).toEqual({});
  });

  it('opens each of its figures into lines that add up to it', async () => {
    const opener = new Opener(caller, place.project_id);
    for (const question of [
      figure('resultaat', { against: 'vorig_jaar' }),
      figure('kosten', { split: 'groep' }),
      figure('omzet', { measure: 'boekingen', period: MARCH }),
      figure('kosten', { measure: 'oorzaken', against: 'vorig_jaar' }),
      { subject: { kind: 'account' as const, rekeningen: ['4000', '4100'] } },
      { subject: { kind: 'component' as const, id: 'balans' } },
    ]) {
      const { figures } = await click(question);
      expect(Object.keys(figures)).not.toEqual([]);
      expect(await opener.faults(figures)).toEqual([]);
    }
  });
});
