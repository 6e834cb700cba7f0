import { LIMITS, refusalOf } from '@kengetal/contract';
import { eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { projects } from '../db/schema/index.ts';
import type { ModelConfig } from '../model-config.ts';
import { consentOf, isGiven } from './consent.ts';
import { providerOf, type ModelProvider } from './provider.ts';
import { usedBy } from './use.ts';

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
  | { readonly kind: 'model'; readonly model: SetUpModel; readonly organisationId: string };

/** Decides at each question: consent may be withdrawn, and limits met, in the middle of a conversation. */
export async function doorOf(
  sql: Sql,
  clock: Clock,
  model: SetUpModel | undefined,
  { projectId, userId }: { readonly projectId: string; readonly userId: string },
): Promise<Door> {
  if (!model) return { kind: 'grammatica' };
  const { config } = model;
  const [project] = await sql.orm.select().from(projects).where(eq(projects.projectId, projectId));
  if (!project) return { kind: 'grammatica' };
  const { organisationId } = project;
  if (!isGiven(config, await consentOf(sql, organisationId))) return { kind: 'grammatica' };
  const used = await usedBy(sql, clock, { organisationId, userId });
  if (used.day >= config.tokensPerDay) {
    return { kind: 'grammatica', spent: refusalOf(LIMITS.modelTokensOfPerson) };
  }
  if (used.month >= config.tokensPerMonth) {
    return { kind: 'grammatica', spent: refusalOf(LIMITS.modelTokensOfOrganisation) };
  }
  return { kind: 'model', model, organisationId };
}
