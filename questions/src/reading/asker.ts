import { isMeaning, type Meaning } from '../lexicon/lexicon.ts';
import type { Token } from '../text/tokens.ts';

/** Somebody of the trade, who may ask for figures or want them. */
export const PERSON =
  /^(?:bank|coach|fiscus|belastingdienst|notaris|[a-z]*(?:manager|controller|adviseur|directeur|inspecteur|investeerder|verzekeraar|accountant|bankier|specialist|jurist|commissaris|aandeelhouder|financier|compagnon|maatschappij|boekhouder|penningmeester|beoordelaar|makelaar|verhuurder|curator|vennoot))s?$/;
/** What it charges is no money on it: 'wat rekende de bank ons'. */
const CHARGES = /^(?:rekent|rekende|berekent|berekende|vraagt|vroeg|bracht)$/;
const ASKS =
  /^(?:vraagt|vroeg|mailt|mailde|belt|belde|appt|appte|schrijft|schreef|zegt|zei|beweert|beweerde|denkt|dacht|meent|meende)$/;
/** 'Kwam langs', 'is hier geweest', 'heeft gebeld': behind the verb, or in front of who it is. */
const VISITS =
  /^(?:komt|kwam|is|was|zit|zat|staat|stond|heeft|had) (?:\S+ ){0,3}(?:langs|langsgekomen|langsgeweest|geweest|hier|bezoek|lijn|telefoon|gebeld|gemaild|geappt|gevraagd)(?: |$)/;
const OPEN =
  /^(?:betalen|betaald|open|openstaan|openstaat|openstaand|schuldig|krijgt|factuur|rekening)$/;
const PARTY = /^(?:klant|leverancier|debiteur|crediteur)/;
const CALLS = /^(?:belt|belde|mailt|mailde|appt|appte)$/;

/** 'De cliënt vraagt waar zijn geld heen gaat', 'de accountant belde': who asks is no part of what is asked. */
export function isAsker(
  tokens: readonly Token[],
  at: number,
  to: number,
  values: readonly Meaning[],
): boolean {
  const textAt = (place: number) => tokens[place]?.text ?? '';
  const isSomebody = values.some((each) => isMeaning(each, 'noun') || each.value === 'bank_en_kas');
  const isPerson = PERSON.test(textAt(at)) && !mayBeOf(tokens);
  if (isPerson && CALLS.test(textAt(to))) return true;
  if (!(isSomebody || isPerson) || !/^(?:de|het|een|mijn|onze|deze|die)$/.test(textAt(at - 1)))
    return false;
  const behind = tokens
    .slice(to, to + 5)
    .map(({ text }) => text)
    .join(' ');
  if (ASKS.test(textAt(to)) || CALLS.test(textAt(at - 2)) || VISITS.test(behind)) return true;
  return isSomebody && CHARGES.test(textAt(at - 2));
}

/** 'De verhuurder belde, moeten we nog iets betalen': of whom may be who called. */
const mayBeOf = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => OPEN.test(text)) && !tokens.some(({ text }) => PARTY.test(text));
