import { screen, within } from '@testing-library/react';
import { named } from '../testing/names.ts';
import { renderInApp } from '../testing/render.tsx';
import { BarList } from './BarList.tsx';
import { BridgeChart } from './BridgeChart.tsx';
import { bridge, grid, row } from './testing/grids.ts';

test('a bridge and bars show now beside before as a table, each amount to open', async () => {
  const { user } = renderInApp(
    <>
      <BridgeChart block={bridge} />
      <BarList block={{ ...bridge, title: 'Balken' }} />
    </>,
  );
  const [steps, bars] = screen.getAllByRole('figure');
  // Lower costs are a step up here, and a difference below zero in the table.
  expect(screen.getByRole('columnheader', { name: 'Effect op het resultaat' })).toBeVisible();
  if (!steps || !bars) throw new Error('no figures');
  for (const [figure, costs, back] of [
    [steps, ['300', '100', '+200'], 'Toon als stappen'],
    [bars, ['300', '50,0%', '100', '+200'], 'Toon als balken'],
  ] as const) {
    await user.click(within(figure).getByRole('button', named('Toon als tabel')));
    const cells = within(within(figure).getByRole('row', { name: /^Lonen/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual(costs);
    for (const cell of cells) expect(within(cell).getByRole('button')).toBeInTheDocument();
    expect(within(figure).getByRole('row', { name: /^Huur/ })).toBeInTheDocument();
    await user.click(within(figure).getByRole('button', named(back)));
    expect(within(figure).getByRole('button', named('Toon als tabel'))).toBeInTheDocument();
  }
});

test('a part of more than ten times its whole has no share, and says why', () => {
  const total = { ...row('totaal', 1, [10, 0], 'ongunstig'), kind: 'total' as const };
  const rows = [
    row('lonen', 1, [100, 0], 'ongunstig'),
    row('auto', 1, [101, 0], 'ongunstig'),
    row('correctie', 1, [-191, 0], 'ongunstig'),
    total,
  ];
  renderInApp(<BarList block={grid('bars', [202503], rows)} />);
  for (const share of [
    'Lonen, aandeel: 1.000,0%',
    'Auto, aandeel: Er is bijna geen totaal in deze periode.',
    'Correctie, aandeel: Er is bijna geen totaal in deze periode.',
  ]) {
    expect(screen.getByRole('button', { name: share })).toBeInTheDocument();
  }
});
