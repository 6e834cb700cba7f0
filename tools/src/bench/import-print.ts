import type { Alone, Imported, Loaded } from './import-measures.ts';
import type { Latency } from './latency.ts';
import type { ApiStats } from './api-program.ts';
import { ENGINES, type Engine } from './api-stage.ts';

const NAMES: Record<Engine, string> = {
  postgres: 'PostgreSQL (fsync uit)',
  pglite: 'ingebouwde database (PGlite)',
};
const MB = 1e6;

const perSecond = (bytes: number, ms: number): number => bytes / MB / (ms / 1_000);
const rounded = (value: number): number => Math.round(value * 10) / 10;
const text = (value: number): string =>
  value.toLocaleString('nl-NL', { maximumFractionDigits: value < 100 ? 1 : 0 });

type Report = (line: string) => void;

const row = (report: Report, name: string, words: string): void =>
  report(`  ${name.padEnd(42)}${words}`);

/** What the file costs without a database, stage by stage. */
export function printAlone(alone: Alone, bytes: number, report: Report) {
  const { readMs, saxesMs, parseMs, rowsMs, peakBytes } = alone;
  report(`Bestand van ${text(bytes / MB)} MB (1 MB is een miljoen bytes), zonder database`);
  row(report, 'alleen lezen', speed(bytes, readMs));
  row(report, 'alleen XML (saxes zonder luisteraar)', speed(bytes, saxesMs));
  const memory = `geheugen hoogstens ${text(peakBytes / MB)} MB`;
  row(report, 'lezen en ontleden', `${speed(bytes, parseMs)}, ${memory}`);
  row(report, 'met de rijen en de sommen', speed(bytes, rowsMs));
}

/** Tables that take less of a file than this are shown together, in ms. */
const SHORT_MS = 20;

/** What loading the rows costs when nothing else is done. */
function printLoaded({ bareMs, tables, vacuumMs }: Loaded, bytes: number, report: Report): void {
  const { journal_lines: linesMs = 0, ...sums } = tables;
  row(report, 'alleen COPY van regels, zonder index', speed(bytes, bareMs));
  row(report, 'alleen COPY van regels', speed(bytes, linesMs));
  let rest = 0;
  for (const [table, ms] of Object.entries(sums)) {
    if (ms < SHORT_MS) rest += ms;
    else row(report, `alleen COPY van ${table}`, `${text(ms)} ms`);
  }
  row(report, 'alleen COPY van de andere sommen', `${text(rest)} ms`);
  row(report, 'opruimen erna', `${text(vacuumMs)} ms`);
}

export function printEngine(engine: Engine, imported: Imported, report: Report): void {
  const { bytes, lines, uploadMs, importMs, loaded, stats, pages } = imported;
  report(`${NAMES[engine]}: ${lines.toLocaleString('nl-NL')} regels`);
  printLoaded(loaded, bytes, report);
  report('  over HTTP, alles bij elkaar');
  row(report, 'van eind upload tot gereed', speed(bytes, importMs));
  row(report, 'met de upload erbij', speed(bytes, uploadMs + importMs));
  printStages(stats, report);
  row(report, 'geheugen van de API, hoogstens', `${text(stats.peakBytes / MB)} MB`);
  row(
    report,
    'vertraging van de event loop',
    `p99 ${text(stats.lagP99Ms)} ms, hoogstens ${text(stats.lagMaxMs)} ms`,
  );
  row(report, 'dashboard van een ander, zonder import', latency(pages.base));
  row(report, '  tijdens een lange import', latency(pages.during));
  row(report, '  in de seconden erna', latency(pages.after));
}

/** Where the time goes. Stages overlap; who waits for a processor counts as busy. */
function printStages({ busyMs, cpuMs, loadingMs, fullMs }: ApiStats, report: Report): void {
  const seconds = (ms: number) => `${text(ms / 1_000)} s`;
  for (const [role, name] of Object.entries(THREADS)) {
    const ms = busyMs[role];
    if (ms !== undefined) row(report, `  ${name}`, `bezig ${seconds(ms)}`);
  }
  const full = `waarvan met zoveel als er mogen zijn ${seconds(fullMs)}`;
  row(report, '  rijen onderweg naar de database', `${seconds(loadingMs)}, ${full}`);
  row(report, '  processortijd van de API, upload erbij', seconds(cpuMs));
}

/** Threads of an import by their role. */
const THREADS = {
  'kengetal-reader': 'lezen, ontleden en rijen maken',
  main: 'hoofdthread, upload erbij',
  'kengetal-database': 'ingebouwde database, upload erbij',
};

const speed = (bytes: number, ms: number): string =>
  `${text(perSecond(bytes, ms))} MB/s (${text(ms / 1_000)} s)`;

const latency = ({ p50, p95, max, count }: Latency): string =>
  `p50 ${text(p50)}, p95 ${text(p95)}, hoogstens ${text(max)} ms (${count} keer)`;

/** What the last line says. */
export function summaryOf(
  results: Partial<Record<Engine, Imported>>,
  { readMs, saxesMs, parseMs, rowsMs }: Alone,
  bytes: number,
) {
  const engines = ENGINES.map((engine) => {
    const imported = results[engine];
    return [engine, imported ? figuresOf(imported) : null] as const;
  });
  return {
    ...Object.fromEntries(engines),
    parse_mb_per_s: rounded(perSecond(bytes, parseMs)),
    rows_mb_per_s: rounded(perSecond(bytes, rowsMs)),
    saxes_mb_per_s: rounded(perSecond(bytes, saxesMs)),
    read_mb_per_s: rounded(perSecond(bytes, readMs)),
  };
}

const figuresOf = ({ bytes, uploadMs, importMs, loaded, stats, pages }: Imported) => ({
  mb_per_s: rounded(perSecond(bytes, importMs)),
  mb_per_s_with_upload: rounded(perSecond(bytes, uploadMs + importMs)),
  copy_mb_per_s: rounded(perSecond(bytes, loaded.tables.journal_lines ?? NaN)),
  copy_bare_mb_per_s: rounded(perSecond(bytes, loaded.bareMs)),
  reading_s: rounded((stats.busyMs['kengetal-reader'] ?? NaN) / 1_000),
  loading_s: rounded(stats.loadingMs / 1_000),
  cpu_s: rounded(stats.cpuMs / 1_000),
  peak_mb: rounded(stats.peakBytes / MB),
  lag_ms: rounded(stats.lagMaxMs),
  lag_p99_ms: rounded(stats.lagP99Ms),
  pages_p50_ms: rounded(pages.during.p50),
  pages_p95_ms: rounded(pages.during.p95),
  pages_max_ms: rounded(Math.max(pages.during.max, pages.after.max)),
  pages_base_p95_ms: rounded(pages.base.p95),
});
