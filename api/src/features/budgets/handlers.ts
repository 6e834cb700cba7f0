import type { CallBody, Budget, ImportWarning } from '@kengetal/contract';
import { recordInProject } from '../../access/activity.ts';
import type { BooksReader } from '../../books/reader.ts';
import { stamp, type Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Downloads } from '../../files/downloads.ts';
import type { Handlers } from '../../http/handler.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { FiscalYear } from '../../ledger/index.ts';
import type { Span } from '../../periods/names.ts';
import { knownAccounts } from './accounts.ts';
import type { KnownAccount } from './file/match.ts';
import { openBudget } from './file/open.ts';
import type { ReadBudget } from './file/read.ts';
import { BudgetRefused } from './file/refused.ts';
import { debitCents, signUseOf } from './file/signs.ts';
import { removeBudget, replaceBudget, storedBudgets } from './store.ts';
import { budgetTemplate } from './template.ts';
import { warningsOf } from './warnings.ts';
import { budgetYears, monthsOfYear } from './years.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly books: BooksReader;
  readonly downloads: Downloads;
}

type BudgetCalls = 'budgets' | 'uploadBudget' | 'deleteBudget' | 'budgetTemplate';

/** Budgets per account and month, to hold the books against. */
export function budgetHandlers(deps: Dependencies): Pick<Handlers, BudgetCalls> {
  const { database, clock, books, downloads } = deps;
  return {
    budgets: ({ query }) => storedBudgets(database, query.project_id),
    uploadBudget: async ({ body, caller }) => {
      // A file is read before the transaction: others need the connection meanwhile.
      const { span, accounts } = await books.read(
        body.project_id,
        async ({ books: read, sql }) => ({
          span: spanOf(read.calendar.years, body.boekjaar),
          accounts: await knownAccounts(sql, body.project_id),
        }),
      );
      const read = await readable(() =>
        openBudget(Buffer.from(body.content, 'base64'), span, accounts),
      );
      const upload = {
        ...body,
        ...span,
        accounts,
        userId: caller.userId,
        uploadedAt: stamp(clock),
      };
      return keep(database, clock, upload, read);
    },
    deleteBudget: ({ body: { project_id: projectId, boekjaar }, caller }) =>
      database.transaction(async (sql) => {
        const was = await removeBudget(sql, projectId, boekjaar);
        if (!was) throw new HttpProblem('not_found', `Er is geen begroting over ${boekjaar}.`);
        const who = { projectId, userId: caller.userId };
        const description = `Begroting ${boekjaar} verwijderd`;
        await recordInProject(sql, clock, { ...who, action: 'begroting.verwijderd', description });
      }),
    budgetTemplate: async ({ body: { project_id, boekjaar, format } }) => {
      const file = await books.read(project_id, async ({ books: read, sql }) =>
        budgetTemplate(read, await knownAccounts(sql, project_id), {
          ...spanOf(read.calendar.years, boekjaar),
          boekjaar,
          format,
          at: stamp(clock),
        }),
      );
      return downloads.offer(file);
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

interface Upload extends CallBody<'uploadBudget'>, Span {
  readonly userId: string;
  readonly uploadedAt: string;
  readonly accounts: readonly KnownAccount[];
}

/** Keeps a budget that was read, in the place of that of its year. */
async function keep(
  database: Database,
  clock: Clock,
  { project_id: projectId, content: _content, ...upload }: Upload,
  read: ReadBudget,
): Promise<{ budget: Budget; warnings: ImportWarning[] }> {
  const { boekjaar, filename } = upload;
  const use = await readable(() => signUseOf(read));
  const amounts = read.lines.flatMap((line) =>
    [...line.amounts].map(([periode, cents]) => ({
      rekening: line.rekening,
      periode,
      cents: debitCents(line, cents, use),
    })),
  );
  return database.transaction(async (sql) => {
    await replaceBudget(sql, { ...upload, projectId, amounts });
    const text = `Begroting ${boekjaar} geladen uit ${filename}`;
    await recordInProject(sql, clock, {
      projectId,
      userId: upload.userId,
      action: 'begroting.geladen',
      description: text,
    });
    const budget = (await storedBudgets(sql, projectId)).find((one) => one.boekjaar === boekjaar);
    if (!budget) throw new Error('a budget that was not stored');
    return { budget, warnings: warningsOf(read, use, upload) };
  });
}

/** What reading gives; a file that is no budget is refused with every fault that was found. */
async function readable<T>(read: () => Promise<T> | T): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof BudgetRefused)) throw error;
    const errors = error.problems.map((message) => ({ path: 'content', message }));
    throw new HttpProblem('file_refused', error.problems[0], errors);
  }
}
