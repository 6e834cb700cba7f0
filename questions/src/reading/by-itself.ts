import { correctedTokens } from '../lexicon/corrected.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Before, Reading } from '../world.ts';
import { leansBack } from './narrowed.ts';
import { POINTING } from './pointing.ts';
import { first, senseOf, type Sense } from './sense.ts';
import { namesSubject } from './unsaid.ts';

/**
 * A turn that names what it is about and leans on nothing is answered as if it came first, where
 * there is no answer to it behind those before it. It has their period, but not one that they could
 * not be answered of.
 */
export function byItself(
  text: string,
  reading: Reading,
  vocabulary: Vocabulary,
  { question, period, offered }: Before,
  read: (before: Before) => Reading,
): Reading | undefined {
  if (reading.kind === 'vraag' || (!question && !offered)) return undefined;
  if (!isWhole(senseOf(correctedTokens(text, vocabulary), vocabulary))) return undefined;
  const kept = question?.period ?? period;
  const alone = read(kept ? { period: kept } : {});
  // Of which of two periods that were offered it is, is not known.
  const isOpen = offered?.some((each) => JSON.stringify(each.period) !== JSON.stringify(kept));
  if (alone.kind === 'vraag')
    return isOpen && JSON.stringify(read({})) !== JSON.stringify(alone) ? undefined : alone;
  const isRefused = alone.kind === 'geen_antwoord' && alone.reason === 'buiten_boeken';
  const anew = isRefused && kept ? read({}) : undefined;
  return anew?.kind === 'vraag' ? anew : undefined;
}

/** What a turn begins with that changes the one before it, or asks by a verb without saying of what. */
const BEGINS =
  /^(?:(?:en|of|dan|maar|ook|alleen|enkel|zonder|per|nee|ja|juist|bedoel|toch|van|bij|aan|voor|met|in|op) |welke? (?:is|was|zijn|waren|heeft|had|hebben) |(?:wat|hoeveel) (?!(?:is|was|zijn|waren) (?:de|het|mijn|onze?|ons) ))/;
/** Of whom or what there is a list of its own. */
const LISTED = new Set(['klanten', 'leveranciers', 'facturen', 'inkoopfacturen']);
const LEANS =
  /\b(?:er(?:bij|naast|op|af|in|uit|van|mee|aan|door|onder|boven)?|dan|dus|zelf|zelfde|hetzelfde|verschil|samen)\b/;

function isWhole(sense: Sense): boolean {
  const said = sense.tokens.map(({ text }) => text).join(' ');
  return (
    (namesSubject(sense) || LISTED.has(first(sense, 'noun') ?? '')) &&
    !leansBack(sense) &&
    !sense.tokens.some(({ text }) => POINTING.has(text)) &&
    !BEGINS.test(said) &&
    !LEANS.test(said)
  );
}
