import { expect, type Page } from '@playwright/test';
import type { TelemetryEvent } from '@kengetal/contract';
import type { PlacedRelease } from '@kengetal/contract/remote';

/** What is told is told within this. */
const TELEMETRY_MS = 5_100;

/** What the page tells the operator, as it comes. */
export function watchTelemetry(page: Page): readonly TelemetryEvent[] {
  const told: TelemetryEvent[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/telemetry')) return;
    told.push(...(request.postDataJSON() as { events: TelemetryEvent[] }).events);
  });
  return told;
}

/** The failure was told, with the part and the release that it is of. */
export async function expectTold(
  page: Page,
  told: readonly TelemetryEvent[],
  { release }: PlacedRelease,
): Promise<void> {
  await page.clock.fastForward(TELEMETRY_MS);
  const mine = () =>
    told.some(
      ({ kind, part, version }) =>
        kind === 'error' && part === release.name && version === release.version,
    );
  await expect
    .poll(mine, { message: `an error of ${release.name}@${release.version} is told` })
    .toBe(true);
}
