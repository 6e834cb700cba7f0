import { screen, within } from '@testing-library/react';
import type { SeriesBlock } from '@kengetal/contract';
import { absent, booked } from '../testing/fakes.ts';
import { named } from '../testing/names.ts';
import { renderInApp } from '../testing/render.tsx';
import { endLabelsOf } from './end-labels.ts';
import { layOut } from './geometry.ts';
import { MonthChart } from './MonthChart.tsx';

const series = (
  key: 'omzet' | 'kosten' | 'resultaat' | 'vergelijking',
  euros: (number | null)[],
) => ({
  key,
  label: key === 'vergelijking' ? 'omzet vorig jaar' : key.charAt(0).toUpperCase() + key.slice(1),
  role: key,
  figures: euros.map((amount) =>
    amount === null ? absent('Geen boekingen.') : booked(amount * 100),
  ),
});

const block: SeriesBlock = {
  kind: 'series',
  key: 'maanden',
  title: 'Omzet en kosten per maand',
  periods: [202501, 202502, 202503],
  highlight: { periode_min: 202502, periode_max: 202503 },
  series: [
    series('omzet', [100, 200, 100]),
    series('kosten', [50, 250, null]),
    series('resultaat', [50, -50, 25]),
    series('vergelijking', [80, 80, 80]),
  ],
};

test('each bar opens its figure, by mouse and by keyboard', async () => {
  const { user } = renderInApp(<MonthChart block={block} />);
  await user.click(screen.getByRole('button', named('Omzet, Feb 2025: € 200,00')));
  expect(screen.getByRole('dialog', named('Omzet'))).toHaveTextContent('Feb 2025');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', named('Omzet, Feb 2025: € 200,00'))).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', named('Resultaat, Feb 2025: € -50,00'))).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', named('Resultaat'))).toBeInTheDocument();
});

test('Tab reaches one bar only, that of the last month', async () => {
  const { user } = renderInApp(<MonthChart block={block} />);
  await user.tab();
  expect(screen.getByRole('button', named('Omzet, Mrt 2025: € 100,00'))).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', named('Toon als tabel'))).toHaveFocus();
});

test('the same figures can be read as a table and open there', async () => {
  const { user } = renderInApp(<MonthChart block={block} />);
  await user.click(screen.getByRole('button', named('Toon als tabel')));
  const row = screen.getByRole('row', { name: /^Mrt 2025/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['100', 'n.v.t.', '25', '80']);
  await user.click(screen.getByRole('button', named('Mrt 2025, kosten: Geen boekingen.')));
  expect(screen.getByRole('dialog')).toHaveTextContent('Geen boekingen.');
});

describe('geometry', () => {
  const wide = layOut(block, 708);

  test('bars stand on zero and are as long as their amounts, on one scale per panel', () => {
    const bar = (key: string) => wide.bars.find((one) => one.key === key);
    expect(bar('omzet-1')?.height).toBeCloseTo(2 * (bar('omzet-0')?.height ?? 0));
    expect((bar('omzet-0')?.y ?? 0) + (bar('omzet-0')?.height ?? 0)).toBeCloseTo(wide.upper.zero);
    expect(bar('kosten-2')?.y).toBeNull();
    expect(bar('resultaat-1')?.y).toBeCloseTo(wide.lower?.zero ?? 0);
    expect(wide.upper.ticks).toContain(0);
  });

  test('the band lies behind the chosen months', () => {
    expect(wide.band?.x).toBeCloseTo(wide.months[1]?.left ?? 0);
    expect((wide.band?.x ?? 0) + (wide.band?.width ?? 0)).toBeCloseTo(wide.plot.right);
  });

  test('end labels never lie over each other and stay in their panel', () => {
    const even = layOut(
      { ...block, series: [series('omzet', [1, 1, 9]), series('kosten', [1, 1, 9])] },
      708,
    );
    const [first, second] = endLabelsOf(even);
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThanOrEqual(42);
    expect(layOut(block, 320).endLabels).toBe(false);
  });

  test('its height is that of the design, whatever the data', () => {
    expect(layOut(block, 320).height).toBe(wide.height);
    const empty = { ...block, series: block.series.map((one) => ({ ...one, figures: [] })) };
    expect(layOut(empty, 708).height).toBe(wide.height);
  });
});
