import { DomainError } from '../domain-error.ts';
import type { ExactClient } from './client.ts';
import type { Exact } from './dependencies.ts';
import { ExactBusy, ExactError, WORDS } from './errors.ts';
import { division, me, selectOf } from './fields.ts';
import { exchangeCode, TokenRefused, type TokenPair } from './oauth.ts';

/** What is said of a code that Exact does not take. */
export const USED =
  'De code van Exact Online is al gebruikt of verlopen. Begin opnieuw met koppelen.';
const NO_ACCESS =
  'Dit account van Exact Online heeft geen rechten op de administratie van deze koppeling. Koppel met een account dat ze wel heeft.';

/** The pair of tokens for a code. Throws conflict or unavailable. */
export async function exchange({ config }: Exact, code: string): Promise<TokenPair> {
  try {
    return await exchangeCode(config, code);
  } catch (error) {
    if (error instanceof TokenRefused) {
      throw error.why === 'limited'
        ? new DomainError('unavailable', WORDS.niet_bereikbaar)
        : new DomainError('conflict', USED);
    }
    throw unavailable(error);
  }
}

/** What Exact answers while somebody waits for it. */
export async function reached<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw unavailable(error);
  }
}

function unavailable(error: unknown): unknown {
  if (error instanceof ExactBusy) {
    return new DomainError(
      'unavailable',
      'Exact Online laat nu even geen vragen toe. Probeer het over een paar minuten opnieuw.',
    );
  }
  if (!(error instanceof ExactError)) return error;
  if (error.code === 'geen_toegang') return new DomainError('forbidden', NO_ACCESS);
  if (error.code === 'toestemming_verlopen') return new DomainError('conflict', WORDS[error.code]);
  return new DomainError('unavailable', 'Exact Online is niet bereikbaar. Probeer het zo opnieuw.');
}

/** Id that Exact gives the user of these tokens. */
export async function userOf(client: ExactClient): Promise<string> {
  const [found] = await client.all(`current/Me?$select=${selectOf(me)}`, me);
  if (!found) throw new ExactError('onleesbaar', 'nobody is signed in');
  return found.UserID;
}

/** Throws forbidden unless the user of these tokens may look into an administration. */
export async function requireDivision(client: ExactClient, code: string): Promise<void> {
  const [own] = await reached(() =>
    client.all(`${code}/system/Divisions?$select=${selectOf(division)}`, division),
  ).then((all) => all.filter(({ Code }) => Code === code));
  if (!own) throw new DomainError('forbidden', NO_ACCESS);
}
