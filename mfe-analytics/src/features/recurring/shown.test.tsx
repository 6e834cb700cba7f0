import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@kengetal/platform/testing';
import Recurring from './Recurring.tsx';
import { apiWith, page, row } from './testing/page.ts';

const ENERGY = row('Energie Direct', { rekening_naam: 'Gas en elektra', frequentie: 'kwartaal' });
const TWO = page([row('Softwarehuis Delta'), ENERGY]);
const NONE = 'Binnen deze filters zijn er geen reeksen.';

describe('series in sight', () => {
  it('are those of the agenda too: of a frequency, and by words', async () => {
    const user = userEvent.setup();
    const { address } = renderRemote(<Recurring />, { api: apiWith(() => TWO) });
    await screen.findByRole('table');
    await user.click(screen.getByRole('radio', { name: 'Agenda' }));
    expect(address()).toContain('weergave=agenda');
    const week = screen.getByRole('region', { name: /^Week 14/ });
    expect(within(week).getAllByRole('listitem')).toHaveLength(2);
    await user.type(screen.getByRole('searchbox'), 'elektra');
    expect(within(week).getByText('Energie Direct')).toBeInTheDocument();
    expect(within(week).queryByText('Softwarehuis Delta')).not.toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: /^Frequentie/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Maandelijks' }));
    expect(within(week).getByText('Softwarehuis Delta')).toBeInTheDocument();
    expect(within(week).queryByText('Energie Direct')).not.toBeInTheDocument();
  });

  it('may be none that is expected soon', async () => {
    const late = page([ENERGY], { agenda: [] });
    renderRemote(<Recurring />, { api: apiWith(() => late), path: '/?weergave=agenda' });
    expect(
      await screen.findByText('Hiervan wordt in deze dagen niets verwacht.'),
    ).toBeInTheDocument();
  });

  it('may be none within the filters of the ledger, which is said with the way back', async () => {
    const user = userEvent.setup();
    const api = apiWith(() => {
      // The period is always one of them.
      const asked = api.callsOf('POST /pages').at(-1)?.body as { filters: unknown[] };
      return asked.filters.length > 1 ? page([]) : TWO;
    });
    const path = '/?groep=autokosten&frequentie=jaar&signaal=nieuw';
    const { address } = renderRemote(<Recurring />, { api, path });
    expect(await screen.findByText(NONE)).toBeInTheDocument();
    expect(screen.queryByText(/Te weinig historie|Onvoldoende/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters wissen' }));
    expect(await screen.findByRole('row', { name: /Energie Direct/ })).toBeInTheDocument();
    expect(address()).toBe('/');
  });

  it('may be none that has the words, in the list and in the agenda', async () => {
    const user = userEvent.setup();
    renderRemote(<Recurring />, { api: apiWith(() => TWO), path: '/?weergave=agenda' });
    await user.type(await screen.findByRole('searchbox'), 'niets zo');
    expect(await screen.findByText(NONE)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Filters wissen' }));
    expect(screen.getByRole('region', { name: /^Week 14/ })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('the standing of a series', () => {
  const rows = [
    row('Kantine', { certainty: 'onzeker', too_few: true, counts: false }),
    row('Oude huur', { status: 'gestopt', next: null, counts: false }),
    row('Schoonmaak', {
      ...{ status: 'gemist', certainty: 'waarschijnlijk' },
      signals: [
        { key: 'prijsverhoging', label: 'Prijs +3,0%', words: 'Sinds januari € 389.' },
        { key: 'gemist', label: 'Niet geboekt', words: 'Verwacht op 3 apr 2025.' },
      ],
    }),
    row('Huur', { certainty: 'bevestigd' }),
    row('Taxi', { certainty: 'onzeker', counts: false }),
  ];
  it('is said in words, also that it is not in the totals', async () => {
    renderRemote(<Recurring />, { api: apiWith(() => page(rows)) });
    await screen.findByRole('table');
    const line = (name: RegExp) => within(screen.getByRole('row', { name }));
    expect(line(/^Kantine/).getByText('Onvoldoende gegevens')).toBeInTheDocument();
    expect(line(/^Oude huur/).getByText('Zeker')).toBeInTheDocument();
    expect(line(/^Oude huur/).getByText('Gestopt')).toBeInTheDocument();
    expect(line(/^Schoonmaak/).getByText('Waarschijnlijk')).toBeInTheDocument();
    expect(line(/^Schoonmaak/).getByText('Niet geboekt')).toBeInTheDocument();
    expect(line(/^Huur/).getByText('Bevestigd')).toBeInTheDocument();
    expect(line(/^Taxi/).getByText('Onzeker')).toBeInTheDocument();
    for (const name of [/^Kantine/, /^Oude huur/, /^Taxi/]) {
      expect(line(name).getByText('telt niet mee')).toBeInTheDocument();
    }
    for (const name of [/^Schoonmaak/, /^Huur/]) {
      expect(line(name).queryByText(/telt niet mee/)).not.toBeInTheDocument();
    }
  });

  it('orders the rows: the surest first, what has stopped last', async () => {
    const user = userEvent.setup();
    const { address } = renderRemote(<Recurring />, { api: apiWith(() => page(rows)) });
    await user.click(await screen.findByRole('button', { name: 'Status' }));
    expect(screen.getByRole('columnheader', { name: 'Status' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const names = screen.getAllByRole('button', { expanded: false }).map((one) => one.textContent);
    const series = names.filter((name) => rows.some((one) => one.name === name));
    expect(series).toEqual(['Huur', 'Schoonmaak', 'Kantine', 'Taxi', 'Oude huur']);
    expect(address()).toBe('/?volgorde=status');
  });
});
