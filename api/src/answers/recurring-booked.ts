import type { Question } from '@kengetal/contract';
import { accountsMeasured } from './account.ts';
import type { Answer } from './answer.ts';
import type { Asking } from './asking.ts';
import type { Measured } from './measured.ts';
import { relationMeasured } from './relation.ts';
import { tellSeries } from './series.ts';
import { Telling } from './telling.ts';

type Recurring = Extract<Question['subject'], { kind: 'recurring' }>;

/** What was booked by month, where nothing comes back. */
export async function tellBooked(asking: Asking, subject: Recurring): Promise<Answer> {
  const { question } = asking;
  const why = 'Daarvan is geen bedrag gevonden dat met vaste tussenpozen terugkomt.';
  const measured = await bookedOf(asking, subject);
  const { aspect = 'per_maand' } = subject;
  const by = aspect === 'per_maand' ? 'maand' : aspect === 'per_kwartaal' ? 'kwartaal' : undefined;
  if (!measured || by === undefined) return new Telling().say(why).done(question);
  const answer = await tellSeries(asking, measured, by);
  return { ...answer, text: `${why} ${answer.text}` };
}

async function bookedOf(
  { read, sources, question: { only } }: Asking,
  { rekeningen, side }: Recurring,
): Promise<Measured | undefined> {
  if (rekeningen) return accountsMeasured(read.books, rekeningen);
  if (only?.relatie === undefined) return undefined;
  const of = { relatie: only.relatie, side: side === 'omzet' ? 'verkocht' : 'ingekocht' } as const;
  return relationMeasured(read, of, sources);
}
