import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StreamBroken } from '@kengetal/platform';
import { problem, PROJECT } from '@kengetal/platform/testing';
import { ask, input, questions, ready, waiting } from '../../conversation/testing/asking.tsx';
import {
  ANSWER,
  CHAT,
  ChatWorld,
  KEPT,
  message,
  vraag,
} from '../../conversation/testing/world.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('asking', () => {
  it('sends the trimmed words with project, history and the period on the screen', async () => {
    const world = new ChatWorld();
    world
      .next()
      .push(...ANSWER)
      .end();
    world.open('/chat');
    await ask('  Wat is de omzet?  ');
    await screen.findByRole('button', { name: /€\s12,00/ });
    expect(world.api.callsOf('POST /chat').map(({ body }) => body)).toEqual([
      {
        project_id: PROJECT.project_id,
        chat_id: expect.any(String),
        message: 'Wat is de omzet?',
        history: true,
        context_prompt: 'Periode op het scherm: 202501-202503.',
      },
    ]);
  });

  it('sends nothing that is empty, nor a line that is begun', async () => {
    const world = new ChatWorld();
    world.open('/chat');
    await ask('   ');
    expect(screen.getByRole('button', { name: 'Versturen' })).toBeDisabled();
    await userEvent.clear(input());
    await userEvent.type(input(), 'Een{Shift>}{Enter}{/Shift}twee');
    expect(input()).toHaveValue('Een\ntwee');
    expect(world.api.callsOf('POST /chat')).toEqual([]);
  });

  it('is disabled, with a typing indicator, until the first words of the answer', async () => {
    const world = new ChatWorld();
    const stream = world.next();
    world.open('/chat');
    await ask('Wat is de omzet?');
    expect(input()).toBeDisabled();
    expect(waiting()).toBeInTheDocument();
    act(() => void stream.push({ chat_id: CHAT }, { role: 'assistant', tool_calls: [vraag()] }));
    expect(await screen.findByText('Boekhouding analyseren')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Bezig' })).toBeInTheDocument();
    expect(waiting()).toBeInTheDocument();
    act(() => void stream.push(...ANSWER.slice(2)).end());
    await waitFor(() => expect(waiting()).toBeNull());
    await ready();
    expect(screen.getByRole('img', { name: 'Klaar' })).toBeInTheDocument();
    expect(screen.getByText('Omzet, januari t/m maart 2025')).toBeInTheDocument();
    expect(await screen.findByText('Zonder taalmodel')).toBeInTheDocument();
    expect(input()).toHaveFocus();
  });

  it('leaves the focus on a list that was opened while it came', async () => {
    const list = document.createElement('button');
    list.setAttribute('aria-haspopup', 'dialog');
    list.setAttribute('aria-expanded', 'true');
    document.body.append(list);
    list.focus();
    new ChatWorld().open('/chat');
    await ready();
    expect(list).toHaveFocus();
    list.remove();
  });

  it("puts the API's id in the place of ours, in the address too, and asks on there", async () => {
    const world = new ChatWorld();
    const stream = world.next();
    const { address, router } = world.open('/chat');
    await ask('Wat is de omzet?');
    act(() => void stream.push(...ANSWER));
    await waitFor(() => expect(address()).toBe(`/chat/${CHAT}`));
    expect(router.state.historyAction).toBe('REPLACE');
    world.messages = KEPT;
    act(() => void stream.end());
    await ready();
    expect(questions()).toEqual(['Wat is de omzet?']);
    world.next().push({ delta: 'Zo.', break: true }).end();
    await ask('En de kosten?');
    await waitFor(() => expect(world.api.callsOf('POST /chat')).toHaveLength(2));
    expect(world.api.callsOf('POST /chat')[1]?.body).toMatchObject({ chat_id: CHAT });
  });

  it('gives a chat its title after the first answer, and lists it anew', async () => {
    const world = new ChatWorld();
    world
      .next()
      .push(...ANSWER)
      .end();
    world.open('/chat');
    await ask('Wat is de omzet?');
    await waitFor(() => expect(world.api.callsOf('POST /chat/annotate')).toHaveLength(1));
    const lists = world.api.callsOf('GET /chats').length;
    expect(lists).toBeGreaterThan(1);
  });
});

