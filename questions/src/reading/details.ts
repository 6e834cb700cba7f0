import { countOf, ordinalOf } from '../text/numbers.ts';
import { isMarked, meant, type Scanned } from './scan.ts';
import { sizesIn, sizesOf, type Sizes } from './sizes.ts';

/** Numbers of a question: how many rows, sizes of lines, days. */
export interface Details {
  readonly limit?: number;
  /** Rows before the first, in 'de op één na grootste'. */
  readonly skip?: number;
  readonly sizes: Sizes;
  /** Days in 'ouder dan 60 dagen', and those up to which in '30 tot 60 dagen'. */
  readonly older?: number;
  readonly until?: number;
  /** Words that they take. */
  readonly places: ReadonlySet<number>;
}

const MOST_ROWS = 200;
/** Nouns of which one is meant: 'de grootste klant'. */
const SINGULARS = new Set(
  'klant stijger daler leverancier deb cred lev verkoopfactuur fact nota maand kwartaal jaar boekjaar post kostenpost boeking rekening afnemer opdrachtgever relatie topklant factuur uitgave grootboekrekening kostensoort debiteur crediteur uitgavenpost transactie mnd partij kostencategorie kostengroep betaling inkoopfactuur last abonnement contract topleverancier toeleverancier bedrijf'.split(
    ' ',
  ),
);

export function detailsOf(scanned: Scanned, isTaken: (place: number) => boolean): Details {
  const places = new Set<number>();
  const { older, until } = olderOf(scanned, places);
  const limit = limitOf(scanned, (place) => isTaken(place) || places.has(place), places);
  const sizes = older === undefined ? sizesIn(sizesOf(scanned, places, isTaken)) : {};
  const skip = skipOf(scanned, places);
  return { limit: skip === undefined ? limit : (limit ?? 1), skip, older, until, sizes, places };
}

