import { withBooked } from '../names/namesakes.ts';
import { isOrdinary } from './ordinary.ts';
import { isNamedSubscription, readBookedContracts } from './booked-contracts.ts';
import { asked, figure, groupsOfFigure, type Asked, type Draft } from './draft.ts';
import { isDearerOfAll, isOfTerm, isOfTwoMonths, isTimed } from './each-time.ts';
import { accountNamed } from './figures.ts';
import { readAccounts } from './named.ts';
import { amountBy, canComeBack, isOfPast, isPaidAlways, type Aspect } from './paid-always.ts';
import { comesBack, rhythmOf } from './rhythm.ts';
import { asksPrice, MORE, ROSE } from './price-asked.ts';
import { isParty } from './party-words.ts';
import { meant } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import type { Reader } from './subjects.ts';
import { lineOf, says } from './turn-words.ts';

/** What comes again: 'de volgende factuur'. */
export const DUE =
  /(?:rekening|rekeningen|factuur|nota|betaling|termijn|afschrijving|incasso|aanslag|afrekening|bedrag|huur|premie|datum)$/;
/** 'De volgende verzekeringspremie': the second part of a compound says what it is. */
const isDue = (texts: readonly string[], at: number): boolean =>
  [at, at + 1].some((place) => DUE.test(texts[place] ?? ''));
const MOST_ACCOUNTS = 10;

/** What comes back: subscriptions, fixed costs; how often, when next, what it comes to. */
export const readRecurring: Reader = (sense) => readBookedContracts(sense) ?? readSeries(sense);

function readSeries(sense: Sense): Draft | undefined {
  const ids = meant(sense.scanned.marks, 'subject')
    .map(({ value }) => value)
    .filter((id) => id.startsWith('recurring'));
  const isNamed = ids.length > 0;
  const isComing = sense.scanned.refusals.has('toekomst') && has(sense, 'noun', 'betalingen');
  const elke = rhythmOf(sense);
  const isRisen =
    isNamed && ROSE.test(lineOf(sense)) && !says(sense, /^(?:hoeveel|procent|meest)$/);
  const aspect = elke !== undefined ? undefined : isRisen ? 'prijs' : aspectOf(sense);
  const isAlways = aspect !== undefined && isOfAlways(sense, aspect);
  const isTerm = aspect === undefined && isOfTerm(sense);
  const isSaid =
    isNamed ||
    isComing ||
    isAlways ||
    isTerm ||
    (elke !== undefined && comesBack(sense) && !isTimed(sense) && !isMeasured(sense));
  if (!isSaid || isNamedSubscription(sense) || isOfTwoMonths(sense) || isAverageThen(sense))
    return undefined;
  const of = ofWhat(sense, (isNamed && !isEachTime(sense)) || isComing);
  if (!isNamed && !of && isDearerOfAll(sense))
    return asked({ subject: { kind: 'recurring', aspect: 'prijs' } });
  const isUnknown = !of || (isAlways && !canComeBack(sense, aspect, of.rekeningen));
  if (!isNamed && (isAlways || isTerm) && isUnknown) return undefined;
  const series: Asked = {
    subject: {
      kind: 'recurring',
      ...((ids.includes('recurring:omzet') || isOfOmzet(sense)) && { side: 'omzet' }),
      ...(of?.rekeningen && { rekeningen: of.rekeningen }),
      ...(elke !== undefined && { elke }),
      ...(aspect !== undefined &&
        (of || !OF_ALL.has(aspect)) &&
        !asksMore(sense, aspect) && { aspect }),
    },
    ...(of ? of.only && { only: of.only } : ranked(sense)),
  };
  const all = isNamed || !of ? undefined : averageOf(of, aspect, sense);
  return all ? asked(all, [series]) : asked(series);
}

/** 'Welke kosten hebben we maandelijks gemiddeld': of all that was booked. */
const isMeasured = (sense: Sense): boolean =>
  first(sense, 'measure') !== undefined && !has(sense, 'measure', 'boekingen');

/** 'Gemiddelde maandlast energie 2023': of that year, and not of what comes back now. */
const isAverageThen = (sense: Sense): boolean =>
  has(sense, 'measure', 'gemiddelde') && sense.rest.length > 0 && isTimed(sense);

