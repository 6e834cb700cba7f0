import type { ChatChunk, ChatMessage } from '@kengetal/contract';

export type ToolCall = NonNullable<ChatMessage['tool_calls']>[number];
type Messages = readonly ChatMessage[];

/** Messages, and whether the last answer has ended (a `break`). */
export interface Heard {
  readonly messages: Messages;
  readonly ended: boolean;
}

/** Of what the API has not given an id yet; it has to be another in one chat only. */
const localMessage = (
  role: ChatMessage['role'],
  content: string,
  place: number,
  created_at: string,
): ChatMessage => ({ id: `local-${place}`, role, content, created_at });

/** Whether an id is ours, until the API has given one. */
export const isLocal = (id: string): boolean => id.startsWith('local-');

/** The id that the API gave, by what it has kept since, to a message that had one of ours. */
export const keptId = (id: string, kept: Messages): string | undefined =>
  isLocal(id) ? kept[Number(id.slice('local-'.length))]?.id : id;

/** With what somebody asks, and the answer that is awaited. */
export function withQuestion(messages: Messages, text: string, now: string): ChatMessage[] {
  const place = messages.length;
  return [
    ...messages,
    localMessage('user', text, place, now),
    localMessage('assistant', '', place + 1, now),
  ];
}

/** Up to and without the last question; all of them when nothing was asked. */
export function beforeLastQuestion(messages: Messages): ChatMessage[] {
  const place = messages.findLastIndex(({ role }) => role === 'user');
  return messages.slice(0, place === -1 ? messages.length : place);
}

export const lastQuestion = (messages: Messages): ChatMessage | undefined =>
  messages.findLast(({ role }) => role === 'user');

/** An answer that is told anew from its beginning. */
export function withoutLastAnswer(messages: Messages): ChatMessage[] {
  const { created_at } = messages.at(-1) ?? { created_at: '' };
  const kept = messages.slice(0, messages.findLastIndex(({ role }) => role === 'user') + 1);
  return [...kept, localMessage('assistant', '', kept.length, created_at)];
}

/** What was heard, and one chunk more (specification §7). */
export function withChunk({ messages, ended }: Heard, chunk: ChatChunk): Heard {
  const last = messages.at(-1);
  const isNext = ended && (chunk.delta !== undefined || chunk.tool_calls !== undefined);
  const begun = last?.role === 'assistant' && !isNext;
  const answer = begun
    ? last
    : localMessage('assistant', '', messages.length, last?.created_at ?? '');
  const before = begun ? messages.slice(0, -1) : messages;
  return {
    messages: [...before, withMore(answer, chunk)],
    ended: chunk.break === true || (ended && !isNext),
  };
}

function withMore(answer: ChatMessage, chunk: ChatChunk): ChatMessage {
  const { delta = '', tool_call_id, figures, about } = chunk;
  const calls = mergedCalls(answer.tool_calls, chunk);
  return {
    ...answer,
    content: tool_call_id === undefined ? answer.content + delta : answer.content,
    ...(calls && { tool_calls: calls }),
    ...(figures && { figures: { ...answer.figures, ...figures } }),
    ...(about && { about: { ...answer.about, ...about } }),
  };
}

/** Calls by their ids; what is told of one adds to what is known. */
function mergedCalls(known: ToolCall[] | undefined, chunk: ChatChunk): ToolCall[] | undefined {
  const merged = new Map(known?.map((call) => [call.id, call]));
  for (const call of chunk.tool_calls ?? []) {
    const before = merged.get(call.id);
    merged.set(call.id, { ...call, function: { ...before?.function, ...call.function } });
  }
  const { tool_call_id, delta = '' } = chunk;
  const called = tool_call_id === undefined ? undefined : merged.get(tool_call_id);
  if (called) {
    const result = (called.function.result ?? '') + delta;
    merged.set(called.id, { ...called, function: { ...called.function, result } });
  }
  return merged.size > 0 ? [...merged.values()] : known;
}

/**
 * True for an assistant's message with tool calls that is the last such one before the next
 * question (specification §4).
 */
export function showsTools(messages: Messages, place: number): boolean {
  const calls = (message: ChatMessage | undefined) =>
    message?.role === 'assistant' && (message.tool_calls?.length ?? 0) > 0;
  if (!calls(messages[place])) return false;
  for (const message of messages.slice(place + 1)) {
    if (message.role === 'user') return true;
    if (calls(message)) return false;
  }
  return true;
}

/** True while the API is making the last answer, whatever of it is kept already. */
export const isUnderWay = (messages: Messages): boolean => messages.at(-1)?.about?.bezig === true;

/** Marks the last answer as stopped by its reader. */
export function stopped(messages: Messages): ChatMessage[] {
  return messages.map((message, place) =>
    place === messages.length - 1 && message.role === 'assistant'
      ? { ...message, about: { door: 'grammatica', ...message.about, einde: 'gestopt' } }
      : message,
  );
}

const UNNAMED = ['New Chat', 'Nieuwe Chat', 'Geen titel'];

export const isUnnamed = (name: string | undefined): boolean =>
  name !== undefined && UNNAMED.includes(name);

/** Whether a chat gets a title after an answer: it has none, or has 2 or 6 messages (§4). */
export function wantsTitle(messages: Messages, name: string | undefined): boolean {
  const said = messages.filter(({ role }) => role !== 'system').length;
  return said === 2 || said === 6 || isUnnamed(name);
}