function limitOf(
  { tokens, marks }: Scanned,
  isTaken: (place: number) => boolean,
  places: Set<number>,
): number | undefined {
  const orders = meant(marks, 'order').map(({ mark }) => mark);
  const nouns = meant(marks, 'noun').map(({ mark }) => mark);
  const lines = meant(marks, 'measure')
    .filter(({ value }) => value === 'boekingen')
    .map(({ mark }) => mark);
  const beside = [
    ...orders.flatMap(({ from, to }) => [to, from - 1]),
    // 'Het boekjaar van vijftien maanden' has no fifteen rows.
    ...[...nouns, ...lines]
      .filter(({ from }) => orders.length > 0 || !OF_TIME.test(tokens[from]?.text ?? ''))
      .map(({ from }) => from - 1),
    // 'Naar omzet, eerste 3'.
    ...(orders.length > 0 || nouns.some(({ from }) => tokens[from]?.text === 'geld')
      ? tokens.flatMap(({ text }, at) => (/^(?:eerste|bovenste)$/.test(text) ? [at + 1] : []))
      : []),
    // 'Noem er drie'.
    ...(orders.length > 0
      ? tokens.flatMap(({ text }, at) =>
          text === 'er' && /^(?:noem|geef|toon|doe)$/.test(tokens[at - 1]?.text ?? '')
            ? [at + 1]
            : [],
        )
      : []),
  ];
  for (const place of beside) {
    const isArticle = tokens[place]?.text === 'een' && tokens[place - 1]?.text !== 'top';
    const count =
      isArticle ||
      tokens[place - 1]?.text === 'dan' ||
      isTaken(place) ||
      isMarked(marks, place) ||
      isOfTime(tokens, place)
        ? undefined
        : countOf(tokens[place]?.text);
    if (count !== undefined && count >= 1 && count <= MOST_ROWS) {
      places.add(place);
      return count;
    }
  }
  // 'Van vijftien maanden', 'dat vijftien maanden telt', 'dezelfde negen maanden': how long it is.
  for (const { from, to } of nouns) {
    const isLength =
      /^(?:van|dezelfde|zelfde)$/.test(tokens[from - 2]?.text ?? '') ||
      /^(?:telt|telde|duurt|duurde)$/.test(tokens[to]?.text ?? '');
    if (orders.length === 0 && isLength && OF_TIME.test(tokens[from]?.text ?? ''))
      places.add(from - 1);
  }
  const loose =
    orders.length > 0
      ? looseCount(
          tokens,
          (place) => isTaken(place) || isMarked(marks, place) || isOfTime(tokens, place),
        )
      : undefined;
  if (loose) {
    places.add(loose.place);
    return loose.count;
  }
  // 'Welke leveranciers kosten het meest dit jaar' asks for no year.
  const areMany = nouns.some(
    ({ from }) => tokens[from - 1]?.text === 'welke' && /(?:en|s)$/.test(tokens[from]?.text ?? ''),
  );
  const isPeriod = (place: number) =>
    marks.some(({ piece, from, to }) => piece && from < place && place < to);
  const isSingular = (place: number) => {
    if (areMany && isPeriod(place)) return false;
    const text = tokens[place]?.text ?? '';
    const isNoun = nouns.some(({ from, to }) => from === place && to === place + 1);
    return SINGULARS.has(text) || (isNoun && (text === 'kostenplaats' || !/(?:en|s)$/.test(text)));
  };
  const isOne = orders.some(({ to }) => {
    // 'De laatste boeking' is an order with its noun.
    if (tokens[to - 1]?.text === 'boeking') return true;
    const noun = [to, to + 1, to + 2].find(
      (place) => nouns.some(({ from }) => from === place) || isSingular(place),
    );
    return noun !== undefined && [noun, noun + 1].some(isSingular);
  });
  // 'Wie moet ons het meeste betalen' is one.
  const isWho =
    meant(marks, 'split').every(({ mark }) => tokens[mark.from]?.text !== 'per') &&
    tokens.some(
      ({ text }, place) =>
        text === 'wie' &&
        !/^(?:zijn|waren|hebben|moeten|staan)$/.test(tokens[place + 1]?.text ?? ''),
    ) &&
    orders.some(
      ({ from }) =>
        /^(?:meeste?|minste?)$/.test(tokens[from]?.text ?? '') || tokens[from]?.text === 'het',
    );
  // 'De maand met de hoogste omzet', 'bij wie kochten we het meest'.
  const isMonth = tokens.some(
    (_, place) =>
      isSingular(place) &&
      /^(?:met|waarin|die|dat)$/.test(tokens[place + 1]?.text ?? '') &&
      orders.some(({ from }) => from > place),
  );
  const isWhom = tokens.some(
    ({ text }, place) => text === 'wie' && /^(?:bij|aan|van)$/.test(tokens[place - 1]?.text ?? ''),
  );
  const isWhich = tokens.some(
    // 'Welke staat het langst open'.
    ({ text }, place) =>
      (text === 'welke' || text === 'welk') &&
      (isSingular(place + 1) ||
        (nouns.length === 0 && tokens.some((each) => each.text === 'staat'))),
  );
  const isWhen = tokens.some(({ text }) => text === 'wanneer');
  return orders.length > 0 && (isOne || isWho || isWhich || isWhen || isMonth || isWhom)
    ? 1
    : undefined;
}

