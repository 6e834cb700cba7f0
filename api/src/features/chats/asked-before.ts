import type { Question } from '@kengetal/contract';
import type { lastRows } from './messages.ts';
import type { ToolCall } from './turn.ts';
import type { Before } from './understanding.ts';

type Rows = Awaited<ReturnType<typeof lastRows>>;

/** The last two questions that were asked; of one that was asked back, what it was taken for. */
export function questionBefore(rows: Rows): Before {
  const told = rows.flatMap(({ toolCalls }) => questionIn(toolCalls) ?? []);
  const [question, earlier] = told;
  const last = rows.find(({ role }) => role === 'assistant');
  const offered = last && notUnderstood(last.toolCalls);
  if (!offered) {
    const said = saidIn(rows);
    return {
      ...(question && { question }),
      ...(said !== undefined && { said }),
      ...(earlier && { earlier }),
      told,
    };
  }
  const [choice = question] = offered;
  return {
    ...(choice && { question: choice }),
    ...(question && { earlier: question }),
    told,
    offered,
    unread: unreadIn(rows),
  };
}

/** What was typed for the last question that was answered. */
function saidIn(rows: Rows): string | undefined {
  const at = rows.findIndex(({ toolCalls }) => questionIn(toolCalls) !== undefined);
  const typed = rows.slice(at + 1).find(({ role }) => role === 'user');
  return at === -1 || typed?.question ? undefined : typed?.content;
}

/** What was said, the last first, until something was understood. */
function unreadIn(rows: Rows): string[] {
  const at = rows.findIndex(({ role, toolCalls }) => role === 'assistant' && !isLost(toolCalls));
  const since = at === -1 ? rows : rows.slice(0, at);
  return since.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
}

/** The question that an answer of before is of, or had no figure for; undefined where there was none. */
export function questionIn(calls: readonly ToolCall[] | null | undefined): Question | undefined {
  const call = calls?.find(({ function: { name } }) => name === 'vraag');
  // Written by us, as the contract has it, with its words.
  if (!call) return unansweredIn(calls);
  const { words: _, ...question } = JSON.parse(call.function.arguments) as Question & {
    words?: string;
  };
  return question;
}

/**
 * What was said or answered, for a model: of what comes back no more than what was asked, since its
 * answer tells what people wrote in the books.
 */
export function toldBefore({ content, toolCalls }: Pick<Rows[number], 'content' | 'toolCalls'>) {
  const asked = (toolCalls ?? [])
    .filter(({ function: { name } }) => name === 'vraag')
    .map((call) => JSON.parse(call.function.arguments) as Question & { words?: string });
  return asked.some(({ subject }) => subject.kind === 'recurring')
    ? asked.flatMap(({ words = [] }) => words).join('; ')
    : content;
}

/** What a question could be that was asked back or refused; undefined where it was understood. */
function notUnderstood(
  calls: readonly ToolCall[] | null | undefined,
): readonly Question[] | undefined {
  const call = calls?.find(
    ({ function: { name } }) => name === 'terugvraag' || name === 'geen_antwoord',
  );
  if (!call) return undefined;
  const {
    choices = [],
    reason,
    asked,
  } = JSON.parse(call.function.arguments) as {
    choices?: { question: Question }[];
    reason?: string;
    asked?: Question;
  };
  // 'Waarvan deze week' leaves no doubt what is spoken of.
  if (asked !== undefined && call.function.name === 'terugvraag') return undefined;
  if (call.function.name === 'terugvraag') return choices.map(({ question }) => question);
  // Advice is asked of what was told before it, and that goes on.
  return asked === undefined && reason !== 'advies' && reason !== 'wereld' ? [] : undefined;
}

/** Whether what was said was asked back, or in words that say nothing of the books. */
function isLost(calls: readonly ToolCall[] | null | undefined): boolean {
  const call = calls?.find(
    ({ function: { name } }) => name === 'terugvraag' || name === 'geen_antwoord',
  );
  if (!call || !notUnderstood(calls)) return false;
  const { reason } = JSON.parse(call.function.arguments) as { reason?: string };
  // 'Stuur een herinnering' says nothing of the books either.
  return call.function.name === 'terugvraag' || reason === 'onbekend' || reason === 'wijzigen';
}

function unansweredIn(calls: readonly ToolCall[] | null | undefined): Question | undefined {
  // 'Week 12' is asked back, and goes on with a month.
  const call = calls?.find(
    ({ function: { name } }) => name === 'geen_antwoord' || name === 'terugvraag',
  );
  return call && (JSON.parse(call.function.arguments) as { asked?: Question }).asked;
}
