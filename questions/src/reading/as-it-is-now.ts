import type { Question } from '@kengetal/contract';
import { figure } from './draft.ts';
import { meant } from './scan.ts';
import type { Sense } from './sense.ts';
import { timeOf } from './time.ts';
import type { AskedBack } from './together.ts';

/** 'Vaste lasten 2024': what comes back is told as it is now, and what was booked then is known. */
export function asItIsNow(
  sense: Sense,
  question: Question,
  words: readonly string[],
): AskedBack | undefined {
  // prettier-ignore
  const { subject, only } = question;
  const { tokens, scanned, vocabulary } = sense;
  const times = scanned.marks.flatMap(({ piece, from, to }) => (piece ? [tokens.slice(from, to).map(({ raw }) => raw).join(' ')] : [])); // prettier-ignore
  const isOfTime = words.length > 0 && words.every((word) => times.includes(word));
  if (subject.kind !== 'recurring' || subject.side === 'omzet' || subject.rekeningen || only || !isOfTime) return undefined; // prettier-ignore
  const { period } = timeOf(scanned, vocabulary.calendar, undefined);
  const booked: Question = { subject: figure('kosten'), split: 'groep', order: 'hoogste', ...(period && { period }) }; // prettier-ignore
  return { kind: 'ask', text: 'Wat terugkomt laat ik zien zoals het nu is, en niet van een andere periode. Wat wil je zien?', questions: [question, booked] }; // prettier-ignore
}

const NEXT = / (?:volgende|komende|aankomende) (?:maand|kwartaal|week|maanden) /;
const DUE = / (?:betalen|betaald|kwijt|uitgeven|afgeschreven|eraf|eruit) /;

/** 'Wat moet ik volgende maand betalen': not booked yet, but what is expected and what is open is known. */
export function dueNext({
  tokens,
  figures,
  rest,
  relation,
  scanned,
}: Sense): AskedBack | undefined {
  // prettier-ignore
  const text = ` ${tokens.map((each) => each.text).join(' ')} `;
  const isOther = figures.length + rest.length > 0 || relation !== undefined || meant(scanned.marks, 'subject').length > 0; // prettier-ignore
  if (isOther || !NEXT.test(text) || !DUE.test(text)) return undefined;
  const questions: Question[] = [{ subject: { kind: 'recurring' } }, { subject: { kind: 'open', groep: 'crediteuren' } }]; // prettier-ignore
  return { kind: 'ask', text: 'Dat is nog niet geboekt; wel weet ik wat er verwacht wordt en wat openstaat. Wat wil je zien?', questions }; // prettier-ignore
}
