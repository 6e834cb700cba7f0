import { askedByVerb } from './asked-number.ts';
import { meant, type Mark, type Scanned } from './scan.ts';

/** Nouns of which one is meant: 'de grootste klant'. */
const SINGULARS = new Set(
  'klant stijger daler leverancier deb cred lev verkoopfactuur fact nota maand kwartaal jaar boekjaar post kostenpost boeking rekening afnemer opdrachtgever relatie topklant factuur uitgave grootboekrekening kostensoort debiteur crediteur uitgavenpost transactie mnd partij kostencategorie kostengroep betaling inkoopfactuur last abonnement contract topleverancier toeleverancier bedrijf'.split(
    ' ',
  ),
);

/** Words for the top or bottom of a series, which is of months where no other unit is said. */
export const EXTREME = /^(?:wanneer|piek|hoogtepunt|dieptepunt)$/;

/** What is put in order, and which words name one of it. */
interface Ranked {
  readonly tokens: Scanned['tokens'];
  readonly orders: readonly Mark[];
  readonly nouns: readonly Mark[];
  readonly isSingular: (place: number) => boolean;
}

/** Whether an order asks for its first row alone: 'de grootste klant', 'wie betaalt het meest'. */
export function isOneMeant(scanned: Scanned): boolean {
  const { tokens, marks } = scanned;
  const orders = meant(marks, 'order').map(({ mark }) => mark);
  const nouns = meant(marks, 'noun').map(({ mark }) => mark);
  const ranked = { tokens, orders, nouns, isSingular: singularIn(scanned, nouns) };
  return (
    orders.length > 0 &&
    !saysBothEnds(scanned) &&
    (isNounOfOne(ranked) ||
      isWho(scanned, orders) ||
      isWhich(ranked) ||
      tokens.some(({ text }) => EXTREME.test(text)) ||
      isWithOrder(ranked) ||
      isWhom(tokens))
  );
}

/** Whether both the best and the worst row are said: a list has the two of them. */
export const saysBothEnds = ({ marks }: Pick<Scanned, 'marks'>): boolean =>
  (['hoogste', 'laagste'] as const).every((end) =>
    meant(marks, 'order').some(({ value }) => value === end),
  );

/** Whether the word at a place names one thing. */
function singularIn(
  { tokens, marks }: Scanned,
  nouns: readonly Mark[],
): (place: number) => boolean {
  // 'Welke leveranciers kosten het meest dit jaar' asks for no year.
  const areMany = nouns.some(
    ({ from }) => tokens[from - 1]?.text === 'welke' && isPlural(tokens[from]?.text),
  );
  const isPeriod = (place: number) =>
    marks.some(({ piece, from, to }) => piece && from < place && place < to);
  return (place) => {
    if (areMany && isPeriod(place)) return false;
    const text = tokens[place]?.text ?? '';
    const isNoun = nouns.some(
      ({ from, to }) =>
        to === place + 1 && (from === place || /^welke?$/.test(tokens[from]?.text ?? '')),
    );
    return SINGULARS.has(text) || (isNoun && (text === 'kostenplaats' || !isPlural(text)));
  };
}

const isPlural = (text = ''): boolean => /(?:en|s)$/.test(text);

/** 'De grootste klant', 'de hoogste uitgave'. */
const isNounOfOne = ({ tokens, orders, nouns, isSingular }: Ranked): boolean =>
  orders.some(({ to }) => {
    // 'De laatste boeking', 'de laatste factuur' is an order with its noun.
    if (/^(?:boeking|factuur)$/.test(tokens[to - 1]?.text ?? '')) return true;
    const noun = [to, to + 1, to + 2].find(
      (place) => nouns.some(({ from }) => from === place) || isSingular(place),
    );
    return noun !== undefined && [noun, noun + 1].some(isSingular);
  });

/** 'Per relatie': all of them. */
const isDivided = ({ tokens, marks }: Pick<Scanned, 'tokens' | 'marks'>): boolean =>
  meant(marks, 'split').some(({ mark }) => tokens[mark.from]?.text === 'per');

/** 'Wie kost ons het zwaarst', 'wie is de grootste'; 'wie kochten het meest' are several. */
const isWho = ({ tokens, marks }: Scanned, orders: readonly Mark[]): boolean =>
  !isDivided({ tokens, marks }) &&
  tokens.some(({ text }) => text === 'wie') &&
  askedByVerb(tokens) !== 'many' &&
  orders.some((order) => isSuperlative(tokens, order));

const isSuperlative = (tokens: Scanned['tokens'], { from, to }: Mark): boolean =>
  tokens
    .slice(from, to)
    .some(({ text }) => (/ste?$/.test(text) && text !== 'eerste') || FIRST.test(text));
/** Words for the first or the last by themselves. */
const FIRST = /^(?:nummer|koploper|kampioen|uitschieter|hekkensluiter|bovenaan|onderaan|kop)$/;

/** 'Welke klant', 'welke staat het langst open', 'welke openstaande factuur is het hoogst'. */
const isWhich = ({ tokens, orders, isSingular }: Ranked): boolean =>
  !tokens.some(({ text }) => text === 'allemaal') &&
  tokens.some(
    ({ text }, place) =>
      /^welke?$/.test(text) &&
      ((isSingular(place + 1) && askedByVerb(tokens) !== 'many') ||
        ((askedByVerb(tokens) ?? (isOfThose(tokens, place) ? 'one' : 'many')) === 'one' &&
          orders.some((order) => isSuperlative(tokens, order)))),
  );

/** 'Welke van die klanten het meest'. */
const isOfThose = (tokens: Scanned['tokens'], place: number): boolean =>
  tokens[place + 1]?.text === 'van' &&
  /^(?:die|deze|de|onze|mijn|hen|hun|ze)$/.test(tokens[place + 2]?.text ?? '');

/** 'De maand met de hoogste omzet'. */
const isWithOrder = ({ tokens, orders, isSingular }: Ranked): boolean =>
  tokens.some(
    (_, place) =>
      isSingular(place) &&
      /^(?:met|waarin|die|dat)$/.test(tokens[place + 1]?.text ?? '') &&
      orders.some(({ from }) => from > place),
  );

/** 'Bij wie kochten we het meest'. */
const isWhom = (tokens: Scanned['tokens']): boolean =>
  tokens.some(
    ({ text }, place) => text === 'wie' && /^(?:bij|aan|van)$/.test(tokens[place - 1]?.text ?? ''),
  );
