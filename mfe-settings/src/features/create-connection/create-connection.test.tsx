import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportJob } from '@kengetal/contract';
import { ApiUnreachable } from '@kengetal/platform';
import {
  FakeApi,
  ORGANISATION,
  problem,
  PROJECT,
  renderRemote,
  type RemoteOptions,
} from '@kengetal/platform/testing';
import CreateConnection from './CreateConnection.tsx';
import { done, IMPORT_ID, job } from './testing/jobs.ts';

const ADDRESS = `/connectie-aanmaken?org_id=${ORGANISATION.organisation_id}`;
const FILE = new File(['<auditfile/>'], 'bakker_2024.xaf');

const open = (api: FakeApi, more: RemoteOptions = {}) =>
  renderRemote(<CreateConnection />, { api, path: ADDRESS, ...more });
const openImport = (api: FakeApi, more: RemoteOptions = {}) =>
  open(api, { path: `${ADDRESS}&import=${IMPORT_ID}`, ...more });
const choose = (file: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Auditfile'), file);
const answering = (...jobs: ImportJob[]) => {
  const last = jobs.at(-1) ?? job();
  return new FakeApi().on('GET /import', () => jobs.shift() ?? last);
};

describe('choosing a file', () => {
  it('offers what works and says what comes later', () => {
    open(new FakeApi());
    expect(screen.getByRole('radio', { name: /^Auditfile \(XAF\)/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Exact Online.*binnenkort/ })).toBeDisabled();
    expect(screen.getByText('In je boekhouding verandert niets.', { exact: false })).toBeVisible();
  });

  it('refuses what is no audit file without sending it', async () => {
    const { api } = open(new FakeApi());
    await choose(new File(['x'], 'jaarrekening.pdf'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'jaarrekening.pdf is geen auditfile. Kies een bestand dat eindigt op .xaf of .xml.',
    );
    expect(api.calls).toEqual([]);
  });

  it('sends a dropped file and shows how far it is, then the import of the address', async () => {
    let finish: (sent: ImportJob) => void = () => undefined;
    const uploads: unknown[] = [];
    const api = answering(job()).onUpload(({ query, onProgress }) => {
      uploads.push(query);
      onProgress?.(6);
      return new Promise((resolve) => (finish = resolve));
    });
    const { address } = open(api);
    fireEvent.drop(screen.getByText('Sleep je auditfile hierheen'), {
      dataTransfer: { files: [FILE] },
    });
    const bar = await screen.findByRole('progressbar', { name: 'Bestand versturen' });
    await waitFor(() => expect(bar).toHaveAttribute('value', '6'));
    expect(screen.getByRole('status')).toHaveTextContent('6 bytes van 12 bytes verstuurd.');
    finish(job());
    expect(await screen.findByText('Wachten tot het lezen begint')).toBeInTheDocument();
    expect(uploads).toEqual([
      { organisation_id: ORGANISATION.organisation_id, filename: 'bakker_2024.xaf' },
    ]);
    expect(address()).toBe(`${ADDRESS}&import=${IMPORT_ID}`);
  });

  it('sends the same file again when sending failed', async () => {
    let attempts = 0;
    const api = answering(job()).onUpload(() => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new ApiUnreachable('x')) : Promise.resolve(job());
    });
    open(api);
    await choose(FILE);
    expect(await screen.findByText('Het versturen is niet gelukt')).toHaveFocus();
    expect(screen.getByText(/Kengetal is niet bereikbaar/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Wachten tot het lezen begint')).toBeInTheDocument();
    expect(attempts).toBe(2);
  });

  it('sends the file to the project that was chosen', async () => {
    const queries: unknown[] = [];
    const api = answering(job()).onUpload(({ query }) => {
      queries.push(query);
      return Promise.resolve(job());
    });
    const { address } = open(api);
    await userEvent.click(screen.getByRole('button', { name: 'Project: Automatisch' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: PROJECT.project_name }));
    expect(address()).toContain(`project_id=${PROJECT.project_id}`);
    await choose(FILE);
    await waitFor(() =>
      expect(queries).toEqual([expect.objectContaining({ project_id: PROJECT.project_id })]),
    );
  });

  it('asks for an organisation when there is none', async () => {
    const { address } = open(new FakeApi(), {
      path: '/connectie-aanmaken',
      organisations: [],
      project: null,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Organisatie aanmaken' }));
    expect(address()).toBe('/organisatie-aanmaken');
  });
});

describe('an import', () => {
  it('is followed while it is read', async () => {
    jest.useFakeTimers();
    openImport(
      answering(job({ status: 'bezig', bytes_read: 1_000_000, lines_read: 2_500 }), done()),
    );
    const bar = await screen.findByRole('progressbar', { name: 'Boekhouding lezen' });
    expect(bar).toHaveAttribute('value', '1000000');
    expect(screen.getByRole('status')).toHaveTextContent('1,0 MB van 4,0 MB, 2.500 regels gelezen');
    const title = 'De boekhouding van Bakkerij Bakker BV is gelezen';
    expect(
      await screen.findByRole('heading', { name: title }, { timeout: 5_000 }),
    ).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('shows what was read, and its totals open into lines of its own project', async () => {
    const other = { ...PROJECT, project_id: '00000000-0000-4000-8000-0000000000ff' };
    const api = answering(done()).on('POST /lines', () => ({
      lines: [],
      next_cursor: null,
      sum_cents: 0,
      count: 0,
      found: { sum_cents: 0, count: 0 },
    }));
    openImport(api, { project: other, projects: [other] });
    expect(await screen.findByText('12.345')).toBeInTheDocument();
    expect(screen.getByText('(1 jan 2024 t/m 31 dec 2024)')).toBeInTheDocument();
    expect(screen.getByText(/2 rekeningen zijn niet ingedeeld/)).toBeInTheDocument();
    const warnings = screen.getByRole('region', { name: 'Opmerkingen bij dit bestand' });
    expect(within(warnings).getByText('Bij 4 regels ontbreekt de btw-code.')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: /^Winst:.*22\.245,00/ }));
    await waitFor(() =>
      expect(api.callsOf('POST /lines')[0]?.body).toMatchObject({ project_id: PROJECT.project_id }),
    );
  });

  it('tells the app of the new figures and goes to them', async () => {
    const { asked, bus, address } = openImport(answering(done()));
    const changed: unknown[] = [];
    bus.on('dataChanged', (payload) => changed.push(payload));
    await userEvent.click(await screen.findByRole('button', { name: 'Naar dashboard' }));
    expect(changed).toEqual([{ project_id: PROJECT.project_id }]);
    expect(asked).toMatchObject({ reloads: 1, projects: [PROJECT.project_id] });
    expect(address()).toBe('/dashboard');
  });

  it('makes room for another file', async () => {
    const { address } = openImport(answering(done()));
    await userEvent.click(await screen.findByRole('button', { name: 'Nog een bestand' }));
    expect(await screen.findByLabelText('Auditfile')).toBeInTheDocument();
    expect(address()).toBe(ADDRESS);
  });

  it('asks whether to replace or to add, and goes on with the answer', async () => {
    const api = answering(job({ status: 'vraag', question: 'Dit bestand is van een ander.' })).on(
      'POST /import/decision',
      () => done(),
    );
    openImport(api);
    expect(await screen.findByText('Dit bestand is van een ander.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Vervangen' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Annuleren' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Toevoegen' }));
    expect(await screen.findByRole('button', { name: 'Naar dashboard' })).toBeInTheDocument();
    expect(api.callsOf('POST /import/decision')[0]?.body).toEqual({
      import_id: IMPORT_ID,
      decision: 'toevoegen',
    });
  });

  it('says why a file was refused', async () => {
    const message = 'Dit is geen XML-bestand. Kies de auditfile zelf.';
    const { asked } = openImport(answering(job({ status: 'geweigerd', message })));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ander bestand kiezen' }));
    expect(await screen.findByLabelText('Auditfile')).toBeInTheDocument();
    expect(asked.reloads).toBe(0);
  });

  it('is sent again after a fault of ours, as long as the file is at hand', async () => {
    let sent = 0;
    const api = answering(job({ status: 'mislukt' })).onUpload(() => {
      sent += 1;
      return Promise.resolve(job({ status: 'mislukt' }));
    });
    open(api);
    await choose(FILE);
    await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(sent).toBe(2));
  });

  it('says that it cannot be found and tries again', async () => {
    let found = false;
    const api = new FakeApi().on('GET /import', () => {
      if (found) return done();
      throw problem(404, 'not_found', 'Dit is niet gevonden.');
    });
    openImport(api);
    expect(await screen.findByRole('alert')).toHaveTextContent('Dit is niet gevonden.');
    found = true;
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('button', { name: 'Naar dashboard' })).toBeInTheDocument();
  });
});
