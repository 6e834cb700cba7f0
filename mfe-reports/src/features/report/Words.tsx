import { Button } from 'antd';
import { PenLine } from 'lucide-react';
import type { CallResponse, ReportParameters } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { Cell, Icon, Notice, Sheet, SheetRow } from '@kengetal/ui';
import { Note } from './note/Note.tsx';
import { NoteEditor } from './note/NoteEditor.tsx';
import { useNote } from './note/use-note.ts';
import { useWayBack } from './note/use-way-back.ts';
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
  const removed = mode.kind === 'cleared' && note === null;
  const back = useWayBack(mode, note !== null);
  if (cleared && !writing) return null;
  const add = (
    <Button
      ref={removed ? null : back}
      type="link"
      size="small"
      icon={<Icon of={PenLine} size={14} />}
      onClick={write}
    >
      Toelichting toevoegen
    </Button>
  );
  return (
    <Sheet>
      {removed ? (
        <Notice action={{ label: 'Ongedaan maken', onClick: () => restore(mode.text), ref: back }}>
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
          <Note note={note} mayEdit={mayEdit} onEdit={write} edit={back} />
        ) : null}
      </SheetRow>
    </Sheet>
  );
}
