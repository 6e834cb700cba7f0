import { buildFrontEnd } from '../build/build.ts';
import { REMOTES } from '../build/parts.ts';
import { sizesOf } from '../build/sizes.ts';
import {
  LOADS,
  NAVIGATIONS,
  NETWORK_NAMES,
  SCREENS,
  START,
  TARGETS,
  spreadOf,
  type NetworkName,
  type Sample,
  type Samples,
  type Subject,
} from './composition-measures.ts';

/** The most that each may be. */
const AIMS = {
  bytes_ratio: 1.06,
  time_ratio: 1.05,
  requests: 24,
  before_sign_in_kb: 150,
  sign_in_kb: 150,
  entry_kb: 16,
  hovered_ms: 150,
  loaded_ms: 80,
} as const;

const TITLES: Record<keyof typeof AIMS, string> = {
  bytes_ratio: 'bytes van het eerste scherm, maal één geheel',
  time_ratio: 'tijd tot het eerste cijfer, maal één geheel',
  requests: 'verzoeken van het eerste scherm',
  before_sign_in_kb: 'script van het inlogscherm (kB gzip)',
  sign_in_kb: 'script van het inloggen, met MSAL (kB gzip)',
  entry_kb: 'grootste ingang van een onderdeel (kB gzip)',
  hovered_ms: 'klik tot cijfer, aangewezen onderdeel (ms)',
  loaded_ms: 'klik tot cijfer, geladen onderdeel (ms)',
};

type Measured = Record<keyof typeof AIMS, number | null>;

/**
 * Prints the aims, and gives the last line: the first keys are of a cold load of the start on the
 * slow network, what is in ms of the slowest target without limits to the network. Null is what was
 * not asked for.
 */
export async function summaryOf(samples: Samples, report: (line: string) => void) {
  const start: Subject = { network: 'slow', path: START, state: 'cold' };
  const ratios = ratiosOf(samples, start);
  const measured: Measured = {
    bytes_ratio: ratios?.bytes ?? null,
    time_ratio: ratios?.time ?? null,
    requests: medianOf(samples, start, ({ requests }) => requests),
    ...(await builtSizes()),
    hovered_ms: slowest(samples, 'hovered'),
    loaded_ms: slowest(samples, 'loaded'),
  };
  printAims(measured, report);
  const bytes = medianOf(samples, start, (sample) => sample.bytes);
  return {
    ...measured,
    bytes_kb: bytes === null ? null : rounded(bytes / 1000),
    unloaded_ms: slowest(samples, 'unloaded'),
    loads: loadRatios(samples),
    navigations: navigationRatios(samples),
  };
}

/** Of the files that were measured. */
async function builtSizes(): Promise<
  Pick<Measured, 'before_sign_in_kb' | 'sign_in_kb' | 'entry_kb'>
> {
  const { folder } = await buildFrontEnd('shell');
  const entries = REMOTES.map(async (part) => {
    const built = await buildFrontEnd(part);
    return (await sizesOf(part, built.folder)).entry?.gzip ?? 0;
  });
  const shell = await sizesOf('shell', folder);
  return {
    before_sign_in_kb: inKB(shell.beforeSignIn?.gzip),
    sign_in_kb: inKB(shell.signIn?.gzip),
    entry_kb: inKB(Math.max(...(await Promise.all(entries)))),
  };
}

function printAims(measured: Measured, report: (line: string) => void): void {
  report('');
  report(`  ${'Doelen'.padEnd(50)}${'gemeten'.padStart(12)}${'hoogstens'.padStart(12)}`);
  for (const name of Object.keys(AIMS) as (keyof typeof AIMS)[]) {
    const value = measured[name];
    if (value === null) continue;
    const verdict = value <= AIMS[name] ? 'gehaald' : 'GEMIST';
    const numbers = [value, AIMS[name]].map((one) => one.toLocaleString('nl-NL').padStart(12));
    report(`  ${TITLES[name].padEnd(50)}${numbers.join('')}   ${verdict}`);
  }
}

/** The slowest of the targets' medians, without limits to the network. */
function slowest(samples: Samples, state: Subject['state']): number | null {
  const medians = TARGETS.map((path) =>
    medianOf(samples, { network: 'free', path, state }, ({ ms }) => ms),
  );
  const known = medians.filter((one) => one !== null);
  return known.length > 0 ? Math.round(Math.max(...known)) : null;
}

function medianOf(samples: Samples, subject: Subject, of: (sample: Sample) => number) {
  const federated = samples.of(subject)?.federated;
  return federated ? spreadOf(federated.map(of)).median : null;
}

function ratiosOf(samples: Samples, subject: Subject) {
  const both = samples.of(subject);
  if (!both) return null;
  const ratio = (of: (sample: Sample) => number) =>
    rounded(spreadOf(both.federated.map(of)).median / spreadOf(both.monolith.map(of)).median);
  return { bytes: ratio(({ bytes }) => bytes), time: ratio(({ ms }) => ms) };
}

/** By network, state and screen: bytes and time of the federated app, times one piece. */
function loadRatios(samples: Samples) {
  return byNetwork((network) =>
    LOADS.flatMap((state) =>
      SCREENS.map((path) => {
        const ratios = ratiosOf(samples, { network, path, state });
        return [`${state} ${path}`, ratios && { time: ratios.time, bytes: ratios.bytes }] as const;
      }),
    ),
  );
}

function navigationRatios(samples: Samples) {
  return byNetwork((network) =>
    NAVIGATIONS.flatMap((state) =>
      TARGETS.map((path) => {
        const subject = { network, path, state };
        const ms = medianOf(samples, subject, (sample) => sample.ms);
        const time = ratiosOf(samples, subject)?.time;
        return [`${state} ${path}`, ms === null ? null : { ms: Math.round(ms), time }] as const;
      }),
    ),
  );
}

function byNetwork<T>(entries: (network: NetworkName) => (readonly [string, T | null])[]) {
  return Object.fromEntries(
    NETWORK_NAMES.map((network) => {
      const known = entries(network).filter(([, value]) => value !== null);
      return [network, Object.fromEntries(known)];
    }),
  );
}

const inKB = (bytes = NaN): number => rounded(bytes / 1000);

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