/** 'Wat kost de auto per maand' is of several accounts more than what comes back on some of them. */
function averageOf(
  { rekeningen = [] }: Of,
  aspect: Aspect | undefined,
  { figures }: Sense,
): Asked | undefined {
  const isAmount = aspect === 'per_maand' || aspect === 'per_kwartaal' || aspect === 'per_jaar';
  if (!isAmount || rekeningen.length < 2) return undefined;
  const [one, ...others] = figures;
  return {
    subject: one && others.length === 0 ? figure(one.key) : { kind: 'account', rekeningen },
    measure: 'gemiddelde',
    ...(aspect !== 'per_maand' && { split: aspect === 'per_jaar' ? 'jaar' : 'kwartaal' }),
  };
}

/** What is told of all that comes back by itself. */
const OF_ALL: ReadonlySet<Aspect> = new Set(['per_maand', 'frequentie', 'volgende']);

/** What comes in of these is of suppliers. */
const INVOICE = /^(?:facturen|rekeningen|notas|leveranciers?)$/;

const isOfOmzet = (sense: Sense): boolean =>
  has(sense, 'noun', 'klanten') ||
  (says(sense, /^(?:binnen|binnenkomt|binnenkomen)$/) &&
    !says(sense, INVOICE) &&
    sense.relation?.items.every(({ soort }) => soort === 'leverancier') !== true) ||
  sense.figures.some(({ key }) => key === 'omzet') ||
  sense.relation?.items.every(({ soort }) => soort === 'klant') === true;

/** 'Hoeveel is dat telkens', 'elke keer'. */
const isEachTime = ({ tokens }: Sense): boolean =>
  tokens.some(
    ({ text }, at) =>
      /^(?:telkens|steeds)$/.test(text) ||
      (text === 'keer' && /^(?:elke|iedere|op)$/.test(tokens[at - 1]?.text ?? '')),
  );

function ranked(sense: Sense): Pick<Asked, 'order' | 'limit'> {
  const order = first(sense, 'order');
  const { limit } = sense.details;
  return order === 'hoogste' || order === 'laagste'
    ? { order, ...(limit !== undefined && { limit }) }
    : {};
}

/** 'Per maand of per kwartaal', of one that comes back. */
const EITHER =
  / (?:maand(?:elijkse?|en)?|mnd|kwartaal|jaar(?:lijkse?)?) of (?:een |per |p |elke? )?(?:maand(?:elijkse?|en)?|mnd|kwartaal|jaar(?:lijkse?)?|minder|vaker) /;
const OFTEN =
  / (?:hoe vaak|hoe frequent|hoe regelmatig|hoe dikwijls|regelmaat|frequentie|ritme|interval|tussenpozen|om de hoeveel|elke hoeveel|iedere hoeveel|hoeveel keer per|hoeveel (?:rekeningen|facturen|notas|termijnen|betalingen) per|(?:elke?|iedere?) (?:maand|kwartaal|jaar) .*of (?:minder|vaker)) /;
/** 'Komt de rekening van KPN maandelijks': whether it does, and no amount. */
const WHETHER =
  /^ (?:en )?(?:komt|komen|krijgen|factureert|rekent|stuurt|incasseert|schrijft) (?!.* (?:hoeveel|wat|welke?) ).* (?:maandelijks|jaarlijks|per (?:maand|mnd|kwartaal|jaar)|(?:elke?|ieder|iedere) (?:maand|mnd|kwartaal|jaar)) (?:\S+ ){0,2}$/;
/** 'Op welke dag van de maand', 'rond welke datum'. */
const WHICH_DAY =
  / welke dag (?:van (?:de|het|elke|iedere) (?:maand|kwartaal|jaar)|komt|valt|gaat|schrijft|wordt) | (?:rond|rondom|op) welke datum | hoeveelste van (?:de|elke|iedere) maand /;
/** 'Hoeveel per maand en wanneer weer': all that is told of one, and not one of these alone. */
const asksMore = (sense: Sense, aspect: Aspect): boolean =>
  (aspect === 'volgende' && (amountBy(sense) ?? first(sense, 'split')) !== undefined) ||
  (aspect === 'frequentie' && NEXT.test(lineOf(sense)));
const NEXT = / wanneer (?:\S+ )*(?:weer|volgende|eerstvolgende) /;

