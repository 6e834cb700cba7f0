import {
  chipsOf,
  followUpsOf,
  isList,
  periodOfPrompt,
  readQuestion,
  rowAsked,
  saidOf,
  suggestionsFor,
  suggestionsWithoutBooks,
  vocabularyOf,
  type Vocabulary,
} from '@kengetal/questions';
import { answerTo } from './answers/answering.ts';
import { readFrom } from './answers/read-from.ts';
import { singledOut } from './answers/singled-out.ts';
import type { AnswerSources } from './answers/sources.ts';
import { accountsIn, nameIn, namesIn } from './answers/world.ts';
import { markedLines, settled } from './answers/written.ts';
import type { ReadBooks } from './books/store/reader.ts';
import type { Assistant } from './features/chats/understanding.ts';
import { answeredLines, countedLines } from './features/lines/answered.ts';
import type { ColumnsCache } from './features/lines/columns/cache.ts';
import { answeredSeries } from './features/recurring/answered.ts';
import { namedRelation } from './features/relation/named.ts';
import { COMPONENTS } from './features/reports/components.ts';
import type { Clock } from './clock.ts';
import { DomainError } from './domain-error.ts';

/** What features know of the books, for the answers of the assistant. */
function sourcesWith(columns: ColumnsCache): AnswerSources {
  return {
    lines: answeredLines(columns),
    counted: countedLines,
    relationOf: async ({ sql, projectId }, relatie) => {
      const named = await namedRelation(sql, projectId, relatie);
      if (!named)
        throw new DomainError('not_found', 'Deze relatie staat niet in deze boekhouding.');
      return named;
    },
    components: COMPONENTS,
    recurring: answeredSeries,
  };
}

/** What a vocabulary takes for each name in it: the index and the name. */
const BYTES_OF_NAME = 400;

/** What the grammar knows of some books; prepared once for each version and name of them. */
async function vocabularyIn(read: ReadBooks): Promise<Vocabulary> {
  const { books } = read;
  const { years, booked, told, today } = books.calendar;
  const name = await nameIn(read);
  const { soleSuppliers, ...names } = await namesIn(read);
  return books.derived.memoize(
    `vocabulary ${today} ${name ?? ''}`,
    () =>
      vocabularyOf({
        ...{ today, years, booked, told },
        ...{ ...names, name },
        accounts: accountsIn(books).map((account) => ({
          ...account,
          leverancier: soleSuppliers.get(account.rekening),
        })),
        hasBudget: books.budgets.length > 0,
      }),
    ({ world }) => BYTES_OF_NAME * (world.relations.length + world.accounts.length),
  );
}

/** Turns in which a list may stand of which a row is named by its place. */
const LISTS_BACK = 4;

/** The assistant without a language model: the grammar reads, the definitions answer. */
export function assistantWith(columns: ColumnsCache, clock: Clock): Assistant {
  const sources = sourcesWith(columns);
  const marked = { ...sources, lines: markedLines(sources.lines) };
  return {
    understand: async (read, message, asked) => {
      const { question, said, earlier, told, offered, unread, context } = asked;
      const vocabulary = await vocabularyIn(read);
      const list = told?.slice(0, LISTS_BACK).find(isList);
      const named = rowAsked(message, { question, list });
      const pointed = await singledOut(read, named ?? question, sources);
      // Behind what was asked back the row is spoken of that was told before it.
      const found = pointed ?? (offered && (await singledOut(read, earlier, sources)));
      const isBoth = found !== undefined && question?.limit === 1 && earlier?.limit === 1;
      const earlierFound = isBoth ? await singledOut(read, earlier, sources) : undefined;
      const row = named && found && !('boekstuk' in found) ? found : undefined;
      const period = context === undefined ? undefined : periodOfPrompt(context, vocabulary);
      const before = {
        ...(question && { question }),
        ...(said !== undefined && { said }),
        ...(earlier && { earlier }),
        ...(found && !row && { found }),
        ...(earlierFound && { earlierFound }),
        ...(row && { row }),
        ...(list && { list }),
        ...(told && { told }),
        ...(offered && { offered }),
        ...(unread && { unread }),
        ...(period && { period }),
        ...(context !== undefined && { context }),
      };
      return readQuestion(message, vocabulary, before);
    },
    answer: async (read, question) => settled(await answerTo(read, question, marked)),
    wordsOf: async (read, question) => saidOf(question, await vocabularyIn(read)),
    offer: async (read, answer) => {
      const vocabulary = await vocabularyIn(read);
      const { question } = answer;
      return {
        ...(await readFrom(read, answer, sources)),
        chips: chipsOf(question, vocabulary),
        followUps: followUpsOf(question, vocabulary),
      };
    },
    suggest: async (prompt, read) => {
      if (!read) return suggestionsWithoutBooks(prompt, clock.today());
      // Nothing can be asked of books that hold nothing yet.
      if (!read.books.calendar.booked) return [];
      const recurring = await sources.recurring(read, 'kosten');
      const hasRecurring = typeof recurring !== 'string' && recurring.series.length > 0;
      return suggestionsFor(prompt, await vocabularyIn(read), { hasRecurring });
    },
  };
}
