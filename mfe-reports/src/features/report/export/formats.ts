import type { ExportFormat } from './export.ts';

export const FORMATS: readonly { key: ExportFormat; name: string; label: string }[] = [
  { key: 'pdf', name: 'PDF', label: 'PDF, om te lezen en te versturen…' },
  { key: 'xlsx', name: 'Excel', label: 'Excel, met formules' },
  { key: 'csv', name: 'CSV', label: 'CSV, voor een ander programma' },
];

export const nameOf = (format: ExportFormat): string =>
  FORMATS.find(({ key }) => key === format)?.name ?? format;
