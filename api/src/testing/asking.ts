import type { Question } from '@kengetal/contract';
import { askedBy } from './answered.ts';
import { asked, turnOn, useOf, type Beside } from './asked.ts';
import { projectWith } from './books.ts';
import type { Start } from './environment.ts';
import { modelStub } from './model-stub.ts';
import { signedIn } from './running.ts';

const OFTEN = { KENGETAL_QUESTIONS_PER_MINUTE: '1000' };

/**
 * The API, and someone who asks about a project of these books while the tests of this group run.
 * @param years files, read one after the other
 */
export function asking(years: readonly string[], start: Start = {}) {
  const { test, caller } = signedIn({ settings: OFTEN, ...start });
  const place = { project_id: '' };
  beforeAll(async () => {
    place.project_id = await projectWith(test, caller, years);
  });
  return {
    ...{ test, caller },
    /** Whole before the first test. */
    place: place as { readonly project_id: string },
    /** Asks in words; for what was sold, unless told. */
    ask: (message = 'Wat was de omzet?', more?: Beside) =>
      asked(caller, place.project_id, message, more),
    /** Asks as a click does. */
    click: (question: Question) => askedBy(caller, place.project_id, question),
  };
}

/** The same in an organisation that turned a language model on, which does what a test tells it. */
export function askingModel(years: readonly string[], settings: Record<string, string> = {}) {
  const stub = modelStub(settings);
  const made = asking(years, { settings: stub.settings });
  const organisation = { organisation_id: '' };
  beforeAll(async () => {
    organisation.organisation_id = await turnOn(made.caller, made.place.project_id);
  });
  return {
    ...{ ...made, stub },
    organisation: organisation as { readonly organisation_id: string },
    use: () => useOf(made.caller, organisation.organisation_id),
  };
}
