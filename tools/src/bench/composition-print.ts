import type { FirstLoad } from './composition-browser.ts';
import type { Variant } from './composition-stage.ts';

const middle = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;

/** The median of each measure on its own. */
export function median(loads: readonly FirstLoad[]): FirstLoad {
  return {
    bytes: middle(loads.map(({ bytes }) => bytes)),
    requests: middle(loads.map(({ requests }) => requests)),
    figureMs: middle(loads.map(({ figureMs }) => figureMs)),
  };
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** What the last line says: the federated app against the build in one piece. */
export function ratiosOf(federated: FirstLoad, monolith: FirstLoad) {
  return {
    bytes_ratio: rounded(federated.bytes / monolith.bytes),
    time_ratio: rounded(federated.figureMs / monolith.figureMs),
    bytes_kb: rounded(federated.bytes / 1000),
    requests: federated.requests,
  };
}

/** Both variants in columns, with the spread of the times. */
export function printComparison(
  loads: Record<Variant, readonly FirstLoad[]>,
  report: (line: string) => void,
): void {
  const [federated, monolith] = [median(loads.federated), median(loads.monolith)];
  const row = (name: string, one: number, other: number, digits: number) =>
    report(
      [
        name.padEnd(28),
        one.toFixed(digits).padStart(12),
        other.toFixed(digits).padStart(12),
        (one / other).toFixed(3).padStart(12),
      ].join(''),
    );
  report('Eerste keer laden van /dashboard (mediaan), tot en met het eerste cijfer');
  report(['', 'federatie', 'één geheel', 'verhouding'].map(pad).join(''));
  row('bytes over het net (kB)', federated.bytes / 1000, monolith.bytes / 1000, 1);
  row('verzoeken', federated.requests, monolith.requests, 0);
  row('tijd tot eerste cijfer (ms)', federated.figureMs, monolith.figureMs, 0);
  for (const variant of ['federated', 'monolith'] as const) {
    const times = loads[variant].map(({ figureMs }) => Math.round(figureMs));
    report(`  ${variant}: ${times.join(', ')} ms`);
  }
}

const pad = (text: string, column: number): string =>
  column === 0 ? text.padEnd(28) : text.padStart(12);
