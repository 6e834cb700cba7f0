import type { AssistantWay } from '@kengetal/contract';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database, Sql } from '../db/database.ts';
import { projects } from '../db/schema/index.ts';
import type { ModelConfig } from '../model-config.ts';
import { consentOf, isGiven, waysOf } from './consent.ts';
import { metThisMonth, metToday, setAside, type SetAside } from './limits.ts';
import { ModelFault } from './fault.ts';
import { providerOf, type ModelProvider } from './provider.ts';

/** A language model that is set up. */
export interface SetUpModel {
  readonly config: ModelConfig;
  readonly provider: ModelProvider;
}

export const setUpModel = (config: ModelConfig | undefined, clock: Clock): SetUpModel | undefined =>
  config && { config, provider: providerOf(config, clock) };

/** How a question of someone in a project is answered; with `spent` the model was turned on, but its limit is met. */
export type Door =
  | { readonly kind: 'grammatica'; readonly spent?: string }
  | { readonly kind: 'model'; readonly model: SetUpModel; readonly aside: SetAside };

/**
 * Decides at each question: consent may be withdrawn, and limits met, in the middle of a conversation.
 * A model of which consent is withdrawn while it answers refuses what it is asked from then on.
 * For what a model answers tokens are set aside, to be counted at its end.
 * @param isRefused whether the question is to get no answer, which no model is asked for
 */
export async function doorOf(
  database: Database,
  clock: Clock,
  model: SetUpModel | undefined,
  { projectId, userId }: { readonly projectId: string; readonly userId: string },
  isRefused: () => Promise<boolean>,
): Promise<Door> {
  if (!model) return { kind: 'grammatica' };
  const { config } = model;
  const { orm } = database;
  const [project] = await orm.select().from(projects).where(eq(projects.projectId, projectId));
  if (!project) return { kind: 'grammatica' };
  const { organisationId } = project;
  const isOn = async () => isGiven(config, await consentOf(database, organisationId));
  if (!(await isOn())) return { kind: 'grammatica' };
  if (await isRefused()) return { kind: 'grammatica' };
  const aside = await setAside(database, clock, config, { organisationId, userId });
  if (typeof aside === 'string') return { kind: 'grammatica', spent: aside };
  return { kind: 'model', model: { config, provider: whileOn(model.provider, isOn) }, aside };
}

/** A provider that is sent nothing more from the moment that it is turned off, also within an answer. */
const whileOn = (provider: ModelProvider, isOn: () => Promise<boolean>): ModelProvider => ({
  get isResting() {
    return provider.isResting;
  },
  async *ask(request, signal) {
    if (!(await isOn())) throw new ModelFault('refused');
    yield* provider.ask(request, signal);
  },
});

/** How the assistant answers someone in these organisations now: with a model where that is on and can be asked. */
export async function waysNow(
  sql: Sql,
  clock: Clock,
  model: SetUpModel | undefined,
  {
    userId,
    organisationIds,
  }: { readonly userId: string; readonly organisationIds: readonly string[] },
): Promise<Record<string, AssistantWay>> {
  const ways = await waysOf(sql, model?.config, organisationIds);
  const on = organisationIds.filter((id) => ways[id] === 'model');
  if (!model || on.length === 0) return ways;
  const { config, provider } = model;
  const isOut = provider.isResting || (await metToday(sql, clock, config, userId)) !== undefined;
  for (const id of on) {
    if (isOut || (await metThisMonth(sql, clock, config, id)) !== undefined)
      ways[id] = 'grammatica';
  }
  return ways;
}
