import { ENGINES, type Engine } from '../bench/api-stage.ts';
import type { Outcome } from './run-attack.ts';

/** What another tenant may wait, in milliseconds. */
const AIMS: Record<Engine, { worst: number; p99: number }> = {
  postgres: { worst: 500, p99: 100 },
  pglite: { worst: 1_000, p99: 250 },
};
const RECOVERY_MS = 3_000;
/** Processor time that the event loop may take for one thing after another without a turn. */
const LOOP_MS = 50;
const FAULTS_SHOWN = 8;
const MB = 1e6;

export type Outcomes = Partial<Record<Engine, readonly Outcome[]>>;

const text = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '-' : Math.round(value).toLocaleString('nl-NL');

export const HEADING = row([
  'aanval',
  'vragen',
  's',
  'ander p99',
  'max ms',
  'lus ms',
  'MB',
  'herstel',
]);

function row([name = '', ...figures]: readonly string[]): string {
  return name.padEnd(56).slice(0, 56) + figures.map((figure) => figure.padStart(10)).join('');
}

/** The line of the table of one attack, and what was wrong. */
export function linesOf(outcome: Outcome, engine: Engine): string[] {
  if (outcome.skipped !== undefined) return [`– ${outcome.name}: ${outcome.skipped}`];
  const { name, faults, requests, seconds, waits, recoveryMs } = outcome;
  const [p99, worst] = [p99Of(waits), worstOf(waits)];
  const aims = AIMS[engine];
  const late = (value: number, aim: number) => `${value > aim ? '! ' : ''}${text(value)}`;
  const figures = [
    text(requests),
    text(seconds),
    late(p99, aims.p99),
    late(worst, aims.worst),
    late(outcome.loopMaxMs, LOOP_MS),
    text(outcome.peakBytes / MB),
    recoveryMs === undefined ? '' : late(recoveryMs, RECOVERY_MS),
  ];
  const more = faults.length - FAULTS_SHOWN;
  return [
    row([`${faults.length > 0 ? '✗' : '✓'} ${name}`, ...figures]),
    ...faults.slice(0, FAULTS_SHOWN).map((fault) => `      ${fault}`),
    ...(more > 0 ? [`      en nog ${more}`] : []),
  ];
}

/** The figures of all attacks, and of each database apart. */
export function summaryOf(outcomes: Outcomes) {
  const all = ENGINES.flatMap((engine) => outcomes[engine] ?? []);
  const apart = ENGINES.flatMap((engine) => {
    const ofEngine = outcomes[engine];
    return ofEngine ? [[engine, figuresOf(ofEngine)] as const] : [];
  });
  return { ...figuresOf(all), databases: Object.fromEntries(apart) };
}

function figuresOf(outcomes: readonly Outcome[]) {
  const done = outcomes.filter(({ skipped }) => skipped === undefined);
  const waits = outcomes.flatMap((one) => one.waits);
  const most = (values: readonly (number | undefined)[]) =>
    Math.round(values.reduce<number>((max, value) => Math.max(max, value || 0), 0));
  return {
    attacks: done.length,
    failed: outcomes.filter(({ faults }) => faults.length > 0).length,
    worst_wait_ms: Math.round(worstOf(waits)),
    p99_wait_ms: Math.round(p99Of(waits)),
    loop_max_ms: most(outcomes.map(({ loopMaxMs }) => loopMaxMs)),
    server_errors: outcomes.reduce((sum, { serverErrors }) => sum + serverErrors, 0),
    recovery_max_ms: most(outcomes.map(({ recoveryMs }) => recoveryMs)),
  };
}

const worstOf = (waits: readonly number[]): number =>
  waits.reduce((max, wait) => Math.max(max, wait), 0);

function p99Of(waits: readonly number[]): number {
  const sorted = [...waits].sort((one, other) => one - other);
  return sorted[Math.ceil(0.99 * sorted.length) - 1] ?? 0;
}
