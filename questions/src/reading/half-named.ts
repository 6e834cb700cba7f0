import type { Question } from '@kengetal/contract';
import { draftOf } from './plain.ts';
import type { Mark } from './scan.ts';
import { senseOf, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

/** 'Omzet zorg klanten', 'top 5 bouw klanten'. */
const PARTIES = /^(?:klanten|leveranciers)$/;
const SMALL = /^(?:van|bij|aan|voor|de|het|uit|in)$/;

/**
 * 'Omzet zorg', 'klanten bouw 2024': an ordinary word that says nothing else in the question and stands
 * in names of relations may be what is left of a name. Undefined where there is none.
 */
export function halfNamed(sense: Sense, question: Question): AskedBack | undefined {
  const { tokens, vocabulary, scanned } = sense;
  const isNamed = question.subject.kind === 'relation' || question.subject.kind === 'account';
  if (sense.relation || isNamed || question.only) return undefined;
  const place = tokens.findIndex(
    ({ text }, at) =>
      vocabulary.relations.index.has(text) &&
      !vocabulary.accounts.index.has(text) &&
      saysNothing(at, sense) &&
      (PARTIES.test(tokens[at + 1]?.text ?? '') ||
        ((isBehindNoun(at, sense) || /^(?:uit|bij)$/.test(tokens[at - 1]?.text ?? '')) &&
          (at === tokens.length - 1 ||
            scanned.marks.some((mark) => mark.from === at + 1 && isHow(mark))))),
  );
  const text = tokens[place]?.text;
  if (text === undefined) return undefined;
  const items = vocabulary.relations.index
    .find(text, 'same')
    .flatMap(({ id }) => vocabulary.world.relations[id] ?? []);
  const draft = draftOf(
    senseOf(tokens, vocabulary, { relation: { items, places: new Set([place]) } }),
  );
  const named = draft?.kind === 'asked' ? [draft.asked] : draft?.kind === 'ask' ? draft.asked : [];
  const { period, day, against } = question;
  const when = { ...(period && { period }), ...(day && { day }), ...(against && { against }) };
  return ask(`Bedoel je een klant of leverancier met ‘${tokens[place]?.raw ?? text}’ in de naam?`, [
    ...named.map((asked) => ({ ...asked, ...when })),
    question,
  ]);
}

/** A period, or how it is told. */
const isHow = ({ piece, meanings }: Mark): boolean =>
  piece !== undefined || meanings.some(({ role }) => role === 'split' || role === 'against');

/** Whether a word means nothing of its own where it stands. */
const saysNothing = (place: number, { scanned, references, details }: Sense): boolean =>
  !references.places.has(place) &&
  !details.places.has(place) &&
  scanned.marks
    .filter(({ from, to }) => from <= place && place < to)
    .every(
      ({ from, to, piece, meanings }) =>
        piece === undefined && to - from === 1 && meanings.every(({ role }) => role === 'filler'),
    );

/** Whether what is asked stands just before it: 'omzet (van) zorg', 'klanten zorg'. */
function isBehindNoun(place: number, { tokens, scanned, figures }: Sense): boolean {
  let end = place;
  while (SMALL.test(tokens[end - 1]?.text ?? '')) end -= 1;
  return (
    figures.some(({ mark }) => mark.to === end && mark.from < end) ||
    scanned.marks.some(
      ({ to, meanings }) =>
        to === end && meanings.some(({ role }) => role === 'noun' || role === 'subject'),
    )
  );
}
