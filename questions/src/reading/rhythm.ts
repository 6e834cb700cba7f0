import type { Sense } from './sense.ts';
import { lineOf } from './turn-words.ts';

const RHYTHM =
  / (?:elke?|iedere?) (maand|mnd|kwartaal|kw|jaar) | (maandelijkse?|jaarlijkse?|kwartaalse) | (maand|kwartaal|jaar)lasten /;
/** By how the word for it begins. */
const UNIT_OF: Readonly<Partial<Record<string, 'maand' | 'kwartaal' | 'jaar'>>> = {
  ma: 'maand',
  mn: 'maand',
  kw: 'kwartaal',
  ja: 'jaar',
};

/** 'Welke kosten komen elke maand terug': only those that come once in it. */
export function rhythmOf(sense: Pick<Sense, 'tokens'>): 'maand' | 'kwartaal' | 'jaar' | undefined {
  const text = lineOf(sense);
  const isWhich =
    / welke? (?!(?:maand)?bedrag|prijs|tarief)/.test(text.slice(0, 24)) ||
    / die (?:elke?|iedere?) (?:maand|kwartaal|jaar) terug/.test(text) ||
    / (?:wat|alles) (?:\S+ )?(?:komt|wat) /.test(text);
  const [, one, other, last] = (isWhich && RHYTHM.exec(text)) || [];
  return UNIT_OF[(one ?? other ?? last ?? '').slice(0, 2)];
}

/** Whether costs in a rhythm are said to come back, or are asked by it alone. */
export const comesBack = (sense: Sense): boolean =>
  / (?:komt|komen|keert|keren) (?:\S+ ){0,3}terug | terugk(?:om|e+r)| welke (?:maandelijkse|jaarlijkse|kwartaalse) (?:kosten|lasten|uitgaven) /.test(
    lineOf(sense),
  );
