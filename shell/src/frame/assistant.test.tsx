import { useState } from 'react';
import { createPortal } from 'react-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { usePlatform } from '@kengetal/platform';
import { FakeMedia, PHONE } from '../testing/fake-media.ts';
import { renderShell } from '../testing/render-shell.tsx';

const NARROW = 'max-width: 1855px';
const media = new FakeMedia();
let restore: () => void;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  restore = media.install();
});
afterEach(() => {
  media.set(PHONE, false);
  media.set(NARROW, false);
  restore();
});

/** A screen whose bookings open in the drawer, as those of a remote do. */
function Report() {
  const { drawerElement } = usePlatform();
  const [open, setOpen] = useState(false);
  return (
    <>
      <h1>Rapporten</h1>
      <button type="button" onClick={() => setOpen(!open)}>
        Boekingen
      </button>
      {open && drawerElement ? createPortal(<p>De boekingen</p>, drawerElement) : null}
    </>
  );
}

const openButton = () => screen.findByRole('button', { name: 'Assistent openen' });
const closeButton = () => screen.findByRole('button', { name: 'Assistent sluiten' });
const slot = () => screen.queryByRole('region', { name: 'side-panel', hidden: true });
const inside = () => within(slot() ?? document.body).getByRole('button');

it('stays open over routes, out of sight on the chat screen and beside it again', async () => {
  const { user } = await renderShell({ path: '/rapporten' });
  const menu = within(await screen.findByRole('navigation', { name: 'Hoofdmenu' }));
  await user.click(await openButton());
  expect(slot()).toBeVisible();
  await user.click(menu.getByRole('link', { name: 'Chat' }));
  expect(slot()).toBeNull();
  expect(screen.queryByRole('button', { name: /^Assistent/ })).toBeNull();
  await user.click(menu.getByRole('link', { name: 'Dashboard' }));
  expect(slot()).toBeVisible();
});

it('closes by its own event and by Escape in it, and gives the focus back', async () => {
  const { user, bus } = await renderShell({ path: '/rapporten' });
  await user.click(await openButton());
  await user.click(inside());
  await user.keyboard('{Escape}');
  expect(slot()).toBeNull();
  expect(await openButton()).toHaveFocus();
  await user.click(await openButton());
  await user.click(inside());
  act(() => bus.emit('chatClose', null));
  expect(slot()).toBeNull();
  expect(await openButton()).toHaveFocus();
});

it('leaves Escape alone outside it', async () => {
  const { user } = await renderShell({ path: '/rapporten' });
  await user.click(await openButton());
  await user.keyboard('{Escape}');
  expect(slot()).toBeVisible();
});

describe('Escape', () => {
  /** A conversation with a list that opens over the page, and words in its input. */
  function Conversation() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(!open)}>
          Kiezen
        </button>
        <input aria-label="Je vraag" />
        {open ? createPortal(<button type="button">Per maand</button>, document.body) : null}
      </>
    );
  }
  const opened = async () => {
    const shell = await renderShell({
      path: '/rapporten',
      screens: { 'side-panel': Conversation },
    });
    await shell.user.click(await openButton());
    return shell;
  };

  it('on a list that was opened from it leaves it open', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Kiezen' }));
    await user.click(screen.getByRole('button', { name: 'Per maand' }));
    await user.keyboard('{Escape}');
    expect(slot()).toBeVisible();
  });

  it('leaves what is being typed; an empty input is left with it', async () => {
    const { user } = await opened();
    await user.type(screen.getByRole('textbox', { name: 'Je vraag' }), 'Omzet{Escape}');
    expect(screen.getByRole('textbox', { name: 'Je vraag' })).toHaveValue('Omzet');
    await user.clear(screen.getByRole('textbox', { name: 'Je vraag' }));
    await user.keyboard('{Escape}');
    expect(slot()).toBeNull();
  });
});

it('is a sheet on a phone that takes the focus and keeps it', async () => {
  media.set(PHONE, true);
  const { user } = await renderShell({ path: '/rapporten' });
  await user.click(await openButton());
  const sheet = screen.getByRole('dialog', { name: 'Assistent' });
  expect(sheet).toHaveAttribute('aria-modal', 'true');
  expect(sheet).toHaveFocus();
  await user.tab();
  expect(inside()).toHaveFocus();
  await user.tab();
  expect(inside()).toHaveFocus();
  await user.tab({ shift: true });
  expect(inside()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await openButton()).toHaveFocus();
});

it('is left with its screen on a phone', async () => {
  const { user, go } = await renderShell();
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  await user.click(screen.getByRole('link', { name: 'Rapporten' }));
  act(() => media.set(PHONE, true));
  await user.click(await openButton());
  expect(slot()).toBeVisible();
  await go(-1);
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  expect(slot()).toBeNull();
});

describe('beside an open drawer', () => {
  const opened = async () => {
    const shell = await renderShell({ path: '/rapporten', screens: { Report } });
    await shell.user.click(await openButton());
    await shell.user.click(screen.getByRole('button', { name: 'Boekingen' }));
    await screen.findByText('De boekingen');
    return shell;
  };
  const bookings = () => screen.queryByText('De boekingen');

  it('is in sight too on a very wide window', async () => {
    await opened();
    expect(slot()).toBeVisible();
    expect(bookings()).toBeVisible();
  });

  it('gives way to what was opened last, and comes back as it was', async () => {
    media.set(NARROW, true);
    const { user } = await opened();
    expect(slot()).not.toBeVisible();
    expect(bookings()).toBeVisible();

    await user.click(await openButton());
    expect(slot()).toBeVisible();
    expect(bookings()).not.toBeVisible();

    await user.click(await closeButton());
    expect(bookings()).toBeVisible();
    await user.click(await openButton());
    await user.click(screen.getByRole('button', { name: 'Boekingen' }));
    expect(slot()).toBeVisible();
  });

  it('takes the focus back where an amount in it opened the drawer that hid it', async () => {
    function Amount() {
      const { drawerElement } = usePlatform();
      const [open, setOpen] = useState(false);
      const close = (
        <button type="button" autoFocus onClick={() => setOpen(false)}>
          Sluiten
        </button>
      );
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            € 12
          </button>
          {open && drawerElement ? createPortal(close, drawerElement) : null}
        </>
      );
    }
    media.set(NARROW, true);
    const { user } = await renderShell({ path: '/rapporten', screens: { 'side-panel': Amount } });
    await user.click(await openButton());
    await user.click(inside());
    await waitFor(() => expect(slot()).not.toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(inside()).toHaveFocus());
  });

  it('comes in sight when it is asked about an amount there, open behind it or closed', async () => {
    media.set(NARROW, true);
    const { user, bus } = await opened();
    const ask = (text: string) =>
      act(() => {
        bus.set('question', { project_id: 'p', text, context_prompt: '', asked_at: 1 });
        bus.set('chatOpen', true);
      });
    ask('Waarom?');
    expect(slot()).toBeVisible();
    expect(bookings()).not.toBeVisible();
    await user.click(await closeButton());
    expect(bookings()).toBeVisible();
    ask('En waarom?');
    expect(slot()).toBeVisible();
  });
});
