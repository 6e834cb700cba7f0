import { asc, desc, eq, inArray, sql as fragment } from 'drizzle-orm';
import type { AssistantWay } from '@kengetal/contract';
import { stamp, type Clock } from '../clock.ts';
import type { Sql } from '../db/database.ts';
import { assistantConsents, chatRetentions, users } from '../db/schema/index.ts';
import type { ModelConfig } from '../model-config.ts';
import { termsText } from './terms.ts';

/** The last choice of an organisation, and whose it was; undefined before the first. */
export async function consentOf({ orm }: Sql, organisationId: string) {
  const [found] = await orm
    .select({
      isOn: assistantConsents.isOn,
      at: assistantConsents.at,
      terms: assistantConsents.terms,
      by: users.name,
    })
    .from(assistantConsents)
    .leftJoin(users, eq(users.userId, assistantConsents.userId))
    .where(eq(assistantConsents.organisationId, organisationId))
    .orderBy(desc(assistantConsents.no))
    .limit(1);
  return found;
}

interface Choice {
  readonly organisationId: string;
  readonly userId: string;
  readonly isOn: boolean;
  readonly terms: string;
}

/** Keeps a choice after the ones before it, in a transaction. */
export async function keepConsent({ orm }: Sql, clock: Clock, choice: Choice): Promise<void> {
  const { organisationId } = choice;
  const [last] = await orm
    .select({ no: fragment<number>`max(${assistantConsents.no})` })
    .from(assistantConsents)
    .where(eq(assistantConsents.organisationId, organisationId));
  const row = { ...choice, no: (last?.no ?? 0) + 1, at: stamp(clock) };
  await orm.insert(assistantConsents).values(row);
}

/** True where a model was turned on under the terms of now. */
export const isGiven = (
  model: ModelConfig | undefined,
  choice: { readonly isOn: boolean; readonly terms: string } | undefined,
): model is ModelConfig => Boolean(model && choice?.isOn && choice.terms === termsText(model));

/** How the assistant answers in these organisations. */
export async function waysOf(
  { orm }: Sql,
  model: ModelConfig | undefined,
  organisationIds: readonly string[],
): Promise<Record<string, AssistantWay>> {
  const ways = Object.fromEntries(organisationIds.map((id) => [id, 'grammatica' as AssistantWay]));
  if (!model || organisationIds.length === 0) return ways;
  const rows = await orm
    .selectDistinctOn([assistantConsents.organisationId])
    .from(assistantConsents)
    .where(inArray(assistantConsents.organisationId, [...organisationIds]))
    .orderBy(asc(assistantConsents.organisationId), desc(assistantConsents.no));
  for (const row of rows) if (isGiven(model, row)) ways[row.organisationId] = 'model';
  return ways;
}

/** Days that chats are kept in an organisation; undefined: until they are removed. */
export async function retentionOf({ orm }: Sql, organisationId: string) {
  const [found] = await orm
    .select()
    .from(chatRetentions)
    .where(eq(chatRetentions.organisationId, organisationId));
  return found?.days;
}

/** Sets for how many days chats are kept; null keeps them until they are removed. */
export async function keepRetention(
  { orm }: Sql,
  clock: Clock,
  { organisationId, userId, days }: { organisationId: string; userId: string; days: number | null },
): Promise<void> {
  if (days === null) {
    await orm.delete(chatRetentions).where(eq(chatRetentions.organisationId, organisationId));
    return;
  }
  const set = { days, userId, at: stamp(clock) };
  await orm
    .insert(chatRetentions)
    .values({ organisationId, ...set })
    .onConflictDoUpdate({ target: chatRetentions.organisationId, set });
}
