import { Button, Input } from 'antd';
import { FREQUENCIES } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { FilterMenu, Notice } from '@kengetal/ui';
import type { Shown } from './choosing.ts';
import type { Editing } from './use-editing.ts';
import { FREQUENCY_NAMES, SIGNAL_NAMES, SIGNALS } from './words.ts';
import css from './recurring.module.css';

export interface ChoicesProps {
  shown: Shown;
  onChange: (change: Partial<Shown>) => void;
}

const ALL = 'alle';
/** Frequency, signal and words to look for: in the table, the agenda and the file. */
export function Choices({ shown, onChange }: ChoicesProps) {
  const { frequency, signal, search } = shown;
  const signalName =
    signal === null ? 'Alle' : signal === ALL ? 'Met signaal' : SIGNAL_NAMES[signal];
  return (
    <>
      <FilterMenu
        label="Frequentie"
        value={frequency === null ? 'Alle' : FREQUENCY_NAMES[frequency]}
        options={[
          { key: ALL, label: 'Alle' },
          ...FREQUENCIES.map((key) => ({ key, label: FREQUENCY_NAMES[key] })),
        ]}
        selected={frequency ?? ALL}
        onSelect={(key) => onChange({ frequency: FREQUENCIES.find((one) => one === key) ?? null })}
      />
      <FilterMenu
        label="Signaal"
        value={signalName}
        options={[
          { key: 'geen', label: 'Alle' },
          { key: ALL, label: 'Met signaal' },
          ...SIGNALS.map((key) => ({ key, label: SIGNAL_NAMES[key] })),
        ]}
        selected={signal ?? 'geen'}
        onSelect={(key) =>
          onChange({ signal: key === ALL ? ALL : (SIGNALS.find((one) => one === key) ?? null) })
        }
      />
      <Input
        className={css.search}
        type="search"
        allowClear
        aria-label="Zoek een relatie of rekening"
        placeholder="Zoek relatie of rekening"
        value={search}
        onChange={({ target }) => onChange({ search: target.value })}
      />
    </>
  );
}

/** What was just done, with the way back; what went wrong; and the choice of what to merge. */
export function EditingNotices({ editing }: { editing: Editing }) {
  const { done, error, merging } = editing;
  return (
    <>
      {error ? <Notice tone="unfavourable">{messageOf(error)}</Notice> : null}
      {done && !error ? (
        <Notice
          action={done.changeId ? { label: 'Ongedaan maken', onClick: editing.undo } : undefined}
        >
          {done.words}.
        </Notice>
      ) : null}
      {merging ? (
        <div className={css.merge} role="group" aria-label="Reeksen samenvoegen">
          <span>
            {merging.size < 2
              ? 'Kies in de tabel de reeksen die bij elkaar horen.'
              : `${String(merging.size)} reeksen gekozen.`}
          </span>
          <Button
            type="primary"
            disabled={merging.size < 2 || editing.busy}
            onClick={() =>
              editing.change(
                { action: 'samenvoegen', series: [...merging] },
                `${String(merging.size)} reeksen samengevoegd`,
              )
            }
          >
            Samenvoegen
          </Button>
          <Button type="text" onClick={editing.stopMerging}>
            Annuleren
          </Button>
        </div>
      ) : null}
    </>
  );
}
