import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { booked, FakeApi, problem, renderRemote } from '@kengetal/platform/testing';
import Project from '../Project.tsx';
import { account, LEDGER } from './testing/accounts.ts';
import { keeping, open, PATH, row, shown } from './testing/list.tsx';

describe('the list', () => {
  it('says how each account came into its group', async () => {
    await open();
    expect(row('Kas')).toHaveTextContent('RGS-codeBLimKas');
    expect(row('Diesel')).toHaveTextContent('Voorstel op naam');
    expect(row('Porti')).toHaveTextContent('Voorstel op rekeningschema');
    expect(row('Vraagposten')).toHaveTextContent('Niet ingedeeld');
    expect(row('Porti')).toHaveTextContent('KantoorkostenWinst & verlies, Overige bedrijfskosten');
    expect(row('Kas')).toHaveTextContent('Bank en kasBalans, Liquide middelen');
  });

  it('says in words how many are guesses, and their share, which opens', async () => {
    const { user } = await open();
    // € 1.000 and € 3.000 of € 6.000 in all, without signs.
    const share = screen.getByRole('button', { name: /^Voorgestelde rekeningen.*66,7%/ });
    expect(share.closest('p')).toHaveTextContent(
      /^2 van 4.rekeningen zijn een voorstel, samen 66,7% van alle bedragen\. Kijk ze na; wat je bevestigt blijft bij volgende imports zo staan\.$/,
    );
    await user.click(share);
    const drawer = screen.getByRole('dialog');
    expect(drawer).toHaveTextContent('Voorgestelde rekeningen');
    expect(drawer).toHaveTextContent('4.000,00');
    expect(drawer).toHaveTextContent('6.000,00');
    expect(drawer).not.toHaveTextContent('tellen niet op');
  });

  it('speaks of one account as of one, and of a small share in words', async () => {
    const accounts = [
      account('1000', 'Kas', { groep: 'bank_en_kas', bedrag: booked(100_000_000) }),
      account('4500', 'Diesel', { groep_bron: 'words', geraden: true, bedrag: booked(100) }),
    ];
    await open(keeping({ ...LEDGER, accounts }));
    const share = screen.getByRole('button', { name: /^Voorgestelde rekeningen/ });
    expect(share.closest('p')).toHaveTextContent(
      /^1 van 2.rekeningen is een voorstel, samen minder dan 0,1% van alle bedragen\. Kijk het na;/,
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
