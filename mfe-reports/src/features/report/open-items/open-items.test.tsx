import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpenItem, OpenItemsBlock, OpenItemsPage } from '@kengetal/contract';
import { FakeApi, problem, renderRemote } from '@kengetal/platform/testing';
import { DrilldownProvider } from '@kengetal/ui';
import { OpenItems } from './OpenItems.tsx';

const BLOCK: OpenItemsBlock = {
  kind: 'open_items',
  key: 'debiteuren_lijst',
  title: 'Alle openstaande facturen van klanten',
  groep: 'debiteuren',
  periode: 202412,
  dag: '2024-12-31',
  stand: 'Stand eind december 2024',
};

const item = (place: number, more: Partial<OpenItem> = {}): OpenItem => ({
  relatie: `K${place}`,
  naam: `Klant ${place}`,
  rekening: '1300',
  factuur: `F${place}`,
  beginstand: false,
  aantal: 1,
  datum: '2024-10-20',
  vervaldatum: '2024-11-19',
  dagen: 42,
  cents: 10_000,
  te_laat: 10_000,
  ...more,
});

const answer = (all: readonly OpenItem[], more: Partial<OpenItemsPage> = {}) => ({
  basis: 'vervaldatum' as const,
  items: [...all],
  count: all.length,
  cents: 165_000,
  te_laat: 145_000,
  selection: {
    periode_min: 190001,
    periode_max: 202412,
    soorten: ['opening' as const, 'mutatie' as const, 'afsluiting' as const],
    filters: [{ column: 'openstaand' as const, operator: 'eq' as const, value: 202412 }],
  },
  sign: 1 as const,
  ...more,
});

/** One who answers pages of all items, whatever their order. */
const pagesOf = (all: readonly OpenItem[], more: Partial<OpenItemsPage> = {}) =>
  new FakeApi().on('POST /open-items', ({ body: { offset = 0, limit = 200 } }) => ({
    ...answer(all, more),
    items: all.slice(offset, offset + limit),
  }));

const rendered = (api: FakeApi, path = '/') =>
  renderRemote(
    <DrilldownProvider namespace="mfe-reports">
      <OpenItems block={BLOCK} context="December 2024" />
    </DrilldownProvider>,
    { api, path },
  );

function shown(api: FakeApi) {
  rendered(api);
  return userEvent.setup();
}
const bodies = (api: FakeApi) => api.callsOf('POST /open-items').map(({ body }) => body);

