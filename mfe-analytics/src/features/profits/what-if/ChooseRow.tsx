import { useState } from 'react';
import type { GridRow } from '@kengetal/contract';
import { FilterPopover, OptionList } from '@kengetal/ui';
import { ChangeForm } from './ChangeForm.tsx';
import type { WhatIfState } from './use-what-if.ts';

export interface ChooseRowProps {
  rows: readonly GridRow[];
  state: WhatIfState;
}

/** Finds a row by its name, without looking it up in the tree, and changes it. */
export function ChooseRow({ rows, state }: ChooseRowProps) {
  return (
    <FilterPopover label="Wijzig" value="Kies een regel">
      {(close) => <Steps rows={rows} state={state} onDone={close} />}
    </FilterPopover>
  );
}

function Steps({ rows, state, onDone }: ChooseRowProps & { onDone: () => void }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const row = rows.find(({ key }) => key === chosen);
  if (!row) {
    return (
      <OptionList
        label="Regels"
        search="Zoek een regel"
        options={rows
          .filter(({ kind }) => kind === 'line')
          .map(({ key, label }) => ({ key, label }))}
        selected={null}
        onSelect={setChosen}
      />
    );
  }
  return <ChangeForm row={row} state={state} onDone={onDone} />;
}
