import { useState } from 'react';
import { Button, Input } from 'antd';
import { INPUT_MAXIMA } from '@kengetal/contract';
import { classes, formatInstant } from '@kengetal/ui';
import type { SuggestionDetail } from '../../suggestions/suggestion.ts';
import { capitalised } from '../../suggestions/words.ts';
import css from './parts.module.css';

export interface HistoryProps {
  history: SuggestionDetail['history'];
  /** When it was read, in ms since 1970. */
  readAt: number;
  /** Null for who only reads. */
  onNote: ((note: string) => void) | null;
}

/** Who did what and when, with the place for a note. */
export function History({ history, readAt, onNote }: HistoryProps) {
  return (
    <section className={classes(css.part, css.last)} aria-label="Geschiedenis">
      <h2>Geschiedenis</h2>
      <ul className={css.history}>
        {history.map(({ at, words }, index) => (
          // Two things of one moment have no other identity; the list is replaced as a whole.
          <li key={index}>
            <span className={css.when}>{capitalised(formatInstant(at, readAt))}</span>
            <span>{words}</span>
          </li>
        ))}
      </ul>
      {onNote ? <NoteForm onNote={onNote} /> : null}
    </section>
  );
}

function NoteForm({ onNote }: { onNote: (note: string) => void }) {
  const [text, setText] = useState('');
  const note = text.trim();
  return (
    <form
      className={css.note}
      onSubmit={(event) => {
        event.preventDefault();
        if (!note) return;
        onNote(note);
        setText('');
      }}
    >
      <Input
        aria-label="Notitie"
        placeholder="Schrijf een notitie"
        value={text}
        maxLength={INPUT_MAXIMA.suggestionReason}
        onChange={({ target }) => setText(target.value)}
      />
      <Button htmlType="submit" disabled={!note}>
        Bewaren
      </Button>
    </form>
  );
}
