import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@kengetal/platform/testing';
import RecentChats from './RecentChats.tsx';

it('starts a new chat and calls nothing', async () => {
  const { address, api } = renderRemote(<RecentChats />, { path: '/dashboard' });
  expect(screen.getByRole('heading', { name: 'Recent chats' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Nieuwe chat' }));
  expect(address()).toBe('/chat');
  expect(api.calls).toEqual([]);
});
