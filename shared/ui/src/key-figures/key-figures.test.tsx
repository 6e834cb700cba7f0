import { screen } from '@testing-library/react';
import type { FiguresBlock } from '@kengetal/contract';
import { absent, booked, percent } from '../testing/fakes.ts';
import { renderInApp } from '../testing/render.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { sparkline } from './sparkline.ts';

const block: FiguresBlock = {
  kind: 'figures',
  key: 'cards',
  items: [
    {
      key: 'kosten',
      label: 'Kosten',
      figure: booked(25_280_240),
      change: {
        figure: percent(250, booked(1), booked(1)),
        judgement: 'ongunstig',
        label: 't.o.v. okt – dec',
        words: '',
      },
    },
    {
      key: 'resultaat',
      label: 'Resultaat',
      figure: booked(-30_000),
      change: {
        figure: absent('Een percentage van een verlies zegt niets.'),
        judgement: 'ongunstig',
        label: 't.o.v. okt – dec',
        words: 'van winst € 200 naar verlies € 300',
      },
    },
    { key: 'marge', label: 'Marge', figure: absent('Er is geen omzet.') },
  ],
};

test('a card shows the short amount and says the exact one and what the change means', () => {
  renderInApp(<KeyFigures block={block} />);
  const card = screen.getByRole('button', { name: /^Kosten/ });
  expect(card).toHaveAccessibleName('Kosten: €\u00A0252.802,40, +2,5% t.o.v. okt – dec, ongunstig');
  expect(card).toHaveTextContent('Kosten€ 253K+2,5%t.o.v. okt – dec');
});

test('from profit to loss is said in words, without a percentage', () => {
  renderInApp(<KeyFigures block={block} />);
  const card = screen.getByRole('button', { name: /^Resultaat/ });
  expect(card).toHaveTextContent('Resultaat€ -300van winst € 200 naar verlies € 300');
  expect(card).not.toHaveTextContent('%');
});

test('a change that rounds to nothing is neither good nor bad', () => {
  const change = {
    figure: percent(-3, booked(1), booked(1)),
    judgement: 'ongunstig' as const,
    label: 't.o.v. feb',
    words: '',
  };
  const items = [{ key: 'marge', label: 'Marge', figure: booked(100), change }];
  renderInApp(<KeyFigures block={{ ...block, items }} />);
  expect(screen.getByText('0,0%')).not.toHaveClass('ongunstig');
});

test('a change of part of a day is nothing, without a sign', () => {
  const figure = { ...percent(3, booked(1), booked(1)), unit: 'days' as const };
  const change = { figure, judgement: 'gunstig' as const, label: 't.o.v. feb', words: '' };
  const items = [{ key: 'dpo', label: 'Crediteurendagen', figure: booked(100), change }];
  renderInApp(<KeyFigures block={{ ...block, items }} />);
  const card = screen.getByRole('button', { name: /^Crediteurendagen/ });
  expect(card).toHaveTextContent(/0 dagent\.o\.v\. feb$/);
  expect(card).not.toHaveTextContent('+');
});

test('an absent figure shows its reason, and the whole card opens the drill-down', async () => {
  const { user } = renderInApp(<KeyFigures block={block} context="Mrt 2025" />);
  const card = screen.getByRole('button', { name: 'Marge: Er is geen omzet.' });
  expect(card).toHaveTextContent('Margen.v.t.Er is geen omzet.');
  await user.click(card);
  expect(screen.getByRole('dialog')).toHaveTextContent('Mrt 2025');
});

test('a reason that holds for the next figure too is said once', () => {
  const items = ['marge', 'ebitda'].map((key) => ({
    key,
    label: key,
    figure: absent('Er is geen omzet.'),
  }));
  renderInApp(<KeyFigures block={{ ...block, items }} />);
  expect(screen.getAllByText('Er is geen omzet.')).toHaveLength(1);
  const next = screen.getByRole('button', { name: 'ebitda: Er is geen omzet.' });
  expect(next).toHaveTextContent('ebitdan.v.t.Om dezelfde reden.');
});

describe('sparkline', () => {
  const months = (values: (number | null)[], chosen = 1) =>
    values.map((value, index) => ({ value, chosen: index >= values.length - chosen }));

  test('spans its box from highest to lowest and marks the end', () => {
    const shape = sparkline(months([0, 10]), 147, 40);
    expect(shape).toMatchObject({ older: 'M1.0 36.0', chosen: 'M1.0 36.0L142.0 4.0', zero: null });
    expect(shape?.end).toEqual({ x: 142, y: 4 });
  });

  test('has a zero line when the values cross it, and a gap where a month is missing', () => {
    const shape = sparkline(months([-10, null, 10]), 147, 40);
    expect(shape?.zero).toBe(20);
    expect(shape?.older).toBe('M1.0 36.0');
    expect(shape?.chosen).toBe('M142.0 4.0');
  });

  test('needs two months', () => {
    expect(sparkline(months([1]), 147, 40)).toBeNull();
  });
});
