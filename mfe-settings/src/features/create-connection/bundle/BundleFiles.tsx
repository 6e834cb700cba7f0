import { useState } from 'react';
import { Button } from 'antd';
import type { Bundle, BundleFile } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { Badge, classes, FilterMenu, formatCount, looks, QueryPart } from '@kengetal/ui';
import { useImportJob, useRetryImport } from '../../../imports/import-job.ts';
import { useMayChange } from '../../../imports/use-may-change.ts';
import { ImportQuestion } from '../../../imports/ImportQuestion.tsx';
import { RecordTable } from '../../../parts/RecordTable.tsx';
import { useOpenBooks } from '../../../parts/use-open-books.ts';
import { useBundleChanged } from './bundle-queries.ts';
import { isFailed, statusOf } from './words.ts';
import css from './bundle.module.css';

const SHOWN: Readonly<Record<string, { label: string; is: (file: BundleFile) => boolean }>> = {
  alle: { label: 'Alle', is: () => true },
  mislukt: { label: 'Mislukt', is: isFailed },
  vraag: { label: 'Vraag', is: ({ status }) => status === 'vraag' },
  gereed: { label: 'Gereed', is: ({ status }) => status === 'gereed' },
};

/** What became of each file. */
export function BundleFiles({ bundle: { import_id, files } }: { bundle: Bundle }) {
  const [key, setKey] = useState('alle');
  const options = Object.entries(SHOWN).map(([name, { label, is }]) => ({
    key: name,
    label: `${label} (${formatCount(files.filter(is).length)})`,
  }));
  const rows = files.filter(SHOWN[key]?.is ?? isFailed);
  return (
    <section className={css.files} aria-label="Bestanden">
      <FilterMenu
        label="Toon"
        value={options.find((one) => one.key === key)?.label ?? ''}
        options={options}
        selected={key}
        onSelect={setKey}
      />
      {rows.length === 0 ? <p className={looks.quiet}>Geen bestanden.</p> : null}
      {rows.length > 0 ? (
        <RecordTable
          caption="Bestanden van deze upload"
          rows={rows}
          keyOf={(file) => file.import_id}
          columns={[
            { label: 'Bestand', cell: ({ filename }) => filename },
            { label: 'Project', cell: (file) => <Project file={file} /> },
            { label: 'Jaar', cell: ({ about }) => about?.boekjaar },
            {
              label: 'Regels',
              numeric: true,
              cell: ({ status, lines_read }) =>
                status === 'gereed' ? formatCount(lines_read) : null,
            },
            { label: 'Status', cell: (file) => <Outcome file={file} bundleId={import_id} /> },
          ]}
        />
      ) : null}
    </section>
  );
}

/** The project that a file came into, which opens; before that its company. */
function Project({ file: { status, project_id, project_name, about } }: { file: BundleFile }) {
  const books = useOpenBooks();
  if (status !== 'gereed' || project_id === null) return about?.company_name;
  const open = () => void books.open(project_id);
  return (
    <button type="button" className={classes(looks.link, css.link)} onClick={open}>
      {project_name}
    </button>
  );
}

function Outcome({ file, bundleId }: { file: BundleFile; bundleId: string }) {
  const { label, tone } = statusOf(file);
  return (
    <div className={css.outcome}>
      <Badge tone={tone}>{label}</Badge>
      {file.message === null ? null : <p className={looks.quiet}>{file.message}</p>}
      {file.asks === 'plaats' ? <PlaceQuestion file={file} bundleId={bundleId} /> : null}
      {file.retryable ? <ReadAgain file={file} bundleId={bundleId} /> : null}
    </div>
  );
}

/** Where a file goes in its project; asked of one that nothing but its name tells. */
function PlaceQuestion({ file, bundleId }: { file: BundleFile; bundleId: string }) {
  const [open, setOpen] = useState(false);
  if (!open) return <Button onClick={() => setOpen(true)}>Kiezen</Button>;
  return <OpenQuestion file={file} bundleId={bundleId} />;
}

function OpenQuestion({ file, bundleId }: { file: BundleFile; bundleId: string }) {
  const changed = useBundleChanged(bundleId);
  return (
    <QueryPart query={useImportJob(file.import_id)} failure="Kon deze vraag niet laden.">
      {(job) => <ImportQuestion job={job} onDecided={() => void changed()} />}
    </QueryPart>
  );
}

/** Reads a file again; it is still at the API. */
function ReadAgain({ file, bundleId }: { file: BundleFile; bundleId: string }) {
  const { mutate, isPending, error } = useRetryImport(file.import_id);
  const mayRetry = useMayChange(file);
  const changed = useBundleChanged(bundleId);
  if (!mayRetry) return null;
  return (
    <>
      <Button
        aria-label={`${file.filename} opnieuw lezen`}
        loading={isPending}
        onClick={() => mutate(undefined, { onSuccess: () => void changed() })}
      >
        Opnieuw lezen
      </Button>
      {error ? (
        <span role="alert" className={looks.failure}>
          {messageOf(error)}
        </span>
      ) : null}
    </>
  );
}