describe('the list of all that is open', () => {
  it('says the total first, and what of it is late', async () => {
    shown(pagesOf([item(1), item(2, { dagen: -4, te_laat: 0 })]));
    const total = await screen.findByRole('button', { name: /^Alle openstaande .*1\.650/ });
    const row = screen.getByRole('row', { name: /Klant 1/ });
    expect(total.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/waarvan € 1\.450 te laat/)).toBeInTheDocument();
    expect(within(row).getByText('42')).toBeInTheDocument();
    // What is not yet due is no days late.
    expect(screen.getByRole('row', { name: /Klant 2/ })).toHaveTextContent('–');
  });

  it('can be by invoice, and sorted by each heading, with the keyboard', async () => {
    const api = pagesOf([item(1)]);
    const user = shown(api);
    await user.click(await screen.findByRole('button', { name: 'Per factuur' }));
    expect(screen.getByRole('button', { name: 'Per factuur', pressed: true })).toBeInTheDocument();
    await waitFor(() =>
      expect(bodies(api).at(-1)).toMatchObject({
        per: 'factuur',
        sort: { column: 'dagen', direction: 'desc' },
      }),
    );
    for (const [name, column] of [
      ['Klant', 'relatie'],
      ['Factuur', 'factuur'],
      ['Datum', 'datum'],
      ['Vervalt', 'vervaldatum'],
    ] as const) {
      (await screen.findByRole('button', { name })).focus();
      await user.keyboard('{Enter}');
      await waitFor(() =>
        expect(bodies(api).at(-1)).toMatchObject({ sort: { column, direction: 'asc' } }),
      );
      expect(screen.getByRole('columnheader', { name })).toHaveAttribute('aria-sort', 'ascending');
    }
    await user.keyboard('{Enter}');
    await waitFor(() => expect(bodies(api).at(-1)).toMatchObject({ sort: { direction: 'desc' } }));
  });

  it('opens by invoice from an address, and keeps the choice there', async () => {
    const api = pagesOf([item(1)]);
    const { address } = rendered(api, '/rapporten?tab=open&debiteuren=factuur');
    expect(await screen.findByRole('button', { name: 'Factuur' })).toBeInTheDocument();
    expect(bodies(api)[0]).toMatchObject({ per: 'factuur' });
    await userEvent.click(screen.getByRole('button', { name: 'Per klant' }));
    expect(address()).toBe('/rapporten?tab=open');
    await userEvent.click(screen.getByRole('button', { name: 'Per factuur' }));
    expect(address()).toBe('/rapporten?tab=open&debiteuren=factuur');
  });

  it('says that days are an age where the books have no due dates', async () => {
    shown(pagesOf([item(1, { vervaldatum: null })], { basis: 'factuurdatum', te_laat: null }));
    expect(await screen.findByText(/heeft geen vervaldatums/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Dagen oud' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Vervalt' })).not.toBeInTheDocument();
    expect(screen.queryByText(/te laat/)).not.toBeInTheDocument();
  });

  it('is of relations alone where payments name no invoice, and has no age for who is owed money', async () => {
    const owed = { factuur: null, rekening: null, vervaldatum: null, te_laat: null };
    const api = pagesOf(
      [
        item(1, { ...owed, aantal: 2 }),
        item(2, { ...owed, aantal: 0, datum: null, dagen: null, cents: -10_000 }),
      ],
      { basis: 'oudste_eerst', te_laat: null },
    );
    rendered(api, '/rapporten?debiteuren=factuur');
    expect(
      await screen.findByText(/vanaf de oudste factuur die nog openstaat/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Per factuur' })).not.toBeInTheDocument();
    const cells = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells(/Klant 1/).slice(0, 3)).toEqual(['2', '20 okt 2024', '42']);
    expect(cells(/Klant 2/).slice(0, 3)).toEqual(['0', '–', '–']);
  });

  it('opens a row into the lines of its item alone', async () => {
    const api = pagesOf([item(1, { factuur: '', beginstand: true })]).on('POST /lines', () => ({
      lines: [],
      next_cursor: null,
      sum_cents: 10_000,
      count: 0,
      found: { sum_cents: 10_000, count: 0 },
    }));
    const user = shown(api);
    await user.click(await screen.findByRole('button', { name: 'Per factuur' }));
    await user.click(await screen.findByRole('button', { name: /^Klant 1, Beginstand: / }));
    await waitFor(() => expect(api.callsOf('POST /lines')).not.toHaveLength(0));
    expect(api.callsOf('POST /lines')[0]?.body).toMatchObject({
      selection: {
        filters: [
          { column: 'openstaand', value: 202412 },
          { column: 'tegenpartij', value: 'K1' },
          { column: 'rekening', value: '1300' },
          { column: 'post', value: '' },
        ],
      },
    });
  });

  it('draws of ten thousand items those in sight, and asks for no more', async () => {
    const all = Array.from({ length: 10_000 }, (_, place) => item(place));
    const api = pagesOf(all);
    shown(api);
    await screen.findByText('Klant 0');
    const region = screen.getByRole('region', { name: /^Lijst: / });
    expect(region.querySelectorAll('tr').length).toBeLessThan(100);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
    Object.defineProperty(region, 'scrollTop', { value: 9_990 * 32, configurable: true });
    fireEvent.scroll(region);
    expect(await screen.findByText('Klant 9999')).toBeInTheDocument();
    expect(region.querySelectorAll('tr').length).toBeLessThan(100);
    expect(bodies(api).length).toBeLessThan(5);
  });

  it('is exported in the order that is seen, and says when that fails', async () => {
    const api = pagesOf([item(1)]).on('POST /open-items/export', () => {
      throw problem(503, 'unavailable', 'Even bezet.');
    });
    const user = shown(api);
    await user.click(await screen.findByRole('button', { name: 'Per factuur' }));
    await user.click(await screen.findByRole('button', { name: 'Exporteren' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Excel (xlsx)' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Even bezet.');
    expect(api.callsOf('POST /open-items/export')[0]?.body).toMatchObject({
      ...{ per: 'factuur', sort: { column: 'dagen', direction: 'desc' }, format: 'xlsx' },
    });
  });

  it('is tried again where it could not be read', async () => {
    let fails = true;
    const api = new FakeApi().on('POST /open-items', () => {
      if (fails) throw problem(503, 'unavailable', 'Even bezet.');
      return answer([item(1)]);
    });
    const user = shown(api);
    const again = await screen.findByRole('button', { name: 'Opnieuw proberen' });
    fails = false;
    await user.click(again);
    expect(await screen.findByText('Klant 1')).toBeInTheDocument();
  });
});
