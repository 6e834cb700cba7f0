import type { Reading } from '../world.ts';
import { withoutAsides } from './aside.ts';
import { isOfWhole } from './asked-alone.ts';
import { withoutBeside } from './beside.ts';
import type { Sense } from './sense.ts';
import { verbOf } from './verb-like.ts';
import { withoutRefused } from './without-refused.ts';

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

const AGAIN = /, (?:dus|ofwel|oftewel) ([^,.;:?]+)/;

/**
 * 'De vlottende activa tegen de schulden eind maart, dus de current ratio': what says again what is
 * asked, with the period of what stood before it; or that period, with the figure that stood there.
 */
function restated(text: string, senseOf: (part: string) => Sense): string | undefined {
  const found = AGAIN.exec(text);
  const again = found?.[1];
  if (!found || again === undefined || found.index === 0) return undefined;
  const behind = text.slice(found.index + found[0].length);
  const [before, last] = [senseOf(text.slice(0, found.index)), senseOf(again)];
  if (isOfWhole(last)) return `${again} ${periodsIn(before)}${behind}`;
  const isPeriod = last.figures.length === 0 && periodsIn(last) !== '';
  const [figure, ...others] = before.figures;
  if (!isPeriod || !figure || others.length > 0) return undefined;
  return `${before.tokens
    .slice(figure.mark.from, figure.mark.to)
    .map(({ raw }) => raw)
    .join(' ')} ${again}${behind}`;
}

/** The words of a text that say when. */
export const periodsIn = ({ scanned, tokens }: Sense): string =>
  scanned.marks
    .flatMap(({ piece, from, to }) => (piece ? tokens.slice(from, to) : []))
    .map(({ raw }) => raw)
    .join(' ');
