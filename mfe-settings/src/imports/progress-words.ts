import type { ImportJob } from '@kengetal/contract';
import { formatCount, formatFileSize } from '@kengetal/ui';

/** '1,2 MB van 4,0 MB': how much of something has gone. */
export const sizesOf = (done: number, total: number): string =>
  `${formatFileSize(done)} van ${formatFileSize(total)}`;

/** How far the API is with reading; the page need not stay open. */
export function progressWords({ status, bytes_read, bytes_total, lines_read }: ImportJob): string {
  if (status === 'wachtend') return 'Het lezen begint zo. Je mag deze pagina verlaten.';
  const lines = formatCount(lines_read, 'regel', 'regels');
  return `${sizesOf(bytes_read, bytes_total)}, ${lines} gelezen. Je mag deze pagina verlaten.`;
}
