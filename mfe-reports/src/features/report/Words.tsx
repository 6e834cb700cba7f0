import { Button } from 'antd';
import { PenLine } from 'lucide-react';
import type { CallResponse, ReportParameters } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { Cell, Icon, Notice, Sheet, SheetRow } from '@kengetal/ui';
import { Note } from './note/Note.tsx';
import { NoteEditor } from './note/NoteEditor.tsx';
import { useNote } from './note/use-note.ts';
import { Summary } from './summary/Summary.tsx';
import type { Look } from './view.ts';

export interface WordsProps {
  report: CallResponse<'report'>;
  parameters: ReportParameters;
  look: Look;
  /** The report is not to be shown: only the note that is being written stays. */
  cleared: boolean;
}

/** The report in words: the summary, and beside it the note of the bookkeeper where there is one. */
export function Words({ report: { report, note }, parameters, look, cleared }: WordsProps) {
  const { mode, mayEdit, saving, error, write, stop, save, restore } = useNote(parameters);
  const writing = mode.kind === 'writing';
  const beside = writing || note !== null;
  if (cleared && !writing) return null;
  const add = (
    <Button type="link" size="small" icon={<Icon of={PenLine} size={14} />} onClick={write}>
      Toelichting toevoegen
    </Button>
  );
  return (
    <Sheet>
      {mode.kind === 'cleared' && note === null ? (
        <Notice action={{ label: 'Ongedaan maken', onClick: () => restore(mode.text) }}>
          De toelichting is verwijderd.
          {error ? ` Terugzetten is niet gelukt. ${messageOf(error)}` : null}
        </Notice>
      ) : null}
      <SheetRow columns={beside && !cleared ? '2-1' : '1'}>
        {cleared ? null : (
          <Cell>
            <Summary
              parameters={parameters}
              look={look}
              context={report.naam}
              more={mayEdit && !beside ? add : null}
            />
          </Cell>
        )}
        {writing ? (
          <NoteEditor note={note} saving={saving} error={error} onSave={save} onCancel={stop} />
        ) : note ? (
          <Note
            note={note}
            mayEdit={mayEdit}
            onEdit={write}
            focused={mode.kind === 'reading' && mode.wasWriting}
          />
        ) : null}
      </SheetRow>
    </Sheet>
  );
}
