import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Bundle, BundleFile } from '@kengetal/contract';
import {
  FakeApi,
  ORGANISATION,
  problem,
  PROJECT,
  type RemoteOptions,
} from '@kengetal/platform/testing';
import { asking, IMPORT_ID, job } from '../../../imports/testing/jobs.ts';
import { ADDRESS, open } from '../testing/opening.tsx';

let files = 0;

/** A file of an upload as the API sends it, here read. */
function file(filename: string, more: Partial<BundleFile> = {}): BundleFile {
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

const isNew = (company_name: string, group: number, more: Partial<BundleFile> = {}) =>
  file(`${company_name}.xaf`, {
    status: 'vraag',
    asks: 'nieuw',
    about: { company_name, boekjaar: '2024', group, identified: true },
    ...{ project_id: null, project_name: null, lines_read: 0 },
    ...more,
  });

const failed = (more: Partial<BundleFile> = {}) =>
  file('stuk.xaf', {
    ...{ status: 'geweigerd', about: null, project_id: null, project_name: null, lines_read: 0 },
    message: 'Dit is geen auditfile.',
    ...more,
  });

const bundle = (...given: BundleFile[]): Bundle => ({
  import_id: IMPORT_ID,
  organisation_id: ORGANISATION.organisation_id,
  filename: '3 auditfiles.zip',
  may_make_projects: true,
  files: given,
});

/** An API that tells of an upload, further each time that it is asked. */
function openBundle(...told: Bundle[]) {
  return openAs({}, ...told);
}

/** The same for somebody with these rights. */
function openAs(more: RemoteOptions, ...told: Bundle[]) {
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

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

describe('an upload of several administrations', () => {
  it('tells how many files are read, and what became of each', async () => {
    const { bus } = openBundle(
      bundle(file('a.xaf'), file('b.xaf', { status: 'wachtend' }), failed()),
      bundle(file('a.xaf'), file('b.xaf'), failed()),
    );
    const changed: unknown[] = [];
    bus.on('dataChanged', (payload) => changed.push(payload));
    expect(
      await screen.findByRole('heading', { name: /^1 van 3.bestanden ingelezen$/ }),
    ).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '2');
    expect(screen.getByRole('button', { name: 'Rest annuleren' })).toBeVisible();
    const title = { name: /^2 van 3.bestanden ingelezen$/ };
    expect(await screen.findByRole('heading', title, { timeout: 4_000 })).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 mislukt.');
    expect(rows()[0]).toHaveTextContent(/a\.xaf.*2024.*1\.234.*Gereed/);
    expect(rows()[2]).toHaveTextContent(/stuk\.xaf.*Mislukt.*Dit is geen auditfile\./);
    expect(changed).toEqual([{ project_id: PROJECT.project_id }]);
  });

  it('shows what failed alone, and has it read again', async () => {
    const broken = failed({ retryable: true });
    const { api } = openBundle(bundle(file('a.xaf'), broken));
    api.on('POST /import/retry', () => job({ import_id: broken.import_id }));
    await userEvent.click(await screen.findByRole('button', { name: 'Toon: Alle (2)' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Mislukt (1)' }));
    expect(rows()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'stuk.xaf opnieuw lezen' }));
    await waitFor(() => expect(api.callsOf('GET /import/files')).toHaveLength(2));
    expect(api.callsOf('POST /import/retry')[0]?.body).toEqual({ import_id: broken.import_id });
  });

  it('asks once about all new companies, with an answer for each', async () => {
    const [one, two, three] = [isNew('Nieuw BV', 1), isNew('Nieuw BV', 1), isNew('Ander BV', 2)];
    const loose = isNew('Los BV', 3, {
      about: { company_name: 'Los BV', boekjaar: '2024', group: 3, identified: false },
      like_project_id: PROJECT.project_id,
    });
    const { api } = openBundle(bundle(one, two, three, loose));
    api.on('POST /import/files/decision', () => bundle(file('a.xaf')));
    const question = await screen.findByRole('region', { name: 'Nieuwe administraties' });
    expect(question).toHaveTextContent('Deze 3 administraties zijn nieuw: aanmaken?');
    const like = `Los BV: Naar ${PROJECT.project_name}`;
    expect(within(question).getByRole('button', { name: like })).toBeVisible();
    await userEvent.click(
      within(question).getByRole('button', { name: 'Ander BV: Nieuw project' }),
    );
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Overslaan' }));
    await userEvent.click(
      within(question).getByRole('button', { name: /^1.project aanmaken en inlezen$/ }),
    );
    await waitFor(() => expect(screen.queryByText(/zijn nieuw/)).not.toBeInTheDocument());
    expect(api.callsOf('POST /import/files/decision')[0]?.body).toEqual({
      import_id: IMPORT_ID,
      files: [
        { import_id: one.import_id, decision: 'nieuw_project' },
        { import_id: two.import_id, decision: 'nieuw_project' },
        { import_id: three.import_id, decision: 'overslaan' },
        { import_id: loose.import_id, decision: 'project', project_id: PROJECT.project_id },
      ],
    });
  });

  it('offers who makes no projects only those that are there, and keeps the answer when refused', async () => {
    const { api } = openBundle({ ...bundle(isNew('Nieuw BV', 1)), may_make_projects: false });
    api.on('POST /import/files/decision', () => {
      throw problem(409, 'conflict', 'Over deze bestanden valt niets meer te kiezen.');
    });
    const question = await screen.findByRole('region', { name: 'Nieuwe administraties' });
    expect(question).toHaveTextContent('Projecten aanmaken kan een beheerder');
    await userEvent.click(within(question).getByRole('button', { name: 'Nieuw BV: Overslaan' }));
    expect(screen.queryByRole('menuitemradio', { name: 'Nieuw project' })).not.toBeInTheDocument();
    const to = `Naar ${PROJECT.project_name}`;
    await userEvent.click(await screen.findByRole('menuitemradio', { name: to }));
    await userEvent.click(within(question).getByRole('button', { name: 'Inlezen' }));
    expect(await within(question).findByText(/valt niets meer te kiezen/)).toBeVisible();
    expect(within(question).getByRole('button', { name: `Nieuw BV: ${to}` })).toBeVisible();
  });

  it('shows a project that one only looks at as not possible, and sends nothing there', async () => {
    const rights = { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' as const } };
    const about = { company_name: 'Los BV', boekjaar: '2024', group: 1, identified: false };
    const loose = isNew('Los BV', 1, { about, like_project_id: PROJECT.project_id });
    const { api } = openAs({ rights }, { ...bundle(loose), may_make_projects: false });
    api.on('POST /import/files/decision', () => bundle(file('a.xaf')));
    await userEvent.click(await screen.findByRole('button', { name: 'Los BV: Overslaan' }));
    const option = await screen.findByRole('menuitemradio', {
      name: /^Naar .*Je kijkt alleen mee in dit project\.$/,
    });
    expect(option).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(option);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Overslaan' }));
    await waitFor(() =>
      expect(api.callsOf('POST /import/files/decision')[0]?.body).toEqual({
        import_id: IMPORT_ID,
        files: [{ import_id: loose.import_id, decision: 'overslaan' }],
      }),
    );
  });

  it('asks of one file where it goes in its project', async () => {
    const asked = file('los.xaf', { status: 'vraag', asks: 'plaats', lines_read: 0 });
    const { api } = openBundle(bundle(asked));
    api.on('POST /import/decision', () => job());
    await userEvent.click(await screen.findByRole('button', { name: 'Kiezen' }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Toevoegen/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Toevoegen' }));
    await waitFor(() => expect(api.callsOf('GET /import/files')).toHaveLength(2));
    expect(api.callsOf('POST /import/decision')[0]?.body).toEqual({
      import_id: asked.import_id,
      decision: 'toevoegen',
    });
  });

  it('ends the rest, and saves the list', async () => {
    const { api } = openBundle(bundle(file('a.xaf', { status: 'bezig' })));
    api
      .on('POST /import/decision', () => job({ status: 'verdeeld' }))
      .on('POST /import/files/export', () => {
        throw problem(429, 'rate_limited', 'Dit zijn te veel aanvragen. Wacht even.');
      });
    await userEvent.click(await screen.findByRole('button', { name: 'Rest annuleren' }));
    await waitFor(() =>
      expect(api.callsOf('POST /import/decision')[0]?.body).toEqual({
        import_id: IMPORT_ID,
        decision: 'annuleren',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Lijst exporteren' }));
    expect(await screen.findByText(/te veel aanvragen/)).toBeVisible();
  });
});
