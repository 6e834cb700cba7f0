import { useState } from 'react';
import { Printer } from 'lucide-react';
import type { CallResponse } from '@kengetal/contract';
import { ExportMenu, IconButton, Tooltip } from '@kengetal/ui';
import { CopyLink } from './CopyLink.tsx';
import type { AskedFile, ExportFormat } from './export.ts';
import { CHOICES, nameOf } from './formats.ts';
import { FOR_BANK, partsOf } from './parts.ts';
import { PdfDialog } from './PdfDialog.tsx';

export interface ReportActionsProps {
  /** What the report consists of; undefined until that is known. */
  components: CallResponse<'report'>['components'] | undefined;
  /** The format that is being made. */
  making: ExportFormat | null;
  onExport: (asked: AskedFile) => void;
}

/** Taking the report along: as a link, on paper, as a file. */
export function ReportActions({ components, making, onExport }: ReportActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const choose = (choice: ExportFormat | 'bank') => {
    if (choice === 'pdf') return setAsking(true);
    return onExport(choice === 'bank' ? { format: 'pdf', ...FOR_BANK } : { format: choice });
  };
  return (
    <>
      <CopyLink />
      <Tooltip title="Afdrukken">
        <IconButton of={Printer} aria-label="Afdrukken" onClick={() => window.print()} />
      </Tooltip>
      <ExportMenu
        quiet
        formats={CHOICES}
        making={making && `${nameOf(making)} wordt gemaakt…`}
        disabled={!components}
        onExport={choose}
      />
      {isAsking && components ? (
        <PdfDialog
          parts={partsOf(components)}
          onMake={(asked) => {
            setAsking(false);
            onExport({ format: 'pdf', ...asked });
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
