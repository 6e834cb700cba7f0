import type { Question } from '@kengetal/contract';
import { askedBy, values } from '../../testing/answered.ts';
import { projectWith } from '../../testing/books.ts';
import { Opener } from '../../testing/figures.ts';
import { signedIn } from '../../testing/running.ts';
import { capital, smallBooks, throughBank, usual } from '../../testing/small-books.ts';

const ACCOUNTS = usual('0500', '1000', '4000', '4100', '8000');

/** Rent of € 500 a month; omzet of € 1,000 in January, € 100 more each month; wages from July. */
const year = (of: number, rent: number, opening: number) => {
  const entries = Array.from({ length: 12 }, (_, index) => {
    const month = `${of}-${String(index + 1).padStart(2, '0')}`;
    return [
      throughBank(`${month}-05`, '4100', rent),
      throughBank(`${month}-10`, '8000', -(1000 + index * 100)),
      ...(index < 6 ? [] : [throughBank(`${month}-25`, '4000', 300)]),
    ];
  });
  return smallBooks({
    ...{ year: of, made: `${of + 1}-02-01`, accounts: ACCOUNTS, entries: entries.flat() },
    opening: capital(opening * 100),
  });
};

/** Whole euros as cents. */
const euros = (...amounts: number[]) => amounts.map((amount) => amount * 100);

