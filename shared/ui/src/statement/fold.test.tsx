import { screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { booked } from '../testing/fakes.ts';
import { renderInApp } from '../testing/render.tsx';
import { breakable } from './compounds.ts';
import { StatementTable } from './StatementTable.tsx';
import { foldable, visible } from './tree.ts';
import type { StatementBlock, StatementLine } from './types.ts';

const row = (
  label: string,
  level: number,
  kind: StatementLine['kind'] = 'line',
): StatementLine => ({
  key: label,
  label,
  level,
  kind,
  cells: kind === 'group' ? [] : [booked(100), booked(200)],
});

const rows = [
  row('Kosten', 0, 'group'),
  row('Personeelskosten', 1),
  row('Lonen', 2),
  row('Pensioen', 2),
  row('Afschrijvingen', 1),
  row('Autokosten', 1),
  row('Lease', 2),
  row('Som der kosten', 0, 'total'),
];

const block: StatementBlock = {
  key: 'wv',
  title: 'Winst & verlies',
  caption: 'Bedragen in euro’s',
  columns: [
    { key: 'mrt', label: 'Mrt', role: 'month' },
    { key: 'totaal', label: 'Totaal', role: 'total' },
  ],
  rows,
};

const shown = () =>
  rows
    .map(({ label }) => label)
    .filter((label) => screen.queryByRole('rowheader', { name: new RegExp(label) }));
const HEADINGS = ['Kosten', 'Personeelskosten', 'Afschrijvingen', 'Autokosten', 'Som der kosten'];
const detailOf = (label: string) =>
  screen.queryByRole('button', { name: `Rekeningen van ${label}` });

describe('detail of a statement', () => {
  it('is folded away at first, and a click on its chevron shows it', async () => {
    const { user } = renderInApp(<StatementTable block={block} />);
    expect(shown()).toEqual(HEADINGS);
    expect(detailOf('Afschrijvingen')).toBeNull();
    expect(detailOf('Autokosten')).toHaveAttribute('aria-expanded', 'false');
    await user.click(screen.getByRole('button', { name: 'Rekeningen van Autokosten' }));
    expect(detailOf('Autokosten')).toHaveAttribute('aria-expanded', 'true');
    expect(shown()).toEqual([...HEADINGS.slice(0, 4), 'Lease', 'Som der kosten']);
  });

  it('unfolds and folds with the arrow keys, which lead back to the heading', async () => {
    const { user } = renderInApp(<StatementTable block={block} />);
    await user.tab(); // Alles uitklappen
    await user.tab();
    const heading = screen.getByRole('button', { name: /^Personeelskosten Bekijk/ });
    expect(heading).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(shown()).toContain('Lonen');
    expect(heading).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: /^Lonen Bekijk/ })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(heading).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: /^Personeelskosten, mrt/ })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(shown()).toEqual(HEADINGS);
    expect(heading).toHaveFocus();
  });

  it('shows all at once, and hides it again', async () => {
    const { user } = renderInApp(<StatementTable block={block} />);
    await user.click(screen.getByRole('button', { name: 'Alles uitklappen' }));
    expect(shown()).toHaveLength(rows.length);
    await user.click(screen.getByRole('button', { name: 'Alles inklappen' }));
    expect(shown()).toEqual(HEADINGS);
  });

  it('is of the total when months stand side by side', async () => {
    const { user } = renderInApp(<StatementTable block={block} />);
    await user.click(screen.getByRole('button', { name: /^Autokosten Bekijk/ }));
    expect(screen.getByRole('dialog')).toHaveTextContent('€ 2,00');
  });
});

test('every row shows once all that has detail is unfolded, and never twice', () => {
  const some = fc.array(
    fc.record({ level: fc.integer({ min: 0, max: 3 }), kind: fc.constantFrom('line', 'total') }),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(some, (made) => {
      const all = made.map(({ level, kind }, index) =>
        row(String(index), level, kind as StatementLine['kind']),
      );
      const folds = foldable(all);
      expect(visible(all, folds, folds)).toEqual(all);
      const folded = visible(all, folds, new Set());
      expect(all.filter((one) => folded.includes(one))).toEqual(folded);
    }),
  );
});

test.each([
  ['Vennootschapsbelasting (19%)', 'Vennootschaps-belasting (19%)'],
  ['Overige personeelskosten', 'Overige personeels-kosten'],
  ['Vooruitontvangen opbrengsten', 'Vooruitontvangen opbrengsten'],
  ['Arbeidsongeschiktheidsverzekering', 'Arbeidsongeschiktheids-verzekering'],
  ['Autokosten', 'Auto-kosten'],
  ['Kosten', 'Kosten'],
])('%s breaks between the halves of its compounds', (name, expected) => {
  expect(breakable(name).replaceAll('\u00AD', '-')).toBe(expected);
});
