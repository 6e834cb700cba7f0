import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** What a person sees of a conversation, and asking in it. */
export const input = () => screen.getByRole('textbox', { name: 'Je vraag' });
export const questions = () =>
  screen.queryAllByRole('article', { name: 'Jouw vraag' }).map((one) => one.textContent);
export const answers = () => screen.queryAllByRole('article', { name: /^Antwoord/ });
export const waiting = () => screen.queryByRole('status', { name: /bezig met je antwoord/ });
export const ready = () => waitFor(() => expect(input()).toBeEnabled());

/** Types words and sends them. */
export async function ask(words: string) {
  await userEvent.type(input(), words);
  await userEvent.keyboard('{Enter}');
}

/** The window is as wide as a phone. */
export function onPhone(): void {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width: 768px'),
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  );
}
