import { countOf } from '../text/numbers.ts';
import { isOneMeant } from './one-row-meant.ts';
import { isMarked, meant, type Mark, type Scanned } from './scan.ts';

const MOST_ROWS = 200;

/** A number of rows, and the word that says it. */
interface Counted {
  readonly count: number;
  readonly place: number;
}

/** How many rows a question asks for; the words that say it are added to `places`. */
export function limitOf(
  scanned: Scanned,
  isTaken: (place: number) => boolean,
  places: Set<number>,
): number | undefined {
  const { tokens, marks } = scanned;
  const isOther = (place: number) =>
    isTaken(place) || isMarked(marks, place) || isOfTime(tokens, place);
  const beside = countBeside(scanned, isOther);
  if (beside) {
    places.add(beside.place);
    return isOfWhole(tokens, beside.place) ? oneOf(scanned) : beside.count;
  }
  if (meant(marks, 'order').length === 0) {
    for (const place of lengthsIn(scanned)) places.add(place);
    return undefined;
  }
  const loose = looseCount(tokens, isOther);
  if (loose) {
    places.add(loose.place);
    return loose.count;
  }
  return oneOf(scanned);
}

const oneOf = (scanned: Scanned): 1 | undefined => (isOneMeant(scanned) ? 1 : undefined);

/** 'Welk van de vier kwartalen': how many there are, and not how many are asked. */
const isOfWhole = (tokens: Scanned['tokens'], place: number): boolean =>
  /(?:^| )(?:wie|welke?) van (?:al )?(?:de|die|deze|onze|mijn)$/.test(
    tokens
      .slice(0, place)
      .map(({ text }) => text)
      .join(' '),
  );

/** 'Drie grootste klanten', 'top 5': the count that stands beside what it counts. */
function countBeside(scanned: Scanned, isOther: (place: number) => boolean): Counted | undefined {
  const { tokens } = scanned;
  for (const place of placesOfCount(scanned)) {
    const before = tokens[place - 1]?.text;
    const isArticle = tokens[place]?.text === 'een' && before !== 'top';
    const isCount = !isArticle && before !== 'dan' && !isOther(place);
    const count = isCount ? countOf(tokens[place]?.text) : undefined;
    if (count !== undefined && count >= 1 && count <= MOST_ROWS) return { count, place };
  }
  return undefined;
}

/** Where a count of rows can stand, the likeliest first. */
function placesOfCount({ tokens, marks }: Scanned): number[] {
  const orders = meant(marks, 'order').map(({ mark }) => mark);
  const nouns = meant(marks, 'noun').map(({ mark }) => mark);
  const lines = meant(marks, 'measure')
    .filter(({ value }) => value === 'boekingen')
    .map(({ mark }) => mark);
  const isOrdered = orders.length > 0;
  const isOfMoney = nouns.some(({ from }) => tokens[from]?.text === 'geld');
  return [
    ...orders.flatMap(({ from, to }) => [to, from - 1]),
    // 'Het boekjaar van vijftien maanden' has no fifteen rows.
    ...[...nouns, ...lines]
      .filter((mark) => isOrdered || !isUnitOfTime(tokens, mark))
      .map(({ from }) => from - 1),
    // 'Naar omzet, eerste 3'.
    ...(isOrdered || isOfMoney
      ? placesBehind(tokens, (text) => /^(?:eerste|bovenste)$/.test(text))
      : []),
    // 'Noem er drie'.
    ...(isOrdered
      ? placesBehind(
          tokens,
          (text, before) => text === 'er' && /^(?:noem|geef|toon|doe)$/.test(before),
        )
      : []),
  ];
}

const placesBehind = (
  tokens: Scanned['tokens'],
  isSaid: (text: string, before: string) => boolean,
): number[] =>
  tokens.flatMap(({ text }, at) => (isSaid(text, tokens[at - 1]?.text ?? '') ? [at + 1] : []));

/** 'Van vijftien maanden', 'dat vijftien maanden telt', 'dezelfde negen maanden': how long it is. */
const lengthsIn = ({ tokens, marks }: Scanned): number[] =>
  meant(marks, 'noun').flatMap(({ mark }) => {
    const isLength =
      /^(?:van|dezelfde|zelfde)$/.test(tokens[mark.from - 2]?.text ?? '') ||
      /^(?:telt|telde|duurt|duurde)$/.test(tokens[mark.to]?.text ?? '');
    return isLength && isUnitOfTime(tokens, mark) ? [mark.from - 1] : [];
  });

const isUnitOfTime = (tokens: Scanned['tokens'], { from }: Mark): boolean =>
  /^(?:maand|maanden|mnd|mnden|kwartaal|kwartalen|jaar|jaren|boekjaren)$/.test(
    tokens[from]?.text ?? '',
  );

const MOST_LOOSE = 20;
/** What stands before a count of rows, and what it never counts. */
const COUNTS_ROWS =
  /^(?:welke|de|die|mijn|onze|top|volgorde|graag|noem|geef|toon|en|beste|grootste)$/;
const UNIT =
  /^(?:procent|%|pct|euro|eur|€|k|mille|ton|duizend|miljoen|dagen|dag|dgn|weken|week|maanden|maand|mnd|kwartalen|kwartaal|jaar|jaren|keer|uur|van)$/;
const ROWS =
  /^(?:namen|naam|stuks|stuk|st|graag|volstaan|volstaat|zijn|is|aub|svp|er|hadden|hebben)$/;

/** 'Twee namen zijn genoeg', 'welke acht hadden', 'beste klanten, 3 stuks': the only count of rows. */
function looseCount(
  tokens: Scanned['tokens'],
  isOther: (place: number) => boolean,
): Counted | undefined {
  const found = tokens.flatMap(({ text, isNext }, place) => {
    const [count, next] = [countOf(text), tokens[place + 1]?.text];
    const isCount =
      count !== undefined &&
      count > 1 &&
      count <= MOST_LOOSE &&
      !isOther(place) &&
      !UNIT.test(next ?? '');
    const isSaid =
      ROWS.test(next ?? '') ||
      COUNTS_ROWS.test(tokens[place - 1]?.text ?? '') ||
      (isNext === true && next === undefined);
    return isCount && isSaid ? [{ place, count }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** 'Een jaar later', 'twee maanden eerder' count no rows. */
const isOfTime = (tokens: Scanned['tokens'], place: number): boolean =>
  /^(?:later|eerder|terug|geleden|ervoor|daarvoor|erna|daarna|erop)$/.test(
    tokens[place + 2]?.text ?? '',
  );
