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
