import type { Mark } from './scan.ts';
import type { Sense } from './sense.ts';

/** Words between figures that are asked beside each other. */
const JOINED = new Set(
  'de het een onze mijn ons ook of als plus naast met alsook alsmede evenals'.split(' '),
);

/** Whether figures stand next to each other, or with 'en' between them. */
export function areListed(sense: Sense, keys: readonly string[]): boolean {
  const marks = sense.figures.filter(({ key }) => keys.includes(key)).map(({ mark }) => mark);
  return marks.slice(1).every((mark, index) => areJoined(marks[index], mark, sense));
}

function areJoined(before: Mark | undefined, mark: Mark, sense: Sense): boolean {
  const from = before?.to ?? 0;
  const between = sense.tokens.slice(from, mark.from).map(({ text }) => text);
  const isNext = sense.tokens.slice(from, mark.to).some((token) => token.isNext === true);
  if (between.includes('en') || isNext) return true;
  const isRatio = between.length === 0 && sense.tokens[mark.from]?.isDashed === true;
  // 'Hoeveel is er op de lening afgelost' asks no balance beside what was paid.
  const [one, other] = [before, mark].map(
    (at) => sense.figures.find((each) => each.mark === at)?.key ?? '',
  );
  const isMixed =
    /^kasstroom/.test(one ?? '') !== /^kasstroom/.test(other ?? '') ||
    (between.length === 0 && other === 'bank_en_kas');
  return !isMixed && !isRatio && between.every((text) => JOINED.has(text));
}
