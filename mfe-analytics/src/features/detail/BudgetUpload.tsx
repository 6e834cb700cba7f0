import { useRef, useState } from 'react';
import { Button } from 'antd';
import { Download, Upload } from 'lucide-react';
import type { Budget } from '@kengetal/contract';
import { ApiError, messageOf } from '@kengetal/platform';
import { FilterMenu, Icon, looks, Notice } from '@kengetal/ui';
import { nextYear } from './next-year.ts';
import { useBudgetTemplate, useUploadBudget } from './detail-queries.ts';
import css from './list.module.css';

export interface BudgetUploadProps {
  projectId: string;
  years: readonly string[];
  budgets: readonly Budget[];
}

/** A budget from a file, for a fiscal year of the books or the next one. */
export function BudgetUpload({ projectId, years, budgets }: BudgetUploadProps) {
  const input = useRef<HTMLInputElement>(null);
  const labels = [...new Set([...years, ...nextYear(years.at(-1))])].reverse();
  const [chosen, setChosen] = useState<string | undefined>(years.at(-1));
  const upload = useUploadBudget(projectId);
  const template = useBudgetTemplate(projectId);
  if (chosen === undefined) return null;
  const isThere = budgets.some(({ boekjaar }) => boekjaar === chosen);
  const send = (file: File | undefined) => {
    if (file) upload.mutate({ file, boekjaar: chosen });
    // The same file can be chosen again after it was corrected.
    if (input.current) input.current.value = '';
  };
  return (
    <div className={css.upload}>
      <div className={css.line}>
        <FilterMenu
          label="Boekjaar"
          value={chosen}
          options={labels.map((label) => ({ key: label, label }))}
          selected={chosen}
          onSelect={setChosen}
        />
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.csv"
          aria-label={`Begroting ${chosen} kiezen`}
          onChange={({ target }) => send(target.files?.[0])}
        />
        <Button
          icon={<Icon of={Upload} />}
          loading={upload.isPending}
          onClick={() => input.current?.click()}
        >
          {isThere ? 'Vervangen' : 'Begroting uploaden'}
        </Button>
        <Button
          type="text"
          icon={<Icon of={Download} />}
          loading={template.isPending}
          onClick={() => template.mutate({ boekjaar: chosen, format: 'xlsx' })}
        >
          Invulbestand
        </Button>
      </div>
      <Failures error={upload.error ?? template.error} />
      {upload.data ? (
        <Warnings warnings={upload.data.warnings} year={upload.data.budget.boekjaar} />
      ) : null}
    </div>
  );
}

function Failures({ error }: { error: Error | null }) {
  if (!error) return null;
  const faults = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  const lines = faults.length > 0 ? faults.map(({ message }) => message) : [messageOf(error)];
  return (
    <div role="alert" className={looks.failure}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function Warnings({ warnings, year }: { warnings: readonly { message: string }[]; year: string }) {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="attention">
      Begroting {year} is geladen, met {warnings.length === 1 ? 'een opmerking' : 'opmerkingen'}:
      <ul className={css.warnings}>
        {warnings.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}
