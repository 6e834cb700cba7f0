import { randomUUID } from 'node:crypto';
import type { CallName } from '@kengetal/contract/api';
import { signedIn } from '../testing/running.ts';

const project_id = randomUUID();
const MARCH = { project_id, type: 'maand', periode_min: 202503, periode_max: 202503 };
const VIEW = { project_id, screen: 'rapporten', choices: '' };

describe('what is wrong with a field', () => {
  const { caller } = signedIn();

  it.each<[what: string, CallName, body: object, path: string, message: string]>([
    [
      'a note of 10.001 characters',
      'reportNote',
      { ...MARCH, note: 'x'.repeat(10_001) },
      'note',
      'De toelichting is te lang: hooguit 10.000 tekens.',
    ],
    [
      'one series to merge',
      'changeRecurring',
      { project_id, change: { action: 'samenvoegen', series: ['a'] } },
      'change.series',
      'Kies minstens twee reeksen om samen te voegen.',
    ],
    [
      'two series to split',
      'changeRecurring',
      { project_id, change: { action: 'splitsen', series: ['a', 'b'] } },
      'change.series',
      'Kies er precies één.',
    ],
    [
      'text for a month',
      'reportNote',
      { ...MARCH, periode_min: 'maart', note: '' },
      'periode_min',
      'Vul een getal in.',
    ],
    ['no note', 'reportNote', MARCH, 'note', 'Dit ontbreekt.'],
    [
      'a number for a name',
      'createOrganisation',
      { organisation_name: 5 },
      'organisation_name',
      'Vul tekst in.',
    ],
    [
      'a long name',
      'createOrganisation',
      { organisation_name: 'x'.repeat(81) },
      'organisation_name',
      'Dit is te lang: hooguit 80 tekens.',
    ],
    ['no name', 'saveView', { ...VIEW, name: ' ' }, 'name', 'Vul een naam in.'],
    [
      'a fiscal year of two characters',
      'deleteBudget',
      { project_id, boekjaar: '25' },
      'boekjaar',
      'Vul minstens 4 tekens in.',
    ],
    [
      'a kind of report that is none',
      'reportNote',
      { ...MARCH, type: 'week', note: '' },
      'type',
      'Kies een van de mogelijkheden.',
    ],
  ])('is said in plain Dutch: %s', async (_what, name, body, path, message) => {
    const { errors } = await caller.problem(name, { body: body as never });
    expect(errors).toContainEqual({ path, message });
  });
});
