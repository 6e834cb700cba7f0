/** How much something is, or how much somebody does it: 'het zwaarst', 'de gulste klant'. */
const MUCH =
  'groot hoog zwaar sterk duur prijzig kostbaar dik diep hard fors flink stevig fel erg druk vet gunstig belangrijk omvangrijk ruim rijkelijk gul royaal kwistig scheutig gretig intensief aanzienlijk heftig explosief stormachtig snel vlug rap vol';
/** And how little. */
const LITTLE =
  'klein laag slecht zwak matig mager slap karig schraal pover gering bescheiden krap zuinig rustig stil kalm traag goedkoop voordelig ongunstig licht dun leeg';

/** The superlatives of adjectives, as they stand before a noun and beside a verb. */
const superlativesOf = (adjectives: string): string =>
  adjectives
    .split(' ')
    .map((each) => `${each}ste`)
    .join(', ');

export const MOST_OF_ALL = superlativesOf(MUCH);
export const LEAST_OF_ALL = superlativesOf(LITTLE);

/** What is done most and least often: of these the number is put in order, and not the amount. */
export const OFTEN_MOST =
  'vaakste, het vaakste, dikwijlste, het dikwijlste, frequentste, het frequentste, veelvuldigste, het veelvuldigste, regelmatigste, het regelmatigste, meest frequent, het meest frequent, meest regelmatig, het meest regelmatig';
export const OFTEN_LEAST =
  'minst vaak, het minst vaak, minst frequent, het minst frequent, zeldenste, het zeldenste';
/** One of these words. */
export const SAYS_OFTEN =
  / (?:(?:vaak|dikwijl|frequent|veelvuldig|regelmatig|zelden)ste?|(?:meest|minst) (?:vaak|frequent|regelmatig)) /;

/** The adjectives themselves, which are no slip of another word. */
export const DEGREES: readonly string[] = `${MUCH} ${LITTLE}`.split(' ');
