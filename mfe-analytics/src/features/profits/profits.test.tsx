import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallBody, PageData } from '@kengetal/contract';
import { ApiUnreachable } from '@kengetal/platform';
import { PROJECT, renderRemote } from '@kengetal/platform/testing';
import Profits from './Profits.tsx';
import { answering, BESIDE, PAGE, TREE } from './testing/page.ts';

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

describe('winst en verlies', () => {
  it('unfolds from heading to account, by the keyboard', async () => {
    renderRemote(<Profits />, { api: answering(PAGE) });
    const heading = await rowOf(/Personeelskosten/);
    within(heading).getByText('Personeelskosten').closest('button')?.focus();
    expect(screen.queryByText('4000 Lonen')).toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}');
    expect(screen.getByText('4000 Lonen')).toBeInTheDocument();
  });

  it('shows months, the whole, last year and the difference, each to open', async () => {
    renderRemote(<Profits />, { api: answering(PAGE) });
    const heading = await rowOf(/Personeelskosten/);
    const cells = within(heading)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toEqual(['100', '100', '400', '600', '500', '+100']);
    await userEvent.click(within(heading).getByRole('button', { name: /verschil/ }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('Personeelskosten, jan - mrt 2024');
  });

  it('shows the same months a year earlier under the amounts when asked to, each to open', async () => {
    const api = answering(PAGE).on('POST /pages', ({ body: { view } }) => {
      if (view?.rij !== undefined) return { ...PAGE, blocks: [] };
      return view?.vorig_jaar_per_maand ? BESIDE : PAGE;
    });
    const { address } = renderRemote(<Profits />, { api });
    await rowOf(/Personeelskosten/);
    expect(screen.queryByText(/een jaar eerder/)).toBeNull();
    const toggle = screen.getByRole('button', { name: 'Vorig jaar per maand' });
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(address()).toBe('/?vorig_jaar=ja');
    expect(await screen.findByText(/een jaar eerder/)).toBeInTheDocument();
    const heading = await rowOf(/Personeelskosten/);
    const cells = within(heading).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '10090',
      '10080',
      '400n.v.t.',
      '600',
      '500',
      '+100',
    ]);
    const lacking = within(heading).getByRole('button', { name: /^Personeelskosten, maart 2024:/ });
    expect(lacking).toHaveAttribute('title', 'maart 2024: Niet ingelezen.');
    const then = within(heading).getByRole('button', {
      name: /^Personeelskosten, januari 2024: €\s90,00$/,
    });
    await userEvent.click(then);
    expect(await screen.findByRole('dialog')).toHaveTextContent('Personeelskosten, januari 2024');
    expect(heading).toHaveAttribute('data-picked', 'true');
  });

  it('asks for the same months a year earlier in the tree alone', async () => {
    const api = answering(PAGE);
    renderRemote(<Profits />, { api, path: '/?vorig_jaar=ja' });
    await rowOf(/Personeelskosten/);
    await waitFor(() => expect(api.callsOf('POST /pages')).toHaveLength(2));
    const views = api.callsOf('POST /pages').map(({ body }) => (body as CallBody<'pages'>).view);
    expect(views).toEqual([
      { per: 'maand', vorig_jaar_per_maand: true },
      { per: 'maand', rij: 'kostenplaatsen' },
    ]);
  });

  it('has no year earlier to show where one month stands alone', async () => {
    const columns = TREE.columns.slice(3, 5);
    const rows = TREE.rows.map((row) => ({ ...row, values: row.values.slice(3, 5) }));
    renderRemote(<Profits />, {
      api: answering({ ...PAGE, blocks: [{ ...TREE, columns, rows }] }),
    });
    await rowOf(/Personeelskosten/);
    expect(screen.getByRole('button', { name: 'Vorig jaar per maand' })).toBeDisabled();
  });

  it('marks what is out of the ordinary, and explains it', async () => {
    renderRemote(<Profits />, { api: answering(PAGE) });
    expect(
      await screen.findByRole('button', { name: /^Personeelskosten, mrt: .*Wijkt ver af/ }),
    ).toBeInTheDocument();
    expect(screen.getByText(/meer dan 2,5 keer de gewone afwijking, en/)).toBeInTheDocument();
  });

  it('says that totals are of the choice when there is one', async () => {
    renderRemote(<Profits />, { api: answering(PAGE), path: '/?rekening=4000' });
    expect(await screen.findByText(/^Totalen gaan over/)).toBeInTheDocument();
  });

  it('of a choice without accounts of the result says so', async () => {
    renderRemote(<Profits />, { api: answering({ ...PAGE, blocks: [] }), path: '/?groep=x' });
    expect(await screen.findByText(/geen rekeningen van winst en verlies/)).toBeInTheDocument();
  });

  it('says what went wrong, and tries again', async () => {
    let down = true;
    const api = answering(PAGE).on('POST /pages', ({ body: { view } }) => {
      if (down) throw new ApiUnreachable('no answer');
      return view?.rij === undefined ? PAGE : { ...PAGE, blocks: [] };
    });
    renderRemote(<Profits />, { api });
    const alert = await screen.findByRole('alert');
    down = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await rowOf(/Personeelskosten/)).toBeInTheDocument();
  });

  it('of a project without bookings leads to the upload', async () => {
    const empty: PageData = { ...PAGE, updated_at: null, blocks: [] };
    const { address } = renderRemote(<Profits />, { api: answering(empty) });
    await userEvent.click(await screen.findByRole('button', { name: 'Auditfile uploaden' }));
    expect(address()).toBe(`/connectie-aanmaken?org_id=${PROJECT.organisation_id}`);
  });
});
