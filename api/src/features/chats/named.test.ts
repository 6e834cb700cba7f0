import { askedBy, values } from '../../testing/answered.ts';
import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';
import { smallBooks, throughBank } from '../../testing/small-books.ts';

/** In 2024 rent of € 500 each month up to June, and € 550 from July on. */
const BOOKS = smallBooks({
  ...{ year: 2024, made: '2025-01-02', journal: 'Bank' },
  accounts: [
    ['1000', 'Bank', 'B', 'BLimBanRba'],
    ['4100', 'Huur bedrijfspand', 'P', 'WBedHuiBeh'],
    ['8000', 'Omzet', 'P', 'WOmzNodOdh'],
  ],
  entries: Array.from({ length: 12 }, (_, index) => {
    const month = `2024-${String(index + 1).padStart(2, '0')}`;
    return [
      throughBank(`${month}-05`, '4100', index < 6 ? 500 : 550),
      throughBank(`${month}-12`, '8000', -2000),
    ];
  }).flat(),
});

describe('what is asked without an amount', () => {
  const { test, caller } = signedIn();
  let project_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [BOOKS]);
    await test.app.recurring.idle();
  });

  it('tells what an account is called and how its fiscal years run', async () => {
    const names = await askedBy(caller, project_id, {
      subject: { kind: 'data', rekeningen: ['4100', '9999'] },
    });
    expect(names.text).toBe('Rekening 4100 heet Huur bedrijfspand.');
    const years = await askedBy(caller, project_id, { subject: { kind: 'data' } });
    expect(years.text).toContain('Een boekjaar loopt van januari t/m december.');
  });

  it('tells since when something costs what it costs, with both amounts beside it', async () => {
    const rent = await askedBy(caller, project_id, {
      subject: { kind: 'recurring', rekeningen: ['4100'], aspect: 'prijs' },
    });
    expect(rent.text).toContain('sinds juli 2024');
    expect(values(rent, 'c')).toEqual([55_000, 50_000]);
    expect(values(rent, 'a')).toEqual([]);
  });

  it('answers a series of equal parts with their amount', async () => {
    const first = { periode_min: 202401, periode_max: 202406 };
    const rent = await askedBy(caller, project_id, {
      ...{ subject: { kind: 'account', rekeningen: ['4100'] }, split: 'maand', period: first },
    });
    expect(values(rent, 'a')).toEqual([50_000]);
    const all = await askedBy(caller, project_id, {
      ...{ subject: { kind: 'account', rekeningen: ['4100'] }, split: 'maand' },
      period: { ...first, periode_max: 202412 },
    });
    expect(values(all, 'a')).toEqual([]);
  });
});
