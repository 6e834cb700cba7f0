import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiUnreachable, StreamBroken } from '@kengetal/platform';
import { ask, input, questions, ready } from '../../conversation/testing/asking.tsx';
import { CHAT, ChatWorld, KEPT, message } from '../../conversation/testing/world.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const ASKED = [
  ...KEPT,
  message('user', 'En de kosten?'),
  message('assistant', '', { about: { door: 'grammatica', bezig: true } }),
];
const BROKEN = new StreamBroken('Het antwoord is niet gelukt. Probeer het opnieuw.');
const titles = ({ api }: ChatWorld) => api.callsOf('POST /chat/annotate').length;

async function opened(kept = KEPT) {
  const world = new ChatWorld(kept);
  world.open();
  await screen.findByText('Wat is de omzet?');
  return world;
}

/** The words are in the input, and not in the chat; they can be sent again. */
async function inHand(world: ChatWorld, why: RegExp) {
  expect(await screen.findByText(why)).toBeInTheDocument();
  await ready();
  expect(questions()).toEqual(['Wat is de omzet?']);
  expect(input()).toHaveValue('En de kosten?');
  const before = world.api.callsOf('POST /chat').length;
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(world.api.callsOf('POST /chat')).toHaveLength(before + 1));
}

describe('a question that fails after its stream was lost', () => {
  it('comes back into the input when that is told', async () => {
    const world = await opened();
    world.next().push({ chat_id: CHAT }).fail(new ApiUnreachable('gone'));
    world.next().push({ chat_id: CHAT }).fail(BROKEN);
    await ask('En de kosten?');
    await inHand(world, /^Het antwoord is niet gelukt/);
  });

  it('comes back when it failed while nobody followed it', async () => {
    const world = await opened();
    world.next().push({ chat_id: CHAT }).fail(new ApiUnreachable('gone'));
    world.next().end();
    await ask('En de kosten?');
    await inHand(world, /^Het antwoord is niet gelukt/);
  });

  it('comes back after a reload', async () => {
    const world = new ChatWorld(ASKED);
    const stream = world.next();
    world.open();
    await waitFor(() => expect(world.api.callsOf('GET /chat/stream')).toHaveLength(1));
    world.messages = KEPT;
    act(() => void stream.push({ chat_id: CHAT }).fail(BROKEN));
    await inHand(world, /^Het antwoord is niet gelukt/);
  });
});

describe('a question that is stopped before anything is heard of it', () => {
  it('comes back into the input where the API does not have it', async () => {
    const world = await opened();
    world.next();
    await ask('En de kosten?');
    await userEvent.click(screen.getByRole('button', { name: 'Stoppen' }));
    await inHand(world, /^Je vraag is gestopt voordat/);
    expect(world.api.callsOf('POST /chat/stop')).toHaveLength(1);
  });

  it('stays in the chat where it does', async () => {
    const world = await opened();
    world.next();
    await ask('En de kosten?');
    const about = { door: 'grammatica', einde: 'gestopt' } as const;
    world.messages = [
      ...KEPT,
      message('user', 'En de kosten?'),
      message('assistant', '', { about }),
    ];
    await userEvent.click(screen.getByRole('button', { name: 'Stoppen' }));
    await ready();
    expect(questions()).toEqual(['Wat is de omzet?', 'En de kosten?']);
    expect(input()).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
  });
});

describe('a chat gets its title', () => {
  it('after an answer that was stopped', async () => {
    const world = new ChatWorld();
    const stream = world.next();
    world.open('/chat');
    await ask('Wat is de omzet?');
    act(() => void stream.push({ chat_id: CHAT }, { delta: 'Omzet' }));
    await screen.findAllByText(/O/);
    world.messages = KEPT;
    await userEvent.click(screen.getByRole('button', { name: 'Stoppen' }));
    await waitFor(() => expect(titles(world)).toBe(1));
  });

  it('once, after an answer that ended while nobody followed it', async () => {
    const world = new ChatWorld([...KEPT, ...KEPT]);
    const created_at = '2026-11-23T10:00:00Z';
    let chat_name = 'Nieuwe Chat';
    world.api
      .on('GET /chats', () => [{ chat_id: CHAT, chat_name, created_at }])
      .on('POST /chat/annotate', () => ({ chat_name: (chat_name = 'Omzet') }));
    world.open();
    expect(await screen.findByRole('link', { name: 'Omzet' })).toBeInTheDocument();
    expect(titles(world)).toBe(1);
  });
});
