import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallBody } from '@kengetal/contract';
import {
  PROJECT,
  renderRemote,
  type FakeApi,
  type RemoteOptions,
} from '@kengetal/platform/testing';
import { keeping, view } from './testing/views.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

const AUTO = view('Autokosten', 'groep=autokosten&per=kwartaal');
const FIRST = view('Eerste kwartaal', 'periode=202501-202503&vorm=line');
const SHARED = view('Lonen', 'groep=lonen', { shared: true, user_name: 'Joost' });

const HERE = `/analytics/overview?project=${PROJECT.project_id}&periode=202401-202412`;
const render = (api: FakeApi, options: RemoteOptions = {}) =>
  renderRemote(<ViewsMenu projectId={PROJECT.project_id} screen="analytics-overview" />, {
    api,
    path: HERE,
    ...options,
  });
const button = (value: string) => screen.findByRole('button', { name: `Weergave: ${value}` });
const open = async (value = 'Geen') => {
  await userEvent.click(await button(value));
  return screen.getByRole('dialog', { name: 'Weergave' });
};
const bodiesOf = (api: FakeApi, route: 'POST /view' | 'PATCH /view' | 'DELETE /view') =>
  api.callsOf(route).map(({ body }) => body as CallBody<'saveView'>);

describe('kept views', () => {
  afterEach(() => jest.useRealTimers());

  it('are chosen, and their name stands in the bar; months of their own come along', async () => {
    const { address } = render(keeping(AUTO, FIRST, SHARED));
    const panel = await open();
    const own = await within(panel).findByRole('list', { name: 'Weergaven van jou' });
    expect(within(own).getAllByRole('listitem')).toHaveLength(2);
    expect(within(panel).getByRole('button', { name: /^Lonen/ })).toHaveTextContent('Joost');
    await userEvent.click(within(own).getByRole('button', { name: 'Autokosten' }));
    expect(address()).toBe(
      `/analytics/overview?groep=autokosten&per=kwartaal&project=${PROJECT.project_id}&periode=202401-202412`,
    );
    expect(await button('Autokosten')).toHaveFocus();
    await open('Autokosten');
    await userEvent.click(screen.getByRole('button', { name: /^Eerste kwartaal/ }));
    expect(address()).toBe(
      `/analytics/overview?periode=202501-202503&vorm=line&project=${PROJECT.project_id}`,
    );
  });

  it('are kept with the months or without, and shared when asked', async () => {
    const api = keeping();
    render(api, { path: `${HERE}&groep=lonen&zoom=202403-202405` });
    const panel = await open();
    expect(await within(panel).findByText(/^Je hebt nog geen weergaven/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Bewaar deze weergave' }));
    expect(screen.getByRole('textbox', { name: 'Naam van de weergave' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Bewaren' })).toBeDisabled();
    await userEvent.keyboard('Lonen{Enter}');
    expect(await screen.findByRole('button', { name: 'Lonen' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Bewaar deze weergave' }));
    await userEvent.keyboard('Lonen 2024');
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Met de periode Jan 2024 - Dec 2024' }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Delen met het project' }));
    await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
    await screen.findByRole('button', { name: /^Lonen 2024/ });
    expect(bodiesOf(api, 'POST /view')).toMatchObject([
      { name: 'Lonen', choices: 'groep=lonen', shared: false },
      { choices: 'periode=202401-202412&groep=lonen&zoom=202403-202405', shared: true },
    ]);
  });

  it('ask for another name when it is taken', async () => {
    render(keeping(AUTO, FIRST));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Bewaar deze weergave' }));
    await userEvent.keyboard('Autokosten{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Er is al een weergave ‘Autokosten’. Kies een andere naam.',
    );
    expect(screen.getByRole('textbox')).toHaveValue('Autokosten');
    await userEvent.type(screen.getByRole('textbox'), ' per maand{Enter}');
    expect(await screen.findByRole('button', { name: 'Autokosten per maand' })).toHaveFocus();
  });

  it('are renamed, shared, and removed with the way back', async () => {
    const api = keeping(AUTO, FIRST);
    const { unmount } = render(api);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Meer met Autokosten' }));
    await userEvent.click(screen.getByRole('button', { name: 'Hernoemen' }));
    await userEvent.keyboard('Auto{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Meer met Auto' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delen met het project' }));
    const ofProject = await screen.findByRole('list', { name: 'Weergaven van het project' });
    expect(within(ofProject).getByRole('button', { name: /^Auto/ })).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: 'Meer met Eerste kwartaal' }));
    await userEvent.click(screen.getByRole('button', { name: 'Verwijderen' }));
    expect(screen.getByText('Eerste kwartaal verwijderd.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Ongedaan maken' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: /^Eerste kwartaal/ })).toHaveFocus();
    expect(bodiesOf(api, 'DELETE /view')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Meer met Eerste kwartaal' }));
    await userEvent.click(screen.getByRole('button', { name: 'Verwijderen' }));
    unmount();
    await waitFor(() =>
      expect(bodiesOf(api, 'DELETE /view')).toMatchObject([{ view_id: 'Eerste kwartaal' }]),
    );
  });

  it('keep the focus in their panel when a form is left, and when a removal is over', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(keeping(AUTO, FIRST));
    await user.click(await button('Geen'));
    await user.click(await screen.findByRole('button', { name: 'Bewaar deze weergave' }));
    await user.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(screen.getByRole('button', { name: 'Bewaar deze weergave' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Meer met Autokosten' }));
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.queryByText('Autokosten verwijderd.')).toBeNull();
    expect(screen.getByRole('button', { name: /^Eerste kwartaal/ })).toHaveFocus();
  });

  it('cannot be brought back once their removal is on its way', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(keeping(AUTO, FIRST).on('DELETE /view', () => new Promise(() => undefined)));
    await user.click(await button('Geen'));
    await user.click(await screen.findByRole('button', { name: 'Meer met Autokosten' }));
    await user.click(screen.getByRole('button', { name: 'Verwijderen' }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Autokosten verwijderd.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Eerste kwartaal/ })).toHaveFocus();
  });

  it('leave the focus with the one that is shared, whichever was brought back before', async () => {
    render(keeping(AUTO, SHARED));
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Meer met Lonen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Verwijderen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(screen.getByRole('button', { name: /^Lonen/ })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Meer met Autokosten' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delen met het project' }));
    const ofProject = await screen.findByRole('list', { name: 'Weergaven van het project' });
    expect(await within(ofProject).findByRole('button', { name: /^Autokosten/ })).toHaveFocus();
  });

  it('of the project are not for a reader to change', async () => {
    const rights = { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' as const } };
    render(keeping(AUTO, SHARED), { rights });
    await open();
    expect(await screen.findByRole('button', { name: /^Lonen/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Meer met Lonen' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Meer met Autokosten' }));
    expect(screen.queryByRole('button', { name: 'Delen met het project' })).toBeNull();
  });

  it('are gone through by the arrow keys', async () => {
    render(keeping(AUTO, SHARED));
    await open();
    (await screen.findByRole('button', { name: 'Autokosten' })).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('button', { name: /^Lonen/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('button', { name: 'Autokosten' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(await button('Geen')).toHaveFocus();
  });

  it('that cannot be loaded are tried again', async () => {
    let down = true;
    const api = keeping(AUTO).on('GET /views', () => {
      if (down) throw new Error('down');
      return [AUTO];
    });
    render(api);
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Kon de weergaven niet laden.');
    down = false;
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('button', { name: 'Autokosten' })).toBeInTheDocument();
  });
});
