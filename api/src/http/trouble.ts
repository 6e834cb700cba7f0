import { troubleOf, type TroubleKind } from '../db/trouble.ts';
import { HttpProblem } from './problem.ts';

const DETAILS: Record<TroubleKind, string | undefined> = {
  busy: 'Er wordt nu te veel tegelijk gevraagd. Probeer het zo opnieuw.',
  slow: 'Deze vraag duurt te lang. Kies een kortere periode of minder filters.',
  full: 'De schijf van de server is vol. Bekijken kan nog. Opslaan kan weer zodra er ruimte is.',
  away: undefined,
  'given-up': undefined,
};

/** The answer to what failed because of the database or its disk; undefined for other failures. */
export function problemOfTrouble(error: unknown): HttpProblem | undefined {
  const kind = troubleOf(error);
  return kind && new HttpProblem('unavailable', DETAILS[kind]);
}
