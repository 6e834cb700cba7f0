import { act, screen, waitFor, within } from '@testing-library/react';
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

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

async function exportAs(format: RegExp) {
  await userEvent.click(await screen.findByRole('button', { name: 'Exporteren' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: format }));
}

/** Opens the choice of what the PDF holds. */
async function choosePdf() {
  await exportAs(/^PDF, /);
  return within(await screen.findByRole('dialog', { name: 'Wat komt er in de PDF?' }));
}

async function makePdf() {
  const dialog = await choosePdf();
  await userEvent.click(dialog.getByRole('button', { name: 'PDF maken' }));
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
  await makePdf();
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

describe('a PDF', () => {
  const opened = async () => {
    savedFiles();
    const api = answering().on('POST /report/export', () => file('Maart 2025.pdf'));
    renderRemote(<Report />, { api, path: MARCH });
    await screen.findByRole('tab', { name: 'Balans' });
    const made = () =>
      waitFor(() => expect(screen.getByRole('button', { name: 'Exporteren' })).toBeEnabled());
    return { asked: () => api.callsOf('POST /report/export').at(-1)?.body, made };
  };

  it('holds everything by default', async () => {
    const { asked } = await opened();
    const dialog = await choosePdf();
    const names = [
      'Samenvatting',
      'Vragen voor je boekhouder',
      'Winst-en-verliesrekening',
      'Balans',
    ];
    const boxes = dialog.getAllByRole('checkbox');
    boxes.forEach((box, index) => {
      expect(box).toBeChecked();
      expect(box).toHaveAccessibleName(names[index]);
    });
    await userEvent.click(dialog.getByRole('button', { name: 'PDF maken' }));
    await waitFor(() => expect(asked()).toMatchObject({ format: 'pdf' }));
    expect(asked()).not.toHaveProperty('onderdelen');
    expect(asked()).not.toHaveProperty('zonder_vragen');
  });

  it('for the bank is made at once, without the questions for the bookkeeper alone', async () => {
    const { asked } = await opened();
    await exportAs(/^PDF voor de bank/);
    await waitFor(() => expect(asked()).toMatchObject({ format: 'pdf', zonder_vragen: true }));
    expect(asked()).not.toHaveProperty('onderdelen');
  });

  it('holds the parts that are chosen, which are still chosen the next time', async () => {
    const { asked, made } = await opened();
    const dialog = await choosePdf();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Samenvatting' }));
    expect(dialog.getByRole('checkbox', { name: 'Vragen voor je boekhouder' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Winst-en-verliesrekening' }));
    await userEvent.click(dialog.getByRole('button', { name: 'PDF maken' }));
    await waitFor(() => expect(asked()).toMatchObject({ onderdelen: ['balans'] }));
    await made();
    const again = await choosePdf();
    expect(again.getByRole('checkbox', { name: 'Samenvatting' })).not.toBeChecked();
    expect(again.getByRole('checkbox', { name: 'Balans' })).toBeChecked();
    await userEvent.click(again.getByRole('checkbox', { name: 'Balans' }));
    expect(again.getByRole('button', { name: 'PDF maken' })).toBeDisabled();
    expect(again.getByText('Kies minstens één onderdeel.')).toBeInTheDocument();
    await userEvent.click(again.getByRole('button', { name: 'Annuleren' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
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
  await makePdf();
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
