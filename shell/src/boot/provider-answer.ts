import { PROVIDER_ANSWER } from '@kengetal/contract';
import { REDIRECT_PATH } from '../session/config.ts';

/**
 * Takes what a provider of data sent back to a screen out of the address at once, so that a code is
 * never copied, stored or sent from there; the screen finds it in the storage of the tab. Answers to
 * a sign-in have a way of their own.
 */
export function takeProviderAnswer(
  { pathname, search }: Location | URL,
  history: History,
  /** Read only when there is something to keep: a browser may refuse it. */
  storage: () => Storage = () => sessionStorage,
): void {
  const parameters = new URLSearchParams(search);
  const isAnswer = parameters.has('state') && (parameters.has('code') || parameters.has('error'));
  if (!isAnswer || pathname === REDIRECT_PATH) return;
  history.replaceState(history.state, '', pathname);
  try {
    storage().setItem(PROVIDER_ANSWER, parameters.toString());
  } catch {
    // Without storage nobody is signed in either, which the page then says.
  }
}
