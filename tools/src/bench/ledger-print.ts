import { ENGINES, type Engine } from './api-stage.ts';
import { latencyOf, type Latency } from './latency.ts';
import type { Program } from './ledger-baseline.ts';
import type { Behind, Outcome, Scale } from './ledger-engine.ts';
import type { Measured } from './ledger-measure.ts';

type Report = (line: string) => void;
type Kind = Measured['kind'];

const NAMES: Record<Engine, string> = {
  postgres: 'PostgreSQL',
  pglite: 'ingebouwde database (PGlite)',
};
const KINDS: Record<Kind, string> = {
  begun: 'gestart',
  page: 'pagina',
  component: 'rapport',
  drilldown: 'boekingen',
  deep: 'diep',
  sorted: 'gesorteerd',
  search: 'zoeken',
};
/** Milliseconds that p95 may be, on PostgreSQL. */
const AIMS: Record<Kind, number> = {
  begun: Infinity,
  page: 20,
  component: 20,
  drilldown: 20,
  deep: 20,
  sorted: 20,
  search: 120,
};
/** The embedded database may take this many times longer. */
const PGLITE_FACTOR = 3;
const TIMES_FASTER = 300;
/** The statement that is held against other programs. */
const STATEMENT = 'winst-en-verlies';

const ms = (value: number): string =>
  value.toLocaleString('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = (value: number): string => Math.round(value).toLocaleString('nl-NL');

export function printOutcome(
  engine: Engine,
  outcome: Outcome | undefined,
  scale: Scale,
  report: Report,
): void {
  if (!outcome) return;
  const factor = engine === 'pglite' ? PGLITE_FACTOR : 1;
  report('');
  report(
    `${NAMES[engine]}: ${whole(scale.lines)} regels naast ${scale.others} × ${whole(scale.otherLines)}, over HTTP`,
  );
  report(`${scale.requests} verschillende verzoeken van elke soort, na een aanloop van andere; ms`);
  report(line('', '', 'p50', 'p95', 'hoogst', 'doel', ''));
  for (const { kind, name, latency } of outcome.measured) {
    const aim = AIMS[kind] * factor;
    const verdict = latency.p95 <= aim ? '' : `${ms(latency.p95 / aim)} × te traag`;
    const figures = [latency.p50, latency.p95, latency.max].map(ms);
    report(line(KINDS[kind], name, ...figures, whole(aim), verdict));
  }
  for (const said of columnsText(outcome)) report(said);
  report(behindText('verwachting van liquide middelen na de reeksen', outcome.expected));
  report(lookText(outcome));
  printMissed(outcome, factor, report);
  const { p50, p95, max } = outcome.fromLines;
  report(line('SQL', 'maandoverzicht uit de regels', ms(p50), ms(p95), ms(max), '', ''));
  const statement = statementOf(outcome);
  if (statement) {
    report(`  het maandoverzicht over HTTP is ${ms(p50 / statement.p50)} keer zo snel`);
  }
  report(
    `  inlezen ${ms(outcome.importMs / 1000)} s, kopiëren ${ms(outcome.copiesMs / 1000)} s, alle samenvattingen vernieuwen ${ms(outcome.renewMs / 1000)} s`,
  );
}

/** How long the first searches still go by the database, and what they take. */
function columnsText({ columns }: Outcome): string[] {
  if (!columns) return ['  de regels zijn niet in het geheugen genomen'];
  const { loaded, lagMaxMs, coldSearchMs } = columns;
  const memory = ms(loaded.bytes / 1024 / 1024);
  return [
    `  regels in het geheugen na ${ms(loaded.ms / 1000)} s, ${memory} MB, event loop hoogstens ${ms(lagMaxMs)} ms bezet`,
    `  zoeken vóór die tijd (niet in de tabel): ${coldSearchMs.map(ms).join(', ')} ms`,
  ];
}

const lookText = ({ look }: Outcome): string =>
  behindText(`zoeken naar suggesties daarna, ${whole(look.found)} gevonden:`, look);

const behindText = (name: string, { ms: took, lagMaxMs, heldMaxMs }: Behind): string =>
  `  ${name} ${ms(took / 1000)} s; event loop hoogstens ${ms(lagMaxMs)} ms laat, ${ms(heldMaxMs)} ms bezet`;

/** Every aim that was not reached, by name, or that all were. */
function printMissed({ measured }: Outcome, factor: number, report: Report): void {
  const missed = measured.flatMap(({ kind, name, latency }) => {
    const aim = AIMS[kind] * factor;
    return latency.p95 <= aim ? [] : [`${KINDS[kind]} ${name}: ${ms(latency.p95)} > ${aim} ms`];
  });
  const aims = measured.filter(({ kind }) => AIMS[kind] < Infinity).length;
  report(
    missed.length === 0
      ? `  alle ${aims} doelen gehaald (p95)`
      : `  ${missed.length} van ${aims} doelen gemist (p95):`,
  );
  for (const one of missed) report(`    ${one}`);
}

const line = (...[kind, name, ...rest]: [string, string, ...string[]]): string => {
  const [p50 = '', p95 = '', most = '', aim = '', verdict = ''] = rest;
  const numbers = [p50, p95, most, aim].map((part) => part.padStart(9)).join('');
  return `  ${kind.padEnd(11)}${name.padEnd(42)}${numbers}  ${verdict}`.trimEnd();
};

const statementOf = ({ measured }: Outcome): Latency | undefined =>
  measured.find(({ name }) => name === STATEMENT)?.latency;

export function printPrograms(
  programs: readonly Program[],
  outcomes: Partial<Record<Engine, Outcome>>,
  report: Report,
): void {
  report('');
  if (programs.length === 0) report('ledger en hledger zijn niet gemeten.');
  for (const { version, times } of programs) {
    const { p50 } = latencyOf(times);
    const ratios = ENGINES.flatMap((engine) => {
      const outcome = outcomes[engine];
      const statement = outcome && statementOf(outcome);
      return statement ? `${whole(p50 / statement.p50)} × zo lang als ${NAMES[engine]}` : [];
    });
    report(`${version}: ${ms(p50 / 1000)} s voor hetzelfde maandoverzicht; ${ratios.join(', ')}`);
  }
  const { times_faster_than_ledger: times } = summaryOf(outcomes, programs);
  const said =
    times === null ? 'niet gemeten' : times >= TIMES_FASTER ? 'gehaald' : `gemist: ${times} keer`;
  report(`Doel: het maandoverzicht is ${TIMES_FASTER} keer zo snel als ledger (${said}).`);
}

/** What the last line says. */
export function summaryOf(
  outcomes: Partial<Record<Engine, Outcome>>,
  programs: readonly Program[],
) {
  const engines = ENGINES.map((engine) => {
    const outcome = outcomes[engine];
    return [engine, outcome ? worstOf(outcome) : null] as const;
  });
  const statement = outcomes.postgres && statementOf(outcomes.postgres);
  const ledger = programs.find(({ name }) => name === 'ledger');
  const times_faster_than_ledger =
    statement && ledger ? Math.round(latencyOf(ledger.times).p50 / statement.p50) : null;
  return { ...Object.fromEntries(engines), times_faster_than_ledger };
}

/** The slowest of each kind. */
function worstOf({ measured }: Outcome) {
  const worst = (...kinds: Kind[]) => {
    const all = measured.filter(({ kind }) => kinds.includes(kind));
    const p95 = all.map(({ latency }) => latency.p95);
    return p95.length === 0 ? null : Math.round(Math.max(...p95) * 10) / 10;
  };
  return {
    page_p95_ms: worst('page', 'component'),
    drilldown_p95_ms: worst('drilldown', 'deep', 'sorted'),
    search_p95_ms: worst('search'),
  };
}