/** What is asked of what comes back. */
export function aspectOf(sense: Sense): Aspect | undefined {
  const texts = sense.tokens.map(({ text }) => text);
  const text = ` ${texts.join(' ')} `;
  if (OFTEN.test(text) || EITHER.test(text) || WHETHER.test(text)) return 'frequentie';
  if (asksPrice(sense)) return 'prijs';
  const isNext = / (?:volgende|eerstvolgende|weer) /.test(text);
  if (isNext && / (?:wanneer|verwacht|verwachte|verwachten|datum|dag) /.test(text))
    return 'volgende';
  if (texts.some((each, at) => /^(?:eerst)?volgende$/.test(each) && isDue(texts, at + 1)))
    return 'volgende';
  if (WHICH_DAY.test(text)) return 'volgende';
  const amount = amountBy(sense);
  if (amount !== undefined) return amount;
  const splits = meant(sense.scanned.marks, 'split').map(({ value }) => value);
  if (splits.includes('maand') || / maandelijkse? /.test(text)) return 'per_maand';
  if (splits.includes('kwartaal')) return 'per_kwartaal';
  return splits.includes('jaar') ? 'per_jaar' : undefined;
}

/** Whether it is asked of always, and not of what was booked in some months. */
function isOfAlways(sense: Sense, aspect: Aspect): boolean {
  if (aspect === 'prijs') return !(MORE.test(lineOf(sense)) && isTimed(sense));
  if (isTimed(sense) || has(sense, 'measure', 'boekingen') || has(sense, 'order', 'hoogste'))
    return false;
  if (aspect === 'volgende') return isOfNext(sense);
  return aspect === 'frequentie'
    ? EITHER.test(lineOf(sense)) || !isOfPast(sense)
    : isPaidAlways(sense);
}

const WAS = /^(?:was|waren|werd|werden|betaalden?|kwam|kwamen|ging|gingen|hadden)$/;

/** 'Wanneer wordt het weer afgeschreven', 'op welke dag van de maand'. */
function isOfNext(sense: Sense): boolean {
  const texts = sense.tokens.map(({ text }) => text);
  return (
    (WHICH_DAY.test(lineOf(sense)) && !says(sense, WAS)) ||
    / wanneer (?:\S+ ){0,4}de (?:eerst)?volgende (?:$|van |dan |weer |te verwachten |er ?af )/.test(
      lineOf(sense),
    ) ||
    texts.some(
      (text, at) => text === 'weer' || (/^(?:eerst)?volgende$/.test(text) && isDue(texts, at + 1)),
    )
  );
}

interface Of {
  readonly only?: NonNullable<Asked['only']>;
  readonly rekeningen?: string[];
}

/** The relation, accounts or words that it is asked of. */
export function ofWhat(sense: Sense, isSearched: boolean): Of | undefined {
  const [relation, ...others] = withBooked(sense.relation?.items ?? [], () => ['ingekocht']);
  if (relation && others.length === 0) return { only: { relatie: relation.relatie } };
  const { accounts, only } = sense.references;
  if (accounts.length > 0) return { rekeningen: accounts.map(({ rekening }) => rekening) };
  if (only.omschrijving !== undefined) return { only: { omschrijving: only.omschrijving } };
  const named = sense.rest.length > 0 ? readAccounts(sense) : undefined;
  if (named?.kind === 'asked' && named.asked.subject.kind === 'account') {
    return { rekeningen: [...named.asked.subject.rekeningen].slice(0, MOST_ACCOUNTS) };
  }
  const keys = sense.figures.map(({ key }) => key);
  const called = keys.length === 1 ? keys.flatMap((key) => accountNamed(sense, key) ?? []) : [];
  if (called.length > 0) return { rekeningen: called };
  const groups = sense.figures.flatMap(({ key }) =>
    key === 'kosten' || key === 'omzet' || key === 'bank_en_kas' ? [] : groupsOfFigure(key),
  );
  const ofGroups = sense.vocabulary.world.accounts.filter(({ groep }) => groups.includes(groep));
  if (ofGroups.length > 0 && ofGroups.length <= 3) {
    return { rekeningen: ofGroups.map(({ rekening }) => rekening) };
  }
  const [word] = sense.rest.filter(({ token: { text } }) => !isOrdinary(text) && !isParty(text));
  return word && isSearched ? { only: { omschrijving: word.token.raw } } : undefined;
}
