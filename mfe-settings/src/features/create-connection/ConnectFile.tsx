import { useState } from 'react';
import type { ReactNode } from 'react';
import { messageOf } from '@kengetal/platform';
import { Cell, Notice, Sheet, SheetRow } from '@kengetal/ui';
import { DropZone } from './DropZone.tsx';
import { refusalOf } from './file-checks.ts';
import { ImportFailure } from './ImportFailure.tsx';
import { ImportState } from './ImportState.tsx';
import { UploadProgress } from './Progress.tsx';
import { ProjectChoice } from './ProjectChoice.tsx';
import { Providers } from './Providers.tsx';
import { useUploadFile } from './upload-file.ts';
import type { ConnectionAddress } from './use-connection-address.ts';
import { WhatWeRead } from './WhatWeRead.tsx';
import css from './create-connection.module.css';

export interface ConnectFileProps {
  organisationId: string;
  address: ConnectionAddress;
}

/** Choosing a file, sending it, and what becomes of it. */
export function ConnectFile({ organisationId, address }: ConnectFileProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, reset, isPending, error, variables, sent } = useUploadFile();
  const { projectId, importId, showImport, showChoice } = address;
  const file = variables?.file;

  const send = (chosen: File) =>
    mutate(
      { file: chosen, organisationId, projectId: projectId ?? undefined },
      { onSuccess: (job) => showImport(job.import_id) },
    );
  const take = (chosen: File) => {
    const reason = refusalOf(chosen);
    setRefusal(reason);
    if (reason === null) send(chosen);
  };
  const again = file ? () => send(file) : undefined;
  const other = () => {
    reset();
    setRefusal(null);
    showChoice(projectId);
  };

  if (isPending && file) return <State content={<UploadProgress file={file} sent={sent} />} />;
  if (error && file) {
    const failure = (
      <ImportFailure
        title="Het versturen is niet gelukt"
        filename={file.name}
        message={messageOf(error)}
        onRetry={again}
        onOther={other}
      />
    );
    return <State content={failure} />;
  }
  if (importId !== null) {
    const state = <ImportState importId={importId} onRetry={again} onOther={other} />;
    return <State content={state} />;
  }
  return (
    <Sheet>
      <SheetRow>
        <Cell>
          <Providers />
        </Cell>
      </SheetRow>
      <SheetRow columns="2-1">
        <Cell title="Auditfile (XAF)">
          <ProjectChoice organisationId={organisationId} chosen={projectId} onChoose={showChoice} />
          {refusal ? (
            <div className={css.refusal} role="alert">
              <Notice tone="unfavourable">{refusal}</Notice>
            </div>
          ) : null}
          <DropZone onFile={take} />
        </Cell>
        <WhatWeRead />
      </SheetRow>
    </Sheet>
  );
}

function State({ content }: { content: ReactNode }) {
  return (
    <Sheet>
      <Cell>{content}</Cell>
    </Sheet>
  );
}
