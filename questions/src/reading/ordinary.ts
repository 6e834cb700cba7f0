/** Verbs by their form: what is asked may be what they say. */
const VERBAL =
  /^(?:(?:over|voor|na|bij|om|samen|klaar|vast|terug|weg|rond|los)?ge|be|ver|ont|her|aan|af|op|uit|in|toe|door|mee)[a-z]{3,}(?:d|t|en)$|(?:eerd|eren|eert)$/;
/** Adverbs and adjectives by their form; with an ending they say which of several is meant. */
const ADVERBIAL = /(?:lijk|ig|weg|wijs|end|baar|tjes|isch)$/;
const ATTRIBUTIVE = /(?:lijke|ige|ende|aande|ische)$/;

/** A word that has no such form is likely a name. */
export const isOrdinary = (text: string): boolean =>
  VERBAL.test(text) || ATTRIBUTIVE.test(text) || isAdverb(text);

/** A word that says how, and not what; nor do letters. */
export const isAdverb = (text: string): boolean =>
  ADVERBIAL.test(text) || /^[a-z]{1,2}$/.test(text);
