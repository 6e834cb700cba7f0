/** Verbs, participles and adverbs by their form. */
const ORDINARY =
  /^(?:ge|be|ver|ont|her|aan|af|op|uit|in|toe|door|mee)[a-z]{3,}(?:d|t|en)$|(?:lijk|lijke|ig|ige|weg|wijs|end|ende|baar|tjes|eerd|eren|eert|isch|ische)$/;

/** A word that has no such form is likely a name. */
export const isOrdinary = (text: string): boolean =>
  ORDINARY.test(text) || /^[a-z]{1,2}$/.test(text);
