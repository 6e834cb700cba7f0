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
  // 'Als percentage' was asked back for its whole, which is all that is to come.
  const isShare = offered?.[0]?.measure === 'aandeel' && question?.measure !== 'aandeel';
  if (offered === undefined || offered.length > 1 || isOwn || isShare || !question) return asked;
  return { ...before, told, question, ...(earlier && { earlier }) };
}

/** Thanks and 'hoi' are answered with what can be asked: what was told before them is gone on from. */
export function withoutHelp(asked: Before): Before {
  const { question, earlier, said, told = [], ...before } = asked;
  const left = told.filter(({ subject }) => subject.kind !== 'help');
  const [last, then] = left;
  if (question?.subject.kind !== 'help' || !last) return asked;
  return { ...before, told: left, question: last, ...(then && { earlier: then }) };
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
/** Words that name nothing of the books, though nothing explains them: what one exclaims, and parts of time that are not told. */
const NAMELESS =
  /^(?:huh|he|hae|wow|wauw|jee|jemig|tjonge|oei|oeps|ai|au|nah|mwah|pff+|hmm+|wablief|watblief|pardon|sorry|uh|eh|yes|yep|nope|cool|chill|lol|haha|week|weken|weekend|dag|dagen|uur|uren)$/;
const NAMING: ReadonlySet<string> = new Set(['figure', 'subject', 'side', 'noun']);

/** 'Boven 5000', 'op volgorde van bedrag': words that are about what was told, whatever they ask of it. */
const namesNothing = (sense: Sense): boolean => {
  const { tokens, rest, relation, references, scanned } = sense;
  const isNamed = (role: string) => (isCommand(sense) ? role !== 'filler' : NAMING.has(role));
  return (
    tokens.length <= SHORT &&
    (rest.every(({ token }) => NAMELESS.test(token.text)) || isCommand(sense)) &&
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
