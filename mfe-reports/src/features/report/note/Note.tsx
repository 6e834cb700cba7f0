import type { Ref } from 'react';
import { Button } from 'antd';
import type { ReportNote } from '@kengetal/contract';
import { Cell, formatInstantLong } from '@kengetal/ui';
import css from './note.module.css';

/** Longer texts scroll by themselves. */
const LONG = 900;

export interface NoteProps {
  note: ReportNote;
  mayEdit: boolean;
  onEdit: () => void;
  /** The button that begins editing. */
  edit: Ref<HTMLButtonElement>;
}

/** The note of the bookkeeper as it is read. */
export function Note({ note: { note, updated_at, user_name }, mayEdit, onEdit, edit }: NoteProps) {
  return (
    <Cell
      title={NOTE_TITLE}
      aside={
        mayEdit ? (
          <Button ref={edit} type="link" size="small" className={css.edit} onClick={onEdit}>
            Bewerken
          </Button>
        ) : null
      }
      foot={`${user_name}, ${formatInstantLong(updated_at)}`}
    >
      <NoteText text={note} />
    </Cell>
  );
}

export const NOTE_TITLE = 'Toelichting van de boekhouder';

/** Plain text with its line breaks. */
export function NoteText({ text }: { text: string }) {
  const scrolls = text.length > LONG ? { tabIndex: 0, role: 'group', 'aria-label': 'Tekst' } : {};
  return (
    <p className={css.text} {...scrolls}>
      {text}
    </p>
  );
}
