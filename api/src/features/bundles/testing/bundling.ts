import type { Bundle, BundleFile, CallBodyInput } from '@kengetal/contract';
import { upload, withOrganisation } from '../../../testing/books.ts';
import { generatedFiles } from '../../../testing/books-files.ts';
import { signedIn } from '../../../testing/running.ts';
import { zipOf } from '../../../testing/zip.ts';

export const BOOKS = { seed: 7, firstMonth: 202401, years: 2, scale: 0.1 };
const booksOf = (companyName: string, seed: number, years = 1) =>
  generatedFiles({ ...BOOKS, companyName, seed, years });

type Choices = CallBodyInput<'decideBundle'>['files'];

/** Statuses by file. */
export const told = ({ files }: Bundle) =>
  Object.fromEntries(files.map(({ filename, status }) => [filename, status]));

/** A file of an upload, by its name. */
export const file = ({ files }: Bundle, name: string): BundleFile => {
  const found = files.find(({ filename }) => filename === name);
  if (!found) throw new Error(`no file ${name}`);
  return found;
};

/** One answer about all new companies. */
export const all = (bundle: Bundle, decision: 'nieuw_project' | 'overslaan'): Choices =>
  bundle.files.flatMap(({ import_id, asks }) => (asks === 'nieuw' ? { import_id, decision } : []));

/** Someone who sends zip files of several administrations, in an organisation of their own. */
export function bundling() {
  const { test, caller } = signedIn();
  /** Two years of a company, two of another, and one of a third. */
  const books = {
    known: Buffer.of(),
    later: Buffer.of(),
    fresh: Buffer.of(),
    freshNext: Buffer.of(),
    loose: Buffer.of(),
  };
  const ids = { organisationId: '' };
  beforeAll(async () => {
    const [known, later] = await booksOf('Bekend BV', 1, 2);
    const [fresh, freshNext] = await booksOf('Nieuw BV', 2, 2);
    const [loose] = await booksOf('Los BV', 3);
    Object.assign(books, { known, later, fresh, freshNext, loose });
  });
  beforeEach(async () => {
    ids.organisationId = await withOrganisation(caller);
  });
  const read = (import_id: string, who = caller) => who.ask('getBundle', { query: { import_id } });
  const add = (content: string | Buffer, who = caller, more: { projectId?: string } = {}) =>
    upload(test, who, { ...ids, ...more, content, filename: 'kantoor.zip' });
  const send = async (files: Record<string, string | Buffer>, who = caller) => {
    const job = await add(await zipOf(files), who);
    return { job, bundle: await read(job.import_id, who) };
  };
  const decide = async (bundle: Bundle, files: Choices, who = caller) => {
    await who.ask('decideBundle', { body: { import_id: bundle.import_id, files } });
    await test.app.imports.idle();
    return read(bundle.import_id, who);
  };
  const sourcesOf = async (projectId: string | null) =>
    (await caller.ask('projectSources', { query: { project_id: projectId ?? '' } }))
      .map(({ name }) => name)
      .sort();
  return { test, caller, books, ids, read, add, send, decide, sourcesOf };
}
