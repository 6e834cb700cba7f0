import type { Sense } from './sense.ts';
import { ASKS, DAY, isCondition, VERB } from './told-words.ts';
import { FORM } from './verb-like.ts';

/** Who or what was told of; 'dat' may be that it happened. */
const POINTS =
  /^(?:ze|zij|hij|hem|hen|hun|haar|die|deze|diens|daar[a-z]*|er(?:van|bij|aan|mee|op|voor))$/;
/** What a clause begins with that tells when or why it is asked. */
const BECAUSE = /^(?:voordat|nadat|omdat|aangezien|terwijl|nu|zodra)$/;
const AHEAD = /^(?:volgende?|komende?|aanstaande)$/;

/**
 * The name of somebody or something that is told of, before the question that points at it:
 * 'Jansen belde net. Wat staat er van hen open?'.
 */
export function namedBefore(
  told: string,
  asked: string,
  senseOf: (part: string) => Sense,
): string | undefined {
  const name = isTelling(told) ? nameIn(senseOf(told)) : undefined;
  const question = senseOf(asked);
  if (name === undefined || !pointsBack(question)) return undefined;
  const isOther =
    question.relation !== undefined ||
    (!name.isOfParty && (question.figures.length > 0 || question.references.places.size > 0));
  return isOther ? undefined : `${name.words}. ${asked}`;
}

const isTelling = (told: string): boolean => !told.includes('?');

/** The one relation, account or figure that is named, where nothing else is said of it that narrows. */
function nameIn(sense: Sense): { readonly words: string; readonly isOfParty: boolean } | undefined {
  const places = saysMore(sense) ? [] : placesOfName(sense);
  const words = sense.tokens.map(({ text }) => text);
  const isOfParty = sense.relation !== undefined;
  // 'Brandstof voor de camper' is not all of it.
  const isPart = !isOfParty && NARROWS.test(words[Math.max(...places) + 1] ?? '');
  if (places.length === 0 || isPart) return undefined;
  return { words: places.map((place) => words[place]).join(' '), isOfParty };
}
const NARROWS = /^(?:van|voor|bij|per|in|op|uit|met|aan|door|en)$/;

/** Where the one that is named stands; nowhere where two are. */
function placesOfName({ relation, references, figures, rest, vocabulary }: Sense): number[] {
  const sorted = (places: Iterable<number>) => [...places].toSorted((a, b) => a - b);
  const accounts = rest.filter(
    ({ token }) => vocabulary.accounts.index.find(token.text, 'part').length > 0,
  );
  const named = [
    ...(relation ? [sorted(relation.places)] : []),
    ...(!relation && references.places.size > 0 ? [sorted(references.places)] : []),
    ...figures.map(({ mark: { from, to } }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    ),
    ...(relation ? [] : accounts.map(({ place }) => [place])),
  ];
  const isOne = named.length === 1 && (relation?.items.length ?? 1) === 1;
  return isOne && references.accounts.length <= 1 ? (named[0] ?? []) : [];
}

/** Whether it asks, narrows, counts, or says a time other than a day or what is to come. */
function saysMore({ tokens, details, scanned }: Sense): boolean {
  const words = tokens.map(({ text }) => text);
  // 'Brandstof en onderhoud:' is a heading, and is read as it stands.
  const isClause =
    BECAUSE.test(words[0] ?? '') ||
    words.some((word, at) => at > 0 && (VERB.test(word) || FORM.test(word)));
  return (
    !isClause ||
    words.some((word, at) => ASKS.test(word) || isCondition(word, at, words) || /\d/.test(word)) ||
    (details.limit ?? details.skip ?? details.older) !== undefined ||
    scanned.marks.some(
      ({ piece, from }) =>
        piece !== undefined && !DAY.test(words[from] ?? '') && !AHEAD.test(words[from] ?? ''),
    )
  );
}

/** 'Wat staat er van hen open', and not 'wat kostte die bus', which names it. */
const pointsBack = ({ tokens, rest, scanned, relation, references }: Sense): boolean =>
  tokens.some(({ text }, at) => {
    const isNamed =
      rest.some(({ place }) => place === at + 1) ||
      relation?.places.has(at + 1) === true ||
      references.places.has(at + 1) ||
      scanned.marks.some(
        ({ from, piece, meanings }) =>
          from === at + 1 &&
          piece === undefined &&
          meanings.some(({ role }) => /^(?:figure|subject|noun)$/.test(role)),
      );
    return POINTS.test(text) && !(/^(?:die|deze|hun|haar)$/.test(text) && isNamed);
  });
