import { formsOf } from '../text/verb-forms.ts';
import type { Token } from '../text/tokens.ts';

/** What may be said of rows that are put in order. */
const VERBS = new Set(
  'zijn hebben worden staan zitten liggen komen gaan doen zien lopen vallen blijven nemen geven krijgen kopen bestellen verkopen betalen brengen halen maken verdienen moeten kunnen mogen willen leveren factureren declareren rekenen schrijven sturen kosten besteden vragen drukken tikken wegen slokken slurpen vreten vormen tellen scoren presteren draaien groeien stijgen dalen krimpen zakken springen steken toppen pieken zorgen bezorgen voeren sluiten eindigen openen vervallen wachten horen schelen bedragen belopen werken huren lenen'
    .split(' ')
    .flatMap(formsOf),
);
const ASKER = /^(?:wie|welke?)$/;
/** 'Welke leveranciers kosten', against 'welke van de kosten', 'welke groep kosten'. */
const isNoun = (text: string, before = ''): boolean =>
  text === 'kosten' && !/(?:s|[^v]en)$|^(?:wie|ons)$/.test(before);
const WE = /^(?:we|wij|ik)$/;
/** Behind these who is asked for does nothing: 'bij wie'. */
const TOWARDS = /^(?:aan|bij|van|voor|met|door|op|in|uit|naar)$/;

/**
 * Whether one is asked for or several, by the verb of who or what is asked: 'wie kost', 'welke daarvan
 * waren', and 'hoeveel daarvan is' against 'hoeveel daarvan zijn'.
 */
export function askedByVerb(
  tokens: readonly Token[],
  asking: RegExp = ASKER,
): 'one' | 'many' | undefined {
  const texts = tokens.map(({ text }) => text);
  const asker = texts.findIndex((text) => asking.test(text));
  if (asker < 0 || TOWARDS.test(texts[asker - 1] ?? '')) return undefined;
  if (texts[asker] === 'welk') return 'one';
  const at = texts.findIndex(
    (text, place) => place > asker && VERBS.has(text) && !isNoun(text, texts[place - 1]),
  );
  if (at < 0 || [at - 1, at + 1].some((beside) => WE.test(texts[beside] ?? ''))) return undefined;
  return texts[at]?.endsWith('n') ? 'many' : 'one';
}
