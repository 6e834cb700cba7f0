import type { CallBody, Budget, ImportWarning } from '@kengetal/contract';
import type { FiscalYear, Span } from '@kengetal/ledger';
import { recordInProject } from '../../access/activity.ts';
import type { BooksReader } from '../../books/store/reader.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { FileMaker } from '../../files/made-files.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Threads } from '../../pool/pool.ts';
import { knownAccounts } from './accounts.ts';
import { readBudgetTask, type Budgeted } from './file/task.ts';
import { removeBudget, replaceBudget, storedBudgets } from './store.ts';
import { templateTask } from './template.ts';
import { budgetYears, monthsOfYear } from './years.ts';

interface Dependencies {
  readonly clock: Clock;
  readonly books: BooksReader;
  readonly files: FileMaker;
  readonly threads: Threads;
}

type BudgetCalls = 'budgets' | 'uploadBudget' | 'deleteBudget' | 'budgetTemplate';

/** Budgets per account and month, to hold the books against. */
export function budgetHandlers(deps: Dependencies): Pick<Handlers, BudgetCalls> {
  const { clock, books, files, threads } = deps;
  return {
    budgets: ({ query, database }) => storedBudgets(database, query.project_id),
    uploadBudget: async ({ body, caller, database, asker }) => {
      // A file is read before the transaction: others need the connection meanwhile.
      const { span, accounts } = await books.read(
        body.project_id,
        async ({ books: read, sql }) => ({
          span: spanOf(read.calendar.years, body.boekjaar),
          accounts: await knownAccounts(sql, body.project_id),
        }),
        database,
      );
      const { userId } = caller;
      const who = await files.whoOf({ projectId: body.project_id, userId });
      const bytes = new Uint8Array(Buffer.from(body.content, 'base64'));
      const read = await threads.ask(
        who,
        (run) => run(readBudgetTask, { bytes, span, accounts }, asker).made,
      );
      return keep(database, clock, { ...body, ...span, userId, uploadedAt: stamp(clock) }, read);
    },
    deleteBudget: ({ body: { project_id: projectId, boekjaar }, caller, database }) =>
      database.transaction(async (sql) => {
        const was = await removeBudget(sql, projectId, boekjaar);
        if (!was) throw new HttpProblem('not_found', `Er is geen begroting over ${boekjaar}.`);
        const who = { projectId, userId: caller.userId };
        const description = `Begroting ${boekjaar} verwijderd`;
        await recordInProject(sql, clock, { ...who, action: 'begroting.verwijderd', description });
      }),
    budgetTemplate: async ({ body, caller: { userId }, database, asker }) => {
      const { project_id: projectId, boekjaar, format } = body;
      const span = await books.read(
        projectId,
        ({ books: read }) => spanOf(read.calendar.years, boekjaar),
        database,
      );
      const asked = { ...span, boekjaar, format, at: stamp(clock) };
      return files.ofBooks(templateTask, { projectId, userId, asker }, asked);
    },
  };
}

function spanOf(years: readonly FiscalYear[], label: string): Span {
  const span = monthsOfYear(years, label);
  if (span) return span;
  const known = budgetYears(years).map((year) => year.label);
  const message =
    known.length === 0
      ? 'Lees eerst een auditfile in; daaruit blijkt welke boekjaren er zijn.'
      : `Kies boekjaar ${[...new Set(known)].join(', ')}.`;
  throw new HttpProblem('unprocessable', message, [{ path: 'boekjaar', message }]);
}

interface Upload extends Omit<CallBody<'uploadBudget'>, 'content'>, Span {
  readonly userId: string;
  readonly uploadedAt: string;
}

/** Keeps a budget that was read, in the place of that of its year. */
async function keep(
  database: Database,
  clock: Clock,
  { project_id: projectId, ...upload }: Upload,
  { months, warnings }: Budgeted,
): Promise<{ budget: Budget; warnings: ImportWarning[] }> {
  const { boekjaar, filename, userId } = upload;
  return database.transaction(async (sql) => {
    await replaceBudget(sql, { ...upload, projectId, months });
    const description = `Begroting ${boekjaar} geladen uit ${filename}`;
    await recordInProject(sql, clock, {
      ...{ projectId, userId, action: 'begroting.geladen', description },
    });
    const budget = (await storedBudgets(sql, projectId)).find((one) => one.boekjaar === boekjaar);
    if (!budget) throw new Error('a budget that was not stored');
    return { budget, warnings: [...warnings] };
  });
}
