import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from 'antd';
import type { ReportNote } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { Cell, formatCount } from '@kengetal/ui';
import { Conflict } from './Conflict.tsx';
import { NOTE_TITLE } from './Note.tsx';
import { NOTE_MAX, NoteConflict, type NoteChange } from './note.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import css from './note.module.css';

/** From here on the writer is told how much room is left. */
const NEARLY_FULL = NOTE_MAX - 1_000;

export interface NoteEditorProps {
  note: ReportNote | null;
  saving: boolean;
  error: Error | null;
  onSave: (change: NoteChange) => void;
  onCancel: () => void;
}

/** Writing the note: nothing that was typed is lost, not to a click and not to someone else. */
export function NoteEditor({ note, saving, error, onSave, onCancel }: NoteEditorProps) {
  const [text, setText] = useState(note?.note ?? '');
  const [started] = useState(note);
  const field = useRef<HTMLTextAreaElement>(null);
  const hint = useId();
  const changed = text !== (started?.note ?? '');
  const tooLong = text.length - NOTE_MAX;
  const conflict = error instanceof NoteConflict ? error : null;
  const save = (basis = started) => {
    if (tooLong <= 0) onSave({ text: text.trim() === '' ? '' : text, basis });
  };
  useEffect(() => {
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && changed) save();
    else if (event.key === 'Escape' && !changed) onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Cell title={NOTE_TITLE}>
      {conflict ? (
        <Conflict
          theirs={conflict.theirs}
          busy={saving}
          onKeepMine={() => save(conflict.theirs)}
          onTakeTheirs={onCancel}
        />
      ) : null}
      <textarea
        ref={field}
        className={css.field}
        value={text}
        rows={6}
        aria-label={NOTE_TITLE}
        aria-describedby={hint}
        aria-invalid={tooLong > 0}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <p id={hint} className={tooLong > 0 ? css.failed : css.hint}>
        {tooLong > 0
          ? `${formatCount(tooLong, 'teken', 'tekens')} te veel: maak de tekst korter.`
          : text.length > NEARLY_FULL
            ? `Nog ${formatCount(-tooLong, 'teken', 'tekens')}.`
            : 'Iedereen die dit rapport mag zien, leest dit.'}
      </p>
      {error && !conflict ? (
        <p className={css.failed} role="alert">
          De toelichting is niet opgeslagen. {messageOf(error)}
        </p>
      ) : null}
      {conflict ? null : (
        <div className={css.actions}>
          <Button
            type="primary"
            disabled={!changed || tooLong > 0}
            loading={saving}
            onClick={() => save()}
          >
            Opslaan
          </Button>
          <Button type="text" disabled={saving} onClick={onCancel}>
            Annuleren
          </Button>
        </div>
      )}
      <UnsavedGuard active={changed && !saving} onBack={() => field.current?.focus()} />
    </Cell>
  );
}
