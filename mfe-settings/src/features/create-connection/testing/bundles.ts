import type { Bundle, BundleFile } from '@kengetal/contract';
import { FakeApi, ORGANISATION, PROJECT, type RemoteOptions } from '@kengetal/platform/testing';
import { asking, IMPORT_ID, job } from '../../../imports/testing/jobs.ts';
import { ADDRESS, open } from './opening.tsx';

let files = 0;

/** A file of an upload as the API sends it, here read. */
export function file(filename: string, more: Partial<BundleFile> = {}): BundleFile {
  files += 1;
  return {
    import_id: `00000000-0000-4000-8000-${String(files).padStart(12, '0')}`,
    filename,
    status: 'gereed',
    about: { company_name: 'Bakkerij BV', boekjaar: '2024', group: files, identified: true },
    project_id: PROJECT.project_id,
    project_name: PROJECT.project_name,
    like_project_id: null,
    lines_read: 1_234,
    asks: null,
    message: null,
    retryable: false,
    left_out: false,
    ...more,
  };
}

/** One of a company that is in no project yet. */
export const isNew = (company_name: string, group: number, more: Partial<BundleFile> = {}) =>
  file(`${company_name}.xaf`, {
    status: 'vraag',
    asks: 'nieuw',
    about: { company_name, boekjaar: '2024', group, identified: true },
    ...{ project_id: null, project_name: null, lines_read: 0 },
    ...more,
  });

export const failed = (more: Partial<BundleFile> = {}) =>
  file('stuk.xaf', {
    ...{ status: 'geweigerd', about: null, project_id: null, project_name: null, lines_read: 0 },
    message: 'Dit is geen auditfile.',
    ...more,
  });

/** An upload of these files. */
export const bundle = (...given: BundleFile[]): Bundle => ({
  import_id: IMPORT_ID,
  organisation_id: ORGANISATION.organisation_id,
  filename: '3 auditfiles.zip',
  may_make_projects: true,
  files: given,
});

/** An API that tells of an upload, further each time that it is asked. */
export function openBundle(...told: Bundle[]) {
  return openAs({}, ...told);
}

/** The same for somebody with these rights. */
export function openAs(more: RemoteOptions, ...told: Bundle[]) {
  const last = told.at(-1) ?? bundle();
  const api = new FakeApi()
    .on('GET /import', ({ query }) =>
      query.import_id === IMPORT_ID
        ? job({ status: 'verdeeld' })
        : asking({ import_id: query.import_id }),
    )
    .on('GET /import/files', () => told.shift() ?? last);
  return open(api, { path: `${ADDRESS}&import=${IMPORT_ID}`, ...more });
}
