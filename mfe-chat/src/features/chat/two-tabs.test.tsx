import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem } from '@kengetal/platform/testing';
import { answers, ask, input, questions, ready } from '../../conversation/testing/asking.tsx';
import { ANSWER, CHAT, ChatWorld, KEPT, message } from '../../conversation/testing/world.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const COSTS = [message('user', 'En de kosten?'), message('assistant', 'Kosten: nul.')];
const BEHIND = problem(409, 'conflict', 'In dit gesprek is intussen verder gevraagd.');
const bodies = ({ api }: ChatWorld, route: 'POST /chat' | 'POST /chat/again') =>
  api.callsOf(route).map(({ body }) => body);
const look = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));

async function opened(kept = KEPT) {
  const world = new ChatWorld(kept);
  world.open();
  await screen.findByText('Wat is de omzet?');
  return world;
}

describe('a chat in which another tab asks', () => {
  it('is read anew when one looks at it again, and its answer followed', async () => {
    const world = await opened();
    const about = { door: 'grammatica', bezig: true } as const;
    world.messages = [
      ...KEPT,
      message('user', 'En de kosten?'),
      message('assistant', '', { about }),
    ];
    const stream = world.next();
    look();
    await waitFor(() => expect(questions()).toEqual(['Wat is de omzet?', 'En de kosten?']));
    world.messages = [...KEPT, ...COSTS];
    act(() => void stream.push({ delta: 'Kosten: nul.', break: true }).end());
    await ready();
    expect(answers()[1]).toHaveTextContent('Kosten: nul.');
  });

  it('keeps that question where the one before it is changed', async () => {
    const world = await opened();
    await userEvent.click(screen.getByRole('button', { name: 'Vraag wijzigen' }));
    await userEvent.type(input(), ' In maart');
    world.messages = [...KEPT, ...COSTS];
    look();
    await waitFor(() => expect(questions()).toHaveLength(2));
    world.next().fail(BEHIND);
    await userEvent.type(input(), '{Enter}');
    expect(await screen.findByText(/intussen verder gevraagd/)).toBeInTheDocument();
    expect(bodies(world, 'POST /chat/again')).toMatchObject([
      { message_id: 'user Wat is de omzet?', message: 'Wat is de omzet? In maart' },
    ]);
    expect(questions()).toEqual(['Wat is de omzet?', 'En de kosten?']);
    // The words are another question now.
    expect(input()).toHaveValue('Wat is de omzet? In maart');
    expect(screen.queryByText('Je wijzigt je laatste vraag.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() =>
      expect(bodies(world, 'POST /chat')).toMatchObject([{ message: 'Wat is de omzet? In maart' }]),
    );
  });

  it('says why a question is refused, also while that answer comes', async () => {
    const world = await opened();
    const about = { door: 'grammatica', bezig: true } as const;
    world.next().fail(problem(409, 'conflict', 'Er wordt nog een vraag beantwoord.'));
    const stream = world.next();
    world.messages = [
      ...KEPT,
      message('user', 'En de kosten?'),
      message('assistant', '', { about }),
    ];
    await ask('En de huur?');
    await waitFor(() => expect(world.api.callsOf('GET /chat/stream')).toHaveLength(1));
    expect(screen.getByText(/Er wordt nog een vraag beantwoord/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
    world.messages = [...KEPT, ...COSTS];
    act(() => void stream.push({ delta: 'Kosten: nul.', break: true }).end());
    await ready();
    expect(input()).toHaveValue('En de huur?');
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(bodies(world, 'POST /chat')).toHaveLength(2));
  });
});

it('a verdict waits for the id of an answer that just came', async () => {
  const world = new ChatWorld();
  const stream = world.next();
  world.open('/chat');
  await ask('Wat is de omzet?');
  const kept = { read: () => undefined as void };
  const reading = new Promise<void>((resolve) => (kept.read = resolve));
  world.api.on('GET /chat', () => reading.then(() => KEPT));
  act(() => void stream.push(...ANSWER).end());
  await userEvent.click(await screen.findByRole('button', { name: 'Dit helpt' }));
  expect(world.api.callsOf('POST /chat/feedback')).toEqual([]);
  act(() => kept.read());
  expect(await screen.findByText('Bewaard')).toBeInTheDocument();
  expect(world.api.callsOf('POST /chat/feedback').map(({ body }) => body)).toEqual([
    { chat_id: CHAT, message_id: KEPT[1]?.id, value: 'goed' },
  ]);
});
