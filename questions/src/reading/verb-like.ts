import { countOf } from '../text/numbers.ts';
import type { Sense } from './sense.ts';

const ASKING = /^(?:welke?|wie|wat|hoeveel|hvl|waar|hoe|waarmee|waaraan)$/;
/** Verbs that a sentence has in the place of any other. */
export const KNOWN =
  /^(?:is|zijn|was|waren|ben|heeft|hebben|heb|had|hadden|wordt|worden|werd|werden|moet|moeten|kan|kunnen|gaat|gaan|ging|gingen|komt|komen|kwam|kwamen|staat|staan|stond|stonden|kost|kostte|kostten|deed|deden|doet|doen|maakt|maakte|maakten|maken|krijgt|krijgen|kreeg)$/;
/** How forms of regular verbs end. */
export const FORM = /[a-z]{3}(?:t|te|ten|de|den)$/;
/** What a phrase behind a verb begins with. */
const NEXT =
  /^(?:er|het|ons|mij|me|ik|we|wij|jullie|hij|ze|de|een|mijn|onze|dit|deze|die|in|over|op|aan|bij|tijdens|vorig|vorige|afgelopen|toen|daar|nou|nu|eigenlijk)$/;

/** The second part of a verb that means another thing with it: 'viel tegen', 'stak eruit'. */
const PARTICLE = /^(?:weg|mis|tegen|terug|eruit|bovenuit|uit)$/;
const ONE = /^(?:er|ons|mij|me|ik|we|wij|ze|hij)$/;

/**
 * A word that can only be the verb of a question: it has the form of one, stands where that stands,
 * and there is no other. 'Welke leverancier bezorgde ons de hoogste kosten?'
 */
export function verbOf({ tokens, rest, scanned, relation, figures }: Sense): string | undefined {
  const texts = tokens.map(({ text }) => text);
  // Without a figure nothing says what a verb is of.
  if (figures.length === 0) return undefined;
  const isAsked = texts.slice(0, 3).some((text) => ASKING.test(text));
  if (!isAsked || texts.some((text) => KNOWN.test(text) || PARTICLE.test(text))) return undefined;
  const found = rest.filter(({ token, place }) => {
    const before = scanned.marks.find(({ to }) => to === place);
    const noun = texts[place - 1] ?? '';
    const isMany = /(?:en|s)$/.test(noun);
    // Right behind 'welke leverancier'; a name can stand anywhere else: 'hoeveel omzet gaf Maastricht'.
    const isBehindNoun =
      /^welke?$/.test(
        texts[
          (before?.from ?? 0) - (countOf(texts[(before?.from ?? 0) - 1]) === undefined ? 1 : 2)
        ] ?? '',
      ) &&
      before?.meanings.some(({ role }) => role === 'noun') === true &&
      (!isMany || token.text.endsWith('en'));
    const isPeriod = scanned.marks.some(
      ({ piece, from }) => piece !== undefined && from === place + 1,
    );
    const isNamed = relation?.places.has(place + 1) === true || isPeriod;
    // Behind a figure a noun is likelier: 'omzet gemeente in 2024'.
    const isBehindFigure =
      figures.some(({ mark }) => mark.to === place) && ONE.test(texts[place + 1] ?? '');
    return (
      FORM.test(token.text) &&
      (isBehindFigure || (isBehindNoun && (isNamed || NEXT.test(texts[place + 1] ?? ''))))
    );
  });
  return found.length === 1 ? found[0]?.token.raw : undefined;
}
