import { useEffect } from 'react';
import { Button } from 'antd';
import type { Bundle } from '@kengetal/contract';
import { messageOf, useBus, useProject } from '@kengetal/platform';
import { formatCount, looks, QueryPart } from '@kengetal/ui';
import { useDecideImport } from '../../../imports/import-job.ts';
import { StateTitle } from '../../../imports/StateTitle.tsx';
import css from '../../../imports/state.module.css';
import { ProgressBar } from '../../../parts/ProgressBar.tsx';
import { isUnderWay, useBundle, useBundleChanged, useExportBundle } from './bundle-queries.ts';
import { BundleFiles } from './BundleFiles.tsx';
import { NewCompanies } from './NewCompanies.tsx';
import { isFailed } from './words.ts';

export interface BundleStateProps {
  importId: string;
  onOther: () => void;
}

/** The files of an upload of several administrations: what is asked, how far it is, and the result. */
export default function BundleState({ importId, onOther }: BundleStateProps) {
  return (
    <QueryPart query={useBundle(importId)} lines={8} failure="Kon de bestanden niet laden.">
      {(bundle) => <Files bundle={bundle} onOther={onOther} />}
    </QueryPart>
  );
}

function Files({ bundle, onOther }: { bundle: Bundle; onOther: () => void }) {
  const { import_id, files, filename } = bundle;
  const done = files.filter(({ status }) => status === 'gereed').length;
  const running = files.some(isUnderWay);
  const title = `${formatCount(done)} van ${formatCount(files.length, 'bestand', 'bestanden')} ingelezen`;
  useFiguresChanged(bundle, running);
  return (
    <div className={css.state} data-wide>
      <StateTitle>{title}</StateTitle>
      <p className={looks.quiet}>{filename}</p>
      {running ? <ProgressBar label={title} done={ended(bundle)} total={files.length} /> : null}
      <p className={looks.quiet} role="status">
        {wordsOf(bundle, running)}
      </p>
      <NewCompanies bundle={bundle} />
      <BundleFiles bundle={bundle} />
      <div className={css.actions}>
        {running ? <CancelAll importId={import_id} /> : null}
        <Export importId={import_id} />
        <Button onClick={onOther}>Meer bestanden</Button>
      </div>
    </div>
  );
}

const ended = ({ files }: Bundle): number =>
  files.filter((file) => !isUnderWay(file) && file.status !== 'vraag').length;

function wordsOf({ files }: Bundle, running: boolean): string {
  const failed = files.filter(isFailed).length;
  const words = failed > 0 ? `${formatCount(failed)} mislukt. ` : '';
  if (running) return `${words}Je mag deze pagina verlaten.`;
  if (files.some(({ status }) => status === 'vraag')) return `${words}De rest wacht op je keuze.`;
  if (!files.some(({ status }) => status === 'gereed')) return words.trim();
  return `${words}Ongedaan maken kan per bestand, bij Project, Imports.`;
}

/** Tells the app once that projects have new figures, when all that could be read has been. */
function useFiguresChanged({ files }: Bundle, running: boolean): void {
  const bus = useBus();
  const { reload } = useProject();
  const read = files.flatMap(({ status, project_id }) =>
    status === 'gereed' && project_id !== null ? [project_id] : [],
  );
  const changed = running ? '' : [...new Set(read)].join(' ');
  useEffect(() => {
    if (changed === '') return;
    for (const project_id of changed.split(' ')) bus.emit('dataChanged', { project_id });
    void reload();
  }, [bus, reload, changed]);
}

/** Ends what waits and what is read; what was read stays. */
function CancelAll({ importId }: { importId: string }) {
  const { mutate, isPending, error } = useDecideImport(importId);
  const changed = useBundleChanged(importId);
  return (
    <>
      <Button
        loading={isPending}
        onClick={() => mutate('annuleren', { onSuccess: () => void changed() })}
      >
        Rest annuleren
      </Button>
      {error ? (
        <span role="alert" className={looks.failure}>
          {messageOf(error)}
        </span>
      ) : null}
    </>
  );
}

function Export({ importId }: { importId: string }) {
  const { mutate, isPending, error } = useExportBundle(importId);
  return (
    <>
      <Button loading={isPending} onClick={() => mutate()}>
        Lijst exporteren
      </Button>
      {error ? (
        <span role="alert" className={looks.failure}>
          {messageOf(error)}
        </span>
      ) : null}
    </>
  );
}
