import type { ChatChunk, Figure, Question } from '@kengetal/contract';
import { LINES_TYPE } from '../http/streams.ts';
import type { Caller } from './caller.ts';

/** An answer of the assistant, put together. */
export interface Answered {
  readonly text: string;
  readonly figures: Record<string, Figure>;
  readonly name: string | undefined;
  readonly table: string[][];
}

/** Cents, or the value, of the figures that answer; with another role of those beside it. */
export const values = ({ figures }: Answered, role = 'a') =>
  Object.entries(figures)
    .filter(([key]) => key.startsWith(role))
    .map(([, figure]) =>
      figure.kind === 'derived' ? figure.value : 'cents' in figure && figure.cents,
    );

/** Whole euros as cents. */
export const euros = (...amounts: number[]) => amounts.map((amount) => amount * 100);

/** What a figure is, as a question. */
export const figure = (key: string, more: Partial<Question> = {}): Question => ({
  subject: { kind: 'figure', key },
  ...more,
});

/** Asks a question as a click does, and puts together what is streamed. */
export async function askedBy(
  caller: Caller,
  project_id: string,
  question: Question,
): Promise<Answered> {
  const response = await caller.send('askQuestion', { body: { project_id, question } });
  expect(response.headers['content-type']).toBe(LINES_TYPE);
  const chunks = response.body
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ChatChunk);
  const detail = chunks.find((chunk) => chunk.detail)?.detail;
  if (detail !== undefined) throw new Error(detail);
  const call = chunks
    .flatMap(({ tool_calls = [] }) => tool_calls)
    .findLast(({ function: { name } }) => name === 'vraag' || name === 'geen_antwoord');
  return {
    text: chunks.map(({ delta = '' }) => delta).join(''),
    figures: Object.assign({}, ...chunks.map(({ figures = {} }) => figures)) as Answered['figures'],
    name: call?.function.name,
    table: (call?.function.result ?? '').split('\n').map((row) => row.split(';')),
  };
}
