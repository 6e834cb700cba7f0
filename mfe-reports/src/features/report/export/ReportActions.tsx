import { Printer } from 'lucide-react';
import { IconButton, Tooltip } from '@kengetal/ui';
import { CopyLink } from './CopyLink.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import type { ExportFormat } from './export.ts';

export interface ReportActionsProps {
  /** The format that is being made. */
  making: ExportFormat | null;
  onExport: (format: ExportFormat) => void;
}

/** Taking the report along: as a link, on paper, as a file. */
export function ReportActions({ making, onExport }: ReportActionsProps) {
  return (
    <>
      <CopyLink />
      <Tooltip title="Afdrukken">
        <IconButton of={Printer} aria-label="Afdrukken" onClick={() => window.print()} />
      </Tooltip>
      <ExportMenu making={making} onExport={onExport} />
    </>
  );
}
