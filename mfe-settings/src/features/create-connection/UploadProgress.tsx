import { Button } from 'antd';
import { formatCount } from '@kengetal/ui';
import { sizesOf } from '../../imports/progress-words.ts';
import { paceWords } from './pace.ts';
import { Progress } from './Progress.tsx';
import type { UploadState } from './upload-file.ts';

export interface UploadProgressProps {
  files: readonly File[];
  state: UploadState;
  onCancel: () => void;
}

/** Files on their way to the API. */
export function UploadProgress({ files, state, onCancel }: UploadProgressProps) {
  const { phase, done, total } = state;
  // All has gone and the answer is on its way: it may be there, so stopping would say too much.
  const sent = phase === 'send' && total > 0 && done >= total;
  return (
    <Progress
      title={titleOf(phase, files)}
      filename={namesOf(files)}
      done={done}
      total={total}
      words={sent ? 'Alles is verstuurd. We wachten op bevestiging.' : wordsOf(state)}
    >
      {sent ? null : <Button onClick={onCancel}>Stoppen</Button>}
    </Progress>
  );
}

function titleOf(phase: UploadState['phase'], { length }: readonly File[]): string {
  if (length === 1) return 'Bestand versturen';
  return phase === 'pack' ? 'Bestanden samenvoegen' : 'Bestanden versturen';
}

/** The names, as long as they are few. */
export function namesOf(files: readonly File[]): string {
  const names = files.map(({ name }) => name);
  if (names.length <= 3) return names.join(', ');
  const more = formatCount(names.length - 2, 'bestand', 'bestanden');
  return `${names.slice(0, 2).join(', ')} en nog ${more}`;
}

function wordsOf({ phase, done, total, samples }: UploadState): string {
  const stay = 'Blijf op deze pagina tot het klaar is.';
  if (phase === 'pack') return `${sizesOf(done, total)} samengevoegd. ${stay}`;
  const pace = paceWords(samples, total);
  return `${sizesOf(done, total)} verstuurd${pace ? `, ${pace}` : ''}. ${stay}`;
}
