import type { Activity, ActivityKind } from '@kengetal/contract';
import { dayOf } from '../../clock.ts';
import type { Cell } from '../../files/cells.ts';
import { csv, CSV_TYPE } from '../../files/csv.ts';
import type { OfferedFile } from '../../files/downloads.ts';

const KINDS: Readonly<Record<ActivityKind, string>> = {
  organisatie: 'Organisatie',
  project: 'Project',
  gebruiker: 'Gebruiker',
  uitnodiging: 'Uitnodiging',
  import: 'Import',
  koppeling: 'Koppeling',
  rekeningen: 'Rekeningen',
  btw: 'Btw',
  begroting: 'Begroting',
  reeks: 'Periodieke transacties',
  toelichting: 'Toelichting',
  weergave: 'Weergave',
  suggestie: 'Suggestie',
  assistent: 'Assistent',
};

const TIME = new Intl.DateTimeFormat('nl-NL', {
  ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Amsterdam' },
});

const text = (words: string | null): Cell => (words === null ? null : { text: words });

const COLUMNS: readonly (readonly [string, (activity: Activity) => Cell])[] = [
  ['Wanneer', ({ at }) => ({ day: dayOf(new Date(at)), time: TIME.format(new Date(at)) })],
  ['Wie', ({ user_name }) => text(user_name)],
  ['Project', ({ project_name }) => text(project_name)],
  ['Soort', ({ action }) => text(kindOf(action))],
  ['Wat', ({ description }) => text(description)],
];

function kindOf(action: string): string {
  const [kind = ''] = action.split('.');
  return Object.entries(KINDS).find(([name]) => name === kind)?.[1] ?? kind;
}

/** A log as a file. */
export function activityFile(activities: AsyncIterable<Activity>, today: string): OfferedFile {
  return {
    ...{ filename: `Activiteit ${today}.csv`, contentType: CSV_TYPE },
    content: csv(rowsOf(activities)),
  };
}

async function* rowsOf(activities: AsyncIterable<Activity>): AsyncGenerator<readonly Cell[]> {
  yield COLUMNS.map(([label]) => ({ text: label }));
  for await (const activity of activities) yield COLUMNS.map(([, cell]) => cell(activity));
}
