import { act, screen, within } from '@testing-library/react';
import { userEvent as events } from '@testing-library/user-event';
import type { GridBlock, GridRow, PageData } from '@kengetal/contract';
import { FakeApi, renderRemote } from '@kengetal/platform/testing';
import Profits from '../Profits.tsx';

const column = (year: number, role: 'current' | 'comparison'): GridBlock['columns'][number] => ({
  key: `${year}`,
  label: `Jan - mrt ${year}`,
  naam: `januari tot en met maart ${year}`,
  role,
  lines: {
    periode_min: year * 100 + 1,
    periode_max: year * 100 + 3,
    soorten: ['mutatie'],
  },
});
const row = (key: string, label: string, euros: number, more: Partial<GridRow> = {}): GridRow => ({
  key,
  label,
  parent: null,
  level: 0,
  kind: 'line',
  basis: 'flow',
  more: 'ongunstig',
  sign: 1,
  filters: [],
  values: [euros * 100, 0],
  ...more,
});
const RESULT = { kind: 'total', emphasis: 'end', sign: -1, more: 'gunstig' } as const;

/** Revenue of 1,000, staff of 600 over two accounts. */
const PAGE: PageData = {
  title: 'Winst & Verlies',
  updated_at: '2025-04-02T05:10:00Z',
  blocks: [
    {
      kind: 'grid',
      key: 'winst-en-verlies',
      view: 'table',
      title: 'Winst en verlies',
      caption: 'Bedragen in euro’s',
      columns: [column(2025, 'current'), column(2024, 'comparison')],
      rows: [
        row('netto_omzet', 'Netto-omzet', 1_000, { sign: -1, more: 'gunstig' }),
        row('totaal_brutomarge', 'Brutomarge', 1_000, { ...RESULT, emphasis: 'subtotal' }),
        row('personeelskosten', 'Personeelskosten', 600),
        row('rekening_4000', '4000 Lonen', 500, { parent: 'personeelskosten', level: 1 }),
        row('rekening_4010', '4010 Pensioen', 100, { parent: 'personeelskosten', level: 1 }),
        row('totaal_nettoresultaat', 'Nettowinst', 400, RESULT),
      ],
    },
  ],
};

function renderProfits(path = '/') {
  const api = new FakeApi()
    .on('GET /filters', () => ({
      periode_filters: [],
      grootboek_types: [],
      grootboek_groepen: [],
      grootboek_namen: [],
      reports: [],
      periode_bereik: { periode_min: 202401, periode_max: 202503 },
      geboekt_tm: 202503,
      updated_at: null,
    }))
    .on('POST /pages', ({ body: { view } }) =>
      view?.rij === undefined ? PAGE : { ...PAGE, blocks: [] },
    );
  return renderRemote(<Profits />, { api, path });
}

