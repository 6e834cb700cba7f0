import { join } from 'node:path';
import { isProduction, makeOwnerOnly, takeLock } from '@kengetal/server';
import { FRONT_ENDS } from '../build/parts.ts';
import { bundleProgram, type Program } from './bundle-program.ts';
import { CommandError } from './execute.ts';
import { prepareFrontEnds } from './front-ends.ts';
import type { Places } from './places.ts';
import { checkPorts } from './ports.ts';
import { programsFor, shellConfig, startProgram } from './programs.ts';
import { openSites, type Sites } from './sites.ts';
import { supervise, type Supervised } from './supervise.ts';

export interface KengetalOptions {
  places: Places;
  environment: Record<string, string | undefined>;
  development: boolean;
  report: (line: string) => void;
}

/** The whole product, running. */
export interface Kengetal {
  readonly sites: Sites;
  /** Builds and publishes what changed; a page that is loaded next gets it. */
  renewFrontEnds(): Promise<void>;
  /** Ends a program and starts it from its sources as they are now. */
  restart(program: Program): Promise<void>;
  stop(): Promise<void>;
}

/** Builds what changed and starts everything. Throws CommandError for what the user can mend. */
export async function startKengetal(options: KengetalOptions): Promise<Kengetal> {
  const { places, environment, report } = options;
  makeOwnerOnly(places.dataFolder);
  const lock = await takeLock(join(places.dataFolder, 'kengetal.lock')).catch((error: unknown) => {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  });
  const running = new Map<Program, Supervised>();
  let sites: Sites | undefined;
  const stop = async () => {
    await sites?.closeAll();
    // The API first: it may still be asking the sandbox something.
    for (const child of [...running.values()].reverse()) await child.stop();
    await lock.release();
  };
  const begin = async (program: Program) => {
    const { script } = await bundleProgram(program);
    const supervised = await supervise({
      name: program,
      start: (again) => startProgram(program, script, { places, environment, again }),
      report,
    });
    running.set(program, supervised);
    report(`  ${program} gestart`);
  };

  try {
    const { apiPort, sandboxPort, mailPort } = places;
    await checkPorts([...FRONT_ENDS.map(places.portOf), apiPort, sandboxPort, mailPort]);
    let shellVersion = '';
    const renewFrontEnds = async () => {
      shellVersion = await prepareFrontEnds(options);
    };
    const beginAll = async () => {
      for (const program of programsFor(environment)) await begin(program);
    };
    await both(beginAll(), renewFrontEnds());
    const config = await shellConfig(places, environment);
    const production = isProduction(environment);
    sites = await openSites({ places, config, shellVersion: () => shellVersion, production });
    const restart = async (program: Program) => {
      await bundleProgram(program); // With a mistake in the sources the old one goes on.
      await running.get(program)?.stop();
      await begin(program);
    };
    return { sites, renewFrontEnds, restart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits for both to settle, so that nothing goes on behind a failure; then fails with the first. */
async function both(one: Promise<void>, other: Promise<void>): Promise<void> {
  const results = await Promise.allSettled([one, other]);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
