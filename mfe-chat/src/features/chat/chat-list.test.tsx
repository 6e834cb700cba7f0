import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, problem, renderRemote } from '@kengetal/platform/testing';
import { listedChat } from '../../conversation/testing/listed-chat.ts';
import { ChatWorld } from '../../conversation/testing/world.tsx';
import ChatScreen from './Chat.tsx';

describe('the list of chats', () => {
  const CHATS = [listedChat(1, '2020-01-02T10:00:00Z'), listedChat(2, '2020-01-01T10:00:00Z')];

  function open(api: FakeApi = new ChatWorld().api, path = '/chat', begun = CHATS) {
    let chats = begun;
    api
      .on('GET /chats', ({ query: { search = '' } }) =>
        chats.filter(({ chat_name }) => chat_name.includes(search)),
      )
      .on('DELETE /chat', ({ query: { chat_id } }) => {
        chats = chats.filter((each) => each.chat_id !== chat_id);
        return undefined;
      })
      .on('PATCH /chat', ({ body: { chat_id, chat_name } }) => {
        chats = chats.map((each) => (each.chat_id === chat_id ? { ...each, chat_name } : each));
        return { ...listedChat(1, ''), chat_name };
      });
    return renderRemote(<ChatScreen />, { api, path });
  }

  const list = () => within(screen.getByRole('navigation', { name: 'Gesprekken' }));
  const names = () =>
    list()
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);
  const choose = async (name: string, item: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Meer over ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

  /** On a phone the list takes the place of the chat. */
  const isListed = () =>
    screen.getByRole('navigation', { name: 'Gesprekken' }).closest('[data-listed]') !== null;

  it('makes way for a chat that is chosen, also the one that is shown', async () => {
    open(undefined, `/chat/${listedChat(2, '').chat_id}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Gesprekken' }));
    expect(isListed()).toBe(true);
    await userEvent.click(await screen.findByRole('link', { name: 'Gesprek 2' }));
    expect(isListed()).toBe(false);
  });

  it('says of namesakes when they began', async () => {
    open(undefined, '/chat', [
      { ...listedChat(1, '2020-01-02T10:00:00Z'), chat_name: 'Omzet' },
      { ...listedChat(2, '2020-01-01T09:05:00Z'), chat_name: 'Omzet' },
      listedChat(3, '2020-01-01T09:00:00Z'),
    ]);
    await screen.findByRole('link', { name: 'Gesprek 3' });
    expect(names()).toEqual(['Omzet2 jan 2020 11:00', 'Omzet1 jan 2020 10:05', 'Gesprek 3']);
  });

  it('is searched at the API', async () => {
    const { api } = open();
    await screen.findByRole('link', { name: 'Gesprek 2' });
    await userEvent.type(screen.getByRole('searchbox'), '2');
    await waitFor(() => expect(names()).toEqual(['Gesprek 2']));
    expect(api.callsOf('GET /chats').at(-1)?.query).toMatchObject({ search: '2' });
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('Geen gesprek met deze woorden.')).toBeInTheDocument();
  });

  it('opens a chat, and begins a new one', async () => {
    const { address, router } = open();
    await userEvent.click(await screen.findByRole('link', { name: 'Gesprek 2' }));
    expect(address()).toBe(`/chat/${listedChat(2, '').chat_id}`);
    expect(screen.getByRole('link', { name: 'Gesprek 2' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Nieuwe chat' }));
    expect(router.state.location.state).toEqual({ newChat: true });
  });

  it('renames a chat; Escape leaves its name', async () => {
    const { api } = open();
    await choose('Gesprek 2', 'Hernoemen');
    const name = screen.getByRole('textbox', { name: 'Naam van het gesprek' });
    await userEvent.clear(name);
    await userEvent.type(name, ' Huur {Enter}');
    expect(await screen.findByRole('link', { name: 'Huur' })).toBeInTheDocument();
    await choose('Huur', 'Hernoemen');
    await userEvent.keyboard('Anders{Escape}');
    expect(screen.getByRole('link', { name: 'Huur' })).toHaveFocus();
    expect(api.callsOf('PATCH /chat').map(({ body }) => body)).toEqual([
      { chat_id: listedChat(2, '').chat_id, chat_name: 'Huur' },
    ]);
  });

  it('says under the field that a name is not kept', async () => {
    const { api } = open();
    await choose('Gesprek 2', 'Hernoemen');
    api.on('PATCH /chat', () => Promise.reject(problem(500, 'internal', 'Er ging iets mis.')));
    await userEvent.keyboard('Anders{Enter}');
    expect(await screen.findByText(/^De naam is niet bewaard\. Druk op Enter/)).toHaveRole('alert');
  });

  describe('deletes', () => {
    const deleted = (api: FakeApi) => api.callsOf('DELETE /chat').map(({ query }) => query);
    const SECOND = [{ chat_id: listedChat(2, '').chat_id }];

    it('nothing that is taken back', async () => {
      const { api, unmount } = open();
      await choose('Gesprek 2', 'Verwijderen');
      expect(names()).toEqual(['Gesprek 1']);
      expect(screen.getByRole('status')).toHaveTextContent(/^Gesprek 2 verwijderd\./);
      await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
      expect(names()).toEqual(['Gesprek 1', 'Gesprek 2']);
      expect(screen.getByRole('link', { name: 'Gesprek 2' })).toHaveFocus();
      unmount();
      expect(deleted(api)).toEqual([]);
    });

    it('by a key, of which nothing is left for the button that then has the focus', async () => {
      open();
      await userEvent.click(await screen.findByRole('button', { name: 'Meer over Gesprek 2' }));
      const item = await screen.findByRole('menuitem', { name: 'Verwijderen' });
      const key = { key: 'Enter', keyCode: 13 };
      // A browser presses what has the focus by the keypress, which follows if this one is unanswered.
      expect(fireEvent.keyDown(item, key)).toBe(false);
      expect(screen.getByRole('button', { name: 'Ongedaan maken' })).toHaveFocus();
    });

    it('the one that is shown within reach of taking that back, and leads back to it nowhere', async () => {
      const { address, router } = open(undefined, `/chat/${listedChat(2, '').chat_id}`);
      await screen.findByRole('link', { name: 'Gesprek 2' });
      await userEvent.click(screen.getByRole('button', { name: 'Gesprekken' }));
      await choose('Gesprek 2', 'Verwijderen');
      await waitFor(() => expect(address()).toBe('/chat'));
      expect(router.state.historyAction).toBe('REPLACE');
      expect(isListed()).toBe(true);
      expect(screen.getByRole('button', { name: 'Ongedaan maken' })).toHaveFocus();
      await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
      await waitFor(() => expect(address()).toBe(`/chat/${listedChat(2, '').chat_id}`));
      expect(isListed()).toBe(true);
      await userEvent.click(screen.getByRole('link', { name: 'Gesprek 2' }));
      expect(isListed()).toBe(false);
    });

    it('what cannot be taken back any more, once it is on its way', async () => {
      const api = new ChatWorld().api;
      open(api);
      api.on('DELETE /chat', () => new Promise(() => undefined));
      await choose('Gesprek 2', 'Verwijderen');
      act(() => void window.dispatchEvent(new Event('pagehide')));
      await waitFor(() => expect(deleted(api)).toEqual(SECOND));
      expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
      expect(names()).toEqual(['Gesprek 1']);
    });

    it('one that was opened again meanwhile, and does not stay on the screen', async () => {
      const { router, address, api } = open();
      await choose('Gesprek 2', 'Verwijderen');
      await act(() => router.navigate(`/chat/${listedChat(2, '').chat_id}`));
      act(() => void window.dispatchEvent(new Event('pagehide')));
      await waitFor(() => expect(address()).toBe('/chat'));
      expect(router.state.historyAction).toBe('REPLACE');
      expect(deleted(api)).toEqual(SECOND);
    });

    it('a chat when the time to take it back is over', async () => {
      const { api } = open();
      await screen.findByRole('link', { name: 'Gesprek 2' });
      jest.useFakeTimers();
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await user.click(screen.getByRole('button', { name: 'Meer over Gesprek 2' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Verwijderen' }));
      expect(deleted(api)).toEqual([]);
      await act(() => jest.advanceTimersByTimeAsync(6_000));
      await act(() => jest.advanceTimersByTimeAsync(100));
      jest.useRealTimers();
      expect(deleted(api)).toEqual(SECOND);
      await waitFor(() => expect(names()).toEqual(['Gesprek 1']));
      expect(screen.queryByText('verwijderd.')).toBeNull();
    });

    it.each([
      ['the screen', (unmount: () => void) => unmount()],
      ['the page', () => void window.dispatchEvent(new Event('pagehide'))],
    ])('a chat when %s is left', async (_name, leave) => {
      const { api, unmount } = open();
      await choose('Gesprek 2', 'Verwijderen');
      act(() => leave(unmount));
      await waitFor(() => expect(deleted(api)).toEqual(SECOND));
    });

    it('says when that failed, and shows again what was shown', async () => {
      const { chat_id } = listedChat(2, '');
      const { api, address, unmount } = open(undefined, `/chat/${chat_id}`);
      api.on('DELETE /chat', () => {
        throw problem(503, 'unavailable', 'Nu even niet.');
      });
      await choose('Gesprek 2', 'Verwijderen');
      await waitFor(() => expect(address()).toBe('/chat'));
      act(() => void window.dispatchEvent(new Event('pagehide')));
      expect(await screen.findByText(/Nu even niet/)).toBeInTheDocument();
      await waitFor(() => expect(address()).toBe(`/chat/${chat_id}`));
      expect(names()).toEqual(['Gesprek 1', 'Gesprek 2']);
      unmount();
    });
  });
});
