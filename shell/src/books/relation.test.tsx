import { act, screen, waitFor, within } from '@testing-library/react';
import { asked, booksOf, Dashboard, drawer, option } from './testing/books.tsx';

describe('the page of a relation', () => {
  it('opens by its name, and Back closes it', async () => {
    const { user, address, go } = await asked('kpn');
    await user.click(await option(/KPN Zakelijk.*Leverancier/));
    const opened = await drawer('KPN Zakelijk');
    expect(address()).toContain('relatie=L1');
    const within_ = within(opened);
    expect(within_.getByRole('button', { name: /^Ingekocht: €\s312,07$/ })).toBeVisible();
    expect(within_.getByRole('button', { name: /^Te betalen: €\s242,00$/ })).toBeVisible();
    expect(within_.queryByText('Verkocht')).toBeNull();
    expect(
      within_.getByText(
        /Je betaalt meestal 6\sdagen na de vervaldatum, gemeten aan 1\sbetaalde factuur\./,
      ),
    ).toBeVisible();
    const invoice = within_.getByRole('row', { name: /KPN-131/ });
    expect(invoice).toHaveTextContent(/12\sdagen te laat/);
    await go(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).not.toContain('relatie=');
  });

  it('opens by its address, and its amounts open with a way back', async () => {
    const { user } = await booksOf({ path: '/dashboard?project=p1&relatie=L1' });
    const opened = await drawer('KPN Zakelijk');
    await user.click(within(opened).getByRole('button', { name: /^Mrt 2025: €\s200,00/ }));
    const amount = await drawer('Ingekocht per maand');
    await user.click(within(amount).getByRole('button', { name: 'Terug naar KPN Zakelijk' }));
    expect(await drawer('KPN Zakelijk')).toBeInTheDocument();
  });

  it('opens from wherever a line names it', async () => {
    const { user, address } = await booksOf({ path: '/dashboard?project=p1&boekingen=kpn' });
    const opened = await drawer('Boekingen met ‘kpn’');
    await user.click(
      (await within(opened).findAllByRole('button', { name: 'KPN Zakelijk' }))[0] ?? opened,
    );
    expect(await drawer('KPN Zakelijk')).toBeInTheDocument();
    expect(address()).toContain('relatie=L1');
    expect(address()).not.toContain('boekingen=');
  });

  it('is asked for by a remote, of its own project alone', async () => {
    const { bus, address } = await booksOf();
    await screen.findByRole('heading', { level: 1 });
    act(() => bus.emit('relationAsked', { project_id: 'p2', relatie: 'L1' }));
    act(() => bus.emit('relationAsked', { project_id: 'p1', relatie: 'L1' }));
    expect(await drawer('KPN Zakelijk')).toBeInTheDocument();
    expect(address()).toContain('project=p1');
  });

  it('lies over the drawer that it was asked from, which stays', async () => {
    const { user } = await booksOf({ screens: { Dashboard } });
    await user.click(await screen.findByRole('button', { name: /^Kosten/ }));
    const below = await drawer('Kosten');
    await user.click(within(below).getByRole('button', { name: 'Alles van deze relatie' }));
    await drawer('KPN Zakelijk');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'KPN Zakelijk' })).toBeNull());
    expect(below).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that it is not there', async () => {
    await booksOf({
      path: '/dashboard?project=p1&relatie=weg',
      prepare: ({ api }) => {
        const problem = { type: 'about:blank', status: 404, code: 'not_found', title: 'Weg' };
        api.answers.set('POST /relation', () => Response.json(problem, { status: 404 }));
      },
    });
    expect(await drawer('Relatie weg')).toBeInTheDocument();
    expect(await screen.findByText(/staat niet in deze boekhouding/)).toBeInTheDocument();
  });

  it('closes, and leaves the screen as it was', async () => {
    const { user, address } = await booksOf({ path: '/dashboard?project=p1&relatie=L1' });
    const opened = await drawer('KPN Zakelijk');
    await user.click(within(opened).getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toMatch(/^\/dashboard\?project=p1/);
  });
});
