/** What number words are built of; a question is read more exactly than this, which only refuses. */
const UNITS = [
  ['nul', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf'],
  ['twaalf', 'dertien', 'veertien', 'twintig', 'dertig', 'veertig', 'tachtig', 'tig', 'derde'],
  ['honderd', 'duizend', 'miljoen', 'miljard', 'biljoen', 'biljard', 'triljoen'],
  ['anderhalf', 'anderhalve', 'half', 'halve', 'helft', 'driekwart', 'kwart'],
].flat();
const UNIT = UNITS.toSorted((one, other) => other.length - one.length).join('|');
const ENDING = 'en|s|de|ste|voud\\p{L}*|maal|keer|tal|tallen|deel|delen|t?jes?';
/** 'Tweehonderdvijf', 'vijfeneenhalf', 'tweederde', 'verdrievoudigd', 'tienmaal', 'honderden'. */
const BUILT = new RegExp(`^(?:ver|ge)?(?:(?:${UNIT})(?:en)?)+(?:${ENDING})*$`, 'u');
/** An article, and what puts things in order; 'derden' are others. */
const NO_AMOUNT = new Set(['een', 'eens', 'ene', 'enen', 'eentje', 'tweede', 'tweeden', 'derden']);
const OTHER =
  /^(?:ton|tonnen|tonnetjes?|mille|nihil|dozijn\p{L}*|rug|ruggen|knaken?|knaak|meiers?|joet|joetjes|\p{L}*dubbel\p{L}*|stuivers?|gehalveerd\p{L}*|halver\p{L}*|halveer\p{L}*|proc?ent\p{L}*|promille)$/u;
/** In the languages that a model slips into. */
const FOREIGN = new Set(
  [
    'zero one two three four five six seven eight nine eleven twelve thirteen fourteen fifteen',
    'sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety',
    'double doubled triple tripled twice thrice hundred hundreds thousand thousands million',
    'millions billion billions trillion trillions deux trois quatre cinq huit neuf dix vingt trente',
    'quarante cinquante soixante cent cents mille milliard milliards zwei drei vier funf sechs',
    'sieben zehn zwanzig hundert tausend millionen milliarden null',
  ].flatMap((line) => line.split(' ')),
);
const FOREIGN_BUILT = /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[a-z]+$/;
/** Parts of numbers that no other word has, however they are cut or fixed to another. */
const TELLING =
  /honderd|duizend|miljoen|miljard|biljoen|triljoen|hundred|thousand|million|billion|milliard|(?:twin|der|veer|vijf|zes|zeven|tach|negen)tig/g;

/** Whether a word, folded and without hyphens, says a number, a multiple or a part. */
export const isNumberWord = (word: string): boolean =>
  !NO_AMOUNT.has(word) &&
  (BUILT.test(word) || OTHER.test(word) || FOREIGN.has(word) || FOREIGN_BUILT.test(word));

/** Of letters that are numbers in Rome, and of those that look like one and nought. */
const ROMAN = /^m{0,3}(?:c[md]|d?c{0,3})(?:x[cl]|l?x{0,3})(?:i[xv]|v?i{0,3})$/i;
const LIKE_DIGITS = /^(?=.*O)(?=..)[lIOo]+$/;
/** What is of these letters and means something. */
const NO_ROMAN = new Set('mix di mi li cv cd dl cl ml cm mm xl dm vi'.split(' '));

/** Words that can be read as a number by the look of their letters. */
export const lettersAsDigits = (text: string): string[] =>
  (text.match(/\p{L}+/gu) ?? []).filter(
    (word) =>
      LIKE_DIGITS.test(word) ||
      (word.length > 1 && ROMAN.test(word) && !(NO_ROMAN.has(word) || /^(?:CV|CD|XL)$/.test(word))),
  );

/** Parts of numbers in the letters of a folded text, whatever stands between these. */
export const partsOfNumbers = (text: string): string[] =>
  text.replace(/[^a-z]/g, '').match(TELLING) ?? [];
