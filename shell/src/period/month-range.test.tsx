import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Period } from '@kengetal/platform';
import { MonthRange } from './MonthRange.tsx';
import { monthAfterKey } from './month-range.ts';

const BOOKED: Period = { periode_min: 202301, periode_max: 202503 };

function renderRange(options: { period?: Period | null; start?: number } = {}) {
  const chosen: Period[] = [];
  const back = jest.fn();
  const { period = { periode_min: 202501, periode_max: 202503 }, start = 202503 } = options;
  render(
    <MonthRange
      period={period}
      booked={BOOKED}
      start={start}
      onChoose={(one) => chosen.push(one)}
      onBack={back}
    />,
  );
  return { user: userEvent.setup(), chosen, back };
}
const month = (name: string | RegExp) => screen.getByRole('gridcell', { name });
const selected = () =>
  screen
    .getAllByRole('gridcell', { selected: true })
    .map((cell) => cell.getAttribute('aria-label'));

it('shows this year and the one before, with what is chosen now', () => {
  renderRange();
  expect(screen.getAllByRole('rowgroup').map((year) => year.getAttribute('aria-label'))).toEqual([
    '2024',
    '2025',
  ]);
  expect(selected()).toEqual(['januari 2025', 'februari 2025', 'maart 2025']);
});

it('takes the months between the two that are chosen', async () => {
  const { user, chosen } = renderRange();
  await user.click(month('november 2024'));
  expect(screen.getByRole('status')).toHaveTextContent('Vanaf Nov 2024. Kies de laatste maand.');
  await user.click(month('februari 2025'));
  expect(chosen).toEqual([{ periode_min: 202411, periode_max: 202502 }]);
});

it('takes months that were chosen the other way round', async () => {
  const { user, chosen } = renderRange();
  await user.click(month('februari 2025'));
  await user.click(month('november 2024'));
  expect(chosen).toEqual([{ periode_min: 202411, periode_max: 202502 }]);
});

it('takes one month that was chosen twice', async () => {
  const { user, chosen } = renderRange();
  await user.dblClick(month('februari 2025'));
  expect(chosen).toEqual([{ periode_min: 202502, periode_max: 202502 }]);
});

it('shows what would be chosen while the pointer moves', async () => {
  const { user } = renderRange();
  await user.click(month('november 2024'));
  await user.hover(month('januari 2025'));
  expect(selected()).toEqual(['november 2024', 'december 2024', 'januari 2025']);
});

it('is worked by the keyboard alone', async () => {
  const { user, chosen } = renderRange();
  expect(month('maart 2025')).toHaveFocus();
  await user.keyboard('{PageUp}{Home}');
  expect(month('januari 2024')).toHaveFocus();
  await user.keyboard('{Enter}{ArrowDown}{ArrowRight} ');
  expect(chosen).toEqual([{ periode_min: 202401, periode_max: 202405 }]);
});

it('goes to years that are not in view', async () => {
  const { user } = renderRange();
  await user.keyboard('{ArrowUp}');
  expect(month('december 2024')).toHaveFocus();
  await user.keyboard('{PageUp}{PageUp}');
  expect(month('december 2022, geen boekingen')).toHaveFocus();
  const later = screen.getByRole('button', { name: 'Een jaar later' });
  await user.click(later);
  expect(later).toHaveFocus();
  expect(within(screen.getByRole('grid')).getByRole('rowgroup', { name: '2023' })).toBeVisible();
});

it('marks the months without bookings', () => {
  renderRange();
  const without = screen.getAllByRole('gridcell', { name: /geen boekingen/ });
  expect(without.map((cell) => cell.textContent)).toEqual(
    'apr mei jun jul aug sep okt nov dec'.split(' '),
  );
});

it('ends at the years of the product', async () => {
  const { user } = renderRange({ period: { periode_min: 210001, periode_max: 210012 } });
  expect(screen.getByRole('button', { name: 'Een jaar later' })).toBeDisabled();
  await user.keyboard('{PageDown}{ArrowRight}');
  expect(month('december 2100, geen boekingen')).toHaveFocus();
});

it('begins at the given month when nothing is chosen, and leads back', async () => {
  const { user, back } = renderRange({ period: null, start: 190002 });
  expect(month('februari 1900, geen boekingen')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Een jaar eerder' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Terug' }));
  expect(back).toHaveBeenCalled();
});

it.each([
  [202501, 'ArrowLeft', 202412],
  [202512, 'ArrowRight', 202601],
  [202502, 'ArrowUp', 202411],
  [202411, 'ArrowDown', 202502],
  [202402, 'PageDown', 202502],
  [202407, 'End', 202412],
  [202407, 'x', null],
  [190001, 'ArrowLeft', null],
  [210012, 'PageDown', null],
])('from %p %s leads to %p', (from, key, expected) => {
  expect(monthAfterKey(from, key)).toBe(expected);
});
