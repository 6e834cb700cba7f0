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
import { done, IMPORT_ID, job, RESULT } from '../../imports/testing/jobs.ts';

const ADDRESS = `/connectie-aanmaken?org_id=${ORGANISATION.organisation_id}`;
const FILE = new File(['<auditfile/>'], 'bakker_2024.xaf');

const open = (api: FakeApi, more: RemoteOptions = {}) =>
  renderRemote(<CreateConnection />, { api, path: ADDRESS, ...more });
const openImport = (api: FakeApi, more: RemoteOptions = {}) =>
  open(api, { path: `${ADDRESS}&import=${IMPORT_ID}`, ...more });
const choose = (...files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Auditfile'), files);
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
      'jaarrekening.pdf is een pdf. Kies in je boekhoudpakket voor de auditfile (XAF).',
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
    fireEvent.drop(document.body, { dataTransfer: { files: [FILE] } });
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

  it('sends several files as one zip file that holds them unchanged', async () => {
    const sent: { name: string; text: string }[] = [];
    const api = answering(job()).onUpload(async ({ query, file }) => {
      sent.push({ name: query.filename, text: await file.text() });
      return job();
    });
    open(api);
    await choose(new File(['<one/>'], 'deel.xaf'), new File(['<two/>'], 'deel.xaf'));
    expect(await screen.findByText('Wachten tot het lezen begint')).toBeInTheDocument();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.name).toBe('2 auditfiles.zip');
    expect(sent[0]?.text).toMatch(/^PK.*deel\.xaf.*<one\/>.*deel \(2\)\.xaf.*<two\/>/s);
  });

  it('stops when asked, says that nothing has changed, and can go on', async () => {
    let attempts = 0;
    const api = answering(job()).onUpload(({ signal }) => {
      attempts += 1;
      if (attempts > 1) return Promise.resolve(job());
      return new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    });
    open(api);
    await choose(FILE);
    await userEvent.click(await screen.findByRole('button', { name: 'Stoppen' }));
    const stopped = await screen.findByRole('alert');
    expect(stopped).toHaveTextContent('Het versturen is gestopt');
    expect(stopped).toHaveTextContent('Er is niets veranderd.');
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByText('Wachten tot het lezen begint')).toBeInTheDocument();
  });

  it('asks before the page is left, as long as a file is on its way', async () => {
    let finish: (sent: ImportJob) => void = () => undefined;
    const api = answering(job()).onUpload(() => new Promise((resolve) => (finish = resolve)));
    open(api);
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(asks()).toBe(false);
    await choose(FILE);
    await screen.findByRole('button', { name: 'Stoppen' });
    expect(asks()).toBe(true);
    finish(job());
    await screen.findByText('Wachten tot het lezen begint');
    expect(asks()).toBe(false);
  });

  it('sends the file to the project that was chosen', async () => {
    const queries: unknown[] = [];
    const api = answering(job()).onUpload(({ query }) => {
      queries.push(query);
      return Promise.resolve(job());
    });
    const { address } = open(api);
    await userEvent.click(screen.getByRole('button', { name: 'Project: Automatisch' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: PROJECT.project_name }));
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
    expect(screen.getByText(/2.rekeningen zijn niet ingedeeld/)).toBeInTheDocument();
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

  it('is read again after a fault of ours, without sending it again', async () => {
    const api = answering(job({ status: 'mislukt' })).on('POST /import/retry', () => done());
    openImport(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('button', { name: 'Naar dashboard' })).toBeInTheDocument();
    expect(api.callsOf('POST /import/retry')[0]?.body).toEqual({ import_id: IMPORT_ID });
  });

  it('sums up each fiscal year, and leads to the accounts to look at', async () => {
    const earlier = { ...RESULT, source_id: '00000000-0000-4000-8000-0000000000a2' };
    const both = {
      ...done({ boekjaar: '2023', guessed_accounts: 3 }),
      further_results: [{ ...earlier, boekjaar: '2024' }],
    };
    const { address } = openImport(answering(both));
    expect(await screen.findByRole('region', { name: 'Boekjaar 2023' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Boekjaar 2024' })).toBeInTheDocument();
    expect(screen.getByText(/^Van 14.rekeningen hebben we de groep gegokt/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Rekeningen nakijken' }));
    expect(address()).toBe(
      `/project?tab=rekeningen&project=${PROJECT.project_id}&toon=controleren`,
    );
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
