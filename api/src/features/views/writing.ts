import { LIMITS, refusalOf, type SavedView } from '@kengetal/contract';
import { recordActivity } from '../../access/activity.ts';
import { lockProject } from '../../access/lock-project.ts';
import { requireProject } from '../../access/policy.ts';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import {
  addView,
  changeView,
  removeView,
  viewOf,
  viewsOf,
  type NewView,
  type ViewChange,
  type Viewer,
} from './store.ts';

/**
 * Keeps a view. Throws conflict when its name is taken or there are too many, forbidden when a
 * reader shares it.
 */
export async function keepView(
  sql: Sql,
  clock: Clock,
  viewer: Viewer,
  view: NewView,
): Promise<SavedView> {
  const organisationId = await begin(sql, viewer);
  if (view.shared) await requireEditor(sql, viewer);
  const others = await viewsOf(sql, viewer, view.screen);
  requireFree(view.name, others);
  requireRoom(view.shared, others);
  const viewId = await addView(sql, clock, viewer, view);
  if (view.shared) await record(sql, clock, { ...viewer, organisationId }, 'gedeeld', view.name);
  return existing(sql, viewer, viewId);
}

/** Renames or shares a view. Throws as `keepView` does, and not_found for what is not theirs. */
export async function changeKeptView(
  sql: Sql,
  clock: Clock,
  viewer: Viewer,
  viewId: string,
  change: ViewChange,
): Promise<SavedView> {
  const organisationId = await begin(sql, viewer);
  const before = await existing(sql, viewer, viewId);
  const { name = before.name, shared = before.shared } = change;
  if (before.shared || shared) await requireEditor(sql, viewer);
  const views = await viewsOf(sql, viewer, before.screen);
  const others = views.filter(({ view_id }) => view_id !== viewId);
  requireFree(name, others);
  requireRoom(shared, others);
  await changeView(sql, viewer, viewId, {
    name,
    ...(shared !== before.shared && { shared }),
  });
  const who = { ...viewer, organisationId };
  if (before.shared && name !== before.name) {
    await record(sql, clock, who, 'hernoemd', before.name, ` naar ‘${name}’`);
  }
  if (shared !== before.shared) {
    await record(sql, clock, who, shared ? 'gedeeld' : 'niet meer gedeeld', name);
  }
  return existing(sql, viewer, viewId);
}

/** Removes a view. Throws not_found for what is not theirs, forbidden when a reader removes a shared one. */
export async function removeKeptView(
  sql: Sql,
  clock: Clock,
  viewer: Viewer,
  viewId: string,
): Promise<void> {
  const organisationId = await begin(sql, viewer);
  const { shared, name } = await existing(sql, viewer, viewId);
  if (shared) await requireEditor(sql, viewer);
  await removeView(sql, viewer.projectId, viewId);
  if (shared) await record(sql, clock, { ...viewer, organisationId }, 'verwijderd', name);
}

/** Writers of one project wait for each other, so that no name is given twice. */
async function begin(sql: Sql, { projectId }: Viewer): Promise<string> {
  const project = await lockProject(sql, projectId);
  if (!project) throw new DomainError('not_found');
  return project.organisationId;
}

async function existing(sql: Sql, viewer: Viewer, viewId: string): Promise<SavedView> {
  const view = await viewOf(sql, viewer, viewId);
  if (!view) throw new DomainError('not_found', 'Deze weergave is er niet meer.');
  return view;
}

/** What all members see is for editors to decide. */
async function requireEditor(sql: Sql, viewer: Viewer): Promise<void> {
  await requireProject(sql, viewer, viewer.projectId, 'bewerker');
}

function requireFree(name: string, others: readonly SavedView[]): void {
  const wanted = name.toLocaleLowerCase('nl');
  if (!others.some((other) => other.name.toLocaleLowerCase('nl') === wanted)) return;
  const message = `Er is al een weergave ‘${name}’. Kies een andere naam.`;
  throw new DomainError('conflict', message, [{ path: 'name', message }]);
}

/** What others share takes no room of one's own, which a reader could not make. */
function requireRoom(shared: boolean, others: readonly SavedView[]): void {
  const limit = LIMITS.views;
  if (others.filter((other) => other.shared === shared).length < limit.max) return;
  throw new DomainError('conflict', refusalOf(limit));
}

const ACTIONS = {
  gedeeld: 'weergave.gedeeld',
  'niet meer gedeeld': 'weergave.niet_gedeeld',
  hernoemd: 'weergave.hernoemd',
  verwijderd: 'weergave.verwijderd',
} as const;

function record(
  sql: Sql,
  clock: Clock,
  who: Viewer & { organisationId: string },
  what: keyof typeof ACTIONS,
  name: string,
  more = '',
): Promise<void> {
  const description = `Weergave ‘${name}’ ${what}${more}`;
  return recordActivity(sql, clock, { ...who, action: ACTIONS[what], description });
}
