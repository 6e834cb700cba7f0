import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT, renderRemote } from '@kengetal/platform/testing';
import SidePanel from './SidePanel.tsx';

const QUESTION = {
  project_id: PROJECT.project_id,
  text: 'Hoe komt Autokosten (Maart 2025) op € 1.234,56 uit?',
  context_prompt: 'Waarde: € 1.234,56.',
  asked_at: 1,
};

it('asks to be closed and calls nothing', async () => {
  const { api, bus } = renderRemote(<SidePanel />);
  const closed = jest.fn();
  bus.on('chatClose', closed);
  await userEvent.click(screen.getByRole('button', { name: 'Chat sluiten' }));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(api.calls).toEqual([]);
});

describe('a question that a screen hands over', () => {
  const input = () => screen.queryByRole('textbox', { name: 'Je vraag' });

  it('stands in the input with the focus, and is copied with what it is about', async () => {
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { bus } = renderRemote(<SidePanel />);
    act(() => bus.set('question', QUESTION));
    expect(input()).toHaveValue(QUESTION.text);
    expect(input()).toHaveFocus();
    await user.keyboard(' Graag kort.');
    await user.click(screen.getByRole('button', { name: 'Kopieer vraag' }));
    expect(copied).toHaveBeenCalledWith(`${QUESTION.text} Graag kort.\n\nWaarde: € 1.234,56.`);
    expect(await screen.findByText(/^Gekopieerd/)).toBeInTheDocument();
  });

  it('makes way for the next one, and is not shown in another project', () => {
    const { bus } = renderRemote(<SidePanel />);
    act(() => bus.set('question', QUESTION));
    act(() => bus.set('question', { ...QUESTION, text: 'Waarom is de huur hoger?', asked_at: 2 }));
    expect(input()).toHaveValue('Waarom is de huur hoger?');
    act(() => bus.set('question', { ...QUESTION, project_id: 'another' }));
    expect(input()).toBeNull();
  });

  it('stands there anew, with the focus, when it is asked again', async () => {
    const { bus } = renderRemote(<SidePanel />);
    act(() => bus.set('question', QUESTION));
    await userEvent.type(screen.getByRole('textbox'), ' Graag kort.');
    await userEvent.tab();
    act(() => bus.set('question', { ...QUESTION, asked_at: 2 }));
    expect(input()).toHaveValue(QUESTION.text);
    expect(input()).toHaveFocus();
  });
});
