import { useMutation } from '@tanstack/react-query';
import type { BookedFigure } from '@kengetal/contract';
import { messageOf, saveDownload, useApi, useProject } from '@kengetal/platform';
import { classes } from '../classes.ts';
import { looks } from '../looks/looks.ts';
import { ExportMenu } from '../states/ExportMenu.tsx';
import css from './drawer.module.css';

export interface ExportButtonProps {
  figure: BookedFigure;
  title: string;
  search: string;
}

type Format = 'xlsx' | 'csv';

const FORMATS: readonly { key: Format; label: string }[] = [
  { key: 'xlsx', label: 'Excel (xlsx)' },
  { key: 'csv', label: 'CSV' },
];

/** Saves all lines of a figure, or those that a search found, as a file that the server makes. */
export function ExportButton({ figure, title, search }: ExportButtonProps) {
  const api = useApi();
  const projectId = useProject().active?.project_id;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (format: Format) => {
      const { selection, sign } = figure;
      const body = { project_id: projectId ?? '', selection, sign, title: title.slice(0, 200) };
      return api.request('POST /lines/export', {
        body: { ...body, format, ...(search ? { search } : {}) },
      });
    },
    onSuccess: (file) => saveDownload(api, file),
  });
  return (
    <>
      <ExportMenu
        formats={FORMATS}
        making={isPending ? 'Exporteren' : null}
        disabled={projectId === undefined}
        onExport={mutate}
      />
      {error ? (
        <p role="alert" className={classes(looks.failure, css.exportError)}>
          Exporteren is niet gelukt. {messageOf(error)}
        </p>
      ) : null}
    </>
  );
}
