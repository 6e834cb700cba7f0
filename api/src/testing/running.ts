import { Caller } from './caller.ts';
import { startApp, type Start, type TestApp } from './environment.ts';

/** The API on a database of its own, which runs while the tests of this group do. */
export function running(start: Start = {}): TestApp {
  const test: Partial<TestApp> = {};
  beforeAll(() => startApp(start, test));
  afterAll(() => test.close?.());
  // Whole before the first test.
  return test as TestApp;
}

/** The same, and someone who is signed in there, without books. */
export function signedIn(start: Start = {}): { readonly test: TestApp; readonly caller: Caller } {
  const test = running(start);
  const caller = new Caller(test);
  beforeAll(() => caller.signIn('anna@voorbeeld.nl'));
  return { test, caller };
}
