import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportJob } from '@kengetal/contract';
import { ApiUnreachable } from '@kengetal/platform';
import { FakeApi, ORGANISATION } from '@kengetal/platform/testing';
import { IMPORT_ID, job } from '../../imports/testing/jobs.ts';
import { ADDRESS, answering, choose, FILE, open } from './testing/opening.tsx';

describe('choosing a file', () => {
  it('offers what works and says what comes later', () => {
    open(new FakeApi());
    expect(screen.getByRole('radio', { name: /^Auditfile \(XAF\)/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Twinfield.*binnenkort/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Exact Online/ })).toBeEnabled();
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

  it('sends files of several companies though one cannot be read, with their folders', async () => {
    const sent: string[] = [];
    const api = answering(job()).onUpload(async ({ file }) => {
      sent.push(await file.text());
      return job();
    });
    open(api);
    const [one, two] = ['Klant A', 'Klant B'].map((folder) =>
      Object.defineProperty(new File(['<auditfile/>'], 'auditfile.xaf'), 'webkitRelativePath', {
        value: `${folder}/auditfile.xaf`,
      }),
    );
    await userEvent
      .setup({ applyAccept: false })
      .upload(screen.getByLabelText('Map met auditfiles'), [
        ...[one, two].flatMap((file) => file ?? []),
        new File(['%PDF'], 'jaarrekening.pdf'),
        new File(['x'], '.DS_Store'),
      ]);
    expect(await screen.findByText('Wachten tot het lezen begint')).toBeInTheDocument();
    expect(sent[0]).toMatch(/Klant A\/auditfile\.xaf.*Klant B\/auditfile\.xaf.*jaarrekening\.pdf/s);
    expect(sent[0]).not.toContain('DS_Store');
  });

  it('takes a folder that is dropped, with all that is in it', async () => {
    const sent: string[] = [];
    const api = answering(job()).onUpload(async ({ file }) => {
      sent.push(await file.text());
      return job();
    });
    open(api);
    const inFolder = (name: string) => ({
      ...{ name, isFile: true, isDirectory: false, fullPath: `/Klanten/${name}` },
      file: (done: (file: File) => void) => done(new File(['<auditfile/>'], name)),
    });
    const portions = [[inFolder('a.xaf')], [inFolder('b.xaf'), inFolder('.verborgen')], []];
    const folder = {
      ...{ name: 'Klanten', isFile: false, isDirectory: true, fullPath: '/Klanten' },
      createReader: () => ({
        readEntries: (done: (some: unknown[]) => void) => done(portions.shift() ?? []),
      }),
    };
    const items = [{ webkitGetAsEntry: () => folder }];
    fireEvent.drop(document.body, { dataTransfer: { files: [FILE], items } });
    expect(await screen.findByText('Wachten tot het lezen begint')).toBeInTheDocument();
    expect(sent[0]).toMatch(/Klanten\/a\.xaf.*Klanten\/b\.xaf/s);
    expect(sent[0]).not.toContain('verborgen');
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
