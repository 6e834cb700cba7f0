import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { FakeMedia, PHONE } from '../testing/fake-media.ts';
import { booksOf, Dashboard, drawer } from './testing/books.tsx';

describe('Back on a phone', () => {
  const media = new FakeMedia();
  let restore = () => {};
  beforeEach(() => {
    restore = media.install();
    media.set(PHONE, true);
  });
  afterEach(() => {
    cleanup();
    restore();
    media.set(PHONE, false);
  });

  const opened = async () => {
    const shell = await booksOf({ screens: { Dashboard } });
    await shell.user.click(await screen.findByRole('button', { name: /^Kosten/ }));
    await drawer('Kosten');
    // Back before it has its place in the history would leave the screen.
    await waitFor(() => expect(shell.state()).toMatchObject({ drawer: true }));
    await act(async () => undefined);
    return shell;
  };

  it('closes the drawer of a figure, and stays on the screen', async () => {
    const { address, go } = await opened();
    await go(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toMatch(/^\/dashboard\?project=p1/);
    expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeInTheDocument();
  });

  it('has nothing left to close when the drawer was closed by hand', async () => {
    const { user, address, go } = await opened();
    const before = address();
    await user.click(within(await drawer('Kosten')).getByRole('button', { name: 'Sluiten' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await go(1);
    expect(address()).toBe(before);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
