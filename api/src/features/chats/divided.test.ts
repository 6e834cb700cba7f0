import { euros, figure, values } from '../../testing/answered.ts';
import { asking } from '../../testing/asking.ts';
import { RISING_YEARS } from '../../testing/rising-year.ts';

describe('an answer that is divided', () => {
  const { click } = asking(RISING_YEARS);
  const QUARTER = { periode_min: 202401, periode_max: 202403 };

  it('tells what part a row, and rows together, are of what is said, and a month of its year', async () => {
    const kosten = figure('kosten', { measure: 'aandeel', of: 'omzet', split: 'rekening' });
    // Rent 6,000 and wages 1,800 of omzet 18,600.
    const largest = await click({ ...kosten, order: 'hoogste', limit: 1 });
    expect(values(largest)).toEqual([3_226]);
    expect(values(largest, 'c')).toEqual(euros(6000));
    const both = await click({ ...kosten, order: 'hoogste', limit: 2 });
    expect(values(both)).toEqual([4_194]);
    expect(values(both, 't')).toEqual([600_000, 3_226, 180_000, 968]);
    // December: 2,100 of 18,600.
    const month = { measure: 'aandeel', split: 'maand', order: 'hoogste', limit: 1 } as const;
    expect(values(await click(figure('omzet', month)))).toEqual([1_129]);
  });

  it('holds averages against each other, by month and quarter', async () => {
    const average = { measure: 'gemiddelde', against: 'vorig_jaar' } as const;
    // 2024: 6,000 + 1,800 in 12 months; 2023: 4,800 + 1,800.
    const { text, ...answer } = await click(figure('kosten', average));
    expect(text).toMatch(
      /gemiddeld per maand, boekjaar 2024: .*650,00.*gemiddeld per maand, boekjaar 2023: .*550,00.*Verschil: .*100,00/s,
    );
    expect(values({ text, ...answer })).toEqual(expect.arrayContaining(euros(650)));
    const quarters = await click(figure('kosten', { ...average, split: 'kwartaal' }));
    expect(quarters.text).toMatch(/gemiddeld per kwartaal, boekjaar 2024: .*1\.950,00.*1\.650,00/s);
  });

  it('has parts of two periods beside each other, and in percent', async () => {
    const held = figure('kosten', { split: 'rekening', against: 'vorig_jaar' });
    const { table } = await click(held);
    // Rent 6,000 and wages 1,800; the year before 4,800 and 1,800.
    expect(table[1]?.join(' ')).toMatch(/4100 .*6\.000,00.*4\.800,00.*1\.200,00.*25,0/);
    // Asked as amounts it is the same list: nothing is said of what changed most.
    const amounts = await click({ ...held, measure: 'bedrag' });
    expect(amounts.table).toEqual(table);
    expect(amounts.text).not.toContain('Het meeste komt van');
    const { text } = await click(
      figure('kosten', { measure: 'aandeel', of: 'omzet', against: 'vorig_jaar' }),
    );
    // 7,800 and 6,600 of 18,600.
    expect(text).toMatch(/41,9.*35,5.*6,5/s);
  });

  it('tells months that are chosen together, and the rows behind those that are the largest', async () => {
    const best = figure('omzet', { split: 'maand', order: 'hoogste', limit: 2, measure: 'samen' });
    const { text } = await click(best);
    // 2,100 and 2,000 of 18,600.
    expect(text).toMatch(
      /^Omzet, boekjaar 2024, de 2 hoogste maanden samen: \[€\s4\.100,00\].*22,0/s,
    );
    const rest = await click(
      figure('kosten', { split: 'rekening', order: 'hoogste', skip: 1, measure: 'samen' }),
    );
    // Wages behind the rent.
    expect(rest.text).toMatch(
      /^Kosten, boekjaar 2024, de 1 overige rekeningen samen: \[€\s1\.800,00\]/,
    );
    const stocks = await click(
      figure('bank_en_kas', { split: 'maand', order: 'hoogste', limit: 2, measure: 'samen' }),
    );
    expect(stocks.text).toContain('tel ik niet bij elkaar op');
  });

  it('is divided by months, and finds the highest', async () => {
    const byMonth = await click(figure('omzet', { period: QUARTER, split: 'maand' }));
    expect(byMonth.table.map(([month]) => month)).toEqual([
      'Maand',
      'januari 2024',
      'februari 2024',
      'maart 2024',
    ]);
    expect(values(byMonth, 't')).toEqual(euros(1000, 1100, 1200));
    const highest = await click(figure('omzet', { split: 'maand', order: 'hoogste', limit: 1 }));
    expect(values(highest)).toEqual(euros(2100));
    expect(highest.text).toContain('december 2024');
  });

  it('is divided by accounts, the largest first, with their share', async () => {
    const answer = await click(figure('kosten', { split: 'rekening', limit: 2 }));
    expect(answer.table.map(([name]) => name)).toEqual(['Rekening', '4100 Huur', '4000 Lonen']);
    // 6,000 and 1,800 of 7,800
    expect(values(answer, 't')).toEqual([600_000, 7_692, 180_000, 2_308]);
  });

  it('tells the average by month, and the share of a whole', async () => {
    expect(values(await click(figure('omzet', { measure: 'gemiddelde' })))).toEqual(euros(1550));
    const share = await click({
      subject: { kind: 'account', rekeningen: ['4100'] },
      measure: 'aandeel',
    });
    expect(values(share)).toEqual([7_692]);
  });

  it('tells two figures beside each other by quarter, each with what it comes to', async () => {
    const half = { periode_min: 202401, periode_max: 202406 };
    const answer = await click({
      subject: { kind: 'figure', key: 'omzet', also: ['kosten'] },
      split: 'kwartaal',
      period: half,
    });
    expect(answer.text).toMatch(
      /^Omzet en kosten per kwartaal\. Omzet samen .*7\.500,00.* Kosten samen .*3\.000,00/,
    );
    // 1,000 + 1,100 + 1,200 and 1,300 + 1,400 + 1,500; rent of 500 a month.
    expect(values(answer, 't')).toEqual(euros(3300, 1500, 4200, 1500));
  });

  it('tells a share by quarter', async () => {
    const share = { measure: 'aandeel', of: 'omzet', split: 'kwartaal' } as const;
    const answer = await click(figure('kosten', { ...share, period: QUARTER }));
    // One quarter is no series: 1,500 of 3,300.
    expect(answer.text).toMatch(/^Kosten als deel van omzet, 1e kwartaal 2024: /);
    expect(values(answer)).toEqual([4_545]);
    // 1,200 of 3,300 a year before
    const beside = await click(
      figure('kosten', { ...share, period: QUARTER, against: 'vorig_jaar' }),
    );
    expect(values(beside, 't')).toEqual([4_545, 3_636, 909]);
  });

  it('tells what a difference comes from', async () => {
    const answer = await click(figure('resultaat', { measure: 'oorzaken', against: 'vorig_jaar' }));
    // 2023: 18,600 − 4,800 − 1,800; 2024: 18,600 − 6,000 − 1,800
    expect(values(answer)).toEqual(euros(-1200));
    expect(values(answer, 'c')).toEqual(euros(12_000, 10_800));
    expect(answer.table[1]?.[0]).toBe('4100 Huur');
  });
});
