import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CutText } from './CutText.tsx';
import { Tooltip } from './Tooltip.tsx';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

function showTwo() {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
  render(
    <>
      <Tooltip title="Eerste uitleg">
        <button type="button">Een</button>
      </Tooltip>
      <Tooltip title="Tweede uitleg">
        <button type="button">Twee</button>
      </Tooltip>
      <Tooltip title={null}>
        <button type="button">Drie</button>
      </Tooltip>
    </>,
  );
  return { user, button: (name: string) => screen.getByRole('button', { name }) };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const open = () =>
  screen
    .queryAllByRole('tooltip')
    .filter((tip) => !tip.closest('.ant-tooltip-hidden'))
    .map((tip) => tip.textContent);

it('opens after 700 ms, not sooner', async () => {
  const { user, button } = showTwo();
  await user.hover(button('Een'));
  wait(699);
  expect(open()).toEqual([]);
  wait(1);
  expect(open()).toEqual(['Eerste uitleg']);
  expect(button('Een')).toHaveAccessibleDescription('Eerste uitleg');
});

it('does not open when the pointer only passes', async () => {
  const { user, button } = showTwo();
  await user.hover(button('Een'));
  wait(500);
  await user.unhover(button('Een'));
  wait(2_000);
  expect(open()).toEqual([]);
});

it.each([
  [299, ['Tweede uitleg']],
  [301, []],
])('opens the next one at once within 300 ms of the last: after %i ms', async (pause, expected) => {
  const { user, button } = showTwo();
  await user.hover(button('Een'));
  wait(700);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(open()).toEqual([]);
  wait(pause);
  await user.hover(button('Twee'));
  expect(open()).toEqual(expected);
});

it('opens at once from the keyboard, and closes with Escape', async () => {
  const { user, button } = showTwo();
  await user.tab();
  expect(button('Een')).toHaveFocus();
  expect(open()).toEqual(['Eerste uitleg']);
  await user.keyboard('{Escape}');
  expect(open()).toEqual([]);
});

it('closes when its button is pressed, and shows nothing without words', async () => {
  const { user, button } = showTwo();
  await user.hover(button('Een'));
  wait(700);
  await user.click(button('Een'));
  expect(open()).toEqual([]);
  await user.hover(button('Drie'));
  wait(5_000);
  expect(open()).toEqual([]);
});

describe('a name that does not fit', () => {
  const show = (quiet: boolean) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });
    render(<CutText quiet={quiet}>Administratiekantoor</CutText>);
    const name = screen.getByText('Administratiekantoor');
    Object.defineProperty(name, 'scrollWidth', { value: 200 });
    Object.defineProperty(name, 'clientWidth', { value: 100, configurable: true });
    return { user, name };
  };

  it('stands whole in a tooltip, unless it fits or something else opened', async () => {
    const { user, name } = show(false);
    await user.hover(name);
    wait(700);
    expect(open()).toEqual(['Administratiekantoor']);
    await user.unhover(name);
    wait(500);
    Object.defineProperty(name, 'clientWidth', { value: 200 });
    await user.hover(name);
    wait(700);
    expect(open()).toEqual([]);
  });

  it('is quiet while something else opened', async () => {
    const { user, name } = show(true);
    await user.hover(name);
    wait(700);
    expect(open()).toEqual([]);
  });
});
