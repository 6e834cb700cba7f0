import type { Question, QuestionSubject } from '@kengetal/contract';
import { values } from '../../testing/answered.ts';
import { asking } from '../../testing/asking.ts';
import { smallBooks, throughBank } from '../../testing/small-books.ts';

/** In 2024 rent of € 500 and telephone of € 40 each month, insurance of € 300 each quarter, and costs now and then. */
const BOOKS = smallBooks({
  ...{ year: 2024, made: '2025-01-02', journal: 'Bank' },
  accounts: [
    ['1000', 'Bank', 'B', 'BLimBanRba'],
    ['4100', 'Huur', 'P', 'WBedHuiBeh'],
    ['4310', 'Telefoon', 'P', 'WBedAlkOal'],
    ['4500', 'Verzekeringen', 'P', 'WBedAlkOal'],
    ['4900', 'Algemene kosten', 'P', 'WBedAlkOal'],
    ['8000', 'Omzet', 'P', 'WOmzNodOdh'],
  ],
  entries: Array.from({ length: 12 }, (_, index) => {
    const month = `2024-${String(index + 1).padStart(2, '0')}`;
    return [
      throughBank(`${month}-05`, '4100', 500),
      throughBank(`${month}-08`, '4310', 40),
      throughBank(`${month}-12`, '8000', -2000 - index * 130),
      ...(index % 3 === 2 ? [throughBank(`${month}-20`, '4500', 300)] : []),
      ...(index === 1 || index === 6 ? [throughBank(`${month}-25`, '4900', 70 + index * 90)] : []),
    ];
  }).flat(),
});

type Recurring = Extract<QuestionSubject, { kind: 'recurring' }>;

describe('what comes back, asked in the chat', () => {
  const { test, click } = asking([BOOKS]);
  beforeAll(async () => {
    await test.app.recurring.idle();
  });

  const asked = (rekening: string, aspect?: Recurring['aspect']) => {
    const subject: Question['subject'] = {
      ...{ kind: 'recurring', rekeningen: [rekening] },
      ...(aspect && { aspect }),
    };
    return click({ subject });
  };

  it('tells how often, and how much each time', async () => {
    const rent = await asked('4100', 'frequentie');
    expect(rent.text).toContain('maandelijks');
    expect(values(rent, 'c')).toEqual([50_000]);
    expect((await asked('4500', 'frequentie')).text).toContain('elk kwartaal');
  });

  it('tells what comes back every month by quarter and year where that is asked', async () => {
    const of = (aspect: Recurring['aspect']) =>
      click({ subject: { kind: 'recurring', elke: 'maand', aspect } });
    // Rent of 500 and telephone of 40, and no insurance.
    expect(values(await of('per_kwartaal'))).toEqual([162_000]);
    expect(values(await of('per_jaar'))).toEqual([648_000]);
  });

  it('tells what an amount that comes back differs from what it was then', async () => {
    const subject: QuestionSubject = { kind: 'recurring', rekeningen: ['4100'], aspect: 'prijs' };
    const against = { periode_min: 202404, periode_max: 202406 };
    const differs = await click({ subject, measure: 'verschil', against });
    // Rent of 500 then as now.
    expect(values(differs, 'c')).toEqual([50_000]);
    expect(differs.text).toContain('niet gewijzigd');
  });

  it('says that subscriptions are among all that comes back, and that no price changed', async () => {
    const of = (aspect?: Recurring['aspect']) =>
      click({ subject: { kind: 'recurring', ...(aspect && { aspect }) } });
    // Rent 500, telephone 40 and insurance 300 / 3.
    const all = await of();
    expect(values(all)).toEqual([64_000]);
    expect(all.text).toContain('Abonnementen en andere vaste lasten staan daarin samen.');
    expect(all.table[1]?.slice(0, 3)).toEqual(['Boeking', '4100 Huur', 'maandelijks']);
    expect((await of('prijs')).text).toContain('geen prijswijziging');
  });

  it('chooses those that come every month, quarter or year', async () => {
    const each = (elke: Recurring['elke']) => click({ subject: { kind: 'recurring', elke } });
    const [month, quarter, year] = [
      await each('maand'),
      await each('kwartaal'),
      await each('jaar'),
    ];
    // Rent and telephone, and insurance alone, with what they come to in it.
    expect(values(month)).toEqual([54_000]);
    expect(month.table).toHaveLength(3);
    expect(values(quarter)).toEqual([30_000]);
    expect(quarter.text).toContain('elk kwartaal');
    expect(year.text).toBe('Er is niets gevonden dat elk jaar terugkomt.');
  });

  it('tells of the first few what they come to, and not what all does', async () => {
    const first = (limit: number, elke?: Recurring['elke']) =>
      click({ subject: { kind: 'recurring', ...(elke && { elke }) }, order: 'hoogste', limit });
    // Rent of 500 and insurance of 100 a month, without the telephone.
    const two = await first(2);
    expect(values(two)).toEqual([60_000]);
    expect(two.table).toHaveLength(3);
    // Of what comes every month the rent alone.
    const one = await first(1, 'maand');
    expect(values(one)).toEqual([50_000]);
  });

  it('tells when it comes next, and how much is expected', async () => {
    const { text } = await asked('4100', 'volgende');
    expect(text).toMatch(/verwacht op .*januari 2025/);
  });

  it('tells what it comes to in a month, a quarter and a year', async () => {
    // 500 a month; 300 a quarter, which is 100 a month.
    const amounts = async (rekening: string) => {
      const all = [];
      for (const aspect of ['per_maand', 'per_kwartaal', 'per_jaar'] as const) {
        all.push(...values(await asked(rekening, aspect)));
      }
      return all;
    };
    expect(await amounts('4100')).toEqual([50_000, 150_000, 600_000]);
    expect(await amounts('4500')).toEqual([10_000, 30_000, 120_000]);
  });

  it('says that nothing comes back, with what was booked', async () => {
    const { text, table } = await asked('4900', 'per_maand');
    expect(text).toContain('geen bedrag gevonden dat met vaste tussenpozen terugkomt');
    expect(table).not.toEqual([]);
  });
});
