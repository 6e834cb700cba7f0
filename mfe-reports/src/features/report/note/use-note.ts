import { useState } from 'react';
import type { ReportParameters } from '@kengetal/contract';
import { mayOnProject, useSession } from '@kengetal/platform';
import { useSaveNote, type NoteChange } from './note.ts';

/** Reading, writing, and what was removed just now. */
export type NoteMode =
  | { kind: 'reading'; wasWriting: boolean }
  | { kind: 'writing' }
  | { kind: 'cleared'; text: string };

/** The note of a report and what is being done with it. */
export function useNote(parameters: ReportParameters) {
  const { rights } = useSession();
  const [mode, setMode] = useState<NoteMode>({ kind: 'reading', wasWriting: false });
  const saving = useSaveNote(parameters);
  const save = (change: NoteChange) =>
    saving.mutate(change, {
      onSuccess: (saved) => {
        const cleared = saved === null && change.basis !== null ? change.basis.note : null;
        setMode(
          cleared === null
            ? { kind: 'reading', wasWriting: true }
            : { kind: 'cleared', text: cleared },
        );
      },
    });
  return {
    mode,
    mayEdit: mayOnProject(rights, parameters.project_id, 'bewerker'),
    saving: saving.isPending,
    error: saving.error,
    write: () => {
      saving.reset();
      setMode({ kind: 'writing' });
    },
    stop: () => setMode({ kind: 'reading', wasWriting: true }),
    save,
    /** Puts back what was removed. */
    restore: (text: string) => save({ text, basis: null }),
  };
}
