import type { AssistantState } from '@kengetal/contract';
import { recordActivity } from '../../access/activity.ts';
import { organisationLevel } from '../../access/policy.ts';
import type { Clock } from '../../clock.ts';
import type { Sql } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { Handlers } from '../../http/handler.ts';
import type { ModelConfig } from '../../model-config.ts';
import {
  consentOf,
  isGiven,
  keepConsent,
  keepRetention,
  retentionOf,
} from '../../model/consent.ts';
import { centsOf, costOf } from '../../model/cost.ts';
import { termsName, termsOf, termsText } from '../../model/terms.ts';
import { useOfMonth } from '../../model/use.ts';

type AssistantCall = 'organisationAssistant' | 'chooseAssistant' | 'setChatRetention';

const CHANGED =
  'Wat je hebt gelezen over het taalmodel is intussen gewijzigd. Lees het opnieuw en kies dan.';
const NONE = 'Er is geen taalmodel ingesteld op deze installatie.';

/** Whether an organisation uses a language model, what of it, and how long chats are kept. */
export function assistantHandlers(
  clock: Clock,
  model: ModelConfig | undefined,
): Pick<Handlers, AssistantCall> {
  const stateOf = (sql: Sql, organisationId: string, isAdmin: boolean) =>
    assistantState(sql, clock, model, { organisationId, isAdmin });
  return {
    organisationAssistant: async ({ query: { organisation_id }, caller, database }) => {
      const level = await organisationLevel(database, organisation_id, caller.userId);
      return stateOf(database, organisation_id, level === 'beheerder');
    },
    chooseAssistant: async ({ body, caller: { userId }, database }) => {
      const { organisation_id: organisationId, on: isOn } = body;
      if (!model && isOn) throw new DomainError('conflict', NONE);
      const terms = model ? termsText(model) : '';
      if (isOn && body.terms !== termsName(terms)) throw new DomainError('conflict', CHANGED);
      await database.transaction(async (sql) => {
        await keepConsent(sql, clock, { organisationId, userId, isOn, terms });
        await recordActivity(sql, clock, {
          ...{ organisationId, userId, action: isOn ? 'assistent.aan' : 'assistent.uit' },
          description: `Taalmodel voor de assistent ${isOn ? 'aangezet' : 'uitgezet'}`,
        });
      });
      return stateOf(database, organisationId, true);
    },
    setChatRetention: async ({ body, caller: { userId }, database }) => {
      const { organisation_id: organisationId, days } = body;
      await database.transaction(async (sql) => {
        await keepRetention(sql, clock, { organisationId, userId, days });
        await recordActivity(sql, clock, {
          ...{ organisationId, userId, action: 'assistent.bewaartermijn' },
          description:
            days === null
              ? 'Gesprekken blijven tot iemand ze verwijdert'
              : `Gesprekken blijven ${days} dagen na hun laatste bericht`,
        });
      });
      return stateOf(database, organisationId, true);
    },
  };
}

async function assistantState(
  sql: Sql,
  clock: Clock,
  model: ModelConfig | undefined,
  { organisationId, isAdmin }: { readonly organisationId: string; readonly isAdmin: boolean },
): Promise<AssistantState> {
  const consent = await consentOf(sql, organisationId);
  const isActive = isGiven(model, consent);
  return {
    way: isActive ? 'model' : 'grammatica',
    model: model
      ? {
          ...{ name: model.model, ...termsOf(model), sent: [...termsOf(model).sent] },
          terms: termsName(termsText(model)),
        }
      : null,
    consent: consent
      ? {
          ...{ on: consent.isOn, by: consent.by, at: consent.at },
          outdated: consent.isOn && !isActive,
        }
      : null,
    retention_days: (await retentionOf(sql, organisationId)) ?? null,
    ...(isAdmin && model && { use: await useOf(sql, clock, model, organisationId) }),
  };
}

async function useOf(
  sql: Sql,
  clock: Clock,
  { perDay, perMonth, prices }: ModelConfig,
  organisationId: string,
): Promise<NonNullable<AssistantState['use']>> {
  const people = await useOfMonth(sql, clock, organisationId);
  const sum = (key: 'answers' | 'broken' | 'tokens_in' | 'tokens_out') =>
    people.reduce((total, one) => total + one[key], 0);
  const total = { tokens_in: sum('tokens_in'), tokens_out: sum('tokens_out') };
  const cents = (used: Pick<typeof total, 'tokens_in' | 'tokens_out'>) =>
    prices && { cents: centsOf(costOf(prices, { in: used.tokens_in, out: used.tokens_out })) };
  return {
    ...{ answers: sum('answers'), broken: sum('broken'), ...total, ...cents(total) },
    month: Number(clock.today().slice(0, 7).replace('-', '')),
    tokens_per_month: perMonth.tokens,
    tokens_per_day: perDay.tokens,
    ...(prices && { cents_per_month: perMonth.cents, cents_per_day: perDay.cents }),
    people: people.map((one) => ({ ...one, ...cents(one) })),
  };
}
