import type { Alone, Imported } from './import.ts';
import type { Latency } from './latency.ts';
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

/** What the file costs without a database. */
export function printAlone({ readMs, parseMs, peakBytes }: Alone, bytes: number, report: Report) {
  report(`Bestand van ${text(bytes / MB)} MB (1 MB is een miljoen bytes), zonder database`);
  row(report, 'alleen lezen', `${text(perSecond(bytes, readMs))} MB/s`);
  row(
    report,
    'lezen en ontleden',
    `${text(perSecond(bytes, parseMs))} MB/s, geheugen hoogstens ${text(peakBytes / MB)} MB`,
  );
}

export function printEngine(engine: Engine, imported: Imported, report: Report): void {
  const { bytes, lines, uploadMs, importMs, stats, pages } = imported;
  report(`${NAMES[engine]}: ${lines.toLocaleString('nl-NL')} regels over HTTP`);
  row(report, 'van eind upload tot gereed', speed(bytes, importMs));
  row(report, 'met de upload erbij', speed(bytes, uploadMs + importMs));
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

const speed = (bytes: number, ms: number): string =>
  `${text(perSecond(bytes, ms))} MB/s (${text(ms / 1_000)} s)`;

const latency = ({ p50, p95, max, count }: Latency): string =>
  `p50 ${text(p50)}, p95 ${text(p95)}, hoogstens ${text(max)} ms (${count} keer)`;

/** What the last line says. */
export function summaryOf(
  results: Partial<Record<Engine, Imported>>,
  { readMs, parseMs }: Alone,
  bytes: number,
) {
  const engines = ENGINES.map((engine) => {
    const imported = results[engine];
    return [engine, imported ? figuresOf(imported) : null] as const;
  });
  return {
    ...Object.fromEntries(engines),
    parse_mb_per_s: rounded(perSecond(bytes, parseMs)),
    read_mb_per_s: rounded(perSecond(bytes, readMs)),
  };
}

const figuresOf = ({ bytes, uploadMs, importMs, stats, pages }: Imported) => ({
  mb_per_s: rounded(perSecond(bytes, importMs)),
  mb_per_s_with_upload: rounded(perSecond(bytes, uploadMs + importMs)),
  peak_mb: rounded(stats.peakBytes / MB),
  lag_ms: rounded(stats.lagMaxMs),
  lag_p99_ms: rounded(stats.lagP99Ms),
  pages_p50_ms: rounded(pages.during.p50),
  pages_p95_ms: rounded(pages.during.p95),
  pages_max_ms: rounded(Math.max(pages.during.max, pages.after.max)),
  pages_base_p95_ms: rounded(pages.base.p95),
});
