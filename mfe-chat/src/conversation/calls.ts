import type { Question } from '@kengetal/contract';
import type { ToolCall } from './messages.ts';

/** Something to ask with a click: its words, and the question where these are not all of it. */
export interface Choice {
  readonly label: string;
  readonly question?: Question;
}

/** A part of what was asked, and what can be asked in its place. */
export interface Chip {
  /** 'periode'; what it is now is its label. */
  readonly part: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** How a question that was answered can go on. */
export interface Offer {
  readonly chips: readonly Chip[];
  readonly followUps: readonly string[];
  readonly sources: readonly OfferedSource[];
  /** What was read: '5 rekeningen, 2 maanden, 0,1 s'. */
  readonly read: string;
  /** When the books last changed, as an instant. */
  readonly updatedAt: string | null;
}

/** Bookings behind an answer, by the key of its figure, or a term within that. */
export interface OfferedSource {
  readonly figure: string;
  readonly terms?: readonly number[];
  /** In answers of before: the place of one term. */
  readonly term?: number;
  readonly title: string;
  readonly count?: number;
}

/** Calls that are for the reader, not work: what was asked back, other readings, how to go on. */
const FOR_THE_READER = ['terugvraag', 'andere_lezing', 'verder'];

/** Whether the books were looked at for a call; they are not for a refusal that knows no question. */
export const isWork = (call: ToolCall): boolean =>
  !FOR_THE_READER.includes(call.function.name) &&
  (call.function.name !== 'geen_antwoord' || askedWords(call) !== null);

/** What a call `vraag`, or a refusal that knows the question, asked in words; null for others. */
export function askedWords({ function: { name, arguments: text } }: ToolCall): string | null {
  if (!['vraag', 'geen_antwoord'].includes(name)) return null;
  const words = (argumentsOf(text) as { words?: unknown } | null)?.words;
  return typeof words === 'string' ? words : null;
}

/** The choices of 'terugvraag', 'andere_lezing' and 'geen_antwoord'. */
export function choicesOf({ function: { arguments: text } }: ToolCall): Choice[] {
  return choicesIn((argumentsOf(text) as { choices?: unknown } | null)?.choices);
}

/** What 'verder' offers; nothing where there is no such call. */
export function offerOf(calls: readonly ToolCall[] = []): Offer {
  const call = calls.find(({ function: { name } }) => name === 'verder');
  const args = call ? argumentsOf(call.function.arguments) : null;
  const { chips, followUps, sources, updated_at, ...read } = (args ?? {}) as Record<
    string,
    unknown
  >;
  return {
    chips: listOf(chips).flatMap((chip) => {
      const { part, label, choices } = (chip ?? {}) as Record<string, unknown>;
      if (typeof part !== 'string' || typeof label !== 'string') return [];
      return [{ part, label, choices: choicesIn(choices) }];
    }),
    followUps: listOf(followUps).filter((text) => typeof text === 'string'),
    sources: listOf(sources).filter(isSource),
    read: [
      counted(read.accounts, 'rekening', 'rekeningen'),
      counted(read.months, 'maand', 'maanden'),
      typeof read.ms === 'number' ? `${SECONDS.format(read.ms / 1000)} s` : '',
    ]
      .filter(Boolean)
      .join(', '),
    updatedAt: typeof updated_at === 'string' ? updated_at : null,
  };
}

const SECONDS = new Intl.NumberFormat('nl-NL', { maximumSignificantDigits: 2 });
const WHOLE = new Intl.NumberFormat('nl-NL');

/** '15 boekingen'; nothing of none, or where it is not known. */
export function counted(count: unknown, one: string, many: string): string {
  if (typeof count !== 'number' || count === 0) return '';
  return `${WHOLE.format(count)} ${count === 1 ? one : many}`;
}

function isSource(source: unknown): source is OfferedSource {
  const { figure, title } = (source ?? {}) as Partial<Record<keyof OfferedSource, unknown>>;
  return typeof figure === 'string' && typeof title === 'string';
}

function choicesIn(choices: unknown): Choice[] {
  return listOf(choices).flatMap((choice) => {
    const { label, question } = (choice ?? {}) as Record<string, unknown>;
    if (typeof label !== 'string') return [];
    return [{ label, ...(isQuestion(question) && { question }) }];
  });
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function argumentsOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    console.error('Failed to parse tool call arguments');
    return null;
  }
}

const isQuestion = (args: unknown): args is Question =>
  typeof (args as { subject?: { kind?: unknown } } | null)?.subject?.kind === 'string';
