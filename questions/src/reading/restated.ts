import { isOfWhole } from './asked-alone.ts';
import type { Sense } from './sense.ts';

const AGAIN = /, (?:dus|ofwel|oftewel) ([^,.;:?]+)/;

/**
 * 'De vlottende activa tegen de schulden eind maart, dus de current ratio': what says again what is
 * asked, with the period of what stood before it; or that period, with the figure that stood there.
 */
export function restated(text: string, senseOf: (part: string) => Sense): string | undefined {
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
