import type { Question } from '@kengetal/contract';
import { values } from '../../testing/answered.ts';
import { asking } from '../../testing/asking.ts';
import { smallBooks, throughBank } from '../../testing/small-books.ts';

const month = (index: number) => `2024-${String(index + 1).padStart(2, '0')}`;

/** In 2024 each month telephone of € 40, from September on of € 46, and rent of € 500 that stays so. */
const BOOKS = smallBooks({
  ...{ year: 2024, made: '2025-01-02', journal: 'Bank' },
  accounts: [
    ['1000', 'Bank', 'B', 'BLimBanRba'],
    ['4100', 'Huur', 'P', 'WBedHuiBeh'],
    ['4310', 'Telefoon', 'P', 'WBedAlkOal'],
  ],
  entries: Array.from({ length: 12 }, (_, index) => [
    throughBank(`${month(index)}-05`, '4100', 500),
    throughBank(`${month(index)}-08`, '4310', index < 8 ? 40 : 46),
  ]).flat(),
});

describe('which prices changed of what comes back', () => {
  const { test, click } = asking([BOOKS]);
  beforeAll(async () => {
    await test.app.recurring.idle();
  });

  const changed = (period?: Question['period']) =>
    click({ subject: { kind: 'recurring', aspect: 'prijs' }, ...(period && { period }) });

  it('tells each with its month, before and after', async () => {
    const all = await changed();
    expect(all.text).toContain('sinds september 2024');
    expect(all.text).not.toContain('Huur');
    expect(new Set(values(all, 'c'))).toEqual(new Set([4_000, 4_600]));
  });

  it('tells those of a period alone, and says where there is none', async () => {
    const autumn = await changed({ periode_min: 202407, periode_max: 202412 });
    expect(autumn.text).toContain('sinds september 2024');
    const spring = await changed({ periode_min: 202401, periode_max: 202406 });
    expect(spring.text).toMatch(/geen prijswijziging gevonden/);
    expect(spring.text).toContain('2024');
  });
});
