import type * as z from 'zod';
import type { Call } from '../call.ts';
import { assistantCalls } from './assistant.ts';
import { budgetCalls } from './budgets.ts';
import { chatCalls } from './chat.ts';
import { connectionCalls } from './connections.ts';
import { importCalls } from './imports.ts';
import { keepingCalls } from './keeping.ts';
import { openItemsCalls } from './open-items.ts';
import { organisationCalls } from './organisations.ts';
import { peopleCalls } from './people.ts';
import { recurringCalls } from './recurring.ts';
import { reportingCalls } from './reporting.ts';
import { searchCalls } from './search.ts';
import { sessionCalls } from './session.ts';
import { sourceCalls } from './sources.ts';
import { suggestionCalls } from './suggestions.ts';
import { viewCalls } from './views.ts';

/** Every call of the API, the added ones too, by name. */
export const calls = {
  ...sessionCalls,
  ...organisationCalls,
  ...peopleCalls,
  ...keepingCalls,
  ...sourceCalls,
  ...importCalls,
  ...connectionCalls,
  ...reportingCalls,
  ...searchCalls,
  ...openItemsCalls,
  ...budgetCalls,
  ...recurringCalls,
  ...viewCalls,
  ...chatCalls,
  ...assistantCalls,
  ...suggestionCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;

type Parsed<Name extends CallName, Part extends 'query' | 'body' | 'response'> =
  Calls[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;
type Sent<Name extends CallName, Part extends 'query' | 'body'> =
  Calls[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.input<Schema> : undefined;

/** What a handler gets of a call, after validation. */
export type CallQuery<Name extends CallName> = Parsed<Name, 'query'>;
export type CallBody<Name extends CallName> = Parsed<Name, 'body'>;
/** What a caller sends. */
export type CallQueryInput<Name extends CallName> = Sent<Name, 'query'>;
export type CallBodyInput<Name extends CallName> = Sent<Name, 'body'>;
/** The 200 answer; undefined for calls that answer 204. */
export type CallResponse<Name extends CallName> = Parsed<Name, 'response'>;

/** A call without its literal types, for code that treats all calls alike. */
export function callOf(name: CallName): Call {
  return calls[name];
}
export type { AssistantState } from './assistant.ts';
export type { Budget } from './budgets.ts';
export type { RecurringAction, RecurringSeries } from './recurring.ts';
export type { TelemetryEvent } from './session.ts';
export type { Chat, ChatChunk, ChatMessage } from './chat.ts';
export type { Suggestion, SuggestionList } from './suggestions.ts';
export type { SavedView } from './views.ts';
