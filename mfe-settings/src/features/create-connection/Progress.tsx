import type { ImportJob } from '@kengetal/contract';
import { formatCount, formatFileSize } from '@kengetal/ui';
import css from './create-connection.module.css';

export interface ProgressProps {
  title: string;
  filename: string;
  /** Bytes. */
  done: number;
  total: number;
  /** What is going on, in one line. */
  words: string;
}

/** How far something with a known size is. */
export function Progress({ title, filename, done, total, words }: ProgressProps) {
  return (
    <div className={css.state}>
      <h2 className={css.stateTitle}>{title}</h2>
      <p className={css.quiet}>{filename}</p>
      <progress
        className={css.progress}
        aria-label={title}
        max={Math.max(total, 1)}
        value={Math.min(done, total)}
      />
      <p className={css.quiet} role="status">
        {words}
      </p>
    </div>
  );
}

const sizes = (done: number, total: number) =>
  `${formatFileSize(done)} van ${formatFileSize(total)}`;

/** The file on its way to the API. */
export function UploadProgress({ file, sent }: { file: File; sent: number }) {
  return (
    <Progress
      title="Bestand versturen"
      filename={file.name}
      done={sent}
      total={file.size}
      words={`${sizes(sent, file.size)} verstuurd. Blijf op deze pagina tot het klaar is.`}
    />
  );
}

/** The API reading the file; the page need not stay open. */
export function ImportProgress({ job }: { job: ImportJob }) {
  const { filename, bytes_read, bytes_total, lines_read } = job;
  const lines = formatCount(lines_read, 'regel', 'regels');
  const words = `${sizes(bytes_read, bytes_total)}, ${lines} gelezen. Je mag deze pagina verlaten.`;
  return (
    <Progress
      title={titleOf(job)}
      filename={filename}
      done={bytes_read}
      total={bytes_total}
      words={
        job.status === 'wachtend' ? 'Het lezen begint zo. Je mag deze pagina verlaten.' : words
      }
    />
  );
}

function titleOf({ status, bytes_read, bytes_total }: ImportJob): string {
  if (status === 'wachtend') return 'Wachten tot het lezen begint';
  return bytes_read < bytes_total ? 'Boekhouding lezen' : 'Cijfers klaarzetten';
}
