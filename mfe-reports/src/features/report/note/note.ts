import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReportNote, ReportParameters } from '@kengetal/contract';
import { ApiError, useApi } from '@kengetal/platform';
import { reportOptions } from '../report.ts';

/** The most that a note holds, in characters. */
export const NOTE_MAX = 10_000;

export interface NoteChange {
  text: string;
  /** The note that the writer started from; null when there was none. */
  basis: ReportNote | null;
}

/** Someone else changed the note since: theirs, or null when they removed it. */
export class NoteConflict extends Error {
  override readonly name = 'NoteConflict';
  readonly theirs: ReportNote | null;

  constructor(theirs: ReportNote | null) {
    super('The note was changed since.');
    this.theirs = theirs;
  }
}

/** Saves the note of a report; rejects with NoteConflict when it was changed meanwhile. */
export function useSaveNote(parameters: ReportParameters) {
  const api = useApi();
  const client = useQueryClient();
  const report = reportOptions(api, parameters);
  return useMutation({
    mutationFn: async ({ text, basis }: NoteChange): Promise<ReportNote | null> => {
      try {
        const body = { ...parameters, note: text, based_on: basis?.updated_at ?? null };
        return (await api.request('PATCH /report/note', { body })).note;
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'conflict')) throw error;
        throw new NoteConflict((await client.fetchQuery({ ...report, staleTime: 0 })).note);
      }
    },
    onSuccess: (note) =>
      client.setQueryData(report.queryKey, (before) => before && { ...before, note }),
  });
}
