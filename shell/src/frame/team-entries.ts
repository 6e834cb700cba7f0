import type { Organisation, Project } from '@kengetal/contract';

/** An organisation, or one of its projects under it. */
export type TeamEntry =
  | { kind: 'organisation'; id: string; name: string }
  | { kind: 'project'; id: string; name: string; organisation: string };

/** With more entries than this a search field stands above them. */
export const SEARCH_FROM = 8;
/** Nobody reads further; the rest is found by searching. */
export const SHOWN_MOST = 100;

export interface TeamQuery {
  organisations: readonly Organisation[];
  projects: readonly Project[];
  /** The active project stands in sight, however many there are. */
  active: Project | null;
  search: string;
}

export interface TeamEntries {
  shown: readonly TeamEntry[];
  /** How many more answer the search. */
  left: number;
}

/**
 * Organisations with their projects; with a search those that answer it, projects first. An
 * organisation that answers by its name brings all its projects.
 */
export function teamEntries({ organisations, projects, active, search }: TeamQuery): TeamEntries {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const groups = organisations.map((organisation) => groupOf(organisation, projects, words));
  const found = groups.reduce((sum, { length }) => sum + length, 0);
  if (words.length > 0) return cut(projectsFirst(groups.flat()));
  if (found <= SHOWN_MOST) return { shown: groups.flat(), left: 0 };
  const leading = groups.findIndex((group) => group.some(({ id }) => id === active?.project_id));
  const [first = []] = leading < 0 ? [] : groups.splice(leading, 1);
  return cut([...leadingPart(first, active), ...groups.flat()]);
}

function cut(entries: readonly TeamEntry[]): TeamEntries {
  const shown = entries.slice(0, SHOWN_MOST);
  return { shown, left: entries.length - shown.length };
}

/** Who types the name of a client and presses Enter wants its figures, not its settings. */
const projectsFirst = (entries: readonly TeamEntry[]) => [
  ...entries.filter(({ kind }) => kind === 'project'),
  ...entries.filter(({ kind }) => kind === 'organisation'),
];

function groupOf(
  { organisation_id, organisation_name }: Organisation,
  projects: readonly Project[],
  words: readonly string[],
): TeamEntry[] {
  const own = projects
    .filter((project) => project.organisation_id === organisation_id)
    .filter(({ project_name }) => answers(`${organisation_name} ${project_name}`, words))
    .map(({ project_id, project_name }): TeamEntry => ({
      kind: 'project',
      id: project_id,
      name: project_name,
      organisation: organisation_name,
    }));
  if (own.length === 0 && !answers(organisation_name, words)) return [];
  return [{ kind: 'organisation', id: organisation_id, name: organisation_name }, ...own];
}

/** The organisation of the active project, with that project first when it has very many. */
function leadingPart(group: readonly TeamEntry[], active: Project | null): TeamEntry[] {
  const at = group.findIndex(({ id }) => id === active?.project_id);
  if (at < SHOWN_MOST) return [...group];
  const [organisation, ...own] = group;
  const chosen = own.splice(at - 1, 1);
  return organisation ? [organisation, ...chosen, ...own] : [...own];
}

const answers = (name: string, words: readonly string[]) => {
  const text = plain(name);
  return words.every((word) => text.includes(word));
};

/** Without capitals and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
