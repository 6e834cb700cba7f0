import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@kengetal/platform/testing';
import { ask, input, onPhone, questions, ready } from '../../conversation/testing/asking.tsx';
import { ANSWER, CHAT, ChatWorld, KEPT } from '../../conversation/testing/world.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const NOT_NOW = problem(503, 'unavailable', 'Nu even niet.');
const retry = () => userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
const sent = (world: ChatWorld) =>
  world.api.callsOf('POST /chat').map(({ body }) => (body as { message: string }).message);

describe('trying again what did not come over', () => {
  it('sends it as it was changed since', async () => {
    const world = new ChatWorld(KEPT);
    world.next().fail(NOT_NOW);
    world.open();
    await screen.findByText('Wat is de omzet?');
    await ask('En de kosten?');
    await screen.findByText('Nu even niet.');
    await userEvent.type(input(), ' In maart');
    await retry();
    await waitFor(() => expect(sent(world)).toEqual(['En de kosten?', 'En de kosten? In maart']));
    expect(input()).toHaveValue('');
  });

  it('leaves what is typed beside it', async () => {
    const world = new ChatWorld(KEPT);
    world.next().fail(NOT_NOW);
    world.open();
    await userEvent.click(await screen.findByRole('button', { name: /^verdeling: Totaal/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Per maand' }));
    await screen.findByText('Nu even niet.');
    await userEvent.type(input(), 'En de huur?');
    await retry();
    await waitFor(() => expect(world.api.callsOf('POST /chat/question')).toHaveLength(2));
    expect(input()).toHaveValue('En de huur?');
  });
});

it('a question that is clicked leaves what is being typed', async () => {
  const world = new ChatWorld(KEPT);
  world.open();
  await userEvent.type(input(), 'En de huur?');
  await userEvent.click(await screen.findByRole('button', { name: 'En vorig jaar?' }));
  await waitFor(() => expect(sent(world)).toEqual(['En vorig jaar?']));
  expect(input()).toHaveValue('En de huur?');
});

describe('coming back to the page', () => {
  it('shows a first question that failed meanwhile, with its words to be sent', async () => {
    const world = new ChatWorld();
    const stream = world.next();
    const { router } = world.open('/chat');
    await ask('Wat is de omzet?');
    await act(() => router.navigate(`/chat/${CHAT}`));
    act(() => void stream.fail(NOT_NOW));
    await act(() => router.navigate('/chat'));
    expect(await screen.findByText('Nu even niet.')).toBeInTheDocument();
    expect(input()).toHaveValue('Wat is de omzet?');
  });

  it('shows what was typed, also in a chat of which the address was made here', async () => {
    const { router } = new ChatWorld().open('/chat');
    await userEvent.click(screen.getByRole('button', { name: 'Nieuwe chat' }));
    await userEvent.type(input(), 'Wat is');
    await act(() => router.navigate(`/chat/${CHAT}`));
    expect(input()).toHaveValue('');
    await act(() => router.navigate('/chat'));
    expect(input()).toHaveValue('Wat is');
  });

  it('begins another chat once the API knows the last', async () => {
    const world = new ChatWorld();
    world
      .next()
      .push(...ANSWER)
      .end();
    const { router, address } = world.open('/chat');
    await ask('Wat is de omzet?');
    await waitFor(() => expect(address()).toBe(`/chat/${CHAT}`));
    await ready();
    await act(() => router.navigate('/chat'));
    expect(address()).toBe('/chat');
    expect(questions()).toEqual([]);
  });
});

describe('on a phone', () => {
  it('the conversation has the focus when an answer is stopped', async () => {
    onPhone();
    const world = new ChatWorld(KEPT);
    const stream = world.next();
    world.open();
    await screen.findByText('Wat is de omzet?');
    await ask('En de kosten?');
    act(() => void stream.push({ delta: 'Kosten' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stoppen' }));
    await ready();
    expect(screen.getByRole('region', { name: 'Gesprek' })).toHaveFocus();
  });

  it('a question about an amount has the focus, not the amount behind it', async () => {
    onPhone();
    const { bus } = new ChatWorld(KEPT).open();
    await userEvent.click(await screen.findByRole('button', { name: /€\s12,00/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Vraag de assistent/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(input()).toHaveValue(bus.get('question')?.text);
    expect(input()).toHaveFocus();
  });
});
