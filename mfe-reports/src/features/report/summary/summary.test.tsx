import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, renderRemote } from '@kengetal/platform/testing';
import Report from '../Report.tsx';
import { answering, MARCH, summary } from '../testing/answers.ts';

const refresh = () => screen.findByRole('button', { name: 'Vernieuwen' });
const headline = () => screen.findByRole('region', { name: 'Hoofdlijn' });

it('says in words what the report says, and its amounts open', async () => {
  renderRemote(<Report />, { api: answering(), path: MARCH });
  expect(await headline()).toHaveTextContent('Het resultaat vóór belasting kwam uit op € 7.020.');
  expect(screen.getByText(/^Gemaakt op 2 april 2025, 07:10/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /7\.020,00/ }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('says that the books have changed since', async () => {
  const api = answering().on('POST /report/summary', () => summary('Oud.', { outdated: true }));
  renderRemote(<Report />, { api, path: MARCH });
  expect(await screen.findByText('De boekhouding is sindsdien gewijzigd.')).toBeInTheDocument();
});

it('keeps the old text until the new one is there', async () => {
  let arrive: () => void = () => undefined;
  const later = new Promise<void>((resolve) => (arrive = resolve));
  const api = answering().on('POST /report/summary', async ({ body }) => {
    if (!body.refresh) return summary('Oude tekst.', { outdated: true });
    await later;
    return summary('Nieuwe tekst.');
  });
  renderRemote(<Report />, { api, path: MARCH });
  await userEvent.click(await refresh());
  expect(await headline()).toHaveTextContent('Oude tekst.');
  await act(async () => arrive());
  await waitFor(async () => expect(await headline()).toHaveTextContent('Nieuwe tekst.'));
  expect(screen.queryByText('De boekhouding is sindsdien gewijzigd.')).toBeNull();
});

it('puts a new text with the comparison that it was asked for, whatever is looked at since', async () => {
  let arrive: () => void = () => undefined;
  const later = new Promise<void>((resolve) => (arrive = resolve));
  let stored = 'Oude tekst.';
  let read = false;
  const api = answering().on('POST /report/summary', async ({ body }) => {
    if (body.vergelijking && read) return new Promise(() => undefined); // what was read stays
    if (body.vergelijking) return summary('Tegen maart 2024.');
    if (body.refresh) await later;
    if (body.refresh) stored = 'Nieuwe tekst.';
    return summary(stored);
  });
  const { router, queries } = renderRemote(<Report />, { api, path: MARCH });
  await userEvent.click(await refresh());
  await act(async () => void router.navigate(`${MARCH}&vergelijking=vorig_jaar`));
  expect(await screen.findByText('Tegen maart 2024.')).toBeInTheDocument();
  read = true;
  await act(async () => arrive());
  await waitFor(() => expect(queries.isMutating()).toBe(0));
  await act(async () => void router.navigate(MARCH));
  expect(await screen.findByText('Nieuwe tekst.')).toBeInTheDocument();
  await act(async () => void router.navigate(`${MARCH}&vergelijking=vorig_jaar`));
  await waitFor(() => expect(screen.queryByText('Nieuwe tekst.')).toBeNull());
  expect(screen.getByText('Tegen maart 2024.')).toBeInTheDocument();
});

it('keeps the old text when there comes no new one, and says why', async () => {
  const api = answering().on('POST /report/summary', ({ body }) => {
    if (body.refresh) throw problem(503, 'unavailable', 'De boekhouding is even bezet.');
    return summary('Oude tekst.');
  });
  renderRemote(<Report />, { api, path: MARCH });
  await userEvent.click(await refresh());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Vernieuwen is niet gelukt. De boekhouding is even bezet.',
  );
  expect(await headline()).toHaveTextContent('Oude tekst.');
});

it('fails by itself and tries again, while the figures stand', async () => {
  let down = true;
  const api = answering().on('POST /report/summary', () => {
    if (down) throw problem(503, 'unavailable', 'De boekhouding is even bezet.');
    return summary('Er is weer tekst.');
  });
  renderRemote(<Report />, { api, path: MARCH });
  expect(await screen.findByText('Kon de samenvatting niet laden.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^Netto-omzet: / })).toBeInTheDocument();
  down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await headline()).toHaveTextContent('Er is weer tekst.');
});

describe('on a phone', () => {
  beforeEach(() => {
    const phone = { ...window.matchMedia(''), matches: true };
    jest.spyOn(window, 'matchMedia').mockReturnValue(phone);
  });
  afterEach(() => jest.restoreAllMocks());

  it('shows the main line, and the rest when asked', async () => {
    renderRemote(<Report />, { api: answering(), path: MARCH });
    expect(await headline()).toHaveTextContent('kwam uit op');
    expect(screen.queryByRole('region', { name: 'Vragen voor je boekhouder' })).toBeNull();
    const fold = screen.getByRole('button', { name: 'Lees verder', expanded: false });
    await userEvent.click(fold);
    expect(screen.getByRole('region', { name: 'Vragen voor je boekhouder' })).toBeVisible();
    expect(await refresh()).toBeVisible();
    const less = screen.getByRole('button', { name: 'Minder tonen', expanded: true });
    expect(less).toHaveFocus();
  });

  it('says before the rest is read that the books have changed', async () => {
    const api = answering().on('POST /report/summary', () => summary('Oud.', { outdated: true }));
    renderRemote(<Report />, { api, path: MARCH });
    expect(await screen.findByText('De boekhouding is sindsdien gewijzigd.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Vernieuwen' })).toBeNull();
  });
});
