import { useRef } from 'react';
import { render, screen } from '@testing-library/react';
import { useHeadingFocus } from './use-page.ts';

function Frame({ pathname }: { pathname: string }) {
  const main = useRef<HTMLElement>(null);
  useHeadingFocus(main, pathname);
  return (
    <>
      <button type="button" aria-haspopup="dialog" aria-expanded="true">
        Lijst
      </button>
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

it('leaves the focus on a list that was opened while the screen came', () => {
  const { rerender } = render(<Frame pathname="/dashboard" />);
  screen.getByRole('button').focus();
  rerender(<Frame pathname="/rapporten" />);
  expect(screen.getByRole('button')).toHaveFocus();
});
