import { eq } from 'drizzle-orm';
import type { ConnectionChoice, ConnectionDecision } from '@kengetal/contract';
import type { AuditHeader } from '@kengetal/ledger';
import type { Sql } from '../db/database.ts';
import { sources, type ExactQuestion, type SourceRow } from '../db/schema/index.ts';
import { listed, questionOf } from '../imports/choices.ts';
import { isSame, overlaps } from '../imports/matching.ts';
import { projectOf } from '../imports/placing.ts';
import { mayMakeProject } from '../imports/rights.ts';
import type { ChosenConnection } from './rows.ts';
import type { YearRow } from './years.ts';

/** A year of a connection, and what it meets in the project. */
export interface PlacedYear extends YearRow {
  readonly header: Pick<AuditHeader, 'company' | 'fiscal_year'>;
  /** The source that holds it now. */
  readonly own: SourceRow | undefined;
  /** Sources of others that it takes the place of. */
  readonly replaces: readonly SourceRow[];
}

interface Placed {
  /** Years that count by this connection. */
  readonly years: readonly PlacedYear[];
  /** Asked of the others; null when all have a place. */
  readonly question: ExactQuestion | null;
}

type YearWithHeader = YearRow & Pick<PlacedYear, 'header'>;

/** One source counts in a fiscal year: finds which of the years of a connection do. */
export async function placeYears(
  sql: Sql,
  connection: ChosenConnection,
  years: readonly YearWithHeader[],
): Promise<Placed> {
  const { projectId, connectionId, decisions } = connection;
  const present = await sql.orm.select().from(sources).where(eq(sources.projectId, projectId));
  const isOwn = (source: SourceRow) => source.connectionId === connectionId;
  const isOpen = ({ importId }: SourceRow) => decisions[importId] === undefined;
  const isMine = (source: SourceRow) =>
    years.some(({ header }) => isSame(source.administration, header.company));
  const others = present.filter((source) => !isOwn(source));
  const met = ({ header }: YearWithHeader) => others.filter((source) => overlaps(source, header));
  // Once it has a place in the project, books of other companies there are no news.
  const strangers = present.some(isOwn)
    ? []
    : others.filter((source) => !isMine(source) && isOpen(source));
  const about = [...new Set([...strangers, ...years.flatMap(met).filter(isOpen)])];
  const clear = strangers.length > 0 ? [] : years.filter((year) => !met(year).some(isOpen));
  const decided = (year: YearWithHeader, decision: ConnectionDecision) =>
    met(year).filter(({ importId }) => decisions[importId] === decision);
  const counting = clear.filter((year) => decided(year, 'behouden').length === 0);
  return {
    years: counting.map((year) => ({
      ...year,
      own: present.find((source) => isOwn(source) && overlaps(source, year.header)),
      replaces: decided(year, 'vervangen'),
    })),
    question: about.length === 0 ? null : await asked(sql, connection, { years, present, about }),
  };
}

interface Asked {
  readonly years: readonly YearWithHeader[];
  readonly present: readonly SourceRow[];
  readonly about: readonly SourceRow[];
}

async function asked(sql: Sql, connection: ChosenConnection, of: Asked): Promise<ExactQuestion> {
  const isMine = (source: SourceRow) =>
    of.years.some(({ header }) => isSame(source.administration, header.company));
  const question = of.about.every(isMine)
    ? sameYears(of.about)
    : await otherCompany(sql, connection, of);
  return { ...question, about: of.about.map(({ importId }) => importId) };
}

/** Asks which of two sources of one administration counts. */
function sameYears(about: readonly SourceRow[]): Pick<ExactQuestion, 'text' | 'choices'> {
  const years = listed(about.map(({ boekjaar }) => boekjaar).sort());
  const choices: ConnectionChoice[] = [
    {
      decision: 'vervangen',
      label: 'Vervangen',
      words: `Boekjaar ${years} komt voortaan uit Exact Online. Je kunt dat ongedaan maken bij Project, Imports.`,
      possible: true,
    },
    {
      decision: 'behouden',
      label: 'Auditfile houden',
      words: `Boekjaar ${years} blijft zoals het is ingelezen. De andere boekjaren komen uit Exact Online.`,
      possible: true,
    },
  ];
  const text = `Boekjaar ${years} staat al in dit project, uit een auditfile. Vervangen door Exact Online?`;
  return { text, choices };
}

async function otherCompany(
  sql: Sql,
  connection: ChosenConnection,
  { years, present, about }: Asked,
): Promise<Pick<ExactQuestion, 'text' | 'choices'>> {
  const headers = years.map(({ header }) => header);
  const [first] = headers;
  const { question, choices } = await questionOf(sql, {
    what: 'Deze administratie in Exact Online',
    projectId: connection.projectId,
    headers,
    present,
    replaced: about.filter((source) => headers.some((header) => overlaps(source, header))),
    ownProject: first && (await projectOf(sql, connection, first.company)),
    mayMakeProject: await mayMakeProject(sql, connection),
  });
  return { text: question, choices };
}