it('a chip asks the changed question, without words of its own', async () => {
  const world = new ChatWorld(KEPT);
  const stream = world.next();
  world.open();
  await userEvent.click(await screen.findByRole('button', { name: /^verdeling: Totaal/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Per maand' }));
  await waitFor(() => expect(questions()).toEqual(['Wat is de omzet?', 'Per maand']));
  act(() => void stream.push({ delta: 'Omzet per maand.', break: true }).end());
  await waitFor(() => expect(questions()).toEqual(['Wat is de omzet?', 'Omzet, zoals gekozen']));
  expect(world.api.callsOf('POST /chat/question').map(({ body }) => body)).toMatchObject([
    { chat_id: CHAT, question: { subject: { key: 'omzet' }, split: 'maand' } },
  ]);
});

describe('under the newest answer', () => {
  it('stand the questions that came with it', async () => {
    const world = new ChatWorld(KEPT);
    world.open();
    await userEvent.click(await screen.findByRole('button', { name: 'En vorig jaar?' }));
    await waitFor(() => expect(world.api.callsOf('POST /chat')).toHaveLength(1));
    expect(world.api.callsOf('POST /chat/context_suggestions')).toEqual([]);
  });

  it('stand questions about it where none came', async () => {
    const world = new ChatWorld([message('user', 'Wat?'), message('assistant', 'Geen idee.')]);
    world.suggestions = ['Een?', 'Twee?', 'Drie?', 'Vier?'];
    world.open();
    expect(await screen.findByRole('button', { name: 'Drie?' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Vier?' })).toBeNull();
    expect(world.api.callsOf('POST /chat/context_suggestions').map(({ body }) => body)).toEqual([
      { project_id: PROJECT.project_id, context_prompt: 'Vraag: Wat?\nAntwoord: Geen idee.' },
    ]);
  });
});

describe('a question that does not come over', () => {
  it('is taken out of the chat and put back in the input, to be tried again', async () => {
    const world = new ChatWorld(KEPT);
    world.next().fail(problem(429, 'rate_limited', 'Je stelt te veel vragen.'));
    world.open();
    await screen.findByText('Wat is de omzet?');
    await ask('En de kosten?');
    expect(await screen.findByText('Je stelt te veel vragen.')).toBeInTheDocument();
    expect(questions()).toEqual(['Wat is de omzet?']);
    expect(input()).toHaveValue('En de kosten?');
    world.next().push({ delta: 'Kosten: nul.', break: true }).end();
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(questions()).toEqual(['Wat is de omzet?', 'En de kosten?']));
    expect(input()).toHaveValue('');
    await waitFor(() => expect(world.api.callsOf('POST /chat')).toHaveLength(2));
  });

  it('keeps what was said before the error came', async () => {
    const world = new ChatWorld(KEPT);
    const stream = world.next();
    world.open();
    await screen.findByText('Wat is de omzet?');
    await ask('En de kosten?');
    world.messages = [...KEPT, message('user', 'En de kosten?'), message('assistant', 'Kosten')];
    act(() => void stream.push({ delta: 'Kosten' }).fail(new StreamBroken('Het lukt niet.')));
    expect(await screen.findByText('Het lukt niet.')).toBeInTheDocument();
    expect(questions()).toHaveLength(2);
    expect(input()).toHaveValue('');
    // It stands there already: trying again answers it anew.
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    await waitFor(() => expect(world.api.callsOf('POST /chat/again')).toHaveLength(1));
    expect(world.api.callsOf('POST /chat')).toHaveLength(1);
  });
});
