import { eq } from 'drizzle-orm';
import type { BooksReader } from '../../books/store/reader.ts';
import { projectSources } from '../../books/store/sources.ts';
import type { Database } from '../../db/database.ts';
import { sources } from '../../db/schema/index.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';

export interface SourceDependencies {
  readonly database: Database;
  readonly reader: BooksReader;
}

/** Files of bookkeepings, and what they brought. */
export function sourceHandlers({
  database,
  reader,
}: SourceDependencies): Pick<Handlers, 'getSource'> {
  return {
    getSource: async ({ query }) => {
      const [found] = await database.orm
        .select()
        .from(sources)
        .where(eq(sources.sourceId, query.source_id));
      const shown = found && (await reader.read(found.projectId, projectSources));
      const source = shown?.find(({ source_id }) => source_id === query.source_id);
      if (!found || !source) throw new HttpProblem('not_found');
      return { ...source, warnings: found.warnings, filename: found.filename };
    },
  };
}
