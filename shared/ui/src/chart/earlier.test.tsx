import { screen, within } from '@testing-library/react';
import type { GridBlock } from '@kengetal/contract';
import { named } from '../testing/names.ts';
import { renderInApp } from '../testing/render.tsx';
import { chartOf } from './grid.ts';
import { layOut } from './geometry.ts';
import { row, trend } from './testing/grids.ts';
import { TrendChart } from './TrendChart.tsx';

describe('a trend with the year before', () => {
  const earlier = {
    naam: 'januari 2024',
    lines: { periode_min: 202401, periode_max: 202401, soorten: ['mutatie' as const] },
    stand: null,
  };
  const beside: GridBlock = {
    ...trend,
    columns: trend.columns.map((column) => ({ ...column, earlier })),
    rows: trend.rows.map((one) => ({ ...one, earlier: [15_000, 5_000, null] })),
  };

  it('has a tick across each bar at the height of then, and none where it is not known', () => {
    const { ticks, bars, upper } = layOut(chartOf(beside, 'bars'), 708);
    expect(ticks).toHaveLength(6);
    const tick = ticks.find(({ key }) => key === 'auto-0');
    expect((tick?.y ?? 0) + 1.5).toBeCloseTo(upper.scale(15_000));
    expect(tick?.x).toBeLessThan(bars.find(({ key }) => key === 'auto-0')?.x ?? 0);
  });

  it('has one tick across a stack, and lines beside lines', () => {
    const stacked = layOut(chartOf(beside, 'stacked'), 708);
    expect(stacked.ticks.map(({ y }) => y + 1.5)).toEqual([
      expect.closeTo(stacked.upper.scale(45_000)),
      expect.closeTo(stacked.upper.scale(15_000)),
    ]);
    expect(Math.max(...stacked.upper.ticks)).toBeGreaterThanOrEqual(40_000);
    expect(layOut(chartOf(beside, 'line'), 708).earlier.map(({ points }) => points.length)).toEqual(
      [3, 3, 3],
    );
  });

  it('says it in the legend, the name of a bar, and a column of the table, each to open', async () => {
    const { user } = renderInApp(<TrendChart block={beside} form="bars" />);
    expect(screen.getByText('Vorig jaar')).toBeInTheDocument();
    expect(
      screen.getByRole('button', named('Auto, Januari 2025: € 100,00, vorig jaar € 150,00')),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', named('Toon als tabel')));
    const cells = within(screen.getByRole('row', { name: /^Januari 2025/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(['100', '150', '50', '150', '25', '150']);
    await user.click(within(cells[1] ?? document.body).getByRole('button'));
    expect(screen.getByRole('dialog')).toHaveTextContent('Jan 2024');
  });

  it('calls a budget by its name', () => {
    const columns = beside.columns.map((column) => ({
      ...column,
      earlier: { ...earlier, lines: null, basis: 'Begroting januari 2025.' },
    }));
    renderInApp(<TrendChart block={{ ...beside, columns }} form="bars" />);
    expect(screen.getByText('Begroot')).toBeInTheDocument();
    expect(
      screen.getByRole('button', named('Auto, Januari 2025: € 100,00, begroot € 150,00')),
    ).toBeInTheDocument();
  });

  it('leaves it out with more series than can be told apart', () => {
    const rows = ['a', 'b', 'c', 'd'].map((key) => ({
      ...row(key, 1, [1, 2, 3], 'ongunstig'),
      earlier: [1, 2, 3],
    }));
    expect(layOut(chartOf({ ...beside, rows }, 'bars'), 708).ticks).toEqual([]);
  });
});
