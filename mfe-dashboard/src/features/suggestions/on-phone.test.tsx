import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT, renderRemote } from '@kengetal/platform/testing';
import { idOf, listOf, suggestion, SuggestionsApi } from '../../suggestions/testing/suggestions.ts';
import Suggesties from './Suggesties.tsx';

const { project_id } = PROJECT;
const READER = { organisations: {}, projects: { [project_id]: 'lezer' as const } };
const FOUR = [1, 2, 3, 4].map((number) => suggestion(number));

describe('suggestions on a phone', () => {
  beforeEach(() => {
    const phone = { ...window.matchMedia(''), matches: true };
    jest.spyOn(window, 'matchMedia').mockReturnValue(phone);
  });
  afterEach(() => jest.restoreAllMocks());

  async function show(reads = false) {
    const world = new SuggestionsApi(listOf(FOUR));
    const view = renderRemote(<Suggesties />, {
      api: world.api,
      path: '/suggesties',
      ...(reads && { rights: READER }),
    });
    await screen.findByText(/Factuur 1 is/);
    return { ...view, world };
  }

  const tap = (number: number) => {
    const row = screen.getByText(new RegExp(`Factuur ${String(number)} is`)).closest('tr');
    return userEvent.click(within(row as HTMLElement).getByText('Heeft tijd'));
  };

  it('a tap opens; once several are to be chosen it chooses, and they are handled together', async () => {
    const { world, address } = await show();
    await userEvent.click(screen.getByRole('button', { name: 'Meer kiezen', pressed: false }));
    const foot = screen.getByRole('region', { name: 'Gekozen suggesties' });
    expect(foot).toHaveTextContent('Niets gekozen');
    expect(within(foot).getByRole('button', { name: 'Afhandelen' })).toBeDisabled();
    await tap(1);
    await tap(3);
    expect(address()).toBe('/suggesties');
    expect(foot).toHaveTextContent('2 gekozen');
    await userEvent.click(within(foot).getByRole('button', { name: 'Afhandelen' }));
    const suggestion_ids = [idOf(1), idOf(3)];
    await waitFor(() =>
      expect(world.said).toEqual([{ project_id, suggestion_ids, status: 'afgehandeld' }]),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Klaar' }));
    await tap(2);
    expect(address()).toBe(`/suggestie/${idOf(2)}`);
  });

  it('are not chosen by who only reads', async () => {
    await show(true);
    expect(screen.queryByRole('button', { name: 'Meer kiezen' })).toBeNull();
  });
});
