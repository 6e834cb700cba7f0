import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportContext } from '@kengetal/platform';
import { PERIOD, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import { ANSWER, CHAT, ChatWorld, KEPT } from '../../conversation/testing/world.tsx';
import SidePanel from './SidePanel.tsx';

const QUESTION = {
  project_id: PROJECT.project_id,
  text: 'Hoe komt Autokosten (Maart 2025) op € 1.234,56 uit?',
  context_prompt: 'Waarde: € 1.234,56.',
  asked_at: 1,
};
const REPORT: ReportContext = {
  type: 'kwartaal',
  period: PERIOD,
  tab: 'Kosten',
  context_prompt: 'Het rapport van het eerste kwartaal.',
};

const input = () => screen.getByRole('textbox', { name: 'Je vraag' });
const open = (world = new ChatWorld()) => renderRemote(<SidePanel />, { api: world.api });

beforeEach(() => sessionStorage.clear());

it('asks to be closed', async () => {
  const { bus } = open();
  const closed = jest.fn();
  bus.on('chatClose', closed);
  await userEvent.click(screen.getByRole('button', { name: 'Chat sluiten' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

it('asks for a project where there is none', () => {
  const { api } = renderRemote(<SidePanel />, { project: null });
  expect(screen.getByText('Kies eerst een project.')).toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

describe('a conversation', () => {
  it('begins at the start, has a title and a way back, and is there when the panel opens again', async () => {
    const world = new ChatWorld();
    world
      .next()
      .push(...ANSWER)
      .end();
    const view = open(world);
    expect(input()).toHaveAttribute('placeholder', 'Start een nieuw gesprek...');
    expect(screen.queryByRole('button', { name: 'Terug' })).toBeNull();
    await userEvent.type(input(), 'Wat is de omzet?{Enter}');
    expect(await screen.findByRole('heading', { name: 'Omzet in maart' })).toBeInTheDocument();
    expect(input()).toHaveAttribute('placeholder', 'Typ een bericht...');
    expect(await screen.findByText('Zonder taalmodel')).toBeInTheDocument();
    view.unmount();
    open(world);
    expect(await screen.findByText('Wat is de omzet?')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Terug' }));
    expect(input()).toHaveAttribute('placeholder', 'Start een nieuw gesprek...');
    expect(screen.queryByText('Wat is de omzet?')).toBeNull();
  });

  it('is not shown in another project', async () => {
    sessionStorage.setItem('kengetal.chat.panel', `another ${CHAT}`);
    const { api } = open(new ChatWorld(KEPT));
    expect(input()).toHaveAttribute('placeholder', 'Start een nieuw gesprek...');
    expect(api.callsOf('GET /chat')).toEqual([]);
  });
});

describe('beside a report', () => {
  it('offers three questions about the part on the screen, which goes along', async () => {
    const world = new ChatWorld();
    world.suggestions = ['Een?', 'Twee?', 'Drie?', 'Vier?'];
    const { bus } = open(world);
    act(() => bus.set('report', REPORT));
    expect(
      screen.getByText('Heb je vragen over het Kosten gedeelte van dit rapport?'),
    ).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Twee?' }));
    expect(screen.queryByRole('button', { name: 'Vier?' })).toBeNull();
    const prompts = world.api.callsOf('POST /chat/context_suggestions').map(({ body }) => body);
    expect(prompts).toContainEqual({
      project_id: PROJECT.project_id,
      context_prompt: REPORT.context_prompt,
    });
    await waitFor(() => expect(world.api.callsOf('POST /chat')).toHaveLength(1));
    expect(world.api.callsOf('POST /chat')[0]?.body).toMatchObject({
      message: 'Twee?',
      context_prompt: `${REPORT.context_prompt}\nPeriode op het scherm: 202501-202503.`,
    });
  });
});

it('asks no questions about a context that is empty', async () => {
  const world = new ChatWorld();
  const { bus } = open(world);
  act(() => bus.set('report', { ...REPORT, context_prompt: ' \n ' }));
  await screen.findByText('Heb je vragen over het Kosten gedeelte van dit rapport?');
  await act(async () => undefined);
  const prompts = world.api
    .callsOf('POST /chat/context_suggestions')
    .map(({ body }) => (body as { context_prompt: string }).context_prompt);
  expect(prompts.filter((prompt) => prompt.trim() === '')).toEqual([]);
});

describe('a question that a screen hands over', () => {
  it('stands in the input with the focus, and is sent with what it is about by one key', async () => {
    const world = new ChatWorld();
    world
      .next()
      .push(...ANSWER)
      .end();
    const { bus } = open(world);
    act(() => bus.set('question', QUESTION));
    expect(input()).toHaveValue(QUESTION.text);
    expect(input()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(world.api.callsOf('POST /chat')).toHaveLength(1));
    expect(world.api.callsOf('POST /chat')[0]?.body).toMatchObject({
      message: QUESTION.text,
      context_prompt: `${QUESTION.context_prompt}\nPeriode op het scherm: 202501-202503.`,
    });
    expect(bus.get('question')).toBeNull();
  });

  it('takes the suggestion along that it is about', async () => {
    const world = new ChatWorld();
    world
      .next()
      .push(...ANSWER)
      .end();
    const { bus } = open(world);
    const suggestion_id = '00000000-0000-4000-8000-0000000000f1';
    act(() => bus.set('question', { ...QUESTION, suggestion_id }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(world.api.callsOf('POST /chat')).toHaveLength(1));
    expect(world.api.callsOf('POST /chat')[0]?.body).toMatchObject({ suggestion_id });
  });

  it('comes back with all that, where it does not come over', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const world = new ChatWorld();
    world.next().fail(problem(503, 'unavailable', 'Nu even niet.'));
    const { bus } = open(world);
    const suggestion_id = '00000000-0000-4000-8000-0000000000f1';
    act(() => bus.set('question', { ...QUESTION, suggestion_id }));
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Nu even niet.');
    expect(input()).toHaveValue(QUESTION.text);
    expect(screen.getByText(/^Wat je op het scherm aanklikte/)).toBeInTheDocument();
    await userEvent.type(input(), '{Enter}');
    await waitFor(() => expect(world.api.callsOf('POST /chat')).toHaveLength(2));
    expect(world.api.callsOf('POST /chat')[1]?.body).toMatchObject({
      suggestion_id,
      context_prompt: `${QUESTION.context_prompt}\nPeriode op het scherm: 202501-202503.`,
    });
  });

  it('begins another conversation', async () => {
    sessionStorage.setItem('kengetal.chat.panel', `${PROJECT.project_id} ${CHAT}`);
    const { bus } = open(new ChatWorld(KEPT));
    await screen.findByText('Wat is de omzet?');
    act(() => bus.set('question', QUESTION));
    expect(screen.queryByText('Wat is de omzet?')).toBeNull();
    expect(input()).toHaveValue(QUESTION.text);
  });

  it('makes way for the next one, and is not shown in another project', () => {
    const { bus } = open();
    act(() => bus.set('question', { ...QUESTION, project_id: 'another' }));
    expect(input()).toHaveValue('');
    act(() => bus.set('question', QUESTION));
    act(() => bus.set('question', { ...QUESTION, text: 'Waarom is de huur hoger?', asked_at: 2 }));
    expect(input()).toHaveValue('Waarom is de huur hoger?');
  });

  it('is put away with what it is about', async () => {
    const { bus } = open();
    act(() => bus.set('question', QUESTION));
    await userEvent.click(screen.getByRole('button', { name: 'Weghalen' }));
    expect(input()).toHaveValue('');
    expect(bus.get('question')).toBeNull();
  });

  it('stands there anew, with the focus, when it is asked again', async () => {
    const { bus } = open();
    act(() => bus.set('question', QUESTION));
    await userEvent.type(input(), ' Graag kort.');
    await userEvent.tab();
    act(() => bus.set('question', { ...QUESTION, asked_at: 2 }));
    expect(input()).toHaveValue(QUESTION.text);
    expect(input()).toHaveFocus();
  });
});
