import { useState } from 'react';
import { SUMMARY, type CallBodyInput, type CallResponse } from '@kengetal/contract';

export type AskedParts = Pick<CallBodyInput<'reportExport'>, 'onderdelen' | 'zonder_vragen'>;
type Component = Pick<CallResponse<'report'>['components'][number], 'id' | 'title'>;

/** The questions for the bookkeeper, which are a part of the summary. */
export const QUESTIONS = 'vragen';

/** Something that can be left out of a PDF; `of` is the part that it belongs to. */
export interface Part {
  id: string;
  title: string;
  of?: string;
}

/** What a report can be taken along without: its summary, the questions in it, its components. */
export const partsOf = (components: readonly Component[]): Part[] => [
  { id: SUMMARY, title: 'Samenvatting' },
  { id: QUESTIONS, title: 'Vragen voor je boekhouder', of: SUMMARY },
  ...components.map(({ id, title }) => ({ id, title })),
];

/** What a bank wants to see: all but what is meant for the bookkeeper. */
export const FOR_BANK: AskedParts = { zonder_vragen: true };

/** What is asked of the API; nothing where a report is taken along whole. */
export function askedParts(parts: readonly Part[], without: readonly string[]): AskedParts {
  const components = parts.filter(({ id, of }) => of === undefined && !without.includes(id));
  const isWhole = components.length === parts.filter(({ of }) => of === undefined).length;
  return {
    ...(!isWhole && { onderdelen: components.map(({ id }) => id) }),
    ...(without.includes(QUESTIONS) && { zonder_vragen: true }),
  };
}

const STORAGE_KEY = 'kengetal.pdf-without';

/** What was left out of the last PDF of this session. */
export function useWithout(): [readonly string[], (without: readonly string[]) => void] {
  const [without, setWithout] = useState(stored);
  const keep = (next: readonly string[]) => {
    setWithout(next);
    sessionStorage.setItem(STORAGE_KEY, next.join());
  };
  return [without, keep];
}

const stored = (): readonly string[] =>
  (sessionStorage.getItem(STORAGE_KEY) ?? '').split(',').filter((id) => id !== '');
