import type { Question } from '@kengetal/contract';
import type { Asked } from './draft.ts';
import { POINTING } from './pointing.ts';
import type { Time } from './said-time.ts';
import type { Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { withTime } from './with-time.ts';
import { ask } from './turns-chosen.ts';

/** A turn that asks what is owed, of the question before it. */
export interface OwedTurn {
  readonly sense: Sense;
  readonly time: Time;
  readonly question: Question;
  /** What is open by the turn itself, where it says so. */
  readonly open: Asked | undefined;
  /** All that is owed by us, where the turn may ask that: 'wat moeten we nog betalen'. */
  readonly whole: Question | undefined;
}

/** A turn, with all that it may ask beside what it goes on from. */
export function owedTurn(
  sense: Sense,
  time: Time,
  question: Question,
  open: Asked | undefined,
): OwedTurn {
  const isPointing = sense.tokens.some(({ text }) => POINTING.has(text));
  const whole =
    isOurs(sense) && !isPointing && open?.subject.kind === 'open'
      ? withTime(sense, open, time, { question })
      : undefined;
  return { sense, time, question, open, whole };
}

/** Whether it is said of us, who owe to suppliers what is open. */
export const isOurs = ({ tokens }: Sense): boolean =>
  tokens.some(({ text }) => /^(?:we|wij|ik|ons|mij|me)$/.test(text));

/** Asks back whether something is meant, or all that is owed where that may be it. */
export const askOwed = (text: string, asked: Question, { whole }: OwedTurn): AskedBack =>
  ask(text, [asked, ...(whole && JSON.stringify(whole) !== JSON.stringify(asked) ? [whole] : [])]);
