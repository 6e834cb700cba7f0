import type { Question } from '@kengetal/contract';
import type { FigureKey } from '../lexicon/types.ts';
import type { Draft } from './draft.ts';
import { figureBy, type Split } from './figure-by.ts';
import { first, has, type Sense } from './sense.ts';
import { isExact, rowSizes } from './sizes.ts';
import { isCounted } from './subjects.ts';
import { says } from './turn-words.ts';

const SPLIT_OF = {
  klanten: 'relatie',
  leveranciers: 'relatie',
  relaties: 'relatie',
  posten: 'rekening',
  kosten: 'groep',
  maanden: 'maand',
  kwartalen: 'kwartaal',
  jaren: 'jaar',
  kostenplaatsen: 'kostenplaats',
} as const satisfies Partial<Record<string, Split>>;
type Noun = keyof typeof SPLIT_OF;

/** Rows by what their amount must be: 'klanten met meer dan 10k omzet', 'maanden met verlies'. */
export function readSizedRows(sense: Sense, key: FigureKey | undefined): Draft | undefined {
  const noun = nounOf(sense);
  if (noun === undefined || first(sense, 'order') !== undefined) return undefined;
  const said = rowSizes(sense.details.sizes);
  const sign = signOf(sense, key, noun);
  const isNot = sign !== undefined && isDenied(sense, sign);
  const signed = sign && SIGNED[isNot === (sign === 'loss') ? 'profit' : 'loss'];
  const rows = Object.keys(said).length > 0 ? said : signed;
  if (!rows || isExact(sense.details.sizes)) return undefined;
  const usual = sign === undefined ? usualOf(noun) : 'resultaat';
  const of = noun === 'klanten' && key === 'resultaat' ? 'omzet' : (key ?? usual);
  return figureBy(sense, of, SPLIT_OF[noun], {
    rows,
    ...(areCounted(sense, noun) && { measure: 'aantal' as const }),
  });
}

function nounOf(sense: Sense): Noun | undefined {
  const said = (Object.keys(SPLIT_OF) as Noun[]).find((each) => has(sense, 'noun', each));
  return said ?? (says(sense, /^wanneer$/) ? 'maanden' : undefined);
}

const isOfTime = (noun: Noun): boolean =>
  noun === 'maanden' || noun === 'kwartalen' || noun === 'jaren';

const usualOf = (noun: Noun): 'omzet' | 'kosten' =>
  noun === 'klanten' || noun === 'relaties' || isOfTime(noun) ? 'omzet' : 'kosten';

const areCounted = (sense: Sense, noun: Noun): boolean =>
  isCounted(sense, 'klanten') ||
  isCounted(sense, 'leveranciers') ||
  (isOfTime(noun) && says({ tokens: sense.tokens.slice(0, 2) }, /^(?:hoeveel|aantal)$/));

const SIGNED: Readonly<Record<'loss' | 'profit', NonNullable<Question['rows']>>> = {
  loss: { onder_cents: 0 },
  profit: { boven_cents: 0 },
};
const LOSS =
  /^(?:verlies|verliezen|verloren|verloor|verliesgevend|verlieslatend|mis|misging|rood|rode|negatief|negatieve|nul)$/;
const PROFIT = /^(?:winst|winstgevend|positief|zwarte|plus)$/;
/** 'Maanden zonder winst' are those with a loss, and 'geen verlies' those with a profit. */
const isDenied = ({ tokens }: Sense, sign: 'loss' | 'profit'): boolean =>
  tokens.some(
    ({ text }, at) =>
      (sign === 'loss' ? LOSS : PROFIT).test(text) &&
      /^(?:geen|zonder|niet)$/.test(tokens[at - 1]?.text ?? ''),
  );
const CHOSEN =
  /^(?:welke?|hoeveel|wanneer|aantal|maanden|kwartalen|jaren|geen|enkele|ergens|nog|ooit|een)$/;
const NOUN_OF_TIME = /^(?:maand|maanden|mnd|kwartaal|kwartalen|jaar|jaren|boekjaar|boekjaren)$/;

/** 'Maanden met verlies', 'welke kostenplaatsen draaien winst'; of both words a loss. */
function signOf(
  sense: Sense,
  key: FigureKey | undefined,
  noun: Noun,
): 'loss' | 'profit' | undefined {
  if (!isOfTime(noun) && noun !== 'kostenplaatsen') return undefined;
  const texts = sense.tokens.map(({ text }) => text);
  const isAsked =
    says(sense, CHOSEN) ||
    texts.some(
      (text, at) =>
        NOUN_OF_TIME.test(text) &&
        /^(?:met|zonder|dat|die|waar|waarin|waarop|bij)$/.test(texts[at + 1] ?? ''),
    );
  if (!isAsked) return undefined;
  if (key === undefined && isDenied(sense, 'profit')) return 'profit';
  const isOfResult = key === 'resultaat' || key === undefined;
  if (isOfResult && !has(sense, 'link', 'tegen') && says(sense, LOSS)) return 'loss';
  const isWhen = texts.includes('wanneer') && !texts.includes('hoeveel');
  const isOneOf = texts.some(
    (text, at) =>
      /^(?:welke?|hoeveel|aantal)$/.test(text) && NOUN_OF_TIME.test(texts[at + 1] ?? ''),
  );
  return key === 'resultaat' && (isOneOf || isWhen) && says(sense, PROFIT) ? 'profit' : undefined;
}
