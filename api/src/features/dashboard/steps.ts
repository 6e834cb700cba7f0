import type { StepsBlock } from '@kengetal/contract';
import { monthName } from '@kengetal/ledger';
import type { ReadBooks } from '../../books/store/reader.ts';

/** What a new project needs; undefined when all of it is done. */
export function firstSteps({ books }: Pick<ReadBooks, 'books'>): StepsBlock | undefined {
  const { told } = books.calendar;
  const loose = books.accountsOf(['niet_ingedeeld_balans', 'niet_ingedeeld_resultaat']).length;
  const items: StepsBlock['items'] = [
    { key: 'organisatie', label: 'Organisatie aangemaakt', done: true, level: 'lezer' },
    {
      key: 'boekhouding',
      label: told ? 'Boekhouding ingelezen' : 'Lees je boekhouding in',
      done: told !== undefined,
      ...(told && { detail: `t/m ${monthName(told.periode_max)}` }),
      path: '/connectie-aanmaken',
      level: 'bewerker',
    },
    {
      key: 'indeling',
      label: told && loose === 0 ? 'Rekeningen ingedeeld' : 'Deel je rekeningen in',
      done: told !== undefined && loose === 0,
      ...(loose > 0 && { detail: looseWords(loose) }),
      path: '/project?tab=rekeningen',
      level: 'bewerker',
    },
  ];
  if (items.every(({ done }) => done)) return undefined;
  return { kind: 'steps', key: 'eerste_stappen', title: 'Aan de slag', items };
}

const looseWords = (count: number) =>
  count === 1 ? '1 rekening nog niet ingedeeld' : `${count} rekeningen nog niet ingedeeld`;
