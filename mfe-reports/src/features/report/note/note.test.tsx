import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportNote, Rights } from '@kengetal/contract';
import { FakeApi, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Report from '../Report.tsx';
import { answering, MARCH, note, UPDATED } from '../testing/answers.ts';

const LATER = '2025-04-03T09:00:00Z';
const READER: Rights = { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' } };

/** An API that keeps the note, and refuses one that is based on another than it has. */
function keeping(first: ReportNote | null) {
  const stored = { note: first };
  const plain = answering();
  const api: FakeApi = answering()
    .on('POST /report', async (request) => ({
      ...(await plain.request('POST /report', request)),
      note: stored.note,
    }))
    .on('PATCH /report/note', ({ body }) => {
      if (body.based_on !== (stored.note?.updated_at ?? null)) {
        throw problem(409, 'conflict', 'De toelichting is intussen gewijzigd.');
      }
      stored.note = body.note === '' ? null : note(body.note, 'Sanne Bakker', LATER);
      return { note: stored.note };
    });
  return { api, stored };
}

const field = () => screen.findByRole('textbox', { name: 'Toelichting van de boekhouder' });
const button = (name: string) => screen.findByRole('button', { name });
const leave = (router: ReturnType<typeof renderRemote>['router']) =>
  act(async () => void router.navigate('/dashboard'));
const part = () => screen.findByRole('region', { name: 'Toelichting van de boekhouder' });

it('is read by everyone, and written by no reader', async () => {
  const { api } = keeping(note('Eerste regel.\nTweede regel.'));
  renderRemote(<Report />, { api, path: MARCH, rights: READER });
  expect(await part()).toHaveTextContent('Eerste regel. Tweede regel.');
  expect(await part()).toHaveTextContent('Marieke de Wit, 2 april 2025, 07:10');
  expect(screen.queryByRole('button', { name: 'Bewerken' })).toBeNull();
});

it('is not offered to a reader when there is none', async () => {
  renderRemote(<Report />, { api: answering(), path: MARCH, rights: READER });
  await screen.findByRole('region', { name: 'Hoofdlijn' });
  expect(screen.queryByRole('button', { name: 'Toelichting toevoegen' })).toBeNull();
});

it('is written beside the summary, with the keyboard alone', async () => {
  const { api, stored } = keeping(null);
  renderRemote(<Report />, { api, path: MARCH });
  await userEvent.click(await button('Toelichting toevoegen'));
  expect(await field()).toHaveFocus();
  await userEvent.keyboard('De beurs viel in maart.{Control>}{Enter}{/Control}');
  expect(await button('Bewerken')).toHaveFocus();
  expect(await part()).toHaveTextContent('De beurs viel in maart.');
  expect(stored.note?.note).toBe('De beurs viel in maart.');
});

it('leaves what was there when writing is given up', async () => {
  const { api } = keeping(note('Blijft staan.'));
  renderRemote(<Report />, { api, path: MARCH });
  await userEvent.click(await button('Bewerken'));
  await userEvent.type(await field(), ' Of niet.');
  await userEvent.click(await button('Annuleren'));
  expect(await part()).toHaveTextContent('Blijft staan.');
  expect(api.callsOf('PATCH /report/note')).toEqual([]);
});

it('gives the focus back to where writing began when it is given up', async () => {
  const { api } = keeping(null);
  renderRemote(<Report />, { api, path: MARCH });
  await userEvent.click(await button('Toelichting toevoegen'));
  expect(await field()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(await button('Toelichting toevoegen')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await field()).toHaveFocus();
  await userEvent.click(await button('Annuleren'));
  expect(await button('Toelichting toevoegen')).toHaveFocus();
});

it('comes back after it was removed', async () => {
  const { api, stored } = keeping(note('Van waarde.'));
  renderRemote(<Report />, { api, path: MARCH });
  await userEvent.click(await button('Bewerken'));
  await userEvent.clear(await field());
  await userEvent.click(await button('Opslaan'));
  expect(await screen.findByText('De toelichting is verwijderd.')).toBeInTheDocument();
  expect(stored.note).toBeNull();
  expect(await button('Ongedaan maken')).toHaveFocus();
  await userEvent.click(await button('Ongedaan maken'));
  await waitFor(async () => expect(await button('Bewerken')).toHaveFocus());
  expect(await part()).toHaveTextContent('Van waarde.');
  expect(screen.queryByText('De toelichting is verwijderd.')).toBeNull();
});

it('keeps both texts when someone else was first', async () => {
  const { api, stored } = keeping(note('Begin.'));
  renderRemote(<Report />, { api, path: MARCH });
  await userEvent.click(await button('Bewerken'));
  await userEvent.type(await field(), ' Van mij.');
  stored.note = note('Van Piet.', 'Piet Peters', LATER);
  await userEvent.click(await button('Opslaan'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Piet Peters heeft de toelichting intussen gewijzigd \(3 april 2025, 11:00\):Van Piet\./,
  );
  expect(await field()).toHaveValue('Begin. Van mij.');
  await userEvent.click(await button('Mijn tekst opslaan'));
  expect(await button('Bewerken')).toBeInTheDocument();
  expect(stored.note.note).toBe('Begin. Van mij.');
});

it('lets the other text stand when someone else was first', async () => {
  const { api, stored } = keeping(note('Begin.'));
  renderRemote(<Report />, { api, path: MARCH });
  await userEvent.click(await button('Bewerken'));
  await userEvent.type(await field(), ' Van mij.');
  stored.note = note('Van Piet.', 'Piet Peters', LATER);
  await userEvent.click(await button('Opslaan'));
  await userEvent.click(await button('De andere tekst houden'));
  expect(await part()).toHaveTextContent('Van Piet.');
});

it('keeps the text when saving fails, and says why', async () => {
  const { api } = keeping(null);
  api.on('PATCH /report/note', () => {
    throw problem(503, 'unavailable', 'De boekhouding is even bezet.');
  });
  renderRemote(<Report />, { api, path: MARCH });
  await userEvent.click(await button('Toelichting toevoegen'));
  await userEvent.type(await field(), 'Tekst');
  await userEvent.click(await button('Opslaan'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'De toelichting is niet opgeslagen. De boekhouding is even bezet.',
  );
  expect(await field()).toHaveValue('Tekst');
});

it('says how much is too much', async () => {
  const { api } = keeping(note('x'.repeat(9_999)));
  renderRemote(<Report />, { api, path: MARCH });
  await userEvent.click(await button('Bewerken'));
  await userEvent.type(await field(), 'yy');
  expect(await screen.findByText(/1\steken te veel/)).toBeInTheDocument();
  expect(await button('Opslaan')).toBeDisabled();
});

it('is not left behind unsaved by accident', async () => {
  const { api } = keeping(null);
  const { router, address } = renderRemote(<Report />, { api, path: MARCH });
  await userEvent.click(await button('Toelichting toevoegen'));
  await userEvent.type(await field(), 'Half af');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);

  await userEvent.click(await screen.findByRole('tab', { name: 'Balans' }));
  expect(address()).toBe(`${MARCH}&tab=balans`);
  await leave(router);
  expect(await screen.findByRole('dialog')).toHaveAccessibleName(
    'Je toelichting is nog niet opgeslagen',
  );
  await userEvent.click(await button('Verder schrijven'));
  expect(await field()).toHaveValue('Half af');
  expect(await field()).toHaveFocus();

  await leave(router);
  await userEvent.click(await button('Weggaan zonder opslaan'));
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

it('asks nothing when nothing was typed', async () => {
  const { api } = keeping(note('Tekst', 'Marieke de Wit', UPDATED));
  const { router, address } = renderRemote(<Report />, { api, path: MARCH });
  await userEvent.click(await button('Bewerken'));
  await field();
  await leave(router);
  expect(address()).toBe('/dashboard');
});
