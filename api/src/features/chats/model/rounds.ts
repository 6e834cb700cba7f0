import type { ChatChunk, Question } from '@kengetal/contract';
import { DomainError } from '../../../domain-error.ts';
import type { ReadBooks } from '../../../books/store/reader.ts';
import type { ModelMessage } from '../../../model/provider.ts';
import { answeredCall, offerCalls, questionCall, type ToolCall } from '../turn.ts';
import type { Assistant } from '../understanding.ts';
import { oursIn } from './described.ts';
import type { Handles } from './handles.ts';
import { fenced } from './prompt.ts';
import { forModel, type Results } from './results.ts';
import { namedLike } from './search.ts';
import { calledBy } from './tools.ts';
import { namesOf, unsaidIn } from './unsaid.ts';

const UNSAID =
  'staat niet in de vraag, de vorige vraag of de boeken. Zoek eerst, of vraag het zonder.';

/** A tool call as a model made it. */
export interface ModelCall {
  readonly id: string;
  readonly name: string;
  readonly args: string;
}

/** Questions of one round, and of one answer. */
export const MOST_CALLS = 8;

export interface ToolParts {
  readonly assistant: Assistant;
  readonly results: Results;
  readonly handles: Handles;
  readonly tell: (chunk: ChatChunk) => void;
  /** What the reader sees of the calls. */
  readonly calls: ToolCall[];
  /** What was asked, and what was asked before it. */
  readonly message: string;
  readonly before: Question | undefined;
}

/** Does what a model asks, on the books that it is given and no others; answers what it is told of it. */
export async function madeCalls(
  parts: ToolParts,
  read: ReadBooks,
  calls: readonly ModelCall[],
): Promise<ModelMessage[]> {
  const messages: ModelMessage[] = [];
  for (const [at, call] of calls.entries()) {
    const content =
      at < MOST_CALLS ? await resultOf(parts, read, call) : 'Zoveel vragen tegelijk kan niet.';
    messages.push({ role: 'tool', tool_call_id: call.id, content: fenced(content) });
  }
  return messages;
}

async function resultOf(parts: ToolParts, read: ReadBooks, call: ModelCall): Promise<string> {
  const { handles, results } = parts;
  const called = calledBy(call.name, handles.showIn(call.args));
  if (called.kind === 'fout') return called.wrong;
  if (called.kind === 'zoek') {
    const found = await namedLike(read, called.name);
    for (const { code, name } of found) results.names.add(code, name, `${code} ${name}`);
    const lines = found.map(({ kind, code, name, isPerson }) => {
      const shown = isPerson ? handles.hideCode(code) : code;
      return `${kind} ${shown}: ${handles.hide(name)}`;
    });
    return lines.length > 0 ? lines.join('\n') : 'Niets gevonden dat zo heet.';
  }
  try {
    const unsaid = await unsaidIn(called.question, read, { ...parts, names: results.names });
    if (unsaid !== undefined) return handles.hide(`‘${unsaid}’ ${UNSAID}`);
    return await answered(parts, read, called.question);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return handles.hide(error.detail ?? 'Deze vraag is niet te beantwoorden.');
  }
}

/** Tells the reader what is asked and what was found; of what cannot be asked, nothing. */
async function answered(
  { assistant, results, handles, tell, calls }: ToolParts,
  read: ReadBooks,
  question: Question,
): Promise<string> {
  const began = performance.now();
  const found = await assistant.answer(read, question);
  const known = results.like(found);
  if (known) return forModel(oursIn(known), handles);
  const asked = await questionCall(assistant, read, question);
  tell({ tool_calls: [asked] });
  const answer = results.add(found, read.books.calendar);
  results.names.add(...(await namesOf(read, question)));
  const further = calls.some(({ function: { name: made } }) => made === 'verder')
    ? []
    : await offerCalls(assistant, read, answer, began);
  const made = [{ ...asked, ...(await answeredCall(assistant, read, answer)) }, ...further];
  calls.push(...made);
  const ofTable = Object.entries(answer.figures).filter(([key]) => key.startsWith('t'));
  tell({ tool_calls: made, figures: Object.fromEntries(ofTable) });
  return forModel(oursIn(answer), handles);
}
