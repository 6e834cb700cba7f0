import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LedgerAccount } from '@kengetal/contract';
import {
  booked,
  FakeApi,
  problem,
  PROJECT,
  renderRemote,
  type RemoteOptions,
} from '@kengetal/platform/testing';
import Project from '../Project.tsx';
import type { Changes } from './accounts-queries.ts';
import { account, LEDGER } from './testing/accounts.ts';

const PATH = '/project?tab=rekeningen';
const CHANGE = '00000000-0000-4000-8000-0000000000c1';
const READER = { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' as const } };

/** An API that keeps what it is told, as the real one does. */
function keeping(ledger = LEDGER) {
  const before = new Map(ledger.accounts.map((one) => [one.rekening, one]));
  const changed = (changes: Changes): LedgerAccount[] =>
    changes.flatMap(({ rekening, groep }) => {
      const known = before.get(rekening);
      if (!known) return [];
      return groep === null
        ? { ...known, groep: known.voorstel, groep_bron: 'words' as const, geraden: true }
        : { ...known, groep, groep_bron: 'hand' as const, geraden: false };
    });
  return new FakeApi()
    .on('GET /project/accounts', () => ledger)
    .on('POST /project/accounts', ({ body }) => ({
      change_id: CHANGE,
      accounts: changed(body.changes),
    }))
    .on('POST /project/accounts/undo', () => ({ accounts: ledger.accounts }));
}

async function open(api = keeping(), more: RemoteOptions = {}) {
  const view = renderRemote(<Project />, { api, path: PATH, ...more });
  const told: unknown[] = [];
  view.bus.on('dataChanged', (payload) => told.push(payload));
  await screen.findByRole('grid', { name: 'Rekeningen' });
  return { ...view, told, user: userEvent.setup() };
}

const row = (name: string) => {
  const found = screen.getByText(name, { selector: '[role=gridcell]' }).closest('[role=row]');
  if (!(found instanceof HTMLElement)) throw new Error(`No row ${name}`);
  return found;
};
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const shown = () => screen.getAllByRole('row').slice(1).length;
const bodies = (api: FakeApi) => api.callsOf('POST /project/accounts').map(({ body }) => body);

describe('the list', () => {
  it('says how each account came into its group', async () => {
    await open();
    expect(row('Kas')).toHaveTextContent('RGS-codeBLimKas');
    expect(row('Diesel')).toHaveTextContent('Gok op naam');
    expect(row('Porti')).toHaveTextContent('Gok op rekeningschema');
    expect(row('Vraagposten')).toHaveTextContent('Niet ingedeeld');
    expect(row('Porti')).toHaveTextContent('KantoorkostenWinst & verlies, Overige bedrijfskosten');
    expect(row('Kas')).toHaveTextContent('Liquide middelenBalans');
  });

  it('says in words how many are guesses, and their share, which opens', async () => {
    const { user } = await open();
    // € 1.000 and € 3.000 of € 6.000 in all, without signs.
    const share = screen.getByRole('button', { name: /^Gegokte rekeningen.*66,7%/ });
    expect(share.closest('p')).toHaveTextContent(
      /^2 van 4.rekeningen zijn een gok, samen 66,7% van alle bedragen\. Kijk ze na; wat je bevestigt blijft bij volgende imports zo staan\.$/,
    );
    await user.click(share);
    const drawer = screen.getByRole('dialog');
    expect(drawer).toHaveTextContent('Gegokte rekeningen');
    expect(drawer).toHaveTextContent('4.000,00');
    expect(drawer).toHaveTextContent('6.000,00');
    expect(drawer).not.toHaveTextContent('tellen niet op');
  });

  it('speaks of one account as of one, and of a small share in words', async () => {
    const accounts = [
      account('1000', 'Kas', { groep: 'liquide_middelen', bedrag: booked(100_000_000) }),
      account('4500', 'Diesel', { groep_bron: 'words', geraden: true, bedrag: booked(100) }),
    ];
    await open(keeping({ ...LEDGER, accounts }));
    const share = screen.getByRole('button', { name: /^Gegokte rekeningen/ });
    expect(share.closest('p')).toHaveTextContent(
      /^1 van 2.rekeningen is een gok, samen minder dan 0,1% van alle bedragen\. Kijk hem na;/,
    );
  });

  it('filters by how they came, by statement and by words, in the address', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: '2 van 4\u00a0rekeningen' }));
    expect(shown()).toBe(2);
    expect(address()).toBe(`${PATH}&toon=controleren`);
    await user.type(screen.getByRole('searchbox'), 'porti');
    expect(shown()).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Wis' }));
    expect(shown()).toBe(4);
    expect(address()).toBe(PATH);
    await user.click(screen.getByRole('button', { name: 'Overzicht: Beide' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Balans' }));
    expect(shown()).toBe(1);
  });

  it('draws only what is in sight of a large chart', async () => {
    const many = Array.from({ length: 5_000 }, (_, place) =>
      account(String(place), `Naam ${place}`),
    );
    await open(keeping({ ...LEDGER, accounts: many }));
    expect(shown()).toBeLessThan(100);
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5001');
  });

  it('gives paper all of them', async () => {
    const many = Array.from({ length: 300 }, (_, place) => account(String(place), `Naam ${place}`));
    await open(keeping({ ...LEDGER, accounts: many }));
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(shown()).toBe(300);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(shown()).toBeLessThan(100);
  });

  it('offers an audit file when there are no books, and tries again after a failure', async () => {
    let fails = true;
    const api = new FakeApi().on('GET /project/accounts', () => {
      if (fails) throw problem(503, 'unavailable', 'De dienst is even niet bereikbaar.');
      return { accounts: [], groups: [] };
    });
    renderRemote(<Project />, { api, path: PATH });
    expect(await screen.findByText('De dienst is even niet bereikbaar.')).toBeInTheDocument();
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('button', { name: 'Auditfile uploaden' })).toBeInTheDocument();
  });
});

describe('changing groups', () => {
  it('puts many accounts in a group at once and undoes that as a whole', async () => {
    const { user, api, told } = await open();
    await user.click(box(/^4500/));
    await user.keyboard('{Shift>}');
    await user.click(box(/^9999/));
    await user.keyboard('{/Shift}');
    expect(screen.getByText(/^3.rekeningen gekozen$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Indelen in…' }));
    await user.type(await screen.findByRole('combobox', { name: 'Zoek een groep' }), 'auto');
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
    expect(row('Diesel')).toHaveTextContent('Gok op naam');
    expect(told).toEqual([{ project_id: PROJECT.project_id }, { project_id: PROJECT.project_id }]);
  });

  it('confirms guesses where they stand, and Ctrl+Z takes that back', async () => {
    const { user, api } = await open(keeping(), { path: `${PATH}&toon=controleren` });
    await user.click(screen.getByRole('checkbox', { name: /^Alle/ }));
    await user.click(screen.getByRole('button', { name: '2 gokken bevestigen' }));
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
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Autokosten',
      'Kantoorkostennu',
    ]);
    await user.click(screen.getByRole('option', { name: 'Autokosten, Overige bedrijfskosten' }));
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
    const search = await screen.findByRole('combobox', { name: 'Zoek een groep' });
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
    await user.click(screen.getByRole('button', { name: 'Gok bevestigen' }));
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
