import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@kengetal/platform/testing';
import { element, figures, props } from './testing/answer.tsx';
import { message } from './testing/world.tsx';

describe('under an answer', () => {
  it.each([
    ['grammatica', 'Zonder taalmodel'],
    ['model', 'Door een taalmodel'],
  ] as const)('stands who worded it: %s', (door, words) => {
    renderRemote(element(props(message('assistant', 'Zo.', { about: { door } }))));
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it.each([
    [{ einde: 'gestopt' as const }, /^Gestopt/],
    [{ einde: 'afgebroken' as const }, /^Afgebroken/],
    [{ verouderd: true as const }, /^Verouderd/],
  ])('stands why it is not whole: %j', (about, words) => {
    renderRemote(
      element(props(message('assistant', 'Zo.', { about: { door: 'model', ...about } }))),
    );
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('its bookings open', () => {
    renderRemote(element(props(message('assistant', 'Zo.', { figures }))));
    expect(screen.getByText('Bronnen')).toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: /^Boekingen, jan 2025 - mrt 2025$/ }),
    ).toBeInTheDocument();
  });

  it('says of its bookings how many there are, and what was read', () => {
    const offer = {
      ...{ chips: [], followUps: [], accounts: 5, months: 2, ms: 120 },
      sources: [{ figure: 'a1', title: 'Omzet, maart 2025', count: 15 }],
      updated_at: '2025-04-02T05:10:00Z',
    };
    const made = (id: string, name: string, args: unknown) => ({
      ...{ id, function: { name, arguments: JSON.stringify(args) } },
    });
    const words = 'Omzet, maart 2025';
    const tool_calls = [made('1', 'vraag', { words }), made('2', 'verder', offer)];
    renderRemote(element(props(message('assistant', 'Zo.', { figures, tool_calls }))));
    expect(screen.getByRole('button', { name: 'Omzet, maart 2025 · 15 boekingen' })).toBeVisible();
    expect(screen.getByText('Bijgewerkt 2 april 2025, 07:10')).toBeVisible();
    expect(screen.getByText('Omzet, maart 2025 · 5 rekeningen, 2 maanden, 0,12 s')).toBeVisible();
  });

  describe('one says whether it helped', () => {
    const judge = jest.fn(() => Promise.resolve());
    const open = (oordeel?: 'goed' | 'fout', reden?: string) =>
      renderRemote(
        element(
          props(
            message('assistant', 'Zo.', { id: 'm1', about: { door: 'model', oordeel, reden } }),
            {
              acts: { judge },
            },
          ),
        ),
      );
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    const reason = () => screen.queryByRole('textbox', { name: 'Wat klopt er niet?' });
    beforeEach(() => judge.mockClear());

    it('and what is wrong, and is told that this is kept', async () => {
      open();
      await press('Dit helpt');
      expect(await screen.findByText('Bewaard')).toBeInTheDocument();
      await press('Dit klopt niet');
      // What is asked still is not kept yet.
      expect(screen.queryByText('Bewaard')).toBeNull();
      await userEvent.keyboard('De{Shift>}{Enter}{/Shift}maand{Enter}');
      expect(await screen.findByText('Bewaard')).toBeInTheDocument();
      expect(judge.mock.calls).toEqual([
        ['m1', 'goed', undefined],
        ['m1', 'fout', undefined],
        ['m1', 'fout', 'De\nmaand'],
      ]);
      expect(screen.getByRole('button', { name: 'Dit klopt niet' })).toHaveFocus();
    });

    it('without a reason, which Escape leaves', async () => {
      open();
      await press('Dit klopt niet');
      await userEvent.keyboard('De maand{Escape}');
      expect(reason()).toBeNull();
      expect(screen.getByRole('button', { name: 'Dit klopt niet' })).toHaveFocus();
      expect(judge).toHaveBeenCalledTimes(1);
    });

    it.each([
      ['goed', 'Dit helpt'],
      ['fout', 'Dit klopt niet'],
    ] as const)('or takes that back: %s', async (verdict, name) => {
      open(verdict);
      await press(name);
      expect(judge.mock.calls).toEqual([['m1', null, undefined]]);
      expect(reason()).toBeNull();
    });

    it('with a reason that stays under it, and can be changed', async () => {
      open('fout', 'De huur is vergeten.');
      expect(screen.getByText(/^Wat er niet klopt: De huur is vergeten\./)).toBeVisible();
      await press('Wijzigen');
      expect(reason()).toHaveValue('De huur is vergeten.');
      await userEvent.keyboard(' En de lease.{Enter}');
      expect(judge.mock.calls).toEqual([['m1', 'fout', 'De huur is vergeten. En de lease.']]);
    });

    it('with a reason that stays in hand until it is kept', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      open();
      await press('Dit klopt niet');
      judge.mockRejectedValueOnce(new Error('no'));
      await userEvent.keyboard('De maand{Enter}');
      expect(await screen.findByText(/^Je oordeel is niet bewaard/)).toBeInTheDocument();
      expect(reason()).toHaveValue('De maand');
      await press('Bewaren');
      expect(judge).toHaveBeenLastCalledWith('m1', 'fout', 'De maand');
      await waitFor(() => expect(reason()).toBeNull());
      expect(screen.queryByText(/^Je oordeel is niet bewaard/)).toBeNull();
    });

    it('and is told when it is not kept', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      judge.mockRejectedValueOnce(new Error('no'));
      open();
      await press('Dit helpt');
      expect(await screen.findByText(/^Je oordeel is niet bewaard/)).toBeInTheDocument();
    });
  });

  it('its words are copied, without links and markdown', async () => {
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const told = '**Kort gezegd**: Omzet: [€ 12](figure:a1), _meer_ dan 3 * 4.\n* een';
    renderRemote(element(props(message('assistant', told, { figures }))));
    await user.click(screen.getByRole('button', { name: 'Kopiëren als tekst' }));
    expect(copied).toHaveBeenCalledWith('Kort gezegd: Omzet: € 12, meer dan 3 * 4.\n- een');
  });
});
