import { screen, within } from '@testing-library/react';
import { absent, booked, difference, percent } from '../testing/fakes.ts';
import { named } from '../testing/names.ts';
import { renderInApp } from '../testing/render.tsx';
import { Checks } from './Checks.tsx';
import { StatementTable } from './StatementTable.tsx';
import type { StatementBlock, StatementLine } from './types.ts';

function line(
  label: string,
  now: number,
  before: number,
  more: Partial<StatementLine> = {},
): StatementLine {
  const [a, b] = [booked(now * 100), booked(before * 100)];
  return {
    key: label,
    label,
    level: 1,
    kind: 'line',
    cells: [a, b, difference(a, b), percent(0, a, b)],
    ...more,
  };
}

const block: StatementBlock = {
  key: 'wv',
  title: 'Winst & verlies',
  caption: 'Bedragen in euro’s',
  columns: [
    { key: 'now', label: 'Maart 2025', role: 'current' },
    { key: 'before', label: 'Februari 2025', role: 'comparison' },
    { key: 'difference', label: 'Verschil', role: 'difference' },
    { key: 'percent', label: 'Verschil %', role: 'difference_percent' },
  ],
  rows: [
    { key: 'kosten', label: 'Kosten', level: 0, kind: 'group', cells: [] },
    line('Personeelskosten', 34_186, 30_720, { judgement: 'ongunstig' }),
    line('Afschrijvingen', 2_240, 2_240, { judgement: 'neutraal' }),
    line('Som der kosten', 36_426, 32_960, { kind: 'total', emphasis: 'end', level: 0 }),
  ],
};

test('it is a table with headers, whole euros and dashes where nothing changed', () => {
  renderInApp(<StatementTable block={block} />);
  const table = screen.getByRole('table', named('Winst & verlies. Bedragen in euro’s'));
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Maart 2025', 'Februari 2025', 'Verschil', 'Verschil %']);
  const cells = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(cells('Personeelskosten')).toEqual(['34.186', '30.720', '+3.466', '–']);
  expect(cells('Afschrijvingen')).toEqual(['2.240', '2.240', '–', '–']);
});

test('a difference says what it means, not only by colour', () => {
  renderInApp(<StatementTable block={block} />);
  expect(
    screen.getByRole('button', named('Personeelskosten, verschil: € 3.466,00, ongunstig')),
  ).toHaveTextContent('+3.466');
});

test('one row is a stop of Tab; arrows move between rows and figures, Enter opens', async () => {
  const { user } = renderInApp(<StatementTable block={block} context="Maart 2025" />);
  await user.tab();
  expect(screen.getByRole('button', { name: /^Personeelskosten Bekijk/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(screen.getByRole('button', named('Afschrijvingen: € 2.240,00'))).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{Enter}');
  expect(screen.getByRole('heading', named('Personeelskosten, verschil'))).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.keyboard('{Home}{End}{Enter}');
  expect(screen.getByRole('heading', named('Som der kosten'))).toBeInTheDocument();
});

test('a figure beneath another is reached by the arrows, says when it is of, and opens', async () => {
  const figure = booked(3_100_000, {
    about: { label: 'Personeelskosten, maart 2024', explanation: '' },
  });
  const beneath = new Map([['Personeelskosten', [{ figure, when: 'maart 2024' }]]]);
  const { user } = renderInApp(<StatementTable block={block} beneath={beneath} />);
  const below = screen.getByRole('button', named('Personeelskosten, maart 2024: € 31.000,00'));
  expect(below).toHaveAttribute('title', 'maart 2024: €\u00a031.000,00');
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(below).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', named('Personeelskosten, maart 2024'))).toHaveFocus();
  expect(below.closest('tr')).toHaveAttribute('data-picked', 'true');
});

test('a figure that could not be computed tells why', () => {
  const row = line('Marge', 1, 1, { cells: [absent('Er is geen omzet.'), booked(1)] });
  renderInApp(<StatementTable block={{ ...block, rows: [row] }} />);
  expect(screen.getByRole('button', named('Marge: Er is geen omzet.'))).toHaveTextContent('n.v.t.');
});

test('checks say their state in a word, and open what they count', async () => {
  const { user } = renderInApp(
    <Checks
      block={{
        kind: 'checks',
        key: 'checks',
        items: [
          { key: 'a', label: 'Balans sluit', state: 'goed' },
          { key: 'b', label: '3 rekeningen niet ingedeeld', state: 'let_op', figure: booked(0) },
        ],
      }}
    />,
  );
  expect(screen.getByRole('img', named('Goed'))).toBeInTheDocument();
  expect(screen.getByRole('img', named('Let op'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /niet ingedeeld/ }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a heading takes no room of columns that may be left out', () => {
  renderInApp(<StatementTable block={block} />);
  const heading = screen.getByRole('rowheader', named('Kosten'));
  expect(heading).toHaveAttribute('colspan', '2');
  expect(heading.parentElement?.lastElementChild).toHaveAttribute(
    'data-role',
    'difference_percent',
  );
});