const OF_TIME = /^(?:maand|maanden|mnd|mnden|kwartaal|kwartalen|jaar|jaren|boekjaren)$/;
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
): { place: number; count: number } | undefined {
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

/** Nouns of which 'de tweede' is one in order of size. */
const RANKED: ReadonlySet<string> = new Set([
  'klanten',
  'leveranciers',
  'kostensoorten',
  'posten',
  'omzetsoorten',
]);

/** 'Op één na grootste', 'vanaf nummer 3'. */
function skipOf({ tokens, marks }: Scanned, places: Set<number>): number | undefined {
  const texts = tokens.map(({ text }) => text);
  const at = texts.findIndex((text, place) => text === 'op' && texts[place + 2] === 'na');
  const count = countOf(texts[at + 1]);
  const isRanked = meant(marks, 'order').some(({ mark }) => mark.from === at + 3);
  if (at >= 0 && count !== undefined && isRanked) {
    places
      .add(at)
      .add(at + 1)
      .add(at + 2);
    return count;
  }
  // 'De tweede leverancier', 'derde grootste kostenpost'.
  const nth = texts.findIndex(
    (text, place) =>
      ordinalOf(text) !== undefined &&
      !isMarked(marks, place) &&
      [
        ...meant(marks, 'order'),
        ...meant(marks, 'noun').filter(({ value }) => RANKED.has(value)),
      ].some(({ mark }) => mark.from === place + 1),
  );
  const ordinal = nth < 0 ? undefined : ordinalOf(texts[nth]);
  if (ordinal !== undefined && ordinal > 1) {
    places.add(nth);
    return ordinal - 1;
  }
  const from = texts.findIndex(
    (text, place) =>
      /^(?:vanaf|de|wie|en|op)$/.test(text) &&
      /^(?:nummer|nr|plaats)$/.test(texts[place + 1] ?? ''),
  );
  const number = from < 0 ? undefined : countOf(texts[from + 2]);
  if (number === undefined || number < 2) return undefined;
  places
    .add(from)
    .add(from + 1)
    .add(from + 2);
  return number - 1;
}

/** Days that a unit of time has, where it says how old something is. */
const DAYS_OF: Readonly<Record<string, number>> = {
  dagen: 1,
  dag: 1,
  dgn: 1,
  maanden: 30,
  maand: 30,
  mnd: 30,
  weken: 7,
  week: 7,
  wk: 7,
};
const UNPAID = /^(?:niet|onbetaald|open|openstaa[a-z]*|wacht|wachten)$/;

/** 'Na een maand nog niet betaald', 'wachten al ruim vier weken'. */
function isAged({ tokens }: Scanned, place: number): boolean {
  const [before, next] = [tokens[place - 1]?.text ?? '', tokens[place + 1]?.text ?? ''];
  return (
    next in DAYS_OF &&
    /^(?:na|al|ruim)$/.test(before) &&
    tokens.some(({ text }) => UNPAID.test(text))
  );
}

const OLD = /^(?:onbetaald|open|openstaa[a-z]*|oud|laat|vervallen|verlopen|vervaldag|vervaldatum)$/;

interface Ages {
  readonly older?: number;
  readonly until?: number;
}

/** '30 tot 60', '31 t/m 60', '31-60': the days after thirty, whichever of the two is said. */
export function rangeOf(
  tokens: Scanned['tokens'],
): (Ages & { readonly at: number; readonly to: number }) | undefined {
  const found = tokens.flatMap(({ text }, at) => {
    const to =
      tokens[at + 1]?.isDashed === true
        ? at + 1
        : RANGED.test(tokens[at + 1]?.text ?? '')
          ? at + 2
          : -1;
    const [from, until] = [countOf(text), countOf(tokens[to]?.text)];
    const isRange = from !== undefined && until !== undefined && from < until;
    return isRange ? [{ at, to, older: from % 10 === 1 ? from - 1 : from, until }] : [];
  });
  return found[0];
}
const RANGED = /^(?:tot|tm|t\/m|en|a)$/;

function olderOf(scanned: Scanned, places: Set<number>): Ages {
  const { tokens, marks } = scanned;
  const range = rangeOf(tokens);
  const isDays = range && DAYS_OF[tokens[range.to + 1]?.text ?? ''] === 1;
  if (range && isDays && tokens.some(({ text }) => OLD.test(text))) {
    for (let place = range.at; place <= range.to + 1; place += 1) places.add(place);
    return range;
  }
  const aged = tokens.findIndex(
    ({ text }, at) => countOf(text) !== undefined && isAged(scanned, at),
  );
  if (aged >= 0) {
    places.add(aged).add(aged + 1);
    return {
      older: (countOf(tokens[aged]?.text) ?? 0) * (DAYS_OF[tokens[aged + 1]?.text ?? ''] ?? 1),
    };
  }
  for (const { mark, value } of meant(marks, 'link')) {
    if (value !== 'ouder' && value !== 'boven') continue;
    const count = countOf(tokens[mark.to]?.text);
    const days = DAYS_OF[tokens[mark.to + 1]?.text ?? ''];
    if (count === undefined || days === undefined) continue;
    places.add(mark.to).add(mark.to + 1);
    return { older: count * days };
  }
  return {};
}
