import { useRef } from 'react';
import { render, screen } from '@testing-library/react';
import { useHeadingFocus } from './use-page.ts';

interface FrameProps {
  pathname: string;
  screen?: string;
  isReplaced?: boolean;
}

function Frame({ pathname, screen: name = pathname, isReplaced = false }: FrameProps) {
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main, { pathname, screen: name, isReplaced });
  return (
    <>
      <button type="button" aria-haspopup="dialog" aria-expanded="true">
        Lijst
      </button>
      <div role="dialog">
        <input />
      </div>
      <a href="/rapporten">Rapporten</a>
      <main ref={main} tabIndex={-1}>
        <h1>{pathname}</h1>
      </main>
    </>
  );
}

it('moves the focus to the heading of a screen that came', () => {
  const { rerender } = render(<Frame pathname="/dashboard" />);
  screen.getByRole('link').focus();
  rerender(<Frame pathname="/rapporten" />);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it.each(['button', 'textbox'])(
  'leaves the focus on a list that was opened, or its field: %s',
  (role) => {
    const { rerender } = render(<Frame pathname="/dashboard" />);
    screen.getByRole(role).focus();
    rerender(<Frame pathname="/rapporten" />);
    expect(screen.getByRole(role)).toHaveFocus();
  },
);

it('leaves the focus where it is when a screen gives itself another address', () => {
  const { rerender } = render(<Frame pathname="/chat" screen="chat" />);
  screen.getByRole('link').focus();
  rerender(<Frame pathname="/chat/1" screen="chat" isReplaced />);
  expect(screen.getByRole('link')).toHaveFocus();
  rerender(<Frame pathname="/dashboard" isReplaced />);
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('moves the focus within a screen to what was gone to', () => {
  const { rerender } = render(<Frame pathname="/chat/1" screen="chat" />);
  screen.getByRole('link').focus();
  rerender(<Frame pathname="/chat/2" screen="chat" />);
  expect(screen.getByRole('heading')).toHaveFocus();
});
