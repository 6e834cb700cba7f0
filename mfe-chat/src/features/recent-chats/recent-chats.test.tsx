import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import { useDeleteChat } from '../../conversation/chat-queries.ts';
import { listedChat } from '../../conversation/testing/listed-chat.ts';
import RecentChats from './RecentChats.tsx';

const chat = (number: number) => listedChat(number, `2026-01-0${9 - number}T10:00:00Z`);
const CHATS = [1, 2, 3, 4, 5, 6].map(chat);

const withChats = (chats = CHATS) => new FakeApi().on('GET /chats', () => chats);
const names = () => screen.queryAllByRole('link').map((link) => link.textContent);

it('shows the five latest of the active project', async () => {
  const { api } = renderRemote(<RecentChats />, { api: withChats(), path: '/dashboard' });
  await screen.findByRole('link', { name: 'Gesprek 1' });
  expect(names()).toEqual(['Gesprek 1', 'Gesprek 2', 'Gesprek 3', 'Gesprek 4', 'Gesprek 5']);
  expect(api.calls).toEqual([
    { route: 'GET /chats', query: { project_id: PROJECT.project_id }, body: undefined },
  ]);
});

it('opens a chat and marks it', async () => {
  const { address } = renderRemote(<RecentChats />, { api: withChats(), path: '/dashboard' });
  const link = await screen.findByRole('link', { name: 'Gesprek 2' });
  expect(link).not.toHaveAttribute('aria-current');
  await userEvent.click(link);
  expect(address()).toBe(`/chat/${chat(2).chat_id}`);
  expect(screen.getByRole('link', { name: 'Gesprek 2' })).toHaveAttribute('aria-current', 'page');
});

it('starts a new chat under an id of its own, which the address tells to be new', async () => {
  const { address, router } = renderRemote(<RecentChats />, { api: withChats([]) });
  await screen.findByText('Je gesprekken komen hier te staan.');
  await userEvent.click(screen.getByRole('button', { name: 'Nieuwe chat' }));
  expect(address()).toMatch(/^\/chat\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(router.state.location.state).toEqual({ newChat: true });
  const first = address();
  expect(screen.getByRole('link', { name: 'Nieuwe Chat' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(screen.getByRole('button', { name: 'Nieuwe chat' }));
  expect(address()).not.toBe(first);
});

it('leaves out what is being deleted, whoever does that', async () => {
  function Removing() {
    const { mutate } = useDeleteChat();
    return <button onClick={() => mutate(chat(2).chat_id)}>Weg ermee</button>;
  }
  const api = withChats().on('DELETE /chat', () => new Promise(() => undefined));
  const screens = (
    <>
      <RecentChats />
      <Removing />
    </>
  );
  renderRemote(screens, { api, path: '/dashboard' });
  await screen.findByRole('link', { name: 'Gesprek 2' });
  await userEvent.click(screen.getByRole('button', { name: 'Weg ermee' }));
  await waitFor(() =>
    expect(names()).toEqual(['Gesprek 1', 'Gesprek 3', 'Gesprek 4', 'Gesprek 5', 'Gesprek 6']),
  );
});

it('counts the new one among the five', async () => {
  renderRemote(<RecentChats />, { api: withChats() });
  await screen.findByRole('link', { name: 'Gesprek 5' });
  await userEvent.click(screen.getByRole('button', { name: 'Nieuwe chat' }));
  expect(names()).toEqual(['Nieuwe Chat', 'Gesprek 1', 'Gesprek 2', 'Gesprek 3', 'Gesprek 4']);
});

it('is busy while loading', () => {
  const api = new FakeApi().on('GET /chats', () => new Promise(() => undefined));
  renderRemote(<RecentChats />, { api });
  expect(screen.getByRole('list', { name: 'Gesprekken laden' })).toHaveAttribute('aria-busy');
});

it('shows nothing when the chats could not be loaded', async () => {
  const api = new FakeApi().on('GET /chats', () => {
    throw problem(503, 'unavailable', 'Nee.');
  });
  const { queries } = renderRemote(<RecentChats />, { api });
  await waitFor(() => expect(queries.getQueryCache().getAll()[0]?.state.status).toBe('error'));
  expect(names()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/gesprekken/)).toBeNull();
});

it('asks nothing, and is empty, without a project', () => {
  const { api } = renderRemote(<RecentChats />, { project: null });
  expect(api.calls).toEqual([]);
  expect(names()).toEqual([]);
});
