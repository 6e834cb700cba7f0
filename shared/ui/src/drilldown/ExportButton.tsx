import { useState } from 'react';
import { Button, Dropdown } from 'antd';
import { Download } from 'lucide-react';
import type { BookedFigure } from '@kengetal/contract';
import { messageOf, saveDownload, useApi, useProject } from '@kengetal/platform';
import { Icon } from '../states/Icon.tsx';
import css from './drawer.module.css';

export interface ExportButtonProps {
  figure: BookedFigure;
  title: string;
  search: string;
}

type Format = 'xlsx' | 'csv';
type State = 'ready' | 'busy' | { error: unknown };

const FORMATS: { key: Format; label: string }[] = [
  { key: 'xlsx', label: 'Excel (xlsx)' },
  { key: 'csv', label: 'CSV' },
];

/** Saves all lines of a figure, or those that a search found, as a file that the server makes. */
export function ExportButton({ figure, title, search }: ExportButtonProps) {
  const api = useApi();
  const projectId = useProject().active?.project_id;
  const [state, setState] = useState<State>('ready');
  const save = async (format: Format) => {
    if (!projectId) return;
    setState('busy');
    try {
      const { selection, sign } = figure;
      const body = { project_id: projectId, selection, sign, title: title.slice(0, 200), format };
      const file = await api.request('POST /lines/export', {
        body: { ...body, ...(search ? { search } : {}) },
      });
      saveDownload(api, file);
      setState('ready');
    } catch (error) {
      setState({ error });
    }
  };
  const busy = state === 'busy';
  return (
    <>
      <Dropdown
        trigger={['click']}
        disabled={busy}
        menu={{ items: FORMATS, onClick: ({ key }) => void save(key === 'csv' ? 'csv' : 'xlsx') }}
      >
        <Button loading={busy} icon={<Icon of={Download} />}>
          Exporteren
        </Button>
      </Dropdown>
      {typeof state === 'object' ? (
        <p role="alert" className={css.exportError}>
          Exporteren is niet gelukt. {messageOf(state.error)}
        </p>
      ) : null}
    </>
  );
}
