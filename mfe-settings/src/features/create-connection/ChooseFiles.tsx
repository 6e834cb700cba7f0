import { useCallback, useState } from 'react';
import { Cell, Notice, Sheet, SheetRow, usePhone } from '@kengetal/ui';
import { ConnectExact } from './ConnectExact.tsx';
import { DropZone } from './DropZone.tsx';
import { refusalOfAll, refusalOfContent } from './file-checks.ts';
import { ProjectChoice } from './ProjectChoice.tsx';
import { Providers } from './Providers.tsx';
import type { ConnectionAddress } from './use-connection-address.ts';
import { WhatWeRead } from './WhatWeRead.tsx';
import css from './create-connection.module.css';

export interface ChooseFilesProps {
  organisationId: string;
  address: ConnectionAddress;
  onSend: (files: readonly File[]) => void;
}

/** Where the books come from; on a phone what works stands before what comes later. */
export function ChooseFiles({ organisationId, address, onSend }: ChooseFilesProps) {
  const phone = usePhone();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { projectId, showChoice, provider, chooseProvider } = address;
  const take = useCallback(
    (files: readonly File[]) =>
      void checked(files).then((reason) => {
        setRefusal(reason);
        if (reason === null) onSend(files);
      }),
    [onSend],
  );
  const providers = (
    <SheetRow>
      <Cell>
        <Providers chosen={provider} onChoose={chooseProvider} />
      </Cell>
    </SheetRow>
  );
  const exact = <ConnectExact organisationId={organisationId} address={address} />;
  const files = (
    <SheetRow columns="2-1">
      <Cell title="Auditfile (XAF)">
        <ProjectChoice organisationId={organisationId} chosen={projectId} onChoose={showChoice} />
        {refusal ? (
          <div className={css.refusal} role="alert">
            <Notice tone="unfavourable">{refusal}</Notice>
          </div>
        ) : null}
        <DropZone onFiles={take} />
      </Cell>
      <WhatWeRead />
    </SheetRow>
  );
  return (
    <Sheet>
      {phone && provider === 'auditfile' ? null : providers}
      {provider === 'exact' ? exact : files}
      {phone && provider === 'auditfile' ? providers : null}
    </Sheet>
  );
}
/** Why these files need not be sent: by what they are called, then by what is in them. */
async function checked(files: readonly File[]): Promise<string | null> {
  const refusal = refusalOfAll(files);
  if (refusal !== null) return refusal;
  const refusals = await Promise.all(files.map(refusalOfContent));
  return refusals.every((one) => one !== null) ? (refusals[0] ?? null) : null;
}
