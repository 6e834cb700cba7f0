import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { JournalLine } from '@kengetal/contract';
import { renderRemote } from '@kengetal/platform/testing';
import Profits from './Profits.tsx';
import { answering, PAGE } from './testing/page.ts';

const line = (omschrijving: string, cents: number): JournalLine => ({
  line_id: omschrijving,
  soort: 'mutatie',
  boekjaar: '2025',
  boekperiode: 1,
  periode: 202501,
  datum: '2025-01-31',
  dagboek: '90',
  dagboek_naam: 'Memoriaal',
  boekstuk: '1',
  rekening: '4000',
  rekening_naam: 'Lonen',
  groep: 'lonen',
  relatie: null,
  relatie_naam: null,
  tegenpartij: null,
  tegenpartij_naam: null,
  factuur: null,
  kostenplaats: null,
  kostendrager: null,
  omschrijving,
  cents,
  zijde: 'debet',
  btw_code: null,
  btw_cents: null,
  btw_rekening: null,
  btw_soort: null,
  source_id: '00000000-0000-4000-8000-000000000001',
});

const rowOf = (name: RegExp) => screen.findByRole('row', { name });

describe('the card of a row', () => {
  it('tells more of a row: its usual month, its relations, and the way to its bookings', async () => {
    const { api } = renderRemote(<Profits />, { api: answering(PAGE) });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Meer over Personeelskosten' }),
    );
    const card = screen.getByRole('dialog', { name: 'Meer over Personeelskosten' });
    expect(await within(card).findByText('Pensioenfonds')).toBeInTheDocument();
    expect(api.callsOf('POST /pages').at(-1)?.body).toMatchObject({
      view: { rij: 'personeelskosten' },
    });
    expect(api.callsOf('POST /lines')[0]?.body).toMatchObject({
      sort: { column: 'bedrag', direction: 'desc' },
    });
    await userEvent.click(within(card).getByRole('button', { name: 'Bekijk boekingen' }));
    expect(await screen.findByRole('dialog', { name: 'Personeelskosten' })).toBeInTheDocument();
  });

  it('gives no amount of equal lines that may go on after those that were read', async () => {
    const twice = Array.from({ length: 2 }, () => line('Bonus', 9_000));
    const many = Array.from({ length: 28 }, () => line('Toeslag', 500));
    const api = answering(PAGE).on('POST /lines', () => ({
      lines: [...twice, ...many],
      next_cursor: 'meer',
      sum_cents: 60_000,
      count: 90,
      found: { sum_cents: 60_000, count: 90 },
    }));
    renderRemote(<Profits />, { api });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Meer over Personeelskosten' }),
    );
    const card = within(screen.getByRole('dialog', { name: 'Meer over Personeelskosten' }));
    expect(
      await card.findByRole('button', { name: /^31 jan.* Bonus \(2×\): €\s180,00/ }),
    ).toBeInTheDocument();
    expect(card.queryByText(/Toeslag/)).toBeNull();
  });

  describe('where the pointer rests on a name', () => {
    const pause = (ms: number) => act(() => new Promise((done) => void setTimeout(done, ms)));
    const card = () => screen.queryByRole('dialog', { name: 'Meer over Personeelskosten' });
    const nameOf = async () =>
      (await rowOf(/Personeelskosten/)).querySelector('th') ?? document.body;

    it('opens the same by itself, fetched before, without taking the focus; Escape closes it', async () => {
      const { api } = renderRemote(<Profits />, { api: answering(PAGE) });
      const name = await nameOf();
      const before = document.activeElement;
      await userEvent.hover(name);
      await pause(300);
      expect(card()).toBeNull();
      expect(api.callsOf('POST /lines')).toHaveLength(1);
      await waitFor(() => expect(card()).not.toBeNull());
      expect(screen.getByText('Pensioenfonds')).toBeInTheDocument();
      expect(document.activeElement).toBe(before);
      await userEvent.keyboard('{Escape}');
      expect(card()).toBeNull();
    });

    it('stays while the pointer goes into it, and leaves when that leaves', async () => {
      renderRemote(<Profits />, { api: answering(PAGE) });
      const name = await nameOf();
      await userEvent.hover(name);
      await waitFor(() => expect(card()).not.toBeNull());
      await userEvent.unhover(name);
      await pause(100);
      await userEvent.hover(name);
      await pause(400);
      expect(card()).not.toBeNull();
      await userEvent.unhover(name);
      await waitFor(() => expect(card()).toBeNull());
    });

    it('does not open by touch', async () => {
      renderRemote(<Profits />, { api: answering(PAGE) });
      await userEvent.pointer({ keys: '[TouchA]', target: await nameOf() });
      await pause(800);
      expect(card()).toBeNull();
    });
  });

  it('closes what it tells with Escape, and gives the focus back', async () => {
    renderRemote(<Profits />, { api: answering(PAGE) });
    const button = await screen.findByRole('button', { name: 'Meer over Nettoverlies' });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });
});
