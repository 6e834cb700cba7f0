import { useEffect, useId, useRef, useState } from 'react';
import { Button, Input, type InputRef } from 'antd';
import { looks } from '@kengetal/ui';
import { Switch } from '../../../filters/Switch.tsx';
import { MOST_CHANGES, type Change } from './changes.ts';
import { readTyped, typedOf } from './input.ts';
import type { WhatIfState } from './use-what-if.ts';
import css from './what-if.module.css';

export interface ChangeFormProps {
  row: { key: string; label: string };
  state: WhatIfState;
  /** It is changed, or taken back. */
  onDone: () => void;
}

const KINDS = [
  { value: 'percent', label: 'Procent' },
  { value: 'amount', label: 'Bedrag' },
] as const;

const FULL = `Je kunt hooguit ${MOST_CHANGES} regels tegelijk veranderen. Zet er eerst een terug.`;

/** How much more or less a row would be. */
export function ChangeForm({ row, state, onDone }: ChangeFormProps) {
  const { key, label } = row;
  const { changes } = state;
  const known = changes.find((change) => change.row === key);
  const [kind, setKind] = useState<Change['kind']>(known?.kind ?? 'percent');
  const [text, setText] = useState(known ? typedOf(known) : '');
  const [problem, setProblem] = useState<string | null>(null);
  const hint = useId();
  const input = useRef<InputRef>(null);
  // Also when a list of rows made way for it.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const apply = () => {
    const typed = readTyped(text, kind);
    if ('problem' in typed) setProblem(typed.problem);
    else if (!known && changes.length >= MOST_CHANGES) setProblem(FULL);
    else {
      state.change({ row: key, kind, value: typed.value });
      onDone();
    }
  };
  return (
    <div className={css.form}>
      <h3 className={css.formTitle}>Wat als {label} anders is</h3>
      <Switch label="Procent of bedrag" options={KINDS} value={kind} onChoose={setKind} />
      <Input
        ref={input}
        onPressEnter={(event) => {
          // Else the same key presses the button that the focus goes back to.
          event.preventDefault();
          apply();
        }}
        autoComplete="off"
        value={text}
        aria-label={kind === 'percent' ? 'Procent meer of minder' : 'Euro’s meer of minder'}
        aria-describedby={hint}
        aria-invalid={problem !== null}
        {...(problem === null ? {} : { status: 'error' as const })}
        {...(kind === 'percent' ? { suffix: '%' } : { prefix: '€' })}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(null);
        }}
      />
      <p
        id={hint}
        role={problem === null ? undefined : 'alert'}
        className={problem ? looks.failure : looks.quiet}
      >
        {problem ??
          'Meer is een gewoon getal, minder begint met een minteken. Er wordt niets geboekt.'}
      </p>
      <div className={css.formActions}>
        <Button type="primary" onClick={apply}>
          Toepassen
        </Button>
        {known ? (
          <Button
            type="text"
            onClick={() => {
              state.remove(key);
              onDone();
            }}
          >
            Zoals geboekt
          </Button>
        ) : null}
      </div>
    </div>
  );
}
