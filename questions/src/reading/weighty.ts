import type { Question } from '@kengetal/contract';

const NOT = /^(?:niet|geen|niets|nooit|niemand|noch)$/;
export const RANKED =
  /^(?:meer|minder|hoger|lager|groter|kleiner|duurder|goedkoper|beter|slechter|eerste|laatste|tweede|derde)$/;

const COMPARATIVE = /^(?:meer|minder|hoger|lager|groter|kleiner|duurder|goedkoper|beter|slechter)$/;

/** Ordinary words that ask for something that no reading tells. */
const CHANGING =
  /^(?:dagelijkse?|wekelijkse?|daags|fictieve?|tijdelijke?|genoeg|voldoende|hoeveelste|omgerekend|eenmalige?|dubbele?|ongewone?|vreemde?|rare?|raar|gekke?|opmerkelijke?|opvallende?|prive|mensen|werkdag|werkdagen|personen|uren|uur|stuks|stuk|procentpunt|netto|bruto|vorige?|volgende|komende|voorgaande?|eerdere|voordat)$/;

/** Small words that turn a question around or compare in it, where its reading does neither. */
export function isWeighty(text: string, question: Question): boolean {
  const subject = JSON.stringify(question.subject);
  if (NOT.test(text))
    return (
      !/without|open|check|betaald|debiteuren|crediteuren/.test(subject) &&
      question.rows === undefined &&
      question.against === undefined
    );
  const isOrdered =
    question.order !== undefined ||
    question.limit !== undefined ||
    question.against !== undefined ||
    question.rows !== undefined;
  const isNext = question.subject.kind === 'recurring' && /^(?:volgende|komende)$/.test(text);
  if (text === 'voordat' && /ebitda|bedrijfsresultaat|voor_belasting|d[sp]o/.test(subject))
    return false;
  if (text === 'eraf') return question.measure === 'aandeel';
  if (text === 'netto' && /resultaat|nettomarge/.test(subject)) return false;
  // 'Privé opgenomen' is asked of the accounts for it.
  if (text === 'prive' && (question.only?.zijde !== undefined || /eigen_vermogen/.test(subject)))
    return false;
  if (
    CHANGING.test(text) &&
    text !== 'genoeg' &&
    !isNext &&
    !(text === 'hoeveelste' && subject.includes('volgende'))
  )
    return true;
  // 'Welke klanten kochten meer': the largest are no answer to that.
  const isHeld =
    (question.against ?? question.rows ?? question.skip) !== undefined ||
    question.measure === 'aandeel' ||
    question.limit === 1;
  return (
    RANKED.test(text) &&
    (COMPARATIVE.test(text) ? !isHeld : !isOrdered) &&
    !/older|terms|frequentie/.test(subject)
  );
}
