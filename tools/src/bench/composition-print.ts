import {
  LOADS,
  NAVIGATIONS,
  NETWORKS,
  NETWORK_NAMES,
  SCREENS,
  START,
  TARGETS,
  spreadOf,
  type NetworkName,
  type Sample,
  type Samples,
  type State,
  type Subject,
} from './composition-measures.ts';
import type { Round } from './composition-round.ts';
import { VARIANTS, type Variant } from './composition-stage.ts';

type Report = (line: string) => void;

const STATES: Record<State, string> = {
  cold: 'koud',
  warm: 'warm',
  unloaded: 'nog niet geladen',
  hovered: 'aangewezen',
  loaded: 'geladen',
};
const TITLES: Record<Variant, string> = { federated: 'federatie', monolith: 'één geheel' };

/** Everything that was measured, network by network, both variants beside each other. */
export function printSamples(samples: Samples, report: Report): void {
  for (const network of NETWORK_NAMES) {
    const printed = [...loadRows(samples, network), ...navigationRows(samples, network)];
    if (printed.length === 0) continue;
    report('');
    report(`${NETWORKS[network].title}: mediaan (laagste–hoogste)`);
    report(cells('', TITLES.federated, TITLES.monolith, 'verhouding'));
    for (const line of printed) report(line);
  }
}

function loadRows(samples: Samples, network: NetworkName): string[] {
  return LOADS.flatMap((state) =>
    SCREENS.flatMap((path) => {
      const subject = { network, path, state };
      const title = `${path}, ${STATES[state]}`;
      return [
        ...row(samples, subject, `${title}: eerste cijfer (ms)`, ({ ms }) => ms, 0),
        ...row(samples, subject, `${title}: kB over het net`, ({ bytes }) => bytes / 1000, 1),
        ...row(samples, subject, `${title}: verzoeken`, ({ requests }) => requests, 0),
      ];
    }),
  );
}

function navigationRows(samples: Samples, network: NetworkName): string[] {
  return NAVIGATIONS.flatMap((state) =>
    TARGETS.flatMap((path) => {
      const title = `naar ${path}, ${STATES[state]}: klik tot cijfer (ms)`;
      return row(samples, { network, path, state }, title, ({ ms }) => ms, 0);
    }),
  );
}

function row(
  samples: Samples,
  subject: Subject,
  title: string,
  of: (sample: Sample) => number,
  digits: number,
): string[] {
  const both = samples.of(subject);
  if (!both) return [];
  const spreads = VARIANTS.map((variant) => spreadOf(both[variant].map(of)));
  const [federated, monolith] = spreads.map(({ median }) => median);
  const texts = spreads.map(
    ({ median, min, max }) =>
      `${number(median, digits)} (${number(min, digits)}–${number(max, digits)})`,
  );
  const ratio = (federated ?? NaN) / (monolith ?? NaN);
  return [cells(title, ...texts, Number.isFinite(ratio) ? number(ratio, 3) : '')];
}

/** What a cold load of the start asked for until its first figure, largest first. */
export function printFiles(rounds: Partial<Record<Variant, Round>>, report: Report): void {
  for (const variant of VARIANTS) {
    const transfers = rounds[variant]?.transfers ?? [];
    if (transfers.length === 0) continue;
    report('');
    report(`${START}, koud, ${TITLES[variant]}: bytes over het net, met koppen`);
    for (const { url, bytes } of [...transfers].sort((a, b) => (b.bytes ?? 0) - (a.bytes ?? 0))) {
      const { port, pathname } = new URL(url);
      report(`  ${number(bytes ?? 0, 0).padStart(8)}  ${port} ${pathname}`);
    }
  }
}

const number = (value: number, digits: number): string =>
  value.toLocaleString('nl-NL', { minimumFractionDigits: digits, maximumFractionDigits: digits });

const cells = (title: string, ...rest: string[]): string =>
  `  ${title.padEnd(58)}${rest.map((cell) => cell.padStart(24)).join('')}`;
