import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatMessage } from '@kengetal/contract';
import { renderRemote } from '@kengetal/platform/testing';
import { element, props } from './testing/answer.tsx';
import { message, vraag, VERDER } from './testing/world.tsx';

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
