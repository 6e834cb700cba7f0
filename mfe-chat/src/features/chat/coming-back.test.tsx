import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiUnreachable } from '@kengetal/platform';
import { problem } from '@kengetal/platform/testing';
import { answers, ask, input, questions, ready } from '../../conversation/testing/asking.tsx';
import { ANSWER, CHAT, ChatWorld, KEPT, message } from '../../conversation/testing/world.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('coming back to an answer', () => {
  const made = (content: string) => [
    message('user', 'Wat is de omzet?'),
    message('assistant', content, { about: { door: 'grammatica', bezig: true } }),
  ];
  const UNDER_WAY = made('');

  it.each([
    ['nothing', UNDER_WAY],
    ['a part', made('Omz')],
  ])('takes it up from its beginning after a reload, with %s of it kept', async (_name, kept) => {
    const world = new ChatWorld(kept);
    const stream = world.next();
    world.open();
    await waitFor(() => expect(world.api.callsOf('GET /chat/stream')).toHaveLength(1));
    expect(input()).toBeDisabled();
    world.messages = KEPT;
    act(() => void stream.push(...ANSWER).end());
    await ready();
    expect(answers()).toHaveLength(1);
    expect(answers()[0]).toHaveTextContent('Omzet: € 12.');
  });

  it('reads the chat again when nobody is making it any more', async () => {
    const world = new ChatWorld(UNDER_WAY);
    const stream = world.next();
    world.open();
    await waitFor(() => expect(world.api.callsOf('GET /chat/stream')).toHaveLength(1));
    world.messages = KEPT;
    act(() => void stream.end());
    expect(await screen.findByText('Zonder taalmodel')).toBeInTheDocument();
    expect(world.api.callsOf('GET /chat/stream')).toHaveLength(1);
  });

  it('asks once only about an answer that is not being made', async () => {
    const world = new ChatWorld(UNDER_WAY);
    world.open();
    await waitFor(() => expect(world.api.callsOf('GET /chat/stream')).toHaveLength(1));
    expect(await screen.findByText(/^Dit antwoord is er niet/)).toBeInTheDocument();
    await ready();
    expect(world.api.callsOf('GET /chat/stream')).toHaveLength(1);
  });

  it('takes it up when the connection is lost, and says when that does not help', async () => {
    const world = new ChatWorld();
    const stream = world.next();
    for (let tried = 0; tried < 6; tried += 1) world.next().fail(new ApiUnreachable('gone'));
    world.api.on('GET /chat', () => Promise.reject(new ApiUnreachable('gone')));
    world.open('/chat');
    await ask('Wat is de omzet?');
    jest.useFakeTimers();
    act(() => void stream.push(...ANSWER.slice(0, 2)).fail(new ApiUnreachable('gone')));
    for (let tried = 0; tried < 6; tried += 1) {
      await act(() => jest.advanceTimersByTimeAsync(10_000));
    }
    jest.useRealTimers();
    expect(await screen.findByText(/^Verbinding verbroken/)).toBeInTheDocument();
    world.api.on('GET /chat', () => KEPT);
    world
      .next()
      .push(...ANSWER)
      .end();
    await userEvent.click(screen.getByRole('button', { name: 'Hervatten' }));
    expect(await screen.findByText('Zonder taalmodel')).toBeInTheDocument();
    expect(screen.queryByText(/^Verbinding verbroken/)).toBeNull();
    expect(questions()).toEqual(['Wat is de omzet?']);
  });

  it('goes on elsewhere: the answer is there when one returns to the page', async () => {
    const world = new ChatWorld();
    const stream = world.next();
    const { router, address } = world.open('/chat');
    await ask('Wat is de omzet?');
    act(() => void stream.push(...ANSWER.slice(0, 2)));
    await waitFor(() => expect(address()).toBe(`/chat/${CHAT}`));
    await act(() => router.navigate('/chat/another'));
    await waitFor(() => expect(questions()).toEqual([]));
    world.messages = KEPT;
    act(() => void stream.push(...ANSWER.slice(2)).end());
    await act(() => router.navigate(`/chat/${CHAT}`));
    expect(await screen.findByText('Zonder taalmodel')).toBeInTheDocument();
    expect(world.api.callsOf('GET /chat/stream')).toEqual([]);
  });
});

