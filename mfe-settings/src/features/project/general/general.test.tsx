import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Project from '../Project.tsx';

const ID = PROJECT.project_id;
const open = (api: FakeApi, more: Parameters<typeof renderRemote>[1] = {}) =>
  renderRemote(<Project />, { api, path: '/project?tab=algemeen', ...more });

it('renames the project, and has the app know', async () => {
  const api = new FakeApi().on('PATCH /project', () => PROJECT);
  const { asked } = open(api);
  const field = await screen.findByRole('textbox', { name: 'Naam van het project' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Winkel{Enter}');
  expect(api.callsOf('PATCH /project')[0]?.body).toEqual({
    project_id: ID,
    project_name: 'Winkel',
  });
  expect(asked.reloads).toBe(1);
});

it('gives all that the project holds as a file', async () => {
  const api = new FakeApi().on('POST /project/export', () => ({
    ...{ download_url: '/download?token=t', filename: 'boekhouding.zip' },
    expires_at: '2025-04-02T05:15:00Z',
  }));
  const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  open(api);
  await userEvent.click(await screen.findByRole('button', { name: 'Alles exporteren' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(api.callsOf('POST /project/export')[0]?.body).toEqual({ project_id: ID });
});

it('is for a beheerder, and tells others so', async () => {
  open(new FakeApi(), { rights: { organisations: {}, projects: { [ID]: 'bewerker' } } });
  expect(await screen.findByText(/Alleen een beheerder van dit project/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Project verwijderen' })).toBeNull();
});
