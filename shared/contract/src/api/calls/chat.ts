import * as z from 'zod';
import { defineCalls } from '../call.ts';
import { LIMITS } from '../../limits.ts';
import { figure } from '../figures.ts';
import { id, instant, textTo } from '../primitives.ts';
import { question } from '../question.ts';

const projectQuery = z.object({ project_id: id });
const reader = { scope: 'project', level: 'lezer', field: 'project_id' } as const;
const participant = { scope: 'chat', level: 'lezer', field: 'chat_id' } as const;

const chat = z.object({ chat_id: id, chat_name: z.string(), created_at: instant });

const toolCall = z.object({
  id: z.string(),
  function: z.object({ name: z.string(), arguments: z.string(), result: z.string().optional() }),
});

/**
 * Figures that the text and the tables of a message link to (`[€ 12](figure:a1)`): keys with 'a'
 * answer the question, with 'c' stand beside the answer, with 't' stand in a table.
 */
const messageFigures = z.record(z.string(), figure);

/** How an answer came about. */
const aboutAnswer = z.object({
  /** Who worded it: our grammar, or a language model. */
  door: z.enum(['grammatica', 'model']),
  /** Set while it is being made: more of it will come, and it can be followed. */
  bezig: z.literal(true).optional(),
  /** Set for one that is not whole: stopped by its reader, or cut off by a restart of ours. */
  einde: z.enum(['gestopt', 'afgebroken']).optional(),
  /** True once the books have changed since. */
  verouderd: z.literal(true).optional(),
  oordeel: z.enum(['goed', 'fout']).optional(),
  /** What its reader said is wrong. */
  reden: z.string().optional(),
});

const chatMessage = z.object({
  id,
  content: z.string(),
  role: z.enum(['user', 'assistant', 'system', 'tool']),
  created_at: instant,
  tool_call_id: z.string().optional(),
  tool_calls: z.array(toolCall).optional(),
  figures: messageFigures.optional(),
  about: aboutAnswer.optional(),
});

/**
 * One line of the newline-delimited JSON stream of POST /chat (specification §7). `delta` adds to
 * the text of the message under way, `tool_calls` and `figures` to what it has by their ids; `break`
 * ends it.
 */
export const chatChunk = z.object({
  detail: z.string().optional(),
  chat_id: id.optional(),
  role: z.string().optional(),
  delta: z.string().optional(),
  tool_calls: z.array(toolCall).optional(),
  tool_call_id: z.string().optional(),
  break: z.boolean().optional(),
  figures: messageFigures.optional(),
  about: aboutAnswer.optional(),
});

export type Chat = z.infer<typeof chat>;
export type ChatMessage = z.infer<typeof chatMessage>;
export type ChatChunk = z.infer<typeof chatChunk>;

export const chatCalls = defineCalls({
  chats: {
    method: 'GET',
    path: '/chats',
    summary:
      'Chats of the caller in a project in which something was said, newest first, at most 200; searched by name and by what was said',
    access: reader,
    query: projectQuery.extend({ search: z.string().max(200).optional() }),
    response: z.array(chat),
  },
  chatMessages: {
    method: 'GET',
    path: '/chat',
    summary: 'Messages of a chat',
    access: participant,
    query: z.object({ chat_id: id }),
    response: z.array(chatMessage),
  },
  sendMessage: {
    method: 'POST',
    path: '/chat',
    summary: 'Send a message; answers a stream of newline-delimited JSON chunks',
    access: reader,
    bodyLimit: LIMITS.bodyOfLists.max,
    body: z.object({
      project_id: id,
      chat_id: z.string().max(64).nullable().optional(),
      message: textTo(LIMITS.message).trim().min(1),
      history: z.literal(true),
      suggestion_id: id.nullable().optional(),
      context_prompt: z.string().max(20_000).optional(),
    }),
    response: chatChunk,
    streamResponse: true,
    isQuestion: true,
  },
  askQuestion: {
    method: 'POST',
    path: '/chat/question',
    summary: 'Ask a question that was made by clicking, as one that was changed is',
    access: reader,
    bodyLimit: LIMITS.bodyOfLists.max,
    body: projectQuery.extend({ chat_id: id.nullable().optional(), question }),
    response: chatChunk,
    streamResponse: true,
    isQuestion: true,
  },
  answerAgain: {
    method: 'POST',
    path: '/chat/again',
    summary: 'Answer the last question of a chat anew, or another one in its place',
    access: participant,
    bodyLimit: LIMITS.bodyOfLists.max,
    body: z.object({
      chat_id: id,
      /** The question that was the last when this was asked: another one is not replaced. */
      message_id: id.optional(),
      message: textTo(LIMITS.message).trim().min(1).optional(),
      /** What is on the screen by now; without it what was when it was asked. */
      context_prompt: z.string().max(20_000).optional(),
    }),
    response: chatChunk,
    streamResponse: true,
    isQuestion: true,
  },
  contextSuggestions: {
    method: 'POST',
    path: '/chat/context_suggestions',
    summary: 'Questions to ask about what is on screen',
    access: { ...reader, optional: true },
    bodyLimit: LIMITS.bodyOfLists.max,
    body: z.object({
      project_id: id.optional(),
      context_prompt: z.string().trim().min(1).max(20_000),
    }),
    response: z.object({ suggestions: z.array(z.string()) }),
  },
  annotateChat: {
    method: 'POST',
    path: '/chat/annotate',
    summary: 'Give a chat a title from what was said',
    access: participant,
    body: z.object({ chat_id: id }),
    response: z.object({ chat_name: z.string() }),
  },
  renameChat: {
    method: 'PATCH',
    path: '/chat',
    summary: 'Rename a chat',
    access: participant,
    body: z.object({ chat_id: id, chat_name: z.string().trim().min(1).max(120) }),
    response: chat,
  },
  stopChat: {
    method: 'POST',
    path: '/chat/stop',
    summary: 'Stop the answer that is being written',
    access: participant,
    body: z.object({ chat_id: id }),
  },
  attachChat: {
    method: 'GET',
    path: '/chat/stream',
    summary: 'Attach again to an answer that is being written',
    access: participant,
    query: z.object({ chat_id: id }),
    response: chatChunk,
    streamResponse: true,
  },
  chatFeedback: {
    method: 'POST',
    path: '/chat/feedback',
    summary: 'Say whether an answer helped',
    access: participant,
    body: z.object({
      chat_id: id,
      message_id: id,
      /** Null takes back what was said. */
      value: z.enum(['goed', 'fout']).nullable(),
      reason: z.string().max(1_000).optional(),
    }),
  },
  deleteChat: {
    method: 'DELETE',
    path: '/chat',
    summary: 'Delete a chat',
    access: participant,
    query: z.object({ chat_id: id }),
  },
});
