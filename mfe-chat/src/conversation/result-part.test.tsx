import { screen } from '@testing-library/react';
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
