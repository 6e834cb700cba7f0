import { withoutAsides } from './aside.ts';
import { withoutBeside } from './beside.ts';
import type { Reading } from '../world.ts';
import type { Sense } from './sense.ts';
import { restated } from './restated.ts';
import { withoutRefused } from './without-refused.ts';
import { verbOf } from './verb-like.ts';

/** What may be read instead of a text that is no question as a whole, each with less of what it tells. */
export function* saidShorter(
  text: string,
  whole: Reading,
  senseOf: (part: string) => Sense,
): Generator<string> {
  const asking = withoutBeside(text, senseOf);
  if (asking !== undefined) yield asking;
  if (whole.kind === 'geen_antwoord') {
    const left = withoutRefused(text, senseOf);
    if (left !== undefined) yield left;
  }
  const isAskedBack = whole.kind === 'terugvraag';
  const again = isAskedBack ? restated(text, senseOf) : undefined;
  if (again !== undefined) yield again;
  // 'Voor de branchevergelijking' asks nothing of others, where what is asked stands whole beside it.
  if (isAskedBack || (whole.kind === 'geen_antwoord' && /^(?:advies|wereld)$/.test(whole.reason)))
    yield* withoutAsides(text, senseOf, isAskedBack);
  if (!isAskedBack) return;
  const verb = verbOf(senseOf(text));
  if (verb !== undefined) yield text.replace(new RegExp(`\\b${verb}\\b`, 'i'), ' ');
}

/** What other sentences may be to blame for; instructions and other companies never are beside it. */
export const isHalf = (reading: Reading): boolean =>
  reading.kind === 'terugvraag' ||
  (reading.kind === 'geen_antwoord' &&
    /^(?:advies|toekomst|wijzigen|wereld)$/.test(reading.reason));
