import { useReducer } from 'react';
import { act, render, screen } from '@testing-library/react';
import type { ChatMessage } from '@kengetal/contract';
import { renderRemote } from '@kengetal/platform/testing';
import { Spoken } from './Spoken.tsx';
import { element, figures, props } from './testing/answer.tsx';
import { message, VERDER } from './testing/world.tsx';
import { firstLetters, typingSpeed } from './use-typed.ts';

describe('typing', () => {
  it.each([
    [1, 25],
    [50, 25],
    [51, 15],
    [150, 15],
    [151, 5],
  ])('of %d letters takes %d ms a letter (specification §9)', (length, speed) =>
    expect(typingSpeed(length)).toBe(speed),
  );

  it('never shows a link in part', () => {
    expect(firstLetters('Op [€ 12](figure:a1), zo.', 2)).toBe('Op');
    expect(firstLetters('Op [€ 12](figure:a1), zo.', 4)).toBe('Op [€ 12](figure:a1)');
    expect(firstLetters('Op [€ 12](figure:a1), zo.', 8)).toBe('Op [€ 12](figure:a1),');
  });

  const paragraph = (container: HTMLElement) =>
    container.querySelector('article > div:not([data-spoken])')?.textContent ?? '';

  it('shows an answer letter by letter while one looks on, and its parts when it is whole', () => {
    jest.useFakeTimers();
    const told = message('assistant', 'Twintig letters hier', {
      about: { door: 'model' },
      tool_calls: [VERDER],
      figures,
    });
    const under = () => [
      screen.queryByText('Door een taalmodel') !== null,
      screen.queryByText('Bronnen') !== null,
      screen.queryByText('En vorig jaar?') !== null,
      screen.queryByRole('button', { name: /^verdeling/ }) !== null,
    ];
    const { container, rerender } = renderTyping(told);
    act(() => {
      jest.advanceTimersByTime(250);
    });
    expect(paragraph(container)).toBe('Twintig le');
    rerender(false);
    expect(under()).toEqual([false, false, false, false]);
    act(() => {
      jest.advanceTimersByTime(250);
    });
    expect(paragraph(container)).toBe('Twintig letters hier');
    expect(under()).toEqual([true, true, true, true]);
    jest.useRealTimers();
  });

  it('is off for who wants nothing to move, and for what was said before', () => {
    const told = message('assistant', 'Twintig letters hier');
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        ({
          matches: query.includes('reduce'),
          addEventListener() {},
          removeEventListener() {},
        }) as never,
    );
    const { container } = renderTyping(told);
    expect(paragraph(container)).toBe('Twintig letters hier');
    jest.restoreAllMocks();
    const before = renderRemote(element(props(told)));
    expect(paragraph(before.container)).toBe('Twintig letters hier');
  });

  function renderTyping(told: ChatMessage) {
    let coming = true;
    let redraw: () => void = () => undefined;
    function Live() {
      const [, draw] = useReducer((times: number) => times + 1, 0);
      redraw = draw;
      return element(props(told, { isComing: coming }));
    }
    const view = renderRemote(<Live />);
    return {
      ...view,
      rerender: (isComing: boolean) => {
        coming = isComing;
        act(() => redraw());
      },
    };
  }
});

it('is read out by whole sentences', () => {
  const { container, rerender } = render(
    <Spoken text="De omzet is [€ 1.200](figure:a1). De kos" isComing />,
  );
  const spoken = () => [...container.querySelectorAll('[aria-live] p')].map((p) => p.textContent);
  expect(spoken()).toEqual(['De omzet is € 1.200.']);
  rerender(<Spoken text="De omzet is [€ 1.200](figure:a1). De kosten niet." isComing={false} />);
  expect(spoken()).toEqual(['De omzet is € 1.200.', 'De kosten niet.']);
  rerender(<Spoken text="**Kort gezegd**: meer." isComing={false} />);
  expect(spoken()).toEqual(['Kort gezegd: meer.']);
});
