import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeApi, problem, PROJECT } from '@kengetal/platform/testing';
import { account, LEDGER } from './testing/accounts.ts';
import { CHANGE, keeping, open, PATH, row, shown } from './testing/list.tsx';

const READER = { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' as const } };

const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const bodies = (api: FakeApi) => api.callsOf('POST /project/accounts').map(({ body }) => body);

describe('changing groups', () => {
  it('puts many accounts in a group at once and undoes that as a whole', async () => {
    const { user, api, told } = await open();
    await user.click(box(/^4500/));
    await user.keyboard('{Shift>}');
    await user.click(box(/^9999/));
    await user.keyboard('{/Shift}');
    expect(screen.getByText(/^3.rekeningen gekozen$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Indelen in…' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Zoek een groep' }), 'auto');
    await user.keyboard('{Enter}');
    expect(
      await screen.findByText(/^3.rekeningen ingedeeld bij Autokosten\.$/),
    ).toBeInTheDocument();
    expect(bodies(api)).toEqual([
      {
        project_id: PROJECT.project_id,
        changes: ['4500', '4510', '9999'].map((rekening) => ({ rekening, groep: 'autokosten' })),
      },
    ]);
    expect(row('Diesel')).toHaveTextContent('Met de hand');
    expect(row('Vraagposten')).toHaveFocus();
    expect(screen.queryByText(/gekozen$/)).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(await screen.findByText('De wijziging is ongedaan gemaakt.')).toBeInTheDocument();
    expect(api.callsOf('POST /project/accounts/undo')[0]?.body).toEqual({
      project_id: PROJECT.project_id,
      change_id: CHANGE,
    });
    expect(row('Diesel')).toHaveTextContent('Voorstel op naam');
    expect(told).toEqual([{ project_id: PROJECT.project_id }, { project_id: PROJECT.project_id }]);
  });

  it('confirms guesses where they stand, and Ctrl+Z takes that back', async () => {
    const { user, api } = await open(keeping(), { path: `${PATH}&toon=controleren` });
    await user.click(screen.getByRole('checkbox', { name: /^Alle/ }));
    await user.click(screen.getByRole('button', { name: '2 voorstellen bevestigen' }));
    expect(await screen.findByText('Geen rekening past bij dit filter.')).toBeInTheDocument();
    expect(bodies(api)).toEqual([
      {
        project_id: PROJECT.project_id,
        changes: ['4500', '4510'].map((rekening) => ({ rekening, groep: 'kantoorkosten' })),
      },
    ]);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(shown()).toBe(2));
    await user.keyboard('{Control>}z{/Control}');
    expect(api.callsOf('POST /project/accounts/undo')).toHaveLength(1);
  });

  it('gives the choice back to the program', async () => {
    const mapped = account('4500', 'Diesel', { groep_bron: 'hand', voorstel: 'autokosten' });
    const { user, api } = await open(keeping({ ...LEDGER, accounts: [mapped] }));
    await user.click(box(/^4500/));
    await user.click(screen.getByRole('button', { name: 'Terug naar voorstel' }));
    expect(await screen.findByText(/terug naar het voorstel\.$/)).toBeInTheDocument();
    expect(bodies(api)).toEqual([
      { project_id: PROJECT.project_id, changes: [{ rekening: '4500', groep: null }] },
    ]);
  });

  it('changes one account where it stands', async () => {
    const { user, api } = await open();
    await user.click(screen.getByRole('button', { name: 'Groep van 4500 Diesel: Kantoorkosten' }));
    const options = await screen.findAllByRole('menuitemradio');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Autokosten', 'Kantoorkosten']);
    expect(options[1]).toBeChecked();
    await user.click(screen.getByRole('menuitemradio', { name: 'Autokosten' }));
    await screen.findByText(/^1.rekening ingedeeld bij Autokosten\.$/);
    expect(bodies(api)).toHaveLength(1);
    expect(row('Diesel')).toHaveFocus();
  });

  it('asks to split a choice of both statements', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: /^Alle/ }));
    expect(screen.queryByRole('button', { name: 'Indelen in…' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Alleen winst & verlies (3)' }));
    expect(screen.getByText(/^3.rekeningen gekozen$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Indelen in…' })).toBeInTheDocument();
  });

  it('works by keyboard alone', async () => {
    const { user, api } = await open();
    act(() => row('Kas').focus());
    await user.keyboard('{ArrowDown}x{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByText(/^2.rekeningen gekozen$/)).toBeInTheDocument();
    expect(row('Porti')).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByText(/^1.rekening gekozen$/)).toBeInTheDocument();
    await user.keyboard('{Escape}{Enter}');
    const search = await screen.findByRole('searchbox', { name: 'Zoek een groep' });
    await waitFor(() => expect(search).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(row('Porti')).toHaveFocus();
    expect(screen.queryByText(/gekozen$/)).not.toBeInTheDocument();
    expect(api.calls.filter(({ route }) => route.startsWith('POST'))).toEqual([]);
  });

  it('keeps the choice when it fails, and says that nothing changed', async () => {
    const api = keeping().on('POST /project/accounts', () => {
      throw problem(503, 'unavailable', 'De dienst is even niet bereikbaar.');
    });
    const { user, told } = await open(api);
    await user.click(box(/^4500/));
    await user.click(screen.getByRole('button', { name: 'Voorstel bevestigen' }));
    expect(
      await screen.findByText('Er is niets gewijzigd. De dienst is even niet bereikbaar.'),
    ).toBeInTheDocument();
    expect(box(/^4500/)).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).not.toBeInTheDocument();
    expect(told).toEqual([]);
  });

  it('lets a lezer look and says who may change', async () => {
    await open(keeping(), { rights: READER });
    expect(screen.getByText(/Je kijkt mee als lezer/)).toBeInTheDocument();
    expect(within(row('Diesel')).getAllByRole('button')).toHaveLength(1); // the amount
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
