import { isMeaning, type Role, type ValueOf } from '../lexicon/lexicon.ts';
import type { FigureKey } from '../lexicon/types.ts';
import { findRelation, type FoundNames } from '../names/relations.ts';
import { countOf } from '../text/numbers.ts';
import type { Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { KnownRelation } from '../world.ts';
import { detailsOf, type Details } from './details.ts';
import { isForm } from './list-words.ts';
import { referencesIn } from './references.ts';
import type { References } from './taken.ts';
import { lostAt, missedAt } from './missed.ts';
import { meant, scan, type Mark, type Scanned } from './scan.ts';

/** A word that nothing explains, with what stands before it. */
export interface RestWord {
  readonly token: Token;
  readonly place: number;
  /** 'aan', 'voor', 'zonder': what ties it to the words before. */
  readonly tie?: string;
}

/** Everything that was found in a question, before it is known what is asked. */
export interface Sense {
  readonly vocabulary: Vocabulary;
  readonly tokens: readonly Token[];
  readonly scanned: Scanned;
  readonly references: References;
  readonly relation?: FoundNames<KnownRelation>;
  readonly details: Details;
  readonly rest: readonly RestWord[];
  readonly figures: readonly { readonly key: FigureKey; readonly mark: Mark }[];
}

export function senseOf(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  {
    quote,
    isAlone = false,
    isVat = false,
    relation: named,
  }: {
    readonly quote?: string;
    readonly isAlone?: boolean;
    readonly isVat?: boolean;
    /** What is taken for the relation that is named. */
    readonly relation?: FoundNames<KnownRelation>;
  } = {},
): Sense {
  const references = referencesIn(tokens, vocabulary);
  if (quote !== undefined) references.only.omschrijving = quote;
  const isReference = (place: number) => references.places.has(place);
  const relation: FoundNames<KnownRelation> | undefined =
    named ??
    (references.relations.length > 0
      ? { items: references.relations, places: references.places }
      : isOfWorth(tokens)
        ? undefined
        : findRelation(tokens, vocabulary, isReference, isAlone));
  const isTaken = (place: number) => isReference(place) || relation?.places.has(place) === true;
  const scanned = scan(tokens, vocabulary, isTaken, isVat);
  const details = detailsOf(scanned, isTaken);
  return {
    ...{ vocabulary, tokens, scanned, references, relation, details },
    rest: restOf(scanned, (place) => isTaken(place) || details.places.has(place)),
    figures: figuresIn(scanned),
  };
}

/** A book value is of an asset, and of nobody. */
const isOfWorth = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }) => /^(?:boekwaarde|restwaarde)$/.test(text));

/** Verbs whose two parts stand apart: 'waar geven we het meeste aan uit'. */
const SEPARABLE: readonly (readonly [start: RegExp, end: string, key: FigureKey])[] = [
  [/^(?:geef|geeft|geven|gaf|gaven)$/, 'uit', 'kosten'],
  [/^besteed(?:t|de|den)?$|^besteden$/, 'uit', 'uitbesteed_werk'],
  [/^(?:hou|houd|houdt|houden|hield|hielden)$/, 'over', 'resultaat'],
  [/^(?:blijft|bleef|blijven)$/, 'over', 'resultaat'],
  [/^(?:blijft|bleef|blijven)$/, 'hangen', 'resultaat'],
  [/^(?:besteed|besteedt|besteden|besteedde|besteedden)$/, 'uit', 'uitbesteed_werk'],
  [/^(?:koop|koopt|kopen|kocht|kochten)$/, 'in', 'kostprijs_omzet'],
  [/^(?:zet|zetten|zette)$/, 'om', 'omzet'],
  [/^(?:schrijven|schreven)$/, 'af', 'afschrijvingen'],
  [/^(?:los|lost|lossen|loste|losten)$/, 'af', 'kasstroom_langlopend'],
];

