import { values } from '../../testing/answered.ts';
import { asking } from '../../testing/asking.ts';
import { capital, smallBooks, throughBank, usual } from '../../testing/small-books.ts';

/** Omzet of one amount in March, and of 200 in December. */
const year = (of: number, omzet: number, opening: number) =>
  smallBooks({
    ...{ year: of, made: `${of + 1}-02-01`, accounts: usual('0500', '1000', '8000') },
    entries: [throughBank(`${of}-03-10`, '8000', -omzet), throughBank(`${of}-12-10`, '8000', -200)],
    opening: capital(opening * 100),
  });

describe('a question over several years', () => {
  const { click } = asking([year(2023, 1000, 500), year(2024, 2200, 1700)]);
  const YEARS = { periode_min: 202201, periode_max: 202412 };
  const row = (table: readonly (readonly string[])[], name: string) =>
    table.find(([label]) => label === name)?.join(' ');

  it('has a statement of each year beside the others, and says of which there is none', async () => {
    const { table, text } = await click({
      subject: { kind: 'component', id: 'winst-en-verlies' },
      period: YEARS,
      split: 'jaar',
    });
    expect(row(table, 'Netto-omzet')).toMatch(/^Netto-omzet .*1\.200,00.*2\.400,00.*$/);
    expect(text).toContain('Vóór januari 2023 staat er niets in deze boekhouding.');
  });

  it('has a balance sheet at the end of each', async () => {
    const { table } = await click({
      subject: { kind: 'component', id: 'balans' },
      period: { ...YEARS, periode_min: 202301 },
      split: 'jaar',
    });
    // 500 and 1,200, and 2,400 more.
    expect(row(table, 'Liquide middelen')).toMatch(/^Liquide middelen .*1\.700,00.*4\.100,00.*$/);
  });

  it('is averaged over no year before the books begin', async () => {
    const average = {
      subject: { kind: 'figure' as const, key: 'omzet' },
      measure: 'gemiddelde' as const,
      period: YEARS,
    };
    expect(values(await click({ ...average, split: 'jaar' }))).toEqual([180_000]);
    expect(values(await click(average))).toEqual([15_000]);
  });
});
