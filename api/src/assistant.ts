import { answerTo } from './answers/answering.ts';
import type { AnswerSources } from './answers/sources.ts';
import type { Assistant } from './features/chats/understanding.ts';
import { answeredLines } from './features/lines/answered.ts';
import type { ColumnsCache } from './features/lines/columns/cache.ts';
import { answeredSeries } from './features/recurring/answered.ts';
import { namedRelation } from './features/relation/named.ts';
import { COMPONENTS } from './features/reports/components.ts';
import { DomainError } from './domain-error.ts';

/** What features know of the books, for the answers of the assistant. */
function sourcesWith(columns: ColumnsCache): AnswerSources {
  return {
    lines: answeredLines(columns),
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

/** The assistant without a language model: the grammar reads, the definitions answer. */
export function assistantWith(columns: ColumnsCache): Assistant {
  const sources = sourcesWith(columns);
  return {
    understand: () => ({
      kind: 'geen_antwoord',
      reason: 'onbekend',
      text: 'Die vraag begrijp ik nog niet.',
    }),
    answer: (read, question) => answerTo(read, question, sources),
    titleOf: () => 'Nieuwe Chat',
    suggest: () => [],
  };
}
