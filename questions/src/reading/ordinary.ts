/** Verbs by their form: what is asked may be what they say. */
const VERBAL =
  /^(?:ge|be|ver|ont|her|aan|af|op|uit|in|toe|door|mee)[a-z]{3,}(?:d|t|en)$|(?:eerd|eren|eert)$/;
/** Adverbs and adjectives by their form. */
const ADVERBIAL = /(?:lijk|lijke|ig|ige|weg|wijs|end|ende|baar|tjes|isch|ische)$/;

/** A word that has no such form is likely a name. */
export const isOrdinary = (text: string): boolean => VERBAL.test(text) || isAdverb(text);

/** A word that says how, and not what; nor do letters. */
export const isAdverb = (text: string): boolean =>
  ADVERBIAL.test(text) || /^[a-z]{1,2}$/.test(text);
