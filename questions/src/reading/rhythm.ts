import type { Sense } from './sense.ts';
import { lineOf } from './turn-words.ts';

const RHYTHM =
  / (?:elke?|iedere?) (maand|mnd|kwartaal|kw|jaar) | (maandelijkse?|maandelijks|jaarlijkse?|jaarlijks|kwartaalse) | (maand|kwartaal|jaar)lasten | (?:komt|komen|keert|keren) (?:\S+ ){0,3}per (maand|kwartaal|jaar) (?:\S+ ){0,2}terug /;
/** 'Per kwartaal' of what is billed is how often it comes, and of costs how they are divided. */
const BILLED_PER =
  / per (maand|mnd|kwartaal|kw|jaar) (?:in rekening|aangerekend|gefactureerd|afgeschreven|betaald|geincasseerd) | (?:factureren|factureert|sturen|stuurt|incasseren|incasseert) (?:\S+ ){0,4}per (maand|mnd|kwartaal|kw|jaar) $/;
/** By how the word for it begins. */
const UNIT_OF: Readonly<Partial<Record<string, 'maand' | 'kwartaal' | 'jaar'>>> = {
  ma: 'maand',
  mn: 'maand',
  kw: 'kwartaal',
  ja: 'jaar',
};

/** 'Welke kosten komen elke maand terug': only those that come once in it. */
export function rhythmOf({
  tokens,
}: Pick<Sense, 'tokens'>): 'maand' | 'kwartaal' | 'jaar' | undefined {
  const text = lineOf({ tokens });
  const isWhich =
    / welke? (?!(?:maand)?bedrag|prijs|tarief)/.test(text.slice(0, 24)) ||
    / die (?:elke?|iedere?) (?:maand|kwartaal|jaar) terug/.test(text) ||
    / (?:wat|alles) (?:\S+ )?(?:komt|wat) |^ wie (?:stuurt|factureert|rekent|incasseert) /.test(
      text,
    );
  const found =
    (isWhich && (RHYTHM.exec(text) ?? (isBilled({ tokens }) && BILLED_PER.exec(text)))) || [];
  return UNIT_OF[(found.slice(1).find((each) => each !== undefined) ?? '').slice(0, 2)];
}

/** Whether costs in a rhythm are said to come back, or are asked by it alone. */
export const comesBack = (sense: Sense): boolean =>
  isBilled(sense) ||
  / (?:komt|komen|keert|keren) (?:\S+ ){0,3}terug | terugk(?:om|e+r)| welke (?:maandelijkse|jaarlijkse|kwartaalse) (?:kosten|lasten|uitgaven) /.test(
    lineOf(sense),
  );

/** 'Welke leveranciers factureren elke maand', 'welke lasten hebben we maandelijks': of now, and not ranked. */
const isBilled = ({ tokens }: Pick<Sense, 'tokens'>): boolean =>
  /^ wie (?:stuurt|factureert|rekent|incasseert) (?:ons|mij) | welke? (?:(?:vaste|maandelijkse|jaarlijkse|kwartaalse) )?(?:leveranciers?|bedrijven|bedrijf|partijen|partij|klanten|klant|kosten|lasten|uitgaven|facturen|rekeningen|notas|posten) (?:\S+ )?(?:factureren|factureert|sturen|stuurt|brengen|brengt|rekenen|rekent|incasseren|incasseert|schrijven|schrijft|betalen|betaalt|worden|hebben|heb|krijgen|krijg|komen|keren) /.test(
    lineOf({ tokens }),
  ) && !tokens.some(({ text }) => PAST.test(text));
const PAST = /^(?:gehad|gekregen|gestuurd|gemaakt|ontvangen|waren|was|hadden)$/;
