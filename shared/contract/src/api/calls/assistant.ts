import * as z from 'zod';
import { defineCalls } from '../call.ts';
import { LIMITS, refusalOf } from '../../limits.ts';
import { ASSISTANT_WAYS } from '../../vocabulary.ts';
import { id, instant, periode } from '../primitives.ts';

const organisationQuery = z.object({ organisation_id: id });
const admin_of = { scope: 'organisation', level: 'beheerder', field: 'organisation_id' } as const;

const counted = z.object({
  answers: z.int(),
  /** Of these, the ones that were stopped, cut off or refused. */
  broken: z.int(),
  tokens_in: z.int(),
  tokens_out: z.int(),
  /** What these cost by the prices of now, rounded up; only where prices are set. */
  cents: z.int().optional(),
});

const assistantState = z.object({
  way: z.enum(ASSISTANT_WAYS),
  /** The language model that the operator set up; null without one. */
  model: z
    .object({
      name: z.string(),
      provider: z.string(),
      region: z.string(),
      /** How long the provider keeps what is sent. */
      keeps: z.string(),
      /** What is sent, and what is not, in whole sentences. */
      sent: z.array(z.string()),
      /** Stands for all of this; consent is to these terms, and ends when they change. */
      terms: z.string(),
    })
    .nullable(),
  /** The last choice; null before the first. It holds as long as its terms do. */
  consent: z
    .object({
      on: z.boolean(),
      by: z.string().nullable(),
      at: instant,
      /** True where the model was turned on under other terms than those of now. */
      outdated: z.boolean(),
    })
    .nullable(),
  /** Days that chats are kept after their last message; null: until they are removed. */
  retention_days: z.int().nullable(),
  /** Of the month so far; for beheerders only. */
  use: counted
    .extend({
      month: periode,
      /** Tokens that the organisation may use in a month, and a person on a day. */
      tokens_per_month: z.int(),
      tokens_per_day: z.int(),
      /** The same in what it costs; only where prices are set. */
      cents_per_month: z.int().optional(),
      cents_per_day: z.int().optional(),
      people: z.array(counted.extend({ user_id: id, name: z.string() })),
    })
    .optional(),
});

export type AssistantState = z.infer<typeof assistantState>;

export const assistantCalls = defineCalls({
  organisationAssistant: {
    method: 'GET',
    path: '/organisation/assistant',
    summary: 'How the assistant answers in an organisation, and what is used of a language model',
    access: { scope: 'organisation', level: 'lid', field: 'organisation_id' },
    query: organisationQuery,
    response: assistantState,
  },
  chooseAssistant: {
    method: 'POST',
    path: '/organisation/assistant',
    summary: 'Turn the language model of the assistant on, under the terms that were shown, or off',
    access: admin_of,
    /** To turn it on takes the terms that were shown. */
    body: organisationQuery.extend({ on: z.boolean(), terms: z.string().max(100).optional() }),
    response: assistantState,
  },
  setChatRetention: {
    method: 'POST',
    path: '/organisation/assistant/retention',
    summary: 'Set for how many days chats are kept; null keeps them until they are removed',
    access: admin_of,
    body: organisationQuery.extend({
      days: z.int().min(1).max(LIMITS.chatDays.max, refusalOf(LIMITS.chatDays)).nullable(),
    }),
    response: assistantState,
  },
});
