import type { ReadBooks } from '../../books/store/reader.ts';
import type { Sql } from '../../db/database.ts';
import { messagesOf, type ChatPlace } from './messages.ts';
import { questionIn } from './asked-before.ts';
import type { Assistant } from './understanding.ts';

const LONGEST = 60;

/** What a chat is called while nobody named it (specification §4). */
const UNTITLED: ReadonlySet<string> = new Set(['New Chat', 'Nieuwe Chat', 'Geen titel']);

/**
 * A title from what was said: the first question that was understood, else the first words. A name
 * that is neither was given by somebody, and stays.
 */
export async function titleFrom(
  read: ReadBooks,
  sql: Sql,
  place: ChatPlace & { readonly name: string },
  assistant: Assistant,
): Promise<string> {
  const messages = await messagesOf(sql, place, undefined);
  const first = messages.find(({ role }) => role === 'user');
  const words = first && short(first.content);
  const { name } = place;
  if (!UNTITLED.has(name) && name !== words) return name;
  for (const { tool_calls } of messages) {
    const question = questionIn(tool_calls);
    if (question) return short(await assistant.wordsOf(read, question));
  }
  return words ?? name;
}

function short(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST - 1).trimEnd()}…`;
}
