import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Activity } from '@kengetal/contract';
import { FakeApi, ORGANISATION, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import type { Place } from '../parts/place.ts';
import { ActivityList } from './ActivityList.tsx';

const PLACE: Place = { kind: 'project', id: PROJECT.project_id };
const JAN = { user_id: '00000000-0000-4000-8000-0000000000e2', name: 'Jan', email: 'jan@x.test' };

const activity = (n: number, more: Partial<Activity> = {}): Activity => ({
  activity_id: `00000000-0000-4000-8000-00000000000${n}`,
  at: '2025-04-02T05:10:00Z',
  user_name: 'Jan',
  project_id: PROJECT.project_id,
  project_name: 'Boekhouding 2025',
  action: 'import.gereed',
  description: `Bestand ${n} ingelezen`,
  ...more,
});

const open = (api: FakeApi, query = '', place = PLACE) => {
  const path = `/project?tab=activiteit${query}`;
  const view = renderRemote(<ActivityList place={place} people={[JAN]} />, { api, path });
  return { ...view, user: userEvent.setup() };
};
const row = (words: string) => screen.findByRole('row', { name: new RegExp(words) });

it('says who did what and when; what nobody did is of the product', async () => {
  const items = [activity(1), activity(2, { user_name: null })];
  open(new FakeApi().on('GET /project/activity', () => ({ items, next_cursor: null })));
  const cells = within(await row('Bestand 1')).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Bestand 1 ingelezen',
    'Jan',
    '2 april 2025, 07:10',
  ]);
  expect(await row('Bestand 2')).toHaveTextContent('Kengetal');
  expect(screen.queryByRole('button', { name: 'Meer tonen' })).toBeNull();
});

it('names the project in the log of an organisation', async () => {
  const items = [activity(1), activity(2, { project_id: null, project_name: null })];
  const api = new FakeApi().on('GET /organisation/activity', () => ({ items, next_cursor: null }));
  open(api, '', { kind: 'organisatie', id: ORGANISATION.organisation_id });
  expect(await row('Bestand 1')).toHaveTextContent('Boekhouding 2025');
  expect(await row('Bestand 2')).toHaveTextContent('–');
});

it('goes on by where the page before ended, and a failure keeps what is there', async () => {
  let down = true;
  const api = new FakeApi().on('GET /project/activity', ({ query: { cursor } }) => {
    if (cursor === undefined) return { items: [activity(1)], next_cursor: 'verder' };
    if (down) throw problem(503, 'unavailable', 'De dienst is even niet bereikbaar.');
    return { items: [activity(2)], next_cursor: null };
  });
  const { user } = open(api);
  await user.click(await screen.findByRole('button', { name: 'Meer tonen' }));
  expect(await screen.findByText('Kon de activiteit niet laden.')).toBeInTheDocument();
  expect(await row('Bestand 1')).toBeInTheDocument();
  down = false;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await row('Bestand 2')).toBeInTheDocument();
  expect(await row('Bestand 1')).toBeInTheDocument();
  expect(api.calls.at(-1)?.query).toMatchObject({ cursor: 'verder' });
});

it('is narrowed by kind, person and days, which stand in the address', async () => {
  const api = new FakeApi().on('GET /project/activity', () => ({
    items: [activity(1)],
    next_cursor: null,
  }));
  const { user, address } = open(api, '&van=2025-01-01');
  await row('Bestand 1');
  await user.click(screen.getByRole('button', { name: 'Soort: Alle soorten' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Imports' }));
  await user.click(screen.getByRole('button', { name: 'Wie: Iedereen' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Jan' }));
  await user.type(screen.getByLabelText('Tot en met'), '2025-03-31');
  const asked = { soort: 'import', user_id: JAN.user_id, van: '2025-01-01', tot: '2025-03-31' };
  await waitFor(() =>
    expect(api.calls.at(-1)?.query).toEqual({ project_id: PLACE.id, ...asked, cursor: undefined }),
  );
  expect(address()).toBe(
    `/project?tab=activiteit&van=2025-01-01&soort=import&wie=${JAN.user_id}&tot=2025-03-31`,
  );
  await user.click(screen.getByRole('button', { name: 'Wis' }));
  expect(address()).toBe('/project?tab=activiteit');
});

it('says that nothing was found, or what will be here', async () => {
  const api = new FakeApi().on('GET /project/activity', () => ({ items: [], next_cursor: null }));
  const { user } = open(api, '&soort=btw');
  await user.click(await screen.findByRole('button', { name: 'Wis de filters' }));
  expect(await screen.findByText(/Hier staat straks wie wat deed/)).toBeInTheDocument();
});

it('asks for nothing that is no kind and no day', async () => {
  const api = new FakeApi().on('GET /project/activity', () => ({ items: [], next_cursor: null }));
  open(api, '&soort=weg&van=gisteren');
  await screen.findByText(/Hier staat straks/);
  expect(api.calls[0]?.query).toEqual({ project_id: PLACE.id });
});

it('is exported as it is filtered', async () => {
  const api = new FakeApi()
    .on('GET /project/activity', () => ({ items: [activity(1)], next_cursor: null }))
    .on('POST /project/activity/export', () => ({
      ...{ download_url: '/download?token=t', filename: 'activiteit.csv' },
      expires_at: '2025-04-02T05:15:00Z',
    }));
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const { user } = open(api, '&soort=import');
  await user.click(screen.getByRole('button', { name: 'Exporteren' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(api.callsOf('POST /project/activity/export')[0]?.body).toEqual({
    project_id: PLACE.id,
    soort: 'import',
  });
});
