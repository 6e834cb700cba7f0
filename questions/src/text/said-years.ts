const YEARS =
  'vijftien zestien zeventien achttien negentien twintig eenentwintig tweeentwintig drieentwintig vierentwintig vijfentwintig zesentwintig zevenentwintig achtentwintig negenentwintig dertig'.split(
    ' ',
  );
/** Years in words: 'tweeduizend vierentwintig'. */
export const SAID_YEARS: readonly (readonly [RegExp, string])[] = YEARS.map((word, index) => [
  new RegExp(`\\b(?:tweeduizend|twintig)\\s?(?:en\\s?)?${word}\\b`, 'g'),
  String(2015 + index),
]);
