import { Printer } from 'lucide-react';
import { ExportMenu, IconButton, Tooltip } from '@kengetal/ui';
import { CopyLink } from './CopyLink.tsx';
import type { ExportFormat } from './export.ts';
import { FORMATS, nameOf } from './formats.ts';

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
      <ExportMenu
        quiet
        formats={FORMATS}
        making={making && `${nameOf(making)} wordt gemaakt…`}
        onExport={onExport}
      />
    </>
  );
}
