import type { Question } from '@kengetal/contract';
import { euros, values } from '../../testing/answered.ts';
import { asking } from '../../testing/asking.ts';
import { RISING_YEARS } from '../../testing/rising-year.ts';

const figure = (key: string) => ({ kind: 'figure' as const, key });
const component = (id: string) => ({ kind: 'component' as const, id });
const LINES = { kind: 'lines' } as const;
const YEAR = { periode_min: 202401, periode_max: 202412 };
const QUARTER = { periode_min: 202401, periode_max: 202403 };
const MARCH = { periode_min: 202403, periode_max: 202403 };

describe('what a question says besides an amount', () => {
  const { click } = asking(RISING_YEARS);

  it('is told of lines as their number, in each month and of each part', async () => {
    // A line of rent and one of omzet each month, each with one of the bank.
    const months = await click({ subject: LINES, split: 'maand', period: QUARTER });
    expect(months.table.map((row) => row.join(' '))).toEqual([
      'Maand Boekingsregels',
      expect.stringMatching(/^januari 2024 \[4\]/),
      expect.stringMatching(/^februari 2024 \[4\]/),
      expect.stringMatching(/^maart 2024 \[4\]/),
    ]);
    expect(months.text).toContain('[12 boekingsregels](figure:a1) in totaal');
    const accounts = await click({ subject: LINES, split: 'rekening', period: QUARTER });
    expect(accounts.table[1]?.join(' ')).toMatch(/^1000 Bank \[6\]/);
    expect(accounts.table).toHaveLength(4);
    const journals = await click({ subject: LINES, split: 'dagboek', period: QUARTER });
    expect(journals.table[1]?.join(' ')).toMatch(/^M Memoriaal \[12\]/);
    // Of fewer than all lines, what they come to stands beside it.
    const rent = await click({
      subject: figure('kosten'),
      measure: 'aantal',
      split: 'maand',
      period: MARCH,
    });
    expect(values(rent, 't')).toEqual(euros(500, 500));
  });

  it('is told of lines beside those of another period', async () => {
    const { text } = await click({ subject: LINES, period: QUARTER, against: 'vorig_jaar' });
    expect(text).toMatch(
      /1e kwartaal 2024: \[12 boekingsregels\].* 1e kwartaal 2023: \[12 boekingsregels\]/,
    );
  });

  it('is a difference by account', async () => {
    const answer = await click({
      subject: figure('kosten'),
      measure: 'verschil',
      split: 'rekening',
      period: YEAR,
      against: 'vorig_jaar',
    });
    // Rent 12 × 500 against 12 × 400, a quarter more; wages 6 × 300 in both.
    expect(values(answer, 't')).toEqual([
      ...euros(6000, 4800, 1200),
      2500,
      ...euros(1800, 1800, 0),
      0,
    ]);
  });

  it('is only the months that are asked beside another year', async () => {
    const { table, figures } = await click({
      subject: figure('omzet'),
      split: 'maand',
      order: 'hoogste',
      limit: 2,
      period: YEAR,
      against: 'vorig_jaar',
    });
    expect(table.map(([name]) => name)).toEqual(['Maand', 'december 2024', 'november 2024']);
    expect(values({ table, figures, text: '', name: '' }, 't')).toEqual(
      euros(2100, 2100, 0, 2000, 2000, 0),
    );
    const one = await click({
      subject: figure('omzet'),
      split: 'maand',
      order: 'hoogste',
      limit: 1,
      period: YEAR,
      against: 'vorig_jaar',
    });
    expect(values(one)).toEqual(euros(2100));
  });

  it('is a share of the year that it is in, beside that of the year before', async () => {
    const shares = await click({
      subject: figure('kosten'),
      measure: 'aandeel',
      split: 'kwartaal',
      period: YEAR,
      against: 'vorig_jaar',
    });
    // Of 7,800: 1,500 and from July 900 of wages more; of 6,600 the year before: 1,200 and 900 more.
    expect(values(shares, 't').filter((_, place) => place % 3 < 2)).toEqual([
      1923, 1818, 1923, 1818, 3077, 3182, 3077, 3182,
    ]);
  });

  it.each<[string, Question, RegExp]>([
    [
      'a statement by cost centre',
      { subject: component('balans'), split: 'kostenplaats' },
      /niet per kostenplaats, wel per maand, kwartaal of jaar/,
    ],
    [
      'what comes back by cost centre',
      { subject: { kind: 'recurring' }, split: 'kostenplaats' },
      /niet per kostenplaats/,
    ],
    [
      'what is open by cost centre',
      { subject: { kind: 'open', groep: 'debiteuren' }, split: 'kostenplaats' },
      /niet per kostenplaats/,
    ],
    [
      'an average of what is open',
      { subject: { kind: 'open', groep: 'debiteuren' }, measure: 'gemiddelde' },
      /Het gemiddelde van wat openstaat geef ik niet/,
    ],
    [
      'shares of parts beside another year',
      { subject: figure('kosten'), measure: 'aandeel', split: 'rekening', against: 'vorig_jaar' },
      /niet naast een andere periode/,
    ],
    [
      'causes by month',
      { subject: figure('omzet'), measure: 'oorzaken', split: 'maand' },
      /De oorzaken van omzet geef ik niet per maand/,
    ],
    [
      'an amount by invoice',
      { subject: figure('omzet'), split: 'factuur' },
      /Omzet verdeel ik niet per factuur/,
    ],
    [
      'a month of a day',
      { subject: figure('omzet'), split: 'maand', day: '2024-03-05' },
      /niet van één dag/,
    ],
    [
      'a ratio of a day',
      { subject: figure('current_ratio'), day: '2024-03-05' },
      /alleen van hele maanden/,
    ],
    [
      'a check beside another year',
      { subject: { kind: 'check', of: 'vraagposten' }, against: 'vorig_jaar' },
      /niet naast een andere periode/,
    ],
    [
      'a statement of one relation',
      { subject: component('balans'), only: { relatie: 'A' } },
      /niet verder te filteren/,
    ],
  ])('says plainly that it does not tell %s', async (_, question, why) => {
    const { text, figures } = await click(question);
    expect(text).toMatch(why);
    expect(figures).toEqual({});
  });

  it('tells a statement of a day of its month, and says so', async () => {
    const { text, table } = await click({ subject: component('balans'), day: '2024-03-05' });
    expect(text).toMatch(/^Een onderdeel van het rapport gaat over hele maanden/);
    expect(table[0]?.[1]).toBe('Eind maart 2024');
  });

  it('tells an account of a balance sheet on a day by its parts', async () => {
    // On 5 March: 13,000, rent of three months off, omzet of 1,000 and 1,100.
    const day = await click({
      subject: figure('bank_en_kas'),
      split: 'rekening',
      day: '2024-03-05',
    });
    expect(values(day, 't').at(0)).toBe(1_360_000);
  });
});
