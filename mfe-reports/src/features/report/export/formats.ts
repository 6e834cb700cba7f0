import type { ExportFormat } from './export.ts';

/** What can be made of a report, as the menu offers it; a bank gets a PDF, made at once. */
export const CHOICES: readonly { key: ExportFormat | 'bank'; label: string }[] = [
  { key: 'pdf', label: 'PDF, om te lezen en te versturen…' },
  { key: 'bank', label: 'PDF voor de bank, zonder vragen' },
  { key: 'xlsx', label: 'Excel, met formules' },
  { key: 'csv', label: 'CSV, voor een ander programma' },
];

const NAMES: Record<ExportFormat, string> = { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV' };

export const nameOf = (format: ExportFormat): string => NAMES[format];
