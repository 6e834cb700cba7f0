import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, renderRemote } from '@kengetal/platform/testing';
import { ChatWorld } from '../../conversation/testing/world.tsx';
import ChatScreen from './Chat.tsx';

it('the first screen has questions that fit the books; a click asks one', async () => {
  const world = new ChatWorld();
  world.suggestions = ['Wat is de omzet?', 'Wie betaalt laat?'];
  world.open('/chat');
  await userEvent.click(await screen.findByRole('button', { name: 'Wie betaalt laat?' }));
  expect(world.api.callsOf('POST /chat/context_suggestions')[0]?.body).toMatchObject({
    context_prompt: 'Eerste vragen over deze boekhouding',
  });
  await waitFor(() => expect(world.api.callsOf('POST /chat')).toHaveLength(1));
});

it('a chat that cannot be loaded says so, and is tried again', async () => {
  const world = new ChatWorld();
  let tried = 0;
  world.api.on('GET /chat', () => {
    tried += 1;
    if (tried === 1) throw problem(404, 'not_found', 'Dit gesprek bestaat niet.');
    return [];
  });
  world.open();
  expect(await screen.findByText('Dit gesprek bestaat niet.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(screen.queryByText('Dit gesprek bestaat niet.')).toBeNull());
});

it('books without a question to ask are empty: the first screen leads to bookings', async () => {
  const { address } = new ChatWorld().open('/chat');
  await userEvent.click(await screen.findByRole('button', { name: 'Auditfile uploaden' }));
  expect(address()).toMatch(/^\/connectie-aanmaken/);
  expect(screen.queryByText(/^Wat wil je weten/)).toBeNull();
});

it('without a project says what will be here', () => {
  renderRemote(<ChatScreen />, { project: null });
  expect(screen.getByText(/^Hier stel je vragen/)).toBeInTheDocument();
});
