import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Block } from '@kengetal/contract';
import { renderRemote } from '@kengetal/platform/testing';
import { DrilldownProvider } from '@kengetal/ui';
import { Blocks } from './Blocks.tsx';

const MARCH = { periode_min: 202503, periode_max: 202503, soorten: ['mutatie' as const] };
const BLOCKS: Block[] = [
  {
    kind: 'grid',
    key: 'kosten',
    view: 'table',
    title: 'Kosten',
    caption: 'Bedragen in euro’s',
    columns: [
      { key: 'nu', label: 'Maart 2025', naam: 'maart 2025', role: 'current', lines: MARCH },
    ],
    rows: [
      {
        key: 'huur',
        label: 'Huur',
        parent: null,
        level: 0,
        kind: 'line',
        basis: 'flow',
        more: 'ongunstig',
        sign: 1,
        filters: [],
        values: [12_300],
      },
    ],
  },
];

function DrawnAgain() {
  const [times, setTimes] = useState(0);
  return (
    <DrilldownProvider namespace="mfe-reports">
      <button type="button" onClick={() => setTimes(times + 1)}>
        Nog eens
      </button>
      <Blocks blocks={BLOCKS} context="Maart 2025" above="" />
    </DrilldownProvider>
  );
}

it('keeps the row marked whose figure is open, however often it is drawn', async () => {
  const user = userEvent.setup();
  renderRemote(<DrawnAgain />);
  const row = await screen.findByRole('row', { name: /Huur/ });
  await user.click(screen.getByRole('button', { name: /^Huur: / }));
  expect(row).toHaveAttribute('data-picked', 'true');
  await user.click(screen.getByRole('button', { name: 'Nog eens' }));
  expect(row).toHaveAttribute('data-picked', 'true');
});
