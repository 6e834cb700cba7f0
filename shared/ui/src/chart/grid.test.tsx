import { withComputed } from '@kengetal/platform/testing';
import { screen, within } from '@testing-library/react';
import { named } from '../testing/names.ts';
import { renderInApp } from '../testing/render.tsx';
import { BarList } from './BarList.tsx';
import { bridgeOf, spanOf } from './bridge.ts';
import { BridgeChart } from './BridgeChart.tsx';
import { chartOf } from './grid.ts';
import { layOut } from './geometry.ts';
import { HeatMap } from './HeatMap.tsx';
import { bridge, grid, row, trend } from './testing/grids.ts';
import { TrendChart } from './TrendChart.tsx';

describe('a trend', () => {
  it('stacks what is positive on zero, and hangs what is negative below it', () => {
    const { bars, upper } = layOut(chartOf(trend, 'stacked'), 708);
    const bar = (key: string) => bars.find((one) => one.key === key);
    const [auto, huur, kantoor] = ['auto-0', 'huur-0', 'kantoor-0'].map(bar);
    expect((auto?.y ?? 0) + (auto?.height ?? 0)).toBeCloseTo(upper.zero);
    expect((huur?.y ?? 0) + (huur?.height ?? 0)).toBeCloseTo(auto?.y ?? 0);
    expect((kantoor?.y ?? 0) + (kantoor?.height ?? 0)).toBeCloseTo(huur?.y ?? 0);
    expect(auto?.height).toBeCloseTo(2 * (huur?.height ?? 0));
    expect(bar('huur-1')?.y).toBeCloseTo(upper.zero);
    // The kantoor of February stands on auto: what is negative is not in between.
    expect((bar('kantoor-1')?.y ?? 0) + (bar('kantoor-1')?.height ?? 0)).toBeCloseTo(
      bar('auto-1')?.y ?? 0,
    );
    expect(bar('huur-2')?.y).toBeNull();
  });

  it('as lines gives each point the part of its month that lies nearest', () => {
    const { bars, upper } = layOut(chartOf(trend, 'line'), 708);
    const ofJanuary = bars.filter(({ month }) => month === 0);
    const hits = ofJanuary.map(({ hit }) => [hit.y, hit.y + hit.height]);
    expect(Math.min(...hits.flat())).toBeCloseTo(upper.top);
    expect(Math.max(...hits.flat())).toBeCloseTo(upper.bottom);
    for (const { y, hit } of ofJanuary) {
      expect(y).toBeGreaterThanOrEqual(hit.y);
      expect(y).toBeLessThanOrEqual(hit.y + hit.height);
    }
  });

  it.each(['bars', 'stacked', 'line'] as const)('opens its figures as %s', async (form) => {
    const { user } = renderInApp(<TrendChart block={trend} form={form} />);
    await user.tab();
    expect(screen.getByRole('button', named('Auto, Maart 2025: € 100,00'))).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(screen.getByRole('dialog', named('Auto'))).toHaveTextContent('Februari 2025');
  });

  it('has the band of the chosen columns', () => {
    const { band, months, plot } = layOut(chartOf(trend, 'bars'), 708);
    expect(band?.x).toBeCloseTo(months[2]?.left ?? 0);
    expect((band?.x ?? 0) + (band?.width ?? 0)).toBeCloseTo(plot.right);
  });
});

describe('a bridge', () => {
  it('goes by steps from what it was to what it is', () => {
    expect(bridgeOf(bridge).map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Resultaat feb', 0, 40_000],
      ['Omzet', 40_000, 80_000],
      ['Lonen', 80_000, 60_000],
      ['Resultaat mrt', 0, 60_000],
    ]);
  });

  it('has a scale that holds zero, the highest and the lowest step', () => {
    const place = spanOf([
      { from: 0, to: 400 },
      { from: 400, to: -100 },
    ]);
    expect([place(-100), place(0), place(400)]).toEqual([0, 20, 100]);
  });

  it('opens each step, and says favourable or not', async () => {
    const { user } = renderInApp(<BridgeChart block={bridge} />);
    const costs = screen.getByRole('button', named('Lonen: € -200,00, ongunstig'));
    expect(costs).toHaveTextContent('-200');
    await user.click(costs);
    const drawer = screen.getByRole('dialog', named('Lonen'));
    expect(within(drawer).getByText('Lonen, maart 2025')).toBeInTheDocument();
    expect(within(drawer).getByText('Lonen, februari 2025')).toBeInTheDocument();
  });

  it('without a period before says why there is none', () => {
    const reason = 'De boekhouding over februari 2025 is niet ingelezen.';
    const rows = bridge.rows.map((one) => ({ ...one, values: [one.values[0] ?? null, null] }));
    const columns = bridge.columns
      .slice(0, 2)
      .map((one, place) => (place === 1 ? { ...one, lines: null, reason } : one));
    renderInApp(<BridgeChart block={withComputed({ ...bridge, columns, rows })} />);
    expect(screen.getByText(reason)).toBeInTheDocument();
  });
});

test('parts of a total show amount, share and change, each to open', async () => {
  const costs = withComputed(
    grid(
      'bars',
      [202503, 202502],
      [
        row('lonen', 1, [300, 100], 'ongunstig'),
        row('huur', 1, [100, 200], 'ongunstig'),
        { ...row('kosten', 1, [400, 300], 'ongunstig'), kind: 'total' },
      ],
    ),
  );
  const { user } = renderInApp(<BarList block={costs} />);
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('button')
      .map((button) => button.textContent);
  expect(cells('Lonen')).toEqual(['300', '75,0%', '+200']);
  const bar = screen.getByRole('row', { name: /^Lonen/ }).querySelector('rect');
  expect(bar).toHaveAttribute('width', '75.000%');
  expect(cells('Huur')).toEqual(['100', '25,0%', '-100']);
  expect(cells('Kosten')).toEqual(['400', '+100']);
  await user.tab();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(screen.getByRole('dialog', named('Lonen, aandeel'))).toHaveTextContent('75,0%');
});

test('a pattern is gone through by the keyboard, and says what is under it', async () => {
  const { user } = renderInApp(<HeatMap block={{ ...trend, view: 'heat' }} />);
  expect(screen.getByText(/Een rood kader: andersom dan gewoonlijk/)).toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('button', named('Auto, januari 2025: € 100,00'))).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  const cell = screen.getByRole(
    'button',
    named('Huur, februari 2025 (andersom dan gewoonlijk): € -50,00'),
  );
  expect(cell).toHaveFocus();
  expect(screen.getByText(/^Huur, februari 2025 \(andersom dan gewoonlijk\):/)).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', named('Huur'))).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', named('Toon als tabel')));
  expect(screen.getByRole('row', { name: /^Auto/ })).toHaveTextContent('100200100');
});
