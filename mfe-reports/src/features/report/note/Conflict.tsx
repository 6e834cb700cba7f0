import { Button } from 'antd';
import type { ReportNote } from '@kengetal/contract';
import { formatInstantLong } from '@kengetal/ui';
import { NoteText } from './Note.tsx';
import css from './note.module.css';

export interface ConflictProps {
  /** Null when the other removed it. */
  theirs: ReportNote | null;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Someone else changed the note meanwhile: both texts, and a choice. */
export function Conflict({ theirs, busy, onKeepMine, onTakeTheirs }: ConflictProps) {
  return (
    <div className={css.conflict} role="alert">
      <p className={css.what}>
        {theirs
          ? `${theirs.user_name} heeft de toelichting intussen gewijzigd (${formatInstantLong(theirs.updated_at)}):`
          : 'Iemand anders heeft de toelichting intussen verwijderd.'}
      </p>
      {theirs ? <NoteText text={theirs.note} /> : null}
      <p className={css.what}>Jouw tekst staat hieronder en is nog niet opgeslagen.</p>
      <div className={css.actions}>
        <Button loading={busy} onClick={onKeepMine}>
          Mijn tekst opslaan
        </Button>
        <Button type="text" disabled={busy} onClick={onTakeTheirs}>
          {theirs ? 'De andere tekst houden' : 'Verwijderd laten'}
        </Button>
      </div>
    </div>
  );
}
