import { screen, waitFor, within } from '@testing-library/react';
import { PROJECT } from '@kengetal/platform/testing';
import { idOf, JOOST, suggestion } from '../../suggestions/testing/suggestions.ts';
import { show, state, THREE } from './testing/showing.tsx';

describe('an editor', () => {
  it('handles it and takes that back', async () => {
    const { user, world } = await show();
    await user.click(screen.getByRole('button', { name: /^Afhandelen/ }));
    expect(await within(state()).findByText('Afgehandeld')).toBeInTheDocument();
    await user.keyboard('z');
    expect(await within(state()).findByText('Nieuw')).toBeInTheDocument();
    expect(world.said).toEqual(
      ['afgehandeld', 'nieuw'].map((status) => ({
        ...{ project_id: PROJECT.project_id, suggestion_ids: [idOf(1)], status },
      })),
    );
  });

  it('sends what is said so that it arrives although the page is left', async () => {
    const { user, world } = await show();
    await user.click(screen.getByRole('button', { name: 'Niet relevant' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Klopt zo' }));
    await waitFor(() => expect(world.api.callsOf('PATCH /suggestions')[0]?.keepalive).toBe(true));
  });

  it('says why it is not relevant, and puts it back', async () => {
    const { user, world } = await show();
    await user.click(screen.getByRole('button', { name: 'Niet relevant' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Klopt zo' }));
    expect(await within(state()).findByText('Niet relevant')).toBeInTheDocument();
    expect(world.said[0]).toMatchObject({ status: 'niet_relevant', reason: 'Klopt zo' });
    await user.click(screen.getByRole('button', { name: 'Terugzetten op nieuw' }));
    expect(await within(state()).findByText('Nieuw')).toBeInTheDocument();
  });

  it('assigns it by key, and takes that away again', async () => {
    const { user, world } = await show();
    await user.keyboard('w');
    await user.click(screen.getByRole('menuitemradio', { name: 'Joost Bakker' }));
    expect(await within(state()).findByText('Joost Bakker')).toBeInTheDocument();
    expect(world.said[0]).toMatchObject({ assignee: JOOST.user_id, status: 'in_behandeling' });
    await user.click(screen.getByRole('button', { name: 'Toewijzen' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Niemand' }));
    await waitFor(() => expect(within(state()).queryByText('Joost Bakker')).toBeNull());
    expect(world.said[1]).toMatchObject({ assignee: null });
  });

  it('writes a note', async () => {
    const { user, world } = await show();
    await user.type(screen.getByRole('textbox', { name: 'Notitie' }), 'Gebeld met Jan.{Enter}');
    await waitFor(() => expect(world.said[0]).toMatchObject({ note: 'Gebeld met Jan.' }));
    expect(screen.getByText('Notitie bewaard.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
    expect(world.api.callsOf('GET /suggestion').length).toBeGreaterThan(1);
  });

  it('sees it as it was when that failed', async () => {
    const { user, world } = await show();
    world.isDown = true;
    await user.keyboard('e');
    expect(await screen.findByText(/^Dat is niet gelukt/)).toBeInTheDocument();
    expect(within(state()).getByText('Nieuw')).toBeInTheDocument();
  });
});

it('who only reads changes nothing, reads why and may ask', async () => {
  const { user, world, bus } = await show(THREE, { reads: true });
  await user.keyboard('enwz');
  expect(world.said).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Notitie' })).toBeNull();
  expect(screen.getByText(/^Je leest mee/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Bespreek in chat' }));
  expect(bus.get('chatOpen')).toBe(true);
});

it('one that expired by itself is only read', async () => {
  const ended = { at: '2025-04-02T05:10:00Z', words: 'Verlopen: de tijd ervoor is voorbij' };
  await show([suggestion(1, { status: 'verlopen', ended })]);
  expect(state()).toHaveTextContent('Verlopen: de tijd ervoor is voorbij');
  expect(screen.queryByRole('button', { name: /Afhandelen|Terugzetten/ })).toBeNull();
});

it('one that the books no longer show is not put back', async () => {
  const ended = { at: '2025-04-02T05:10:00Z', words: 'Opgelost in de boeken' };
  await show([suggestion(1, { status: 'afgehandeld', ended, gone: true })]);
  expect(state()).toHaveTextContent('Opgelost in de boeken');
  expect(screen.queryByRole('button', { name: /Afhandelen|Terugzetten/ })).toBeNull();
});
