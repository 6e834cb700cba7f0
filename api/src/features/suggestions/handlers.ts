import { stamp, type Clock } from '../../clock.ts';
import type { FileMaker } from '../../files/made-files.ts';
import type { Handlers } from '../../http/handler.ts';
import type { JobsOfKinds } from '../../jobs/queue.ts';
import { answerSuggestions } from './answering.ts';
import { suggestionDetail } from './detail.ts';
import { suggestionsFileTask } from './export.ts';
import { suggestionList } from './list.ts';
import { quietDetector } from './quieting.ts';

type SuggestionCall =
  | 'suggestions'
  | 'suggestion'
  | 'updateSuggestions'
  | 'quietDetector'
  | 'exportSuggestions';

/** What was found in the books, and what people say of it. */
export function suggestionHandlers(
  clock: Clock,
  files: FileMaker,
  renewal: Pick<JobsOfKinds, 'wake'>,
): Pick<Handlers, SuggestionCall> {
  return {
    suggestions: async ({ query, database }) => {
      const list = await suggestionList(database, query, clock.today());
      if (list.is_checking) renewal.wake();
      return list;
    },
    suggestion: ({ query: { suggestion_id }, database }) =>
      suggestionDetail(database, suggestion_id, clock.today()),
    updateSuggestions: async ({ body, caller: { userId }, database }) => ({
      suggestions: await database.transaction((sql) => answerSuggestions(sql, clock, userId, body)),
    }),
    quietDetector: ({ body: { project_id: projectId, detector, quiet }, caller, database }) =>
      database.transaction((sql) =>
        quietDetector(sql, clock, {
          ...{ projectId, userId: caller.userId, detector, isQuiet: quiet },
        }),
      ),
    exportSuggestions: ({ body, caller: { userId }, asker }) =>
      files.ofDatabase(
        suggestionsFileTask,
        { projectId: body.project_id, userId, asker },
        { body, createdAt: stamp(clock), today: clock.today() },
      ),
  };
}
