import { ENGINES, type Engine } from './api-stage.ts';
import { ASKED, CONNECTIONS, type Measured, type Outcome } from './load-measures.ts';

const NAMES: Record<Engine, string> = {
  postgres: 'PostgreSQL',
  pglite: 'ingebouwde database (PGlite)',
};
const KINDS: Record<Measured['asked'], string> = {
  bare: 'kaal antwoord van Fastify',
  bytes: 'dezelfde bytes, zonder ze te schrijven',
  same: 'dashboard, steeds hetzelfde',
  other: 'dashboard, steeds een andere periode',
};

const whole = (value: number): string => Math.round(value).toLocaleString('nl-NL');
const ratio = (value: number): number => Math.round(value * 1_000) / 1_000;

export function printLoads(
  engine: Engine,
  outcome: Outcome | undefined,
  report: (line: string) => void,
): void {
  if (!outcome) return;
  const { measured, answerBytes, peakBytes } = outcome;
  report('');
  report(
    `${NAMES[engine]}: antwoorden van ${whole(answerBytes / 1_000)} kB, geheugen van de API hoogstens ${whole(peakBytes / 1e6)} MB`,
  );
  report(row('', 'verbindingen', 'per s', 'p50 ms', 'p99 ms', '× kaal'));
  for (const each of measured) {
    const { asked, connections, perSecond, p50, p99 } = each;
    const part = ratioOf(measured, each).toLocaleString('nl-NL', { minimumFractionDigits: 2 });
    report(row(KINDS[asked], ...[connections, perSecond, p50, p99].map(whole), part));
  }
}

const row = (name: string, ...cells: string[]): string =>
  `  ${name.padEnd(38)}${cells.map((cell) => cell.padStart(13)).join('')}`;

function ratioOf(measured: readonly Measured[], { connections, perSecond }: Measured): number {
  const bare = measured.find((one) => one.asked === 'bare' && one.connections === connections);
  return ratio(perSecond / (bare?.perSecond ?? NaN));
}

/** What the last line says: requests per second, and the part of a bare answer that they are. */
export function summaryOf(outcomes: Partial<Record<Engine, Outcome>>) {
  return Object.fromEntries(
    ENGINES.map((engine) => {
      const outcome = outcomes[engine];
      return [engine, outcome ? figuresOf(outcome) : null];
    }),
  );
}

const figuresOf = ({ measured, answerBytes, peakBytes }: Outcome) => ({
  ...Object.fromEntries(
    CONNECTIONS.map((connections) => [
      `at_${connections}`,
      Object.fromEntries(
        measured
          .filter((each) => each.connections === connections)
          .flatMap((each) => [
            [`${each.asked}_per_s`, Math.round(each.perSecond)] as const,
            [`${each.asked}_p50_ms`, each.p50] as const,
            [`${each.asked}_p99_ms`, each.p99] as const,
            [`${each.asked}_ratio`, ratioOf(measured, each)] as const,
          ])
          .filter(([key]) => key !== `${ASKED[0]}_ratio`),
      ),
    ]),
  ),
  answer_bytes: answerBytes,
  peak_mb: Math.round(peakBytes / 1e6),
});
