import { screen, within } from '@testing-library/react';
import { withComputed } from '@kengetal/platform/testing';
import { named } from '../testing/names.ts';
import { renderInApp } from '../testing/render.tsx';
import { BarList } from './BarList.tsx';
import { BridgeChart } from './BridgeChart.tsx';
import { bars, bridge, grid, row } from './testing/grids.ts';

test('a bridge and bars show now beside before as a table, each amount to open', async () => {
  const { user } = renderInApp(
    <>
      <BridgeChart block={bridge} />
      <BarList block={bars} />
    </>,
  );
  const [steps, parts] = screen.getAllByRole('figure');
  // Lower costs are a step up here, and a difference below zero in the table.
  expect(screen.getByRole('columnheader', { name: 'Effect op het resultaat' })).toBeVisible();
  if (!steps || !parts) throw new Error('no figures');
  for (const [figure, costs, back] of [
    [steps, ['300', '100', '+200'], 'Toon als stappen'],
    [parts, ['300', '50,0%', '100', '+200'], 'Toon als balken'],
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

test('a part that has no share says why', () => {
  const why = 'De kosten is te klein om er een deel van te geven.';
  const rows = [
    row('lonen', 1, [100], 'ongunstig'),
    { ...row('kosten', 1, [10], 'ongunstig'), kind: 'total' as const },
  ];
  const block = withComputed(grid('bars', [202503], rows));
  const [first, ...others] = block.rows;
  if (!first) throw new Error('no rows');
  const silent = { ...first, values: [10_000, null, null], own: { share: why } };
  renderInApp(<BarList block={{ ...block, rows: [silent, ...others] }} />);
  for (const share of [`Lonen, aandeel: ${why}`]) {
    expect(screen.getByRole('button', { name: share })).toBeInTheDocument();
  }
});
