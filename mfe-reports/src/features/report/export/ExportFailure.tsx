import { messageOf } from '@kengetal/platform';
import { Notice } from '@kengetal/ui';
import type { ExportFormat } from './export.ts';
import { nameOf } from './formats.ts';
import css from './export.module.css';

export interface ExportFailureProps {
  error: Error;
  format: ExportFormat;
  onRetry: () => void;
  onClose: () => void;
}

/** Why there is no file, under the button that asked for it. */
export function ExportFailure({ error, format, onRetry, onClose }: ExportFailureProps) {
  return (
    <div className={css.failure}>
      <Notice
        tone="unfavourable"
        action={{ label: 'Opnieuw proberen', onClick: onRetry }}
        secondAction={{ label: 'Sluiten', onClick: onClose }}
      >
        {nameOf(format)} maken is niet gelukt. {messageOf(error)}
      </Notice>
    </div>
  );
}
