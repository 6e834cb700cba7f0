import type { Meaning } from '../lexicon/lexicon.ts';
import type { Token } from '../text/tokens.ts';

const WHERE_TO =
  /\bwaar\b.*\bgeld\b.*\b(?:heen|naartoe|naar toe|aan op|aan opgegaan|gebleven|in gaan zitten)\b/;
const WHO_TO =
  /\b(?:naar|aan) wie\b.*\b(?:gaat|ging|gaan|gingen|gegaan|kwijt|uit|uitgegeven|besteed)\b/;

/** 'Waar ging ons geld in maart aan op' asks costs by their kinds, 'naar wie ging het' suppliers. */
export function spentOn(tokens: readonly Token[], at: number): readonly Meaning[] | undefined {
  if (tokens[at]?.text !== 'geld') return undefined;
  const text = tokens.map((token) => token.text).join(' ');
  if (WHO_TO.test(text)) return [{ role: 'noun', value: 'leveranciers' }];
  return WHERE_TO.test(text) ? [{ role: 'noun', value: 'kosten' }] : undefined;
}