describe('an answer to a question', () => {
  const { test, caller } = signedIn({ settings: { KENGETAL_QUESTIONS_PER_MINUTE: '1000' } });
  let project_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [year(2023, 400, 1000), year(2024, 500, 13_000)]);
  });

  const asked = (question: Question) => askedBy(caller, project_id, question);
  const figure = (key: string, more: Partial<Question> = {}): Question => ({
    subject: { kind: 'figure', key },
    ...more,
  });
  const MARCH = { periode_min: 202403, periode_max: 202403 };
  const QUARTER = { periode_min: 202401, periode_max: 202403 };

  it('is the amount of the period', async () => {
    const answer = await asked(figure('omzet', { period: MARCH }));
    expect(values(answer)).toEqual(euros(1200));
    expect(answer.text).toMatch(/^Omzet, maart 2024: \[€\s1\.200,00\]\(figure:a1\)\.$/);
    expect(answer.name).toBe('vraag');
  });

  it('is of the fiscal year of the last booked month when no period is said', async () => {
    // 12 × 1,000 + 100 × (0 + 1 + … + 11)
    expect(values(await asked(figure('omzet')))).toEqual(euros(18_600));
    // 1,000 + 2023: 18,600 − 4,800 − 1,800 = 12,000; 2024: 18,600 − 6,000 − 1,800 = 10,800
    expect(values(await asked(figure('bank_en_kas')))).toEqual(euros(1000 + 12_000 + 10_800));
  });

  it('looks for a document wherever it was booked', async () => {
    const { text } = await asked({ subject: { kind: 'lines' }, only: { boekstuk: '1' } });
    // Of each year the rent of January on two accounts: 400 and 500.
    expect(text).toMatch(/boekstuk 1, januari 2023 t\/m december 2024: \[4 boekingsregels\].*900,00\].* debet en evenveel credit/); // prettier-ignore
    const { text: invoice } = await asked({ subject: { kind: 'lines' }, only: { factuur: '1' } });
    expect(invoice).toMatch(/^Factuur 1 staat niet in deze boekhouding, maar er is wel een boekstuk met dat nummer\. .*\[4 boekingsregels\]/); // prettier-ignore
  });

  it('lists accounts, with their balance where that is asked, and journals', async () => {
    const data = { subject: { kind: 'data' as const } };
    const accounts = await asked({ ...data, split: 'rekening' });
    expect(accounts.text).toBe('Deze boekhouding heeft 5 rekeningen.');
    expect(accounts.table[1]).toEqual(['0500', expect.any(String), 'Balans']);
    const balances = await asked({ ...data, split: 'rekening', measure: 'bedrag', period: QUARTER }); // prettier-ignore
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
    const inMarch = await asked({ ...data, split: 'rekening', measure: 'bedrag', period: month });
    expect(values(inMarch, 't')).toEqual(values(balances, 't'));
    const journals = await asked({ ...data, split: 'dagboek', period: QUARTER });
    // Rent and omzet of three months, each on two accounts.
    expect(journals.table[1]?.at(-1)).toBe('12');
  });

  it('tells how much it changed, with both amounts beside it', async () => {
    const answer = await asked(
      figure('kosten', { period: QUARTER, measure: 'verschil', against: 'vorig_jaar' }),
    );
    // Rent: 3 × 500 against 3 × 400, a quarter more.
    expect(values(answer)).toEqual([30_000, 2_500]);
    expect(values(answer, 'c')).toEqual(euros(1200, 1500));
  });

  it('tells what part a row, and rows together, are of what is said, and a month of its year', async () => {
    const kosten = figure('kosten', { measure: 'aandeel', of: 'omzet', split: 'rekening' });
    // Rent 6,000 and wages 1,800 of omzet 18,600.
    const largest = await asked({ ...kosten, order: 'hoogste', limit: 1 });
    expect(values(largest)).toEqual([3_226]);
    expect(values(largest, 'c')).toEqual(euros(6000));
    const both = await asked({ ...kosten, order: 'hoogste', limit: 2 });
    expect(values(both)).toEqual([4_194]);
    expect(values(both, 't')).toEqual([600_000, 3_226, 180_000, 968]);
    // December: 2,100 of 18,600.
    const month = { measure: 'aandeel', split: 'maand', order: 'hoogste', limit: 1 } as const;
    expect(values(await asked(figure('omzet', month)))).toEqual([1_129]);
  });

  it('holds averages against each other, by month and quarter', async () => {
    const average = { measure: 'gemiddelde', against: 'vorig_jaar' } as const;
    // 2024: 6,000 + 1,800 in 12 months; 2023: 4,800 + 1,800.
    const { text, ...answer } = await asked(figure('kosten', average));
    expect(text).toMatch(/gemiddeld per maand, boekjaar 2024: .*650,00.*gemiddeld per maand, boekjaar 2023: .*550,00.*Verschil: .*100,00/s); // prettier-ignore
    expect(values({ text, ...answer })).toEqual(expect.arrayContaining(euros(650)));
    const quarters = await asked(figure('kosten', { ...average, split: 'kwartaal' }));
    expect(quarters.text).toMatch(/gemiddeld per kwartaal, boekjaar 2024: .*1\.950,00.*1\.650,00/s);
  });

  it('has the key figures of a period as a list', async () => {
    const { table, text } = await asked({ subject: { kind: 'component', id: 'kengetallen' } });
    expect(text).toBe('Kengetallen, boekjaar 2024.');
    // 10,800 of 18,600.
    expect(table.find(([name]) => name === 'Nettomarge')).toEqual(['Nettomarge', expect.stringContaining('58,1')]); // prettier-ignore
  });

  it('has parts of two periods beside each other, and in percent', async () => {
    const held = figure('kosten', { split: 'rekening', against: 'vorig_jaar' });
    const { table } = await asked(held);
    // Rent 6,000 and wages 1,800; the year before 4,800 and 1,800.
    expect(table[1]?.join(' ')).toMatch(/4100 .*6\.000,00.*4\.800,00.*1\.200,00.*25,0/);
    // Asked as amounts it is the same list: nothing is said of what changed most.
    const amounts = await asked({ ...held, measure: 'bedrag' });
    expect(amounts.table).toEqual(table);
    expect(amounts.text).not.toContain('Het meeste komt van');
    const { text } = await asked(figure('kosten', { measure: 'aandeel', of: 'omzet', against: 'vorig_jaar' })); // prettier-ignore
    // 7,800 and 6,600 of 18,600.
    expect(text).toMatch(/41,9.*35,5.*6,5/s);
  });

  it('tells months that are chosen together, and the rows behind those that are the largest', async () => {
    const best = figure('omzet', { split: 'maand', order: 'hoogste', limit: 2, measure: 'samen' });
    const { text } = await asked(best);
    // 2,100 and 2,000 of 18,600.
    expect(text).toMatch(
      /^Omzet, boekjaar 2024, de 2 hoogste maanden samen: \[€\s4\.100,00\].*22,0/s,
    );
    const rest = await asked(figure('kosten', { split: 'rekening', order: 'hoogste', skip: 1, measure: 'samen' })); // prettier-ignore
    // Wages behind the rent.
    expect(rest.text).toMatch(
      /^Kosten, boekjaar 2024, de 1 overige rekeningen samen: \[€\s1\.800,00\]/,
    );
    const stocks = await asked(figure('bank_en_kas', { split: 'maand', order: 'hoogste', limit: 2, measure: 'samen' })); // prettier-ignore
    expect(stocks.text).toContain('tel ik niet bij elkaar op');
  });

  it('has a balance sheet beside that of another year', async () => {
    const { table, text } = await asked({ subject: { kind: 'component', id: 'balans' }, against: 'vorig_jaar' }); // prettier-ignore
    expect(text).toBe('Balans, boekjaar 2024 naast boekjaar 2023.');
    // 23,800 and, a year before, 13,000.
    const assets = table.find(([name]) => name === 'Totaal activa')?.join(' ');
    expect(assets).toMatch(/23\.800,00.*13\.000,00.*10\.800,00/);
  });

  it('leaves out what is asked to be left out', async () => {
    const answer = await asked({
      subject: { kind: 'figure', key: 'kosten', without: ['personeelskosten'] },
    });
    expect(values(answer)).toEqual(euros(6000));
  });

  it('is divided by months, and finds the highest', async () => {
    const byMonth = await asked(figure('omzet', { period: QUARTER, split: 'maand' }));
    expect(byMonth.table.map(([month]) => month)).toEqual([
      'Maand',
      'januari 2024',
      'februari 2024',
      'maart 2024',
    ]);
    expect(values(byMonth, 't')).toEqual(euros(1000, 1100, 1200));
    const highest = await asked(figure('omzet', { split: 'maand', order: 'hoogste', limit: 1 }));
    expect(values(highest)).toEqual(euros(2100));
    expect(highest.text).toContain('december 2024');
  });

  it('is divided by accounts, the largest first, with their share', async () => {
    const answer = await asked(figure('kosten', { split: 'rekening', limit: 2 }));
    expect(answer.table.map(([name]) => name)).toEqual(['Rekening', '4100 Huur', '4000 Lonen']);
    // 6,000 and 1,800 of 7,800
    expect(values(answer, 't')).toEqual([600_000, 7_692, 180_000, 2_308]);
  });

  it('tells the average by month, and the share of a whole', async () => {
    expect(values(await asked(figure('omzet', { measure: 'gemiddelde' })))).toEqual(euros(1550));
    const share = await asked({
      subject: { kind: 'account', rekeningen: ['4100'] },
      measure: 'aandeel',
    });
    expect(values(share)).toEqual([7_692]);
  });

  it('tells two figures beside each other by quarter, each with what it comes to', async () => {
    const half = { periode_min: 202401, periode_max: 202406 };
    const answer = await asked({ subject: { kind: 'figure', key: 'omzet', also: ['kosten'] }, split: 'kwartaal', period: half }); // prettier-ignore
    expect(answer.text).toMatch(/^Omzet en kosten per kwartaal\. Omzet samen .*7\.500,00.* Kosten samen .*3\.000,00/); // prettier-ignore
    // 1,000 + 1,100 + 1,200 and 1,300 + 1,400 + 1,500; rent of 500 a month.
    expect(values(answer, 't')).toEqual(euros(3300, 1500, 4200, 1500));
  });

  it('tells a share by quarter', async () => {
    const share = { measure: 'aandeel', of: 'omzet', split: 'kwartaal' } as const;
    const answer = await asked(figure('kosten', { ...share, period: QUARTER }));
    expect(answer.text).toMatch(/^Kosten als deel van omzet per kwartaal/);
    // 1,500 of 3,300
    expect(values(answer, 't')).toEqual([4_545]);
    // 1,200 of 3,300 a year before
    const beside = await asked(figure('kosten', { ...share, period: QUARTER, against: 'vorig_jaar' })); // prettier-ignore
    expect(values(beside, 't')).toEqual([4_545, 3_636, 909]);
  });

  it('tells what a difference comes from', async () => {
    const answer = await asked(figure('resultaat', { measure: 'oorzaken', against: 'vorig_jaar' }));
    // 2023: 18,600 − 4,800 − 1,800; 2024: 18,600 − 6,000 − 1,800
    expect(values(answer)).toEqual(euros(-1200));
    expect(values(answer, 'c')).toEqual(euros(12_000, 10_800));
    expect(answer.table[1]?.[0]).toBe('4100 Huur');
  });

  it('finds the largest bookings where they are shown with the other sign', async () => {
    const subject: Question['subject'] = { kind: 'account', rekeningen: ['8000'] };
    const largest = { subject, measure: 'boekingen', period: QUARTER, order: 'hoogste', limit: 1 } as const; // prettier-ignore
    const found = await asked(largest);
    expect(values(found, 't')).toEqual(euros(1200));
    // It is the answer, and what all three come to stands beside it.
    expect(values(found)).toEqual(euros(1200));
    expect(values(found, 'c')).toEqual(euros(3300));
    expect(values(await asked({ ...largest, order: 'laagste' }), 't')).toEqual(euros(1000));
  });

  it('shows the bookings of an amount, with their number and sum', async () => {
    const rent: Question['subject'] = { kind: 'account', rekeningen: ['4100'] };
    const counted = await asked({ subject: rent, measure: 'aantal', period: QUARTER });
    expect(counted.text).toContain('[3 boekingen](figure:a1)');
    expect(values(counted)).toEqual(euros(1500, 1500));
    const listed = await asked({ subject: rent, measure: 'boekingen', period: QUARTER });
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
      const answer = await asked(
        figure('omzet', { period: { periode_min: periode, periode_max: periode } }),
      );
      expect(answer.name).toBe('geen_antwoord');
      expect(answer.figures).toEqual({});
      expect(answer.text).toContain('januari 2023 t/m december 2024');
    }
  });

  it('says how a figure is computed', async () => {
    const answer = await asked({ subject: { kind: 'definition', key: 'ebitda' } });
    expect(answer.text).toContain('Brutomarge − personeelskosten − overige bedrijfskosten');
    expect(answer.figures).toEqual({});
  });

  it('opens each of its figures into lines that add up to it', async () => {
    const opener = new Opener(caller, project_id);
    for (const question of [
      figure('resultaat', { against: 'vorig_jaar' }),
      figure('kosten', { split: 'groep' }),
      figure('omzet', { measure: 'boekingen', period: MARCH }),
      figure('kosten', { measure: 'oorzaken', against: 'vorig_jaar' }),
      { subject: { kind: 'account' as const, rekeningen: ['4000', '4100'] } },
      { subject: { kind: 'component' as const, id: 'balans' } },
    ]) {
      const { figures } = await asked(question);
      expect(Object.keys(figures)).not.toEqual([]);
      expect(await opener.faults(figures)).toEqual([]);
    }
  });
});
