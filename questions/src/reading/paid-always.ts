import type { QuestionSubject } from '@kengetal/contract';
import { GROUPS } from '@kengetal/ledger';
import { FIXED } from './each-time.ts';
import { meant } from './scan.ts';
import type { Sense } from './sense.ts';
import { lineOf, says } from './turn-words.ts';

/** What is asked of something that comes back: when, how often, what it comes to. */
export type Aspect = NonNullable<Extract<QuestionSubject, { kind: 'recurring' }>['aspect']>;

/** 'Maandbedrag', 'kwartaalnota'. */
const AMOUNT_OF =
  / (maand|mnd|kwartaal|jaar) ?(?:bedrag|nota|termijn|premie|huur|tarief|vergoeding|factuur|rekening|voorschot|last|lasten|prijs) /;
const UNITS: Readonly<Partial<Record<string, Aspect>>> = {
  maand: 'per_maand',
  mnd: 'per_maand',
  kwartaal: 'per_kwartaal',
  jaar: 'per_jaar',
};

/** What an amount is by, where its word says so. */
export const amountBy = (sense: Sense): Aspect | undefined =>
  UNITS[AMOUNT_OF.exec(lineOf(sense))?.[1] ?? ''];

/** Said of what is paid always, not of what was paid. */
const PRESENT =
  /^(?:gaat|gaan|krijgt|vragen|berekent|int|kost|betaal|betalen|betaalt|is|ben|bedraagt|zijn|dragen|draag|rekent|rekenen|brengt|haalt|schrijf|schrijft|stuurt|vraagt|factureert|incasseert|voorschot|vast|kwijt|huidige|nu|momenteel|moment|tegenwoordig|thans|hoort|loopt|zit)$/;
const SERIES =
  /^(?:toon|laat|geef|verloop|grafiek|overzicht|trend|ontwikkeling|gemiddeld|gemiddelde|gem)$/;
const COMBINING: ReadonlySet<string> = new Set(['plus', 'min', 'zonder', 'weg', 'samen']);

/** Whether what is paid each time is asked: of now, to a supplier, and no series or sum of it. */
export function isPaidAlways(sense: Sense): boolean {
  const isBought =
    says(sense, /^(?:betaalt|betalen|binnenkomt|ontvangen)$/) ||
    (sense.relation?.items.every(({ soort }) => soort !== 'klant') ?? true);
  const isCombined = meant(sense.scanned.marks, 'link').some(({ value }) => COMBINING.has(value));
  return isOfPresent(sense) && !isOfPast(sense) && isBought && !says(sense, SERIES) && !isCombined;
}

function isOfPresent(sense: Sense): boolean {
  const { tokens } = sense;
  const isEach = tokens.some(
    ({ text }, at) =>
      /^(?:elke?|iedere?)$/.test(text) &&
      /^(?:maand|mnd|kwartaal|jaar)$/.test(tokens[at + 1]?.text ?? ''),
  );
  const isFragment = isOfSupplier(sense) || (tokens.length <= 4 && says(sense, FIXED));
  return isEach || isFragment || AMOUNT_OF.test(lineOf(sense)) || says(sense, PRESENT);
}

/** Whether it is of what was paid. */
export function isOfPast(sense: Sense): boolean {
  // 'Die we hebben lopen' is of now.
  const isDone =
    says(sense, /^hebben$/) && says(sense, /^(?:ge[a-z]+(?:d|t|en)|betaald|uitgegeven|ontvangen)$/);
  return isDone || says(sense, /^(?:was|waren|hadden|gaven|betaalden|kostte|kostten)$/);
}

const MOST_WORDS = 8;

/** 'Groene Stroom pm': of a supplier, and no more. */
function isOfSupplier({ tokens, relation, figures, scanned }: Sense): boolean {
  const isNamed = relation?.items.every(({ soort }) => soort === 'leverancier') ?? false;
  const isOther = scanned.marks.some(({ meanings }) =>
    meanings.some(
      ({ role, value }) =>
        /^(?:order|measure|against|noun|side)$/.test(role) ||
        (role === 'subject' && !String(value).startsWith('recurring')),
    ),
  );
  return tokens.length <= MOST_WORDS && isNamed && figures.length === 0 && !isOther;
}

/** Words of which a price is asked, and no total: 'sinds wanneer is de verzekering duurder'. */
const PRICED =
  /^(?:duurder|goedkoper|prijs|tarief|prijsverhoging|prijsstijging|tariefwijziging|opgeslagen)$/;

/** Whether what it is asked of can come back: no balance, no omzet, and of a price one thing. */
export function canComeBack(
  sense: Sense,
  aspect: Aspect,
  rekeningen: readonly string[] = [],
): boolean {
  if (aspect === 'frequentie' || aspect === 'volgende') return true;
  const { relation, figures, vocabulary } = sense;
  const areCosts = rekeningen.every((each) => {
    const groep = vocabulary.accounts.byNumber.get(each.toLowerCase())?.groep;
    return (
      groep !== undefined &&
      GROUPS[groep].type === 'resultaat' &&
      !/omzet|opbrengsten/.test(GROUPS[groep].main)
    );
  });
  if (aspect !== 'prijs' || !areCosts) return areCosts;
  if (rekeningen.length === 0)
    return figures.length === 0 && relation?.items.every(({ soort }) => soort !== 'klant') === true;
  // What one supplier sends has a price.
  const [only = '', ...others] = rekeningen;
  const isOfOne = vocabulary.accounts.byNumber.get(only.toLowerCase())?.leverancier !== undefined;
  return others.length === 0 && (isOfOne || says(sense, FIXED) || says(sense, PRICED));
}
