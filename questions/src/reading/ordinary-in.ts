import { folded } from '../text/fold.ts';
import { countOf } from '../text/numbers.ts';
import { isBroad, isOfWhole } from './asked-alone.ts';
import { FOR, isOfPerson, isPeriod, TOLD, WHY, type Clause } from './clause.ts';
import { isOccasion } from './occasion.ts';
import type { RestWord, Sense } from './sense.ts';
import { FORM, KNOWN } from './verb-like.ts';

/** How things changed, in a clause that tells it. */
const COMPARED = /^(?:duurder|goedkoper|hoger|lager|meer|minder|groter|kleiner|beter|slechter)$/;
/** Behind these a word without an article is a name. */
const PARTY = /^(?:voor|bij|van|aan|namens|via|naar|met|tegen|door|in|uit|wil|willen|heet|en|of)$/;
const ARTICLE = /^(?:de|het|een|mijn|onze|ons|hun|zijn|haar|die|deze|dit|dat|uw|je|jullie)$/;
const DAY = /^(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:ochtend|middag|avond)?$/;
/** Parts and neighbours of a company, whose figures are not those of the whole. */
const UNIT =
  /(?:holding|stichting|vereniging|vestiging|filiaal|dochter|maatschappij|winkel|shop|afdeling|locatie|kantoor|zaak|bedrijf|bv)$/;

/** Whether no unknown word of a clause is a name, or tells of what part it is asked. */
export function isOrdinary(clause: Clause, asked: Sense): boolean {
  const { text, sense } = clause;
  return sense.rest.every((word) => {
    const raw =
      (text.match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []).find((each) =>
        folded(each).includes(word.token.raw),
      ) ?? '';
    const isInside = text.trimStart().indexOf(raw) > 0;
    if (isInside && /^[A-Z]/.test(raw)) return false;
    if (
      isOccasion(word.token.text) ||
      COMPARED.test(word.token.text) ||
      /^(?:er|daar|hier)[a-z]+$/.test(word.token.text) ||
      FOR.exec(text)?.[0].includes(raw) === true ||
      isVerb(word, sense) ||
      // 'Ter voorbereiding', 'komende zomer'.
      sense.tokens[word.place - 1]?.text === 'ter' ||
      (/^(?:komende|volgende|vorige)$/.test(word.token.text) && isPeriod(word.place + 1, sense)) ||
      isOfTime(word.place, sense) ||
      isOfOccasion(word, sense) ||
      DAY.test(word.token.text)
    )
      return true;
    if (isOfPerson(clause)) return !isBroad(asked) || word.place === 1;
    return (
      isDetermined(word, sense) && !UNIT.test(word.token.text) && !isNarrowing(word, clause, asked)
    );
  });
}

/** Whether a noun may be what a figure is asked of: 'voor de verhuur: omzet 2024'. */
function isNarrowing({ tie }: RestWord, { text, sense }: Clause, asked: Sense): boolean {
  const isOnOccasion = sense.tokens.some((each) => isOccasion(each.text));
  const isTold = sense.tokens.some((each) => TOLD.test(each.text));
  if (isOnOccasion) return !isOfWhole(asked) && (/:\s*$/.test(text) || tie === 'van');
  if (/^\s*bij het /i.test(text)) return isBroad(asked);
  if (WHY.test(text)) return tie === 'van' && isBroad(asked);
  if (FOR.test(text) || !isTold) return true;
  return isBroad(asked) || (!isOfWhole(asked) && tie === 'van');
}

/** 'Tussentijdse cijfers'. */
const isOfOccasion = ({ token, place }: RestWord, { tokens }: Sense): boolean =>
  token.text.endsWith('e') && isOccasion(tokens[place + 1]?.text ?? '');

/** 'De voorlopige aanslag': a word with an article is no name. */
function isDetermined({ place }: RestWord, { tokens }: Sense): boolean {
  const before = tokens.slice(0, place).map(({ text }) => text);
  while (/[a-z]{3}e$|^eigen$/.test(before.at(-1) ?? '') && !ARTICLE.test(before.at(-1) ?? ''))
    before.pop();
  return ARTICLE.test(before.at(-1) ?? '');
}

/** 'Duurde vijftien maanden' counts months, and nothing that is asked. */
export const isOfTime = (place: number, { tokens }: Sense): boolean =>
  countOf(tokens[place]?.text) !== undefined &&
  /^(?:dag|dagen|week|weken|maand|maanden|kwartaal|kwartalen|jaar|jaren)$/.test(
    tokens[place + 1]?.text ?? '',
  );

/** Verbs that have another at the end of their clause. */
const HELPING =
  /^(?:te|kan|kun|kunnen|moet|moeten|wil|willen|zal|zou|zouden|mag|mogen|ga|gaan|gaat|laat|laten)$/;

const DOER = /^(?:ik|we|wij)$/;
/** Whether a word can only be the verb of a clause: by its form and its place. */
export function isVerb({ token: { text }, place }: RestWord, { tokens, relation }: Sense): boolean {
  const before = tokens.slice(0, place);
  if (PARTY.test(before.at(-1)?.text ?? '')) return false;
  if (place === tokens.length - 1 && text.endsWith('en'))
    return before.some((each) => HELPING.test(each.text));
  const [one, other] = [tokens[place - 1]?.text ?? '', tokens[place + 1]?.text ?? ''];
  const hasKnown = tokens.some((each) => KNOWN.test(each.text));
  // 'Daarin mis ik', 'ik gok op': beside who does it, where there is no other verb.
  if (!hasKnown && (DOER.test(one) || DOER.test(other))) return true;
  const hasDoer =
    relation?.places.has(place - 1) === true ||
    before.slice(0, -1).some((each) => ARTICLE.test(each.text));
  return hasDoer && FORM.test(text) && !hasKnown;
}