const userEvent = events.setup({ delay: null });
const toggle = () => screen.findByRole('button', { name: 'Wat als' });
const cellsOf = async (name: RegExp) =>
  within(await screen.findByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
/** Changes a row by its pencil. */
async function change(label: string, typed: string) {
  const name = `Wat als ${label} anders is`;
  await userEvent.click(await screen.findByRole('button', { name }));
  await userEvent.type(screen.getByRole('textbox', { name: /meer of minder/ }), `${typed}{Enter}`);
}

describe('what if', () => {
  it('is off until it is turned on, and then shows what is booked until something is changed', async () => {
    const { address } = renderProfits();
    expect(await toggle()).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('columnheader', { name: 'Wat als' })).toBeNull();
    await userEvent.click(await toggle());
    expect(address()).toBe('/?wat_als=');
    expect(await cellsOf(/Nettowinst/)).toEqual(['400', '400', '–']);
    expect(screen.queryByText('Jan - mrt 2024')).toBeNull();
  });

  it('carries changes on to the result, in the address', async () => {
    const { address } = renderProfits('/?wat_als=netto_omzet:p-1000');
    await change('Personeelskosten', '5');
    expect(address()).toBe('/?wat_als=netto_omzet%3Ap-1000&wat_als=personeelskosten%3Ap500');
    // 900 of revenue; 5% of 600 more staff.
    expect(await cellsOf(/Personeelskosten/)).toEqual(['600', '630', '+30']);
    expect(await cellsOf(/Nettowinst/)).toEqual(['400', '270', '-130']);
  });

  it('takes changes back: one, with the way back of the browser, and all', async () => {
    const both = '/?wat_als=netto_omzet:p-1000&wat_als=personeelskosten:p500';
    const { address, router } = renderProfits(both);
    const chips = within(await screen.findByRole('list', { name: 'Wat er anders is' }));
    await userEvent.click(chips.getByRole('button', { name: 'Haal wat als Netto-omzet -10% weg' }));
    expect(await cellsOf(/Nettowinst/)).toEqual(['400', '370', '-30']);
    await act(() => router.navigate(-1));
    expect(await cellsOf(/Nettowinst/)).toEqual(['400', '270', '-130']);
    await userEvent.click(screen.getByText('Alles terug'));
    expect(await cellsOf(/Nettowinst/)).toEqual(['400', '400', '–']);
    expect(address()).toBe('/?wat_als=');
    await userEvent.click(screen.getByText('Wat als', { selector: 'button span' }));
    expect(address()).toBe('/');
  });

  it('gives no margin of next to no revenue', async () => {
    renderProfits('/?wat_als=netto_omzet:p-9990');
    const NONE = 'Er is dan bijna geen netto-omzet.';
    // 1 of revenue against 600 of staff.
    expect(await cellsOf(/Nettoresultaat/)).toEqual(['400', '-599', '-999']);
    for (const margin of ['Brutomarge %, wat als: 100,0%', `Nettomarge %, wat als: ${NONE}`]) {
      expect(screen.getByRole('button', { name: margin })).toBeInTheDocument();
    }
  });

  it('opens into what is booked and what was changed', async () => {
    renderProfits('/?wat_als=rekening_4000:c10000');
    const result = within(await screen.findByRole('row', { name: /Nettowinst/ }));
    await userEvent.click(result.getByRole('button', { name: /^Nettowinst, wat als: €\s300,00/ }));
    const drawer = within(screen.getByRole('dialog', { name: 'Nettowinst, wat als' }));
    expect(drawer.getByText(/Wat als: niet geboekt/)).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('button', { name: /Personeelskosten, wat als/ }));
    await userEvent.click(screen.getByRole('button', { name: /4000 Lonen, wat als/ }));
    const rows = within(screen.getByRole('dialog')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '4000 Lonen, geboekt500,00',
      '+Wat als +€\u00A0100,00100,00',
      '4000 Lonen, wat als600,00',
    ]);
  });

  it('turns the name of a result whose sign it turns, and gives an amount on a heading its own row', async () => {
    renderProfits('/?wat_als=personeelskosten:c50000');
    expect(await cellsOf(/Nettoresultaat/)).toEqual(['400', '-100', '-500']);
    await userEvent.click(screen.getByRole('button', { name: 'Alles uitklappen' }));
    expect(await cellsOf(/niet verdeeld/)).toEqual(['0', '500', '+500']);
  });

  it('says in Dutch what is wrong with what was typed, and keeps it', async () => {
    const { address } = renderProfits('/?wat_als=');
    await change('Netto-omzet', 'veel');
    expect(screen.getByRole('alert')).toHaveTextContent('Dit is geen getal.');
    const input = screen.getByRole('textbox', { name: 'Procent meer of minder' });
    expect(input).toHaveValue('veel');
    expect(input).toBeInvalid();
    expect(address()).toBe('/?wat_als=');
  });

  it('says so where one row more is changed than an address holds, and changes those that are', async () => {
    const others = Array.from(
      { length: 39 },
      (_, index) => `&wat_als=rekening_${4100 + index}:p500`,
    );
    const full = `/?wat_als=personeelskosten:p500${others.join('')}`;
    const { address } = renderProfits(full);
    await change('Netto-omzet', '5');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Je kunt hooguit 40 regels tegelijk veranderen. Zet er eerst een terug.',
    );
    expect(address()).toBe(full);
    await userEvent.keyboard('{Escape}');
    await change('Personeelskosten', '{Backspace}7');
    expect(address()).toContain('personeelskosten%3Ap700');
    expect(address()).not.toContain('netto_omzet');
  });

  it('takes changes back by key: the focus goes to the next, the one before, or the way to add one', async () => {
    const [revenue, staff, pension] = ['netto_omzet', 'personeelskosten', 'rekening_4010'];
    renderProfits(`/?wat_als=${revenue}:p100&wat_als=${staff}:p100&wat_als=${pension}:p100`);
    const chip = (name: string) =>
      screen.findByRole('button', { name: `Haal wat als ${name} +1% weg` });
    (await chip('Personeelskosten')).focus();
    await userEvent.keyboard('{Enter}');
    expect(await chip('4010 Pensioen')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(await chip('Netto-omzet')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Wijzig: Kies een regel' })).toHaveFocus();
    expect(screen.queryByRole('list', { name: 'Wat er anders is' })).toBeNull();
  });

  it('takes all changes back by key', async () => {
    const { address } = renderProfits('/?wat_als=netto_omzet:p100');
    (await screen.findByRole('button', { name: 'Alles terug' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/?wat_als=');
    expect(screen.getByRole('button', { name: 'Wijzig: Kies een regel' })).toHaveFocus();
  });

  it('finds a row by its name, all by key', async () => {
    const { address } = renderProfits('/?wat_als=');
    (await screen.findByRole('button', { name: 'Wijzig: Kies een regel' })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('pens');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByRole('textbox', { name: 'Procent meer of minder' })).toHaveFocus();
    await userEvent.keyboard('12,5{Enter}');
    expect(address()).toBe('/?wat_als=rekening_4010%3Ap1250');
  });

  it('leaves out what an address changes wrongly, and names what is not in this period', async () => {
    renderProfits(
      '/?wat_als=netto_omzet:p5x&wat_als=totaal_nettoresultaat:p500&wat_als=rekening_9999:p500',
    );
    expect(await screen.findByText('Regel zonder bedragen in deze periode')).toBeInTheDocument();
    const chips = screen.getByRole('list', { name: 'Wat er anders is' });
    expect(within(chips).getAllByRole('button', { name: /^Haal/ })).toHaveLength(1);
    expect(await cellsOf(/Nettowinst/)).toEqual(['400', '400', '–']);
  });
});
