import type { FastifyBaseLogger } from 'fastify';
import type { TelemetryEvent } from '@kengetal/contract';
import type { Handlers } from '../../http/handler.ts';
import type { TelemetryCounts } from '../../telemetry/counts.ts';

/** A browser that repeats one error must not fill the log of all. */
const LOGGED_PER_MINUTE = 60;
const LOGGED_CHARACTERS = 500;

/** Counts loads and errors of the parts; logs the errors, so many a minute. */
export function telemetryHandlers(counts: TelemetryCounts): Pick<Handlers, 'telemetry'> {
  let minute = 0;
  let logged = 0;
  const logError = (log: FastifyBaseLogger, event: TelemetryEvent) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, logged] = [now, 0];
    logged += 1;
    if (logged <= LOGGED_PER_MINUTE) log.warn({ event: shortened(event) }, 'telemetry');
    if (logged === LOGGED_PER_MINUTE) log.warn('more telemetry of this minute is only counted');
  };
  return {
    telemetry: ({ body, request }) => {
      for (const event of body.events) {
        if (event.kind === 'error') logError(request.log, event);
        counts.add(event);
      }
    },
  };
}

function shortened({ message, detail, ...event }: TelemetryEvent) {
  return {
    ...event,
    message: message?.slice(0, LOGGED_CHARACTERS),
    detail: detail && JSON.stringify(detail).slice(0, LOGGED_CHARACTERS),
  };
}
