import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildMonolith } from '../build/monolith/build.ts';
import { compressFolder } from '../serve/compress.ts';
import { summaryOf } from './composition-aims.ts';
import { NETWORK_NAMES, NETWORKS, Samples, type NetworkName } from './composition-measures.ts';
import { MeasuredPage } from './composition-page.ts';
import { printFiles, printSamples } from './composition-print.ts';
import { measureRound, type Parts, type Round } from './composition-round.ts';
import { openStage, VARIANTS, type Stage } from './composition-stage.ts';

type Report = (line: string) => void;

/** Rounds that count; one before them, on the first network, warms the API and the file system. */
const ROUNDS = 7;

interface Asked {
  readonly parts: Parts;
  readonly rounds: number;
  readonly networks: readonly NetworkName[];
}

/**
 * Measures what composing at run time costs: loads of three screens with a cold and a warm cache,
 * and going to a remote that is not loaded, pointed at, or loaded; of the federated app and of the
 * same source built in one piece, signed in, on two networks. Prints both side by side, and as last
 * line one JSON object. `--only load|navigation`, `--rounds N` and `--network free|slow` for less.
 */
export async function benchComposition(report: Report, args: readonly string[]): Promise<void> {
  const asked = read(args);
  report('Beide varianten bouwen en starten…');
  const { version, dist } = await buildMonolith();
  await compressFolder(path.join(dist, version));
  const stage = await openStage({ version, dist }, report);
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const context = await browser.newContext({
      locale: 'nl-NL',
      viewport: { width: 1440, height: 900 },
    });
    await stage.show('federated');
    const page = await MeasuredPage.open(context, stage);
    const { samples, last } = await compare(stage, page, asked, report);
    if (asked.parts.load) printFiles(last, report);
    printSamples(samples, report);
    report(JSON.stringify(await summaryOf(samples, report)));
  } finally {
    await browser.close();
    await stage.close();
  }
}

function read(args: readonly string[]): Asked {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: String(ROUNDS) },
      network: { type: 'string' },
    },
  });
  const { only, network } = values;
  return {
    parts: { load: only !== 'navigation', navigation: only !== 'load' },
    rounds: Number(values.rounds),
    networks: NETWORK_NAMES.filter((name) => network === undefined || name === network),
  };
}

/** Takes turns, so that what else the machine does weighs on both alike. */
async function compare(stage: Stage, page: MeasuredPage, asked: Asked, report: Report) {
  const samples = new Samples();
  const last: Partial<Record<(typeof VARIANTS)[number], Round>> = {};
  for (const [index, network] of asked.networks.entries()) {
    report(`${NETWORKS[network].title}:`);
    await page.useNetwork(network);
    const warming = index === 0 ? 1 : 0;
    for (let round = 1 - warming; round <= asked.rounds; round++) {
      for (const variant of VARIANTS) {
        await stage.show(variant);
        const measured = await measureRound(page, network, asked.parts);
        if (round === 0) continue;
        last[variant] = measured;
        for (const [subject, sample] of measured.samples) samples.add(subject, variant, sample);
      }
      report(round === 0 ? '  opgewarmd' : `  ronde ${round} van ${asked.rounds}`);
    }
  }
  return { samples, last };
}
