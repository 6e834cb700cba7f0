import type { AssistantState, ChatChunk, Figure } from '@kengetal/contract';
import type { Caller } from './caller.ts';

/** A streamed answer put together. */
export interface Streamed {
  readonly chat_id: string;
  readonly text: string;
  readonly figures: Record<string, Figure>;
  readonly about: ChatChunk['about'];
  readonly detail: string | undefined;
  readonly chunks: readonly ChatChunk[];
  /** Tool calls as they are in the end, by their ids. */
  readonly calls: NonNullable<ChatChunk['tool_calls']>;
}

/** Lines of a stream as chunks. */
export const chunksIn = (body: string): ChatChunk[] =>
  body
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ChatChunk);

/** What may come with a question in words. */
export interface Beside {
  readonly chat_id?: string;
  readonly context_prompt?: string;
  readonly suggestion_id?: string;
}

/** Asks in words, and waits for the whole answer. */
export async function asked(
  caller: Caller,
  project_id: string,
  message: string,
  more: Beside = {},
): Promise<Streamed> {
  const body = { project_id, message, history: true as const, ...more };
  const response = await caller.send('sendMessage', { body });
  if (response.statusCode !== 200) throw new Error(response.body);
  return streamed(chunksIn(response.body));
}

export function streamed(chunks: readonly ChatChunk[]): Streamed {
  const calls = new Map(chunks.flatMap(({ tool_calls = [] }) => tool_calls).map((c) => [c.id, c]));
  return {
    chat_id: chunks.find(({ chat_id }) => chat_id)?.chat_id ?? '',
    text: chunks.map(({ delta = '' }) => delta).join(''),
    figures: Object.assign({}, ...chunks.map(({ figures = {} }) => figures)) as Streamed['figures'],
    about: chunks.findLast(({ about }) => about)?.about,
    detail: chunks.find(({ detail }) => detail)?.detail,
    chunks,
    calls: [...calls.values()],
  };
}

/** Turns the model on for the organisation of a project, as its beheerder does. */
export async function turnOn(caller: Caller, project_id: string): Promise<string> {
  const { organisation_id } = await caller.ask('getProject', { query: { project_id } });
  const { model } = await caller.ask('organisationAssistant', { query: { organisation_id } });
  const terms = model?.terms ?? '';
  await caller.ask('chooseAssistant', { body: { organisation_id, on: true, terms } });
  return organisation_id;
}

/** What the model was used for in an organisation this month, as its beheerder sees it. */
export async function useOf(
  caller: Caller,
  organisation_id: string,
): Promise<NonNullable<AssistantState['use']>> {
  const { use } = await caller.ask('organisationAssistant', { query: { organisation_id } });
  if (!use) throw new Error('there is no use');
  return use;
}
