import type { TelemetryEvent } from '@kengetal/contract';

/** What a part tells; time, release and trace are added here. */
export type Observation = Pick<
  TelemetryEvent,
  'kind' | 'part' | 'duration_ms' | 'vital' | 'detail'
> & {
  message?: string;
  /** Version of the part that it is about. */
  version?: string;
};

type Detail = NonNullable<TelemetryEvent['detail']>;

export interface Telemetry {
  report(observation: Observation): void;
  /** Sends what waits, also while the page is left. */
  flush(): void;
}

export interface TelemetryParts {
  apiUrl: string;
  /** Release of the shell. */
  release: string;
  now: () => number;
  send?: typeof fetch;
}

const BATCH_MS = 5_000;
/** The API takes no more in one call. */
const BATCH_SIZE = 50;
/** More than a page has to tell: what repeats itself is told of so often and no more. */
const MOST_PER_MINUTE = 60;
const MINUTE_MS = 60_000;

/** Collects loads, recoveries and errors of the parts and sends them together, without a session. */
export function createTelemetry({ apiUrl, release, now, send = fetch }: TelemetryParts): Telemetry {
  const traceId = crypto.randomUUID();
  const waiting: TelemetryEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let minute = 0;
  let told = 0;
  const isTooMuch = () => {
    const present = Math.floor(now() / MINUTE_MS);
    if (present !== minute) [minute, told] = [present, 0];
    told += 1;
    return told > MOST_PER_MINUTE;
  };

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const events = waiting.splice(0, BATCH_SIZE);
    if (events.length === 0) return;
    // What cannot be sent is lost: telling of it must never disturb the user.
    send(`${apiUrl}/telemetry`, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
    }).catch(() => undefined);
  };

  return {
    report: ({ message, detail, version, ...rest }) => {
      if (isTooMuch()) return;
      waiting.push({
        ...rest,
        ...(detail && { detail: cleaned(detail) }),
        at: new Date(now()).toISOString(),
        version: version ?? release,
        release,
        trace_id: traceId,
        ...(message !== undefined && { message: withoutPersonalData(message) }),
      });
      if (waiting.length >= BATCH_SIZE) flush();
      else timer ??= setTimeout(flush, BATCH_MS);
    },
    flush,
  };
}

function cleaned(detail: Detail): Detail {
  const entries = Object.entries(detail).map(([name, value]) => [
    name,
    typeof value === 'string' ? withoutPersonalData(value) : value,
  ]);
  return Object.fromEntries(entries) as Detail; // the same names, with values of the same types
}

/** Leaves out of a message what may point at a person or open a door. */
export function withoutPersonalData(message: string): string {
  return message
    .replace(/[^\s@<>"']{1,254}@[^\s@<>"']+/g, '[e-mail]')
    .replace(/([?#])[^\s"')]*/g, '$1[…]')
    .replace(/\b[A-Za-z0-9_-]{20,}(\.[A-Za-z0-9_-]+)*/g, '[…]')
    .slice(0, 2_000);
}