describe('ending and changing', () => {
  it.each([
    ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Stoppen' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s stops an answer, which says so', async (_name, stop) => {
    const world = new ChatWorld();
    const stream = world.next();
    world.open('/chat');
    await ask('Wat is de omzet?');
    act(() => void stream.push({ chat_id: CHAT }, { delta: 'Omzet' }));
    await screen.findAllByText(/O/);
    world.messages = [
      message('user', 'Wat is de omzet?'),
      message('assistant', 'Omzet', { about: { door: 'grammatica', einde: 'gestopt' } }),
    ];
    await stop();
    expect(await screen.findByText(/^Gestopt/)).toBeInTheDocument();
    await ready();
    expect(world.api.callsOf('POST /chat/stop').map(({ body }) => body)).toEqual([
      { chat_id: CHAT },
    ]);
    expect(world.api.callsOf('GET /chat/stream')).toEqual([]);
  });

  it('stops a first question as soon as its chat is known', async () => {
    const world = new ChatWorld();
    const stream = world.next();
    world.open('/chat');
    await ask('Wat is de omzet?');
    await userEvent.click(screen.getByRole('button', { name: 'Stoppen' }));
    expect(world.api.callsOf('POST /chat/stop')).toEqual([]);
    act(() => void stream.push({ chat_id: CHAT }));
    await ready();
    expect(world.api.callsOf('POST /chat/stop').map(({ body }) => body)).toEqual([
      { chat_id: CHAT },
    ]);
  });

  it('that another tab stopped says so, and is no failure', async () => {
    const world = new ChatWorld();
    const stream = world.next();
    world.open('/chat');
    await ask('Wat is de omzet?');
    const about = { door: 'grammatica', einde: 'gestopt' } as const;
    act(
      () => void stream.push({ chat_id: CHAT }, { delta: 'Omzet' }, { about, break: true }).end(),
    );
    expect(await screen.findByText(/^Gestopt/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).toBeNull();
  });

  it('makes the last answer anew', async () => {
    const world = new ChatWorld(KEPT);
    world.next().push({ delta: 'Omzet: nul.', break: true }).end();
    world.open();
    await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw antwoorden' }));
    await ready();
    expect(world.api.callsOf('POST /chat/again').map(({ body }) => body)).toEqual([
      { chat_id: CHAT, message_id: 'user Wat is de omzet?' },
    ]);
    expect(document.body).not.toHaveFocus();
  });

  it('leaves the last question as it was by a button', async () => {
    new ChatWorld(KEPT).open();
    await userEvent.click(await screen.findByRole('button', { name: 'Vraag wijzigen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(input()).toHaveValue('');
  });

  it('takes the last question up by ↑, to ask it in other words', async () => {
    const world = new ChatWorld(KEPT);
    const stream = world.next();
    world.open();
    await screen.findByText('Wat is de omzet?');
    await userEvent.type(input(), '{ArrowUp}');
    expect(input()).toHaveValue('Wat is de omzet?');
    await userEvent.keyboard('{Escape}');
    expect(input()).toHaveValue('');
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.type(input(), ' In maart');
    await userEvent.keyboard('{Enter}');
    expect(questions()).toEqual(['Wat is de omzet? In maart']);
    expect(answers()).toHaveLength(1);
    expect(world.api.callsOf('POST /chat/again').map(({ body }) => body)).toEqual([
      {
        chat_id: CHAT,
        message_id: 'user Wat is de omzet?',
        message: 'Wat is de omzet? In maart',
        context_prompt: 'Periode op het scherm: 202501-202503.',
      },
    ]);
    act(() => void stream.fail(problem(503, 'unavailable', 'Nu even niet.')));
    expect(await screen.findByText('Nu even niet.')).toBeInTheDocument();
    expect(questions()).toEqual(['Wat is de omzet?']);
    expect(within(answers()[0] as HTMLElement).getByText('Zonder taalmodel')).toBeInTheDocument();
    // What did not come over is changed still, and asked in the place of the last question.
    expect(input()).toHaveValue('Wat is de omzet? In maart');
    expect(screen.getByText('Je wijzigt je laatste vraag.')).toBeInTheDocument();
    await userEvent.type(input(), '{Enter}');
    await waitFor(() => expect(world.api.callsOf('POST /chat/again')).toHaveLength(2));
    expect(world.api.callsOf('POST /chat')).toEqual([]);
  });
});
