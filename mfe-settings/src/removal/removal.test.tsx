import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RemovalPreview } from '@kengetal/contract';
import { useLocation } from 'react-router-dom';
import { PlatformProvider, usePlatform } from '@kengetal/platform';
import { FakeApi, ORGANISATION, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Organisation from '../features/organisation/Organisation.tsx';
import Project from '../features/project/Project.tsx';

const OTHER = { ...PROJECT, project_id: '00000000-0000-4000-8000-0000000000aa' };
const PREVIEW: RemovalPreview = {
  ...{ name: 'Boekhouding 2025', projects: 1, sources: 2, lines: 12_345 },
  ...{ connections: 0, people: 3, chats: 1, days: 30 },
};

const answering = () =>
  new FakeApi().on('GET /project/removal', () => PREVIEW).on('DELETE /project', () => undefined);

const open = (api: FakeApi, projects = [PROJECT, OTHER]) => {
  const path = `/project?tab=algemeen&project=${PROJECT.project_id}`;
  return { user: userEvent.setup(), ...renderRemote(<Project />, { api, path, projects }) };
};
const ask = () => screen.findByRole('button', { name: 'Project verwijderen' });

it('says what will be gone, and removes only after the name is typed', async () => {
  const api = answering();
  const { user, asked, address, router } = open(api);
  await user.click(await ask());
  const list = (await screen.findAllByRole('listitem')).map(({ textContent }) =>
    textContent.replaceAll('\u00a0', ' '),
  );
  expect(list).toEqual([
    '2 bronnen',
    '12.345 boekingsregels',
    '3 gebruikers, die de toegang verliezen',
    '1 gesprek met de assistent',
  ]);
  expect(screen.getByText(/Je kunt het 30 dagen lang terughalen/)).toBeInTheDocument();
  const remove = screen.getByRole('button', { name: 'Project verwijderen' });
  const field = screen.getByRole('textbox', { name: 'Typ Boekhouding 2025 om te bevestigen' });
  expect(field).toHaveFocus();
  await user.type(field, 'boekhouding 2025');
  expect(remove).toBeDisabled();
  await user.clear(field);
  await user.type(field, 'Boekhouding 2025');
  await user.click(remove);
  expect(api.callsOf('DELETE /project')[0]?.query).toEqual({ project_id: PROJECT.project_id });
  // To books that are left, and the app knows at once that these are gone.
  expect(address()).toBe(`/organisatie?project=${OTHER.project_id}`);
  expect(asked.gone).toEqual([{ project_id: PROJECT.project_id }]);
  expect(router.state.location.state).toMatchObject({
    removed: { kind: 'project', id: PROJECT.project_id, name: 'Boekhouding 2025' },
  });
});

it('is left at once, before the app can show its screen without it', async () => {
  const noted: (string | null)[] = [];
  function Watched() {
    const { project, ...platform } = usePlatform();
    const reload = () =>
      new Promise<void>((resolve) => {
        setTimeout(() => {
          noted.push(screen.getByLabelText('Adres').textContent);
          resolve();
        });
      });
    return (
      <PlatformProvider value={{ ...platform, project: { ...project, reload } }}>
        <output aria-label="Adres">{useLocation().pathname}</output>
        <Project />
      </PlatformProvider>
    );
  }
  const path = '/project?tab=algemeen';
  renderRemote(<Watched />, { api: answering(), path, projects: [PROJECT, OTHER] });
  await userEvent.click(await ask());
  await userEvent.type(await screen.findByRole('textbox', { name: /^Typ/ }), 'Boekhouding 2025');
  await userEvent.click(screen.getByRole('button', { name: 'Project verwijderen' }));
  await waitFor(() => expect(noted).toEqual(['/organisatie']));
});

it('changes nothing on second thoughts, and says why it failed', async () => {
  const api = answering().on('DELETE /project', () => {
    throw problem(503, 'unavailable', 'De dienst is even niet bereikbaar.');
  });
  const { user, asked } = open(api);
  await user.click(await ask());
  await user.type(await screen.findByRole('textbox', { name: /^Typ/ }), 'Boekhouding 2025');
  await user.click(screen.getByRole('button', { name: 'Project verwijderen' }));
  expect(await screen.findByText('De dienst is even niet bereikbaar.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Toch niet' }));
  expect(screen.queryByRole('group')).toBeNull();
  expect(asked.reloads).toBe(0);
});

it('is brought back at once from where the removal led', async () => {
  const api = new FakeApi()
    .on('GET /removed', () => [])
    .on('GET /organisation', () => ({ ...ORGANISATION, created_at: '2025-01-06T09:00:00Z' }))
    .on('POST /project/restore', () => PROJECT);
  const { router, asked, address } = renderRemote(<Organisation />, { api, path: '/organisatie' });
  const removed = { kind: 'project', id: PROJECT.project_id, name: 'Boekhouding 2025' };
  await act(() => router.navigate('/organisatie', { state: { removed } }));
  expect(await screen.findByText('Boekhouding 2025 is verwijderd.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
  expect(api.callsOf('POST /project/restore')[0]?.body).toEqual({
    project_id: PROJECT.project_id,
  });
  expect(asked.reloads).toBe(1);
  expect(address()).toBe(`/project?tab=algemeen&project=${PROJECT.project_id}`);
});

it('of an organisation takes its projects along', async () => {
  const id = ORGANISATION.organisation_id;
  const elsewhere = { ...OTHER, organisation_id: '00000000-0000-4000-8000-0000000000cc' };
  const api = new FakeApi()
    .on('GET /removed', () => [])
    .on('GET /organisation', () => ({ ...ORGANISATION, created_at: '2025-01-06T09:00:00Z' }))
    .on('GET /organisation/removal', () => ({ ...PREVIEW, name: 'Bakker' }))
    .on('DELETE /organisation', () => undefined);
  const { address, asked } = renderRemote(<Organisation />, {
    api,
    path: '/organisatie',
    projects: [PROJECT, elsewhere],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Organisatie verwijderen' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Typ Bakker/ }), 'Bakker');
  await userEvent.click(screen.getByRole('button', { name: 'Organisatie verwijderen' }));
  expect(api.callsOf('DELETE /organisation')[0]?.query).toEqual({ organisation_id: id });
  expect(address()).toBe(`/organisatie?project=${elsewhere.project_id}`);
  expect(asked.gone).toEqual([{ organisation_id: id }]);
});
