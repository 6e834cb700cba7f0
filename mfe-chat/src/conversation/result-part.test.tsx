import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@kengetal/platform/testing';
import { element, figures, props } from './testing/answer.tsx';
import { message, vraag } from './testing/world.tsx';

describe('what a tool gave', () => {
  const TABLE = 'Maand;Omzet\njanuari 2025;[€ 12](figure:t1)\nfebruari 2025;[€ 34](figure:t2)';
  const told = (result: string) =>
    message('assistant', 'Omzet per maand.', { tool_calls: [vraag(result)], figures });

  it('is a table that is sorted, copied and drawn as a chart; its amounts open', async () => {
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    renderRemote(element(props(told(TABLE))));
    const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(rows()).toEqual(['januari 2025', 'februari 2025']);
    expect(screen.getByRole('button', { name: /^Januari 2025, Omzet:/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Omzet' }));
    expect(rows()).toEqual(['februari 2025', 'januari 2025']);
    expect(screen.getByRole('columnheader', { name: 'Omzet' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await user.click(screen.getByRole('button', { name: 'Tabel kopiëren' }));
    expect(copied).toHaveBeenCalledWith('Maand\tOmzet\njanuari 2025\t12,00\nfebruari 2025\t34,00');
    await user.click(screen.getByRole('button', { name: 'Toon als grafiek' }));
    expect(screen.queryByRole('table')).toBeNull();
    expect(await screen.findByRole('group', { name: /^Omzet, januari/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Toon als tabel' }));
    expect(rows()).toHaveLength(2);
  });

  it('says once what each row says, and leaves out what none does', async () => {
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const heads = 'Datum;Rekening;Relatie;Omschrijving;Bedrag';
    const rows = [
      '2025-01-31;4100 Huur;;Januari;[€ 12](figure:t1)',
      '2025-02-28;4100 Huur;;Februari;[€ 34](figure:t2)',
      'Totaal;;;;[€ 12](figure:t1)',
    ];
    renderRemote(element(props(told([heads, ...rows].join('\n')))));
    const shown = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(shown).toEqual(['Datum', 'Omschrijving', 'Bedrag']);
    expect(screen.getByText('Rekening: 4100 Huur')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tabel kopiëren' }));
    // Elsewhere it is the whole table.
    expect(copied.mock.calls[0]?.[0]).toContain('\t4100 Huur\t\tJanuari\t12,00');
  });

  it('says what a row is under its name too, for where there is no room beside its figures', () => {
    const heads = 'Post;Rekening;Hoe vaak;Bedrag;Volgende verwacht';
    const row = (name: string, often: string, key: string, next: string) =>
      `${name};4100;${often};[€ 12](figure:${key});${next}`;
    const rows = [row('Huur', 'maandelijks', 't1', '2026-11-01'), row('Lease', '', 't2', '')];
    renderRemote(element(props(told([heads, 'Gas;4110;;;', ...rows].join('\n')))));
    const said = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(said).toEqual([
      'GasRekening 4110',
      'Huurmaandelijks · Rekening 4100 · Volgende verwacht 01-11-2026',
      'LeaseRekening 4100',
    ]);
  });

  it('leaves a statement in its own order, and draws no part of it beside its sum', () => {
    const rows = ['Omzet;[€ 12](figure:t1)', 'Kosten;[€ 34](figure:t2)'];
    const statement = ['Post;Maart 2025', ...rows, 'Resultaat;[€ 12](figure:ts3)'].join('\n');
    renderRemote(element(props(told(statement))));
    const head = screen.getByRole('columnheader', { name: 'Maart 2025' });
    expect(within(head).queryByRole('button')).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'Resultaat' }).closest('tr')).toHaveClass('total');
    expect(screen.queryByRole('button', { name: 'Toon als grafiek' })).toBeNull();
  });

  it('says how many of its parts a chart shows', async () => {
    const rows = Array.from({ length: 23 }, (_row, at) => `Klant ${at};[€ 12](figure:t1)`);
    renderRemote(element(props(told(['Klant;Omzet', ...rows].join('\n')))));
    await userEvent.click(screen.getByRole('button', { name: 'Toon als grafiek' }));
    const bars = screen.getByRole('list', { name: /^Omzet, januari/ });
    expect(within(bars).getAllByRole('listitem')).toHaveLength(15);
    expect(screen.getByText('De eerste 15 van 23')).toBeInTheDocument();
  });

  it('says that it was copied for as long as one looks', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    renderRemote(element(props(told(TABLE))));
    await user.click(screen.getByRole('button', { name: 'Tabel kopiëren' }));
    expect(await screen.findByText('Gekopieerd')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(4_000));
    expect(screen.queryByText('Gekopieerd')).toBeNull();
    jest.useRealTimers();
  });

  it('has one name on the page, whatever other answers show', () => {
    const view = renderRemote(element(props(told(TABLE))));
    expect(screen.queryByRole('region')).toBeNull();
    expect(view.getByRole('table', { name: 'Omzet, januari t/m maart 2025' })).toBeInTheDocument();
  });

  it('is text where it is no table', () => {
    renderRemote(element(props(told('Er is niets gevonden.'))));
    expect(screen.getByText('Er is niets gevonden.')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows its first rows, and all when asked', async () => {
    const rows = Array.from({ length: 40 }, (_row, place) => `Rij ${place};x`).join('\n');
    renderRemote(element(props(told(`Naam;Wat\n${rows}`))));
    expect(screen.getAllByRole('rowheader')).toHaveLength(12);
    await userEvent.click(screen.getByRole('button', { name: 'Toon alle 40 rijen' }));
    expect(screen.getAllByRole('rowheader')).toHaveLength(40);
  });

  it('does not show where its calls do not', () => {
    renderRemote(element(props(told(TABLE), { withTools: false })));
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('Boekhouding analyseren')).toBeNull();
  });
});