function figuresIn({ tokens, marks }: Scanned): Sense['figures'] {
  const said = meant(marks, 'figure').map(({ mark, value }) => ({ key: value, mark }));
  const verbs = SEPARABLE.flatMap(([start, end, key]) => {
    const from = tokens.findIndex(({ text }) => start.test(text));
    const to = tokens.findLastIndex(({ text }) => text === end);
    // 'Kochten in 2025' has no second part.
    const isOfTime = marks.some((mark) => mark.piece && mark.from <= to + 1 && to < mark.to);
    const isResult =
      key === 'resultaat' && said.some((each) => /resultaat|marge|ebitda/.test(each.key));
    const isSaid = isResult || said.some((each) => each.key === key || each.key === 'nettomarge');
    return from >= 0 && to > from && !isSaid && !isOfTime
      ? [{ key, mark: { from, to: from + 1, meanings: [] } }]
      : [];
  });
  const missed = missedAt(tokens);
  return [
    ...said.filter((each) => !isPayment(tokens, each) && each.mark.from !== missed),
    ...verbs,
  ];
}

/** 'Wanneer wordt de volgende huur afgeschreven': from the bank, and no depreciation. */
const isPayment = (tokens: Scanned['tokens'], { key, mark }: Sense['figures'][number]): boolean =>
  key === 'afschrijvingen' &&
  tokens[mark.from]?.text === 'afgeschreven' &&
  tokens.some(({ text }) =>
    /^(?:volgende|eerstvolgende|weer|vaak|dag|bank|bankrekening|rekening|incasso)$/.test(text),
  );

/** Whether something has a meaning in a role. */
export function has<R extends Role>({ scanned }: Sense, role: R, value: ValueOf<R>): boolean {
  return scanned.marks.some(({ meanings }) =>
    meanings.some((meaning) => isMeaning(meaning, role) && meaning.value === value),
  );
}

/** Whether one invoice or booking is named: the words beside it say what it is about. */
export const isOfDocument = ({ references: { only } }: Sense): boolean =>
  (only.factuur ?? only.boekstuk) !== undefined;

/** First meaning in a role. */
export const first = <R extends Role>({ scanned }: Sense, role: R): ValueOf<R> | undefined =>
  meant(scanned.marks, role)[0]?.value;

const TIES = new Set(
  'van aan voor bij uit op met door over naar qua zonder behalve exclusief excl minus'.split(' '),
);
const ARTICLES = new Set('de het een onze mijn ons alle'.split(' '));

/** 'Lepel me de omzet op', 'schotelt u mij die voor': a verb before whom it is told to, and no name. */
const isOrdering = (place: number, tokens: Scanned['tokens']): boolean =>
  place === 0 &&
  tokens
    .slice(1, 3)
    .some(
      ({ text }, at) =>
        /^(?:me|mij)$/.test(text) && (at === 0 || /^(?:u|je|jij)$/.test(tokens[1]?.text ?? '')),
    );

function restOf({ tokens, marks }: Scanned, isTaken: (place: number) => boolean): RestWord[] {
  const marked = new Set(
    marks.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, more) => from + more)),
  );
  const lost = lostAt(tokens);
  return tokens.flatMap((token, place) => {
    // 'Vijftig dagen', 'die vijftien maanden' is no name.
    const isOfDays =
      countOf(token.text) !== undefined &&
      /^(?:dagen|dgn|maand|maanden|mnd|kwartalen)$/.test(tokens[place + 1]?.text ?? '');
    if (
      marked.has(place) ||
      isTaken(place) ||
      place === lost ||
      isForm(token.text) ||
      isOrdering(place, tokens) ||
      isOfDays ||
      !/[a-z]{2}|^\d{4}|\d[-/]\d/.test(token.text)
    )
      return [];
    let before = place - 1;
    while (ARTICLES.has(tokens[before]?.text ?? '')) before -= 1;
    // 'Doorberekenen' is one word.
    const tie = token.isPart && tokens[before]?.isPart ? undefined : tokens[before]?.text;
    return [{ token, place, ...(tie !== undefined && TIES.has(tie) && { tie }) }];
  });
}
