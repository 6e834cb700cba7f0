import type { ReactNode } from 'react';
import { messageOf } from '@kengetal/platform';
import { Cell, Sheet } from '@kengetal/ui';
import { ChooseFiles } from './ChooseFiles.tsx';
import { ImportFailure } from './ImportFailure.tsx';
import { ImportState } from './ImportState.tsx';
import { isCancelled, useUploadFiles, type Upload } from './upload-file.ts';
import { namesOf, UploadProgress } from './UploadProgress.tsx';
import type { ConnectionAddress } from './use-connection-address.ts';

export interface ConnectFileProps {
  organisationId: string;
  address: ConnectionAddress;
}

/** Choosing files, sending them, and what becomes of them. */
export function ConnectFile({ organisationId, address }: ConnectFileProps) {
  const { mutate, reset, isPending, error, variables, state, cancel } = useUploadFiles();
  const { projectId, importId, showImport, showChoice } = address;

  const upload = (sent: Upload) => mutate(sent, { onSuccess: (job) => showImport(job.import_id) });
  const send = (chosen: readonly File[]) =>
    upload({ files: chosen, organisationId, projectId: projectId ?? undefined });
  const other = () => {
    reset();
    showChoice(projectId);
  };

  if (isPending) {
    const { files } = variables;
    return <State content={<UploadProgress files={files} state={state} onCancel={cancel} />} />;
  }
  if (error) {
    const stopped = isCancelled(error);
    const failure = (
      <ImportFailure
        title={stopped ? 'Het versturen is gestopt' : 'Het versturen is niet gelukt'}
        filename={namesOf(variables.files)}
        message={stopped ? 'Er is niets veranderd.' : `${messageOf(error)} Er is niets veranderd.`}
        onRetry={() => upload(variables)}
        onOther={other}
      />
    );
    return <State content={failure} />;
  }
  if (importId !== null) {
    return <State content={<ImportState importId={importId} onOther={other} />} />;
  }
  return <ChooseFiles organisationId={organisationId} address={address} onSend={send} />;
}

function State({ content }: { content: ReactNode }) {
  return (
    <Sheet>
      <Cell>{content}</Cell>
    </Sheet>
  );
}
