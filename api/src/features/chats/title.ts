import type { ReadBooks } from '../../books/store/reader.ts';
import type { Sql } from '../../db/database.ts';
import { messagesOf, type ChatPlace } from './messages.ts';
import { questionIn } from './asked-before.ts';
import { UNNAMED } from './store.ts';
import type { Assistant } from './understanding.ts';

const LONGEST = 60;

/** A title from what was said: the first question that was understood, else the first words. */
export async function titleFrom(
  read: ReadBooks,
  sql: Sql,
  place: ChatPlace,
  assistant: Assistant,
): Promise<string> {
  const messages = await messagesOf(sql, place, undefined);
  for (const { tool_calls } of messages) {
    const question = questionIn(tool_calls);
    if (question) return short(await assistant.wordsOf(read, question));
  }
  const first = messages.find(({ role }) => role === 'user');
  return first ? short(first.content) : UNNAMED;
}

function short(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST - 1).trimEnd()}…`;
}
