import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatMessage } from '@kengetal/contract';
import { renderRemote } from '@kengetal/platform/testing';
import { element, figures, props } from './testing/answer.tsx';
import { message, vraag, VERDER } from './testing/world.tsx';

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

describe('calls', () => {
  const call = (name: string, args: unknown) => ({
    id: name,
    function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
  });
  const choices = { choices: [{ label: 'Omzet' }, { label: 'Kosten' }] };
  const told = (...tool_calls: NonNullable<ChatMessage['tool_calls']>) =>
    message('assistant', 'Zo.', { tool_calls });

  it('that ask back are buttons, whose words are asked', async () => {
    const onChoose = jest.fn();
    renderRemote(element(props(told(call('terugvraag', choices)), { acts: { choose: onChoose } })));
    await userEvent.click(screen.getByRole('button', { name: 'Kosten' }));
    expect(onChoose).toHaveBeenCalledWith({ label: 'Kosten' });
  });

  it('with another reading are quiet buttons', async () => {
    const onChoose = jest.fn();
    renderRemote(
      element(props(told(call('andere_lezing', choices)), { acts: { choose: onChoose } })),
    );
    expect(screen.getByText('Bedoel je')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Omzet?' }));
    expect(onChoose).toHaveBeenCalledWith({ label: 'Omzet' });
  });

  it('that refuse show no work, and what the books do have apart from the answer', async () => {
    const choose = jest.fn();
    const question = { subject: { kind: 'figure' as const, key: 'omzet' as const } };
    const related = { reason: 'advies', choices: [{ label: 'Omzet, boekjaar 2025', question }] };
    renderRemote(element(props(told(call('geen_antwoord', related)), { acts: { choose } })));
    expect(screen.queryByText('Boekhouding analyseren')).toBeNull();
    expect(screen.getByText('Uit je boekhouding')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Omzet, boekjaar 2025' }));
    expect(choose).toHaveBeenCalledWith({ label: 'Omzet, boekjaar 2025', question });
  });

  it('that ask back show no work; a refusal of what was looked up does', () => {
    const view = renderRemote(element(props(told(call('terugvraag', choices)))));
    expect(screen.queryByText('Boekhouding analyseren')).toBeNull();
    view.unmount();
    renderRemote(element(props(told(call('geen_antwoord', { words: 'Omzet, 2030' })))));
    expect(screen.getByText('Boekhouding analyseren')).toBeInTheDocument();
    expect(screen.getByText('Omzet, 2030')).toBeInTheDocument();
  });

  it('of another name show that the books were looked at, and no more', () => {
    renderRemote(element(props(told(call('iets_nieuws', { geheim: 1 })))));
    expect(screen.getByText('Boekhouding analyseren')).toBeInTheDocument();
    expect(screen.queryByText(/geheim/)).toBeNull();
  });

  it('that cannot be read stand as they came, and are logged', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderRemote(element(props(told(call('vraag', '{"half')))));
    expect(screen.getByText('vraag {"half')).toBeInTheDocument();
    expect(console.error).toHaveBeenCalledWith('Failed to parse tool call arguments');
  });

  it('that offer to go on are chips that ask again', async () => {
    const onChoose = jest.fn();
    renderRemote(element(props(told(vraag(), VERDER), { acts: { choose: onChoose } })));
    expect(screen.getAllByText('Boekhouding analyseren')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /^verdeling: Totaal/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Per maand' }));
    expect(onChoose).toHaveBeenCalledWith({
      label: 'Per maand',
      question: { subject: { kind: 'figure', key: 'omzet' }, split: 'maand' },
    });
  });

  it('that offer to go on give the focus back to their chip on Escape', async () => {
    renderRemote(element(props(told(vraag(), VERDER))));
    const chip = screen.getByRole('button', { name: /^verdeling: Totaal/ });
    await userEvent.click(chip);
    const item = await screen.findByRole('menuitem', { name: 'Per maand' });
    expect(chip).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    expect(chip).toHaveFocus();
    expect(chip).toHaveAttribute('aria-expanded', 'false');
  });
});

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

  describe('one says whether it helped', () => {
    const judge = jest.fn(() => Promise.resolve());
    const open = (oordeel?: 'goed' | 'fout') =>
      renderRemote(
        element(
          props(message('assistant', 'Zo.', { id: 'm1', about: { door: 'model', oordeel } }), {
            acts: { judge },
          }),
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
      await userEvent.keyboard('De maand{Enter}');
      expect(judge.mock.calls).toEqual([
        ['m1', 'goed', undefined],
        ['m1', 'fout', undefined],
        ['m1', 'fout', 'De maand'],
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
