import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, renderRemote } from '@kengetal/platform/testing';
import Report from '../Report.tsx';
import { answering, MARCH, note } from '../testing/answers.ts';

const busy = () => problem(503, 'unavailable', 'De boekhouding is even bezet.');
const button = (name: string) => screen.findByRole('button', { name });
const field = () => screen.findByRole('textbox', { name: 'Toelichting van de boekhouder' });

/** An API whose report can be out of reach. */
function unsteady() {
  const fine = answering({ note: note('Begin.') });
  const state = { down: false };
  const api = answering().on('POST /report', (request) => {
    if (state.down) throw busy();
    return fine.request('POST /report', request);
  });
  return { api, state };
}

async function writing() {
  const { api, state } = unsteady();
  const app = renderRemote(<Report />, { api, path: MARCH });
  await userEvent.click(await button('Bewerken'));
  await userEvent.type(await field(), ' Van mij.');
  return { ...app, api, state };
}

it('keeps the note being typed while the report cannot be read again', async () => {
  const { queries, state } = await writing();
  state.down = true;
  await act(() => queries.invalidateQueries({ queryKey: ['mfe-reports', 'report'] }));
  expect(await screen.findByText('Kon het rapport niet laden.')).toBeInTheDocument();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Hoofdlijn' })).toBeNull();
  expect(await field()).toHaveValue('Begin. Van mij.');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);

  state.down = false;
  await userEvent.click(await button('Opnieuw proberen'));
  await waitFor(() => expect(screen.getAllByRole('tab')).toHaveLength(2));
  expect(await field()).toHaveValue('Begin. Van mij.');
});

it('keeps the note being typed when that of someone else cannot be read', async () => {
  const { api, state } = await writing();
  const losing = { report: true };
  api.on('PATCH /report/note', () => {
    state.down = losing.report;
    throw problem(409, 'conflict', 'De toelichting is intussen gewijzigd.');
  });
  await userEvent.click(await button('Opslaan'));
  expect(await screen.findByText(/^De toelichting is niet opgeslagen/)).toBeInTheDocument();
  expect(await field()).toHaveValue('Begin. Van mij.');

  losing.report = false;
  await userEvent.click(await button('Opslaan'));
  expect(await button('Mijn tekst opslaan')).toBeInTheDocument();
  expect(await field()).toHaveValue('Begin. Van mij.');
});

it('clears what was not being typed in', async () => {
  const { api, state } = unsteady();
  const { queries } = renderRemote(<Report />, { api, path: MARCH });
  await button('Bewerken');
  state.down = true;
  await act(() => queries.invalidateQueries({ queryKey: ['mfe-reports', 'report'] }));
  expect(await screen.findByText('Kon het rapport niet laden.')).toBeInTheDocument();
  expect(screen.queryByText('Begin.')).toBeNull();
});
