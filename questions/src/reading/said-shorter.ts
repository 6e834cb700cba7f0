import { withoutAsides } from './aside.ts';
import { withoutBeside } from './beside.ts';
import type { Sense } from './sense.ts';
import { verbOf } from './verb-like.ts';

/** What may be read instead of a text that is no question as a whole, each with less of what it tells. */
export function* saidShorter(
  text: string,
  isAskedBack: boolean,
  senseOf: (part: string) => Sense,
): Generator<string> {
  const asking = withoutBeside(text, senseOf);
  if (asking !== undefined) yield asking;
  if (!isAskedBack) return;
  yield* withoutAsides(text, senseOf);
  const verb = verbOf(senseOf(text));
  if (verb !== undefined) yield text.replace(new RegExp(`\\b${verb}\\b`, 'i'), ' ');
}
