import { eq } from 'drizzle-orm';
import type { ImportChoice } from '@kengetal/contract';
import { type AuditHeader, type LedgerCompany, yearLabel } from '@kengetal/ledger';
import type { Sql } from '../db/database.ts';
import { projects, type SourceRow } from '../db/schema/index.ts';

/** What the user is asked, and what can be answered. */
export interface Question {
  readonly question: string;
  /** The first is what is meant most often. */
  readonly choices: readonly ImportChoice[];
}

/** Books of another company than those that the project holds. */
export interface OtherCompany {
  /** What they are called, at the beginning of a sentence. */
  readonly what?: string;
  readonly projectId: string;
  /** Of what is read, all of one company. */
  readonly headers: readonly Pick<AuditHeader, 'company' | 'fiscal_year'>[];
  /** Sources of the project. */
  readonly present: readonly SourceRow[];
  /** Those that 'vervangen' takes the place of. */
  readonly replaced: readonly SourceRow[];
  /** Project that holds this company already. */
  readonly ownProject: string | undefined;
  readonly mayMakeProject: boolean;
}

/** Asks of one of many files whether its company gets a project. */
export function newCompanyQuestion({ name }: LedgerCompany, mayMakeProject: boolean): Question {
  const company = name.trim() || NAMELESS;
  return {
    question: `${company} staat nog in geen van je projecten. Waar hoort dit bestand bij?`,
    choices: [newChoice(company, mayMakeProject)],
  };
}

/** What the project that asks is called where it holds the company already. */
const HERE = 'Dit project';

/** Whether a choice leaves books in the project that asks, whatever its decision does elsewhere. */
export const isHere = ({ label }: Pick<ImportChoice, 'label'>): boolean => label === HERE;

interface Names {
  readonly here: string;
  readonly own: string | undefined;
  readonly company: string;
  readonly held: string;
  readonly years: string;
}

/** Asks where books go, and says of each answer what it does to the figures. */
export async function questionOf(sql: Sql, asked: OtherCompany): Promise<Question> {
  const [here, own] = await Promise.all([
    nameOf(sql, asked.projectId),
    asked.ownProject === undefined ? undefined : nameOf(sql, asked.ownProject),
  ]);
  const { what = 'Dit bestand' } = asked;
  const company = companyOf(asked);
  const held = companiesOf(asked.present, company);
  const years = `boekjaar ${listed(asked.headers.map((one) => yearLabel(one.fiscal_year)))}`;
  const names = { here, own, company, held, years };
  return {
    question: `${what} is van ${named(asked, company, held)}, ${years}. Het project ${here} bevat de boekhouding van ${held}. Waar hoort ${what.toLowerCase().replace('exact online', 'Exact Online')} bij?`,
    choices: [ownChoice(asked, names), replaceChoice(asked, names), addChoice(asked, names)],
  };
}

function ownChoice(
  { mayMakeProject, ownProject, projectId }: OtherCompany,
  { here, own, company, years }: Names,
): ImportChoice {
  const decision = 'nieuw_project';
  const stays = `De cijfers van ${here} blijven zoals ze zijn.`;
  if (ownProject === projectId) {
    const words = `${company} staat al in dit project; ${years} komt erbij.`;
    return { decision, label: HERE, words, possible: true };
  }
  if (own !== undefined) {
    const words = `${company} heeft al een eigen project; het bestand komt daarbij. ${stays}`;
    return { decision, label: `Project ${own}`, words, possible: true };
  }
  return newChoice(company, mayMakeProject, stays);
}

function newChoice(company: string, possible: boolean, stays = ''): ImportChoice {
  const words = possible
    ? `${company} krijgt een eigen project. ${stays}`.trim()
    : 'Alleen een beheerder van de organisatie maakt projecten aan. Annuleer, en vraag een beheerder om het bestand te uploaden.';
  return { decision: 'nieuw_project', label: 'Nieuw project', words, possible };
}

function replaceChoice(
  { replaced, present }: OtherCompany,
  { company, years }: Names,
): ImportChoice {
  const gone = companiesOf(replaced, company);
  const labels = listed(replaced.map(({ boekjaar }) => boekjaar));
  const rest = present.length > replaced.length ? ' De andere boekjaren blijven staan.' : '';
  const words =
    replaced.length > 0
      ? `De cijfers van ${gone} over boekjaar ${labels} gaan eruit en die van ${company} komen ervoor in de plaats.${rest}`
      : `Er valt niets te vervangen: over ${years} staat in dit project nog geen boekhouding.`;
  return { decision: 'vervangen', label: 'Vervangen', words, possible: replaced.length > 0 };
}

function addChoice({ replaced }: OtherCompany, { company, held, years }: Names): ImportChoice {
  const words =
    replaced.length > 0
      ? `De cijfers van ${company} worden opgeteld bij die van ${held}: omzet, kosten en saldo’s zijn dan van beide samen.`
      : `De cijfers van ${company} over ${years} komen in dit project naast die van ${held}. Vergelijkingen tussen jaren gaan dan over twee bedrijven.`;
  return { decision: 'toevoegen', label: 'Toevoegen', words, possible: true };
}

const NAMELESS = 'een bedrijf zonder naam';

const companyOf = ({ headers: [first] }: OtherCompany): string =>
  first?.company.name.trim() || NAMELESS;

/** The companies of sources; one that is called the same is told apart by its numbers. */
function companiesOf(rows: readonly SourceRow[], company: string): string {
  const names = rows.map(({ administration }) =>
    administration.name === company ? withNumbers(administration) : administration.name,
  );
  return listed(names);
}

function named({ headers: [first] }: OtherCompany, company: string, held: string): string {
  return first && held.startsWith(company) ? withNumbers(first.company) : company;
}

function withNumbers({ name, tax_id, ident }: SourceRow['administration']): string {
  const numbers = [tax_id && `btw-nummer ${tax_id}`, ident && `nummer ${ident}`].filter(Boolean);
  return numbers.length > 0 ? `${name} (${numbers.join(', ')})` : name;
}

/** 'a, b en c', each once. */
export function listed(values: readonly string[]): string {
  const different = [...new Set(values)];
  const last = different.slice(-2).join(' en ');
  return [...different.slice(0, -2), last].join(', ');
}

async function nameOf(sql: Sql, projectId: string): Promise<string> {
  const [found] = await sql.orm.select().from(projects).where(eq(projects.projectId, projectId));
  return found?.name ?? '';
}
