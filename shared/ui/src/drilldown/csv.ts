import type { JournalLine } from '@kengetal/contract';
import { formatDate } from '../formats/index.ts';
import { present } from './rows.ts';

const COLUMNS = [
  'Datum',
  'Periode',
  'Rekening',
  'Rekeningnaam',
  'Dagboek',
  'Boekstuk',
  'Relatie',
  'Omschrijving',
  'Bedrag',
];

/** Spreadsheets take a text that starts so for a formula; text from the books is only data. */
const FORMULA = /^[=+\-@\t\r]/;

function quoted(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** 1234,50: a decimal comma without thousands, which Dutch Excel reads as a number. */
function plainAmount(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** Lines as CSV for Dutch Excel: byte order mark, semicolons, decimal commas. */
export function linesToCsv(lines: readonly JournalLine[], sign: 1 | -1): string {
  const rows = lines.map((line) => [
    formatDate(line.datum),
    String(line.periode),
    quoted(line.rekening),
    quoted(line.rekening_naam),
    quoted(line.dagboek_naam || line.dagboek),
    quoted(line.boekstuk),
    quoted(line.relatie_naam ?? line.relatie ?? ''),
    quoted(line.omschrijving),
    plainAmount(present(line.cents, sign)),
  ]);
  return `\uFEFF${[COLUMNS, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`;
}

/** 'Omzet, mrt 2025' → 'omzet-mrt-2025.csv'. */
export function csvName(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'boekingen'}.csv`;
}

/** Offers a text to the browser as a file to keep. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
