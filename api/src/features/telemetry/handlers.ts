import { sql as fragment } from 'drizzle-orm';
import type { TelemetryEvent } from '@kengetal/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { telemetryCounts } from '../../db/schema/index.ts';
import type { Handlers } from '../../http/handler.ts';

/** Counts loads and errors of the parts, a row per day, kind, part and release; logs the errors. */
export function telemetryHandlers(database: Database, clock: Clock): Pick<Handlers, 'telemetry'> {
  return {
    telemetry: async ({ body, request }) => {
      for (const event of body.events) {
        const level = event.kind === 'error' ? 'warn' : 'debug';
        request.log[level]({ event }, 'telemetry');
        await count(database, clock, event);
      }
    },
  };
}

async function count(database: Database, clock: Clock, event: TelemetryEvent): Promise<void> {
  const { kind, part, release, message, detail } = event;
  await database.orm
    .insert(telemetryCounts)
    .values({
      day: clock.today(),
      kind,
      part,
      release,
      count: 1,
      lastMessage: message ?? null,
      lastDetail: detail ?? null,
    })
    .onConflictDoUpdate({
      target: [
        telemetryCounts.day,
        telemetryCounts.kind,
        telemetryCounts.part,
        telemetryCounts.release,
      ],
      set: {
        count: fragment`${telemetryCounts.count} + 1`,
        lastMessage: message ?? null,
        lastDetail: detail ?? null,
      },
    });
}
