import type { Question } from '@kengetal/contract';
import { correctedTokens } from '../lexicon/corrected.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Before } from '../world.ts';
import { senseOf, type Sense } from './sense.ts';

/** What was not understood and names nothing itself leaves the question before it to go on from. */
export function withoutUnread(asked: Before, vocabulary: Vocabulary): Before {
  const { offered, unread = [], told = [], ...before } = asked;
  const [question, earlier] = told;
  const senseIn = (text: string) => senseOf(correctedTokens(text, vocabulary), vocabulary);
  const isOwn = unread.length === 0 || unread.some((text) => !namesNothing(senseIn(text)));
  if (offered === undefined || offered.length > 1 || isOwn || !question) return asked;
  return { ...before, told, question, ...(earlier && { earlier }) };
}

/** Whether only what was told before was offered: who goes on without choosing takes that. */
export function offersTold({ offered = [], told = [] }: Before): boolean {
  const [choice, ...others] = offered;
  return (
    choice !== undefined &&
    others.length === 0 &&
    JSON.stringify(choice.subject) === JSON.stringify(told[0]?.subject)
  );
}

/** What was told twice in a row is held against what was told before it. */
export function withoutRepeat({ earlier: then, ...before }: Before): Before {
  const { question, told = [] } = before;
  const isOther = (each: Question) => JSON.stringify(each) !== JSON.stringify(question);
  const earlier = then && question && !isOther(then) ? told.find(isOther) : then;
  return { ...before, ...(earlier && { earlier }) };
}

const SHORT = 5;
const NAMING: ReadonlySet<string> = new Set(['figure', 'subject', 'side', 'noun']);

/** 'Boven 5000', 'op volgorde van bedrag': words that are about what was told, whatever they ask of it. */
const namesNothing = (sense: Sense): boolean => {
  const { tokens, rest, relation, references, scanned } = sense;
  const isNamed = (role: string) => (isCommand(sense) ? role !== 'filler' : NAMING.has(role));
  return (
    tokens.length <= SHORT &&
    (rest.length === 0 || isCommand(sense)) &&
    relation === undefined &&
    references.accounts.length === 0 &&
    scanned.marks.every(({ meanings }) => meanings.every(({ role }) => !isNamed(role)))
  );
};

/** 'Stuur een herinnering': what is to be sent or made has no name in the books. */
const isCommand = ({ scanned, rest, vocabulary: { accounts, relations } }: Sense): boolean =>
  scanned.refusals.has('wijzigen') &&
  rest.every(
    ({ token: { text } }) =>
      accounts.index.find(text, 'part').length === 0 && !relations.index.has(text),
  );
