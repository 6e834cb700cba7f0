import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, renderRemote } from '@kengetal/platform/testing';
import Report from '../Report.tsx';
import { answering, MARCH, UPDATED } from '../testing/answers.ts';

const file = (filename: string) => ({
  download_url: '/download?token=abc',
  filename,
  expires_at: UPDATED,
});

/** Links that were clicked, as 'name address'. */
function savedFiles(): string[] {
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(`${this.download} ${this.href}`);
  });
  return saved;
}

afterEach(() => jest.restoreAllMocks());

async function exportAs(format: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: 'Exporteren' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: format }));
}

it('makes the report as it is looked at into a file', async () => {
  const saved = savedFiles();
  let arrive: () => void = () => undefined;
  const later = new Promise<void>((resolve) => (arrive = resolve));
  const api = answering().on('POST /report/export', async () => {
    await later;
    return file('Maart 2025.pdf');
  });
  renderRemote(<Report />, { api, path: `${MARCH}&vergelijking=vorig_jaar` });
  await screen.findByRole('tab', { name: 'Balans' });
  await exportAs(/^PDF/);
  expect(await screen.findByRole('button', { name: /PDF wordt gemaakt/ })).toBeInTheDocument();
  expect(api.callsOf('POST /report/export')[0]?.body).toMatchObject({
    format: 'pdf',
    type: 'maand',
    periode_min: 202503,
    vergelijking: 'vorig_jaar',
  });
  arrive();
  await waitFor(() =>
    expect(saved).toEqual(['Maart 2025.pdf https://api.test/v1/download?token=abc']),
  );
  expect(await screen.findByRole('button', { name: 'Exporteren' })).toBeInTheDocument();
});

it('says why there is no file, and makes it again', async () => {
  const saved = savedFiles();
  let down = true;
  const api = answering().on('POST /report/export', () => {
    if (down) throw problem(503, 'unavailable', 'De boekhouding is even bezet.');
    return file('Maart 2025.xlsx');
  });
  renderRemote(<Report />, { api, path: MARCH });
  await screen.findByRole('tab', { name: 'Balans' });
  await exportAs(/^Excel/);
  expect(
    await screen.findByText('Excel maken is niet gelukt. De boekhouding is even bezet.'),
  ).toBeInTheDocument();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(screen.queryByText(/is niet gelukt/)).toBeNull();
});

it('leaves what failed with the report that it was about', async () => {
  const api = answering().on('POST /report/export', () => {
    throw problem(503, 'unavailable', 'De boekhouding is even bezet.');
  });
  const { router } = renderRemote(<Report />, { api, path: MARCH });
  await screen.findByRole('tab', { name: 'Balans' });
  await exportAs(/^PDF/);
  expect(await screen.findByText(/^PDF maken is niet gelukt/)).toBeInTheDocument();
  await act(async () => void router.navigate('/rapporten?type=maand&rapport=202502-202502'));
  expect(await screen.findByRole('heading', { name: 'Februari 2025' })).toBeInTheDocument();
  expect(screen.queryByText(/^PDF maken is niet gelukt/)).toBeNull();
});

it('copies the address, and prints', async () => {
  const user = userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  renderRemote(<Report />, { api: answering(), path: MARCH });
  await user.click(await screen.findByRole('button', { name: 'Kopieer link' }));
  expect(await screen.findByText('Link gekopieerd.')).toBeInTheDocument();
  expect(write).toHaveBeenCalledWith(location.href);
  await user.click(screen.getByRole('button', { name: 'Afdrukken' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('says what to do when the browser does not let it copy', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  renderRemote(<Report />, { api: answering(), path: MARCH });
  await user.click(await screen.findByRole('button', { name: 'Kopieer link' }));
  expect(await screen.findByText(/Neem het adres bovenin je browser over/)).toBeInTheDocument();
});
