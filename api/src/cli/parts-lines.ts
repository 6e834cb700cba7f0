import type { PartCounts, PartsReport, VitalCounts } from '../telemetry/parts.ts';

const NONE = '–';
const UNKNOWN = 'onbekend';
/** What is said of a failure came from a browser: no more of it than this, and nothing that a terminal obeys. */
const MESSAGE_LENGTH = 200;

/** What browsers told, in Dutch, as lines to print. */
export function partsLines({ from, to, parts, vitals }: PartsReport): string[] {
  const title = `Onderdelen in browsers, ${from} tot en met ${to}`;
  if (parts.length + vitals.length === 0) return [title, '', 'Er is niets gemeld.'];
  return [
    title,
    '',
    ...tableOf(PARTS_HEAD, parts.map(cellsOf)),
    ...failuresOf(parts),
    ...shellOf(vitals),
  ];
}

const PARTS_HEAD = [
  'onderdeel',
  'versie',
  'geladen',
  'mislukt',
  'terugval',
  'mislukt %',
  'laadtijd p75',
];

const cellsOf = (counts: PartCounts): string[] => [
  counts.part,
  counts.version || UNKNOWN,
  String(counts.loads),
  String(counts.failures),
  String(counts.recoveries),
  counts.failed_percent === null ? NONE : decimal(counts.failed_percent, 1),
  timeOf(counts.load_p75_ms),
];

function failuresOf(parts: readonly PartCounts[]): string[] {
  const lines = parts.flatMap(({ part, version, last_failure: last }) =>
    last ? [`${part} ${version || UNKNOWN}, ${last.day}: ${printable(last.message)}`] : [],
  );
  return lines.length === 0 ? [] : ['', 'Laatste melding', ...lines];
}

const VITALS_HEAD = ['shell', 'metingen', 'LCP', 'INP', 'CLS', 'TTFB'];

/** A line of each release; how often each was measured differs, and the most is shown. */
function shellOf(vitals: readonly VitalCounts[]): string[] {
  if (vitals.length === 0) return [];
  const versions = [...new Set(vitals.map(({ version }) => version))];
  const rows = versions.map((version) => {
    const mine = vitals.filter((vital) => vital.version === version);
    const p75 = (name: string) => mine.find((vital) => vital.name === name)?.p75 ?? null;
    const cls = p75('CLS');
    return [
      version,
      String(Math.max(...mine.map(({ samples }) => samples))),
      timeOf(p75('LCP')),
      timeOf(p75('INP')),
      cls === null ? NONE : decimal(cls / 1_000, 3),
      timeOf(p75('TTFB')),
    ];
  });
  return ['', 'Web vitals, p75 van een op de vier pagina’s', ...tableOf(VITALS_HEAD, rows)];
}

/** Columns as wide as what stands in them; the first ones are words, the others figures. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
  const words = head.indexOf('versie') + 1 || 1;
  return all.map((row) =>
    row
      .map((cell, at) =>
        at < words ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

function timeOf(ms: number | null): string {
  if (ms === null) return NONE;
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${decimal(ms / 1_000, 1)} s`;
}

const decimal = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',');

const printable = (text: string): string =>
  text.replace(/[\p{C}\s]+/gu, ' ').slice(0, MESSAGE_LENGTH);
