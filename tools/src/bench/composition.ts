import { chromium, type Browser } from '@playwright/test';
import { buildMonolith } from '../build/monolith/build.ts';
import { compressFolder } from '../serve/compress.ts';
import path from 'node:path';
import { measureFirstLoad, signIn, type FirstLoad } from './composition-browser.ts';
import { median, printComparison, ratiosOf } from './composition-print.ts';
import { openStage, type Stage, type Variant } from './composition-stage.ts';

/** Loads that count, of each variant; one before them warms the API and the file system. */
const RUNS = 7;
const WARMING = 1;

/**
 * Measures what composing at run time costs: the first load of /dashboard of the federated app and
 * of the same source built in one piece, signed in, with a cold cache and compression, at 10 Mbit/s
 * and 40 ms. Prints both side by side, and as last line one JSON object with the ratios.
 */
export async function benchComposition(report: (line: string) => void): Promise<void> {
  report('Beide varianten bouwen en starten…');
  const { version, dist } = await buildMonolith();
  await compressFolder(path.join(dist, version));
  const stage = await openStage({ version, dist }, report);
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const loads = await compare(stage, browser, report);
    printComparison(loads, report);
    const [federated, monolith] = [median(loads.federated), median(loads.monolith)];
    report(JSON.stringify(ratiosOf(federated, monolith)));
  } finally {
    await browser.close();
    await stage.close();
  }
}

/** Takes turns, so that what else the machine does weighs on both alike. */
async function compare(
  stage: Stage,
  browser: Browser,
  report: (line: string) => void,
): Promise<Record<Variant, FirstLoad[]>> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await stage.show('federated');
  await signIn(page, stage.origin);
  const loads: Record<Variant, FirstLoad[]> = { federated: [], monolith: [] };
  for (let run = 0; run < WARMING + RUNS; run++) {
    for (const variant of ['federated', 'monolith'] as const) {
      await stage.show(variant);
      const load = await measureFirstLoad(page, stage);
      if (run >= WARMING) loads[variant].push(load);
    }
    if (run >= WARMING) report(`  ronde ${run - WARMING + 1} van ${RUNS}`);
  }
  return loads;
}
