import type { Question } from '@kengetal/contract';
import { askedBy, values } from '../../testing/answered.ts';
import { generatedFiles } from '../../testing/books-files.ts';
import { projectWith } from '../../testing/books.ts';
import { signedIn } from '../../testing/running.ts';

describe('an answer about what comes back', () => {
  const { test, caller } = signedIn({ settings: { KENGETAL_QUESTIONS_PER_MINUTE: '1000' } });
  let project_id: string;
  beforeAll(async () => {
    const files = await generatedFiles({ seed: 11, firstMonth: 202401, years: 1, scale: 0.2 });
    project_id = await projectWith(test, caller, files);
    await test.app.recurring.idle();
  });

  type Recurring = Extract<Question['subject'], { kind: 'recurring' }>;
  /** Software that the made-up firm pays each month: see RECURRING of the generator. */
  const software = (aspect: Recurring['aspect']) =>
    askedBy(caller, project_id, {
      subject: { kind: 'recurring', aspect },
      only: { omschrijving: 'Werkbon' },
    });

  it('comes to twelve times a month in a year, where it is paid each month', async () => {
    const [month] = values(await software('per_maand'));
    const [year] = values(await software('per_jaar'));
    expect(month).toBeGreaterThan(0);
    expect(year).toBe(Number(month) * 12);
  });

  it('says how often and when next', async () => {
    expect((await software('frequentie')).text).toContain('maandelijks');
    expect((await software('volgende')).text).toContain('januari 2025');
  });
});
