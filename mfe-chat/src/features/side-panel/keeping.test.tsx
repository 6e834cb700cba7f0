import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import { input } from '../../conversation/testing/asking.tsx';
import { ANSWER, CHAT, ChatWorld, KEPT } from '../../conversation/testing/world.tsx';
import SidePanel from './SidePanel.tsx';

const QUESTION = {
  project_id: PROJECT.project_id,
  text: 'Hoe komt Autokosten (Maart 2025) op € 1.234,56 uit?',
  context_prompt: 'Waarde: € 1.234,56.',
  asked_at: 1,
};

beforeEach(() => sessionStorage.clear());

describe('a conversation that is deleted', () => {
  const remove = async (world: ChatWorld) => {
    sessionStorage.setItem('kengetal.chat.panel', `${PROJECT.project_id} ${CHAT}`);
    renderRemote(<SidePanel />, { api: world.api });
    await userEvent.click(await screen.findByRole('button', { name: 'Meer over Omzet in maart' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Verwijderen' }));
  };

  it('is back when that is taken back, by the button that has the focus', async () => {
    const world = new ChatWorld(KEPT);
    await remove(world);
    expect(screen.queryByText('Wat is de omzet?')).toBeNull();
    expect(screen.getByRole('button', { name: 'Ongedaan maken' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Wat is de omzet?')).toBeInTheDocument();
    expect(world.api.callsOf('DELETE /chat')).toEqual([]);
  });

  it('cannot be taken back once that is on its way', async () => {
    const world = new ChatWorld(KEPT);
    world.api.on('DELETE /chat', () => new Promise(() => undefined));
    await remove(world);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect(world.api.callsOf('DELETE /chat')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
  });
});

describe('closed and opened again', () => {
  function Closable() {
    const [isOpen, setIsOpen] = useState(true);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(!isOpen)}>
          Paneel
        </button>
        {isOpen ? <SidePanel /> : null}
      </>
    );
  }
  const toggle = () => userEvent.click(screen.getByRole('button', { name: 'Paneel' }));

  it('has what was typed', async () => {
    renderRemote(<Closable />, { api: new ChatWorld().api });
    await userEvent.type(input(), 'Wat is');
    await toggle();
    await toggle();
    expect(input()).toHaveValue('Wat is');
  });

  it('has a first question that failed meanwhile, with what it is about', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const world = new ChatWorld();
    const stream = world.next();
    const { bus } = renderRemote(<Closable />, { api: world.api });
    act(() => bus.set('question', QUESTION));
    await userEvent.type(input(), '{Enter}');
    await toggle();
    act(() => void stream.fail(problem(503, 'unavailable', 'Nu even niet.')));
    await toggle();
    expect(await screen.findByText('Nu even niet.')).toBeInTheDocument();
    expect(input()).toHaveValue(QUESTION.text);
    expect(screen.getByText(/aanklikte/)).toBeInTheDocument();
  });

  it('has a first question that was answered meanwhile', async () => {
    const world = new ChatWorld();
    const stream = world.next();
    renderRemote(<Closable />, { api: world.api });
    await userEvent.type(input(), 'Wat is de omzet?{Enter}');
    await toggle();
    act(() => void stream.push(...ANSWER).end());
    await toggle();
    expect(await screen.findByText('Zonder taalmodel')).toBeInTheDocument();
    expect(screen.getByText('Wat is de omzet?')).toBeInTheDocument();
  });
});
