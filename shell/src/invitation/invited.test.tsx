import { act, screen } from '@testing-library/react';
import type { InvitationSeen } from '@kengetal/contract';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { loadPage } from '../testing/load-page.tsx';

const SEEN: InvitationSeen = {
  organisation_name: 'Bakkerij Voorn',
  project_name: 'Boekhouding winkel',
  invited_by: 'Sanne Bakker',
  email_hint: 'j…@bakkerij.test',
  level: 'lezer',
  expires_at: '2026-01-22T09:00:00Z',
  state: 'open',
};

function invited(seen: InvitationSeen = SEEN) {
  const browser = new FakeBrowser();
  browser.api.open.set('POST /invitation', seen);
  return { browser, tab: browser.openTab() };
}
const PATH = '/uitnodiging#geheim';

afterEach(() => {
  document.body.innerHTML = '';
});

it('reads on the sign-in screen who invites for what, and the secret is out of the address', async () => {
  const { browser, tab } = invited();
  const { address } = await loadPage({ path: PATH, tab });
  expect(address).toBe('/login');
  expect(
    screen.getByText(
      'Sanne Bakker nodigt je uit voor Boekhouding winkel van Bakkerij Voorn, als lezer.',
    ),
  ).toBeVisible();
  expect(screen.getByText(/Verstuurd aan j…@bakkerij\.test/)).toBeVisible();
  expect(screen.getByText(/Met Google log je in met elk adres/)).toBeVisible();
  expect(browser.api.calls.find(({ path }) => path === '/invitation')?.body).toEqual({
    token: 'geheim',
  });
});

it('comes back to it after signing in, also when the page was left', async () => {
  const { tab } = invited();
  await loadPage({ path: PATH, tab });
  await act(() => tab.session.signIn({ provider: 'microsoft' }));
  const { address, happened } = await loadPage({ path: '/login#code=c&state=s', tab });
  expect(address).toBe('/uitnodiging');
  expect(happened).toContain('mounted');
});

it.each([
  ['verlopen', 'Deze uitnodiging is verlopen.', /Vraag Sanne Bakker om hem opnieuw te sturen/],
  ['ingetrokken', 'Deze uitnodiging is ingetrokken.', /Vraag|vraag Sanne Bakker/],
  ['afgewezen', 'Je bent niet toegelaten.', /wees het verzoek af/],
] as const)('reads that it is over: %s', async (state, title, text) => {
  const { tab } = invited({ ...SEEN, state });
  await loadPage({ path: PATH, tab });
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
});

it('can sign in although what it says cannot be read', async () => {
  const { browser, tab } = invited();
  browser.api.open.clear();
  await loadPage({ path: PATH, tab });
  expect(screen.getByRole('button', { name: 'Inloggen met werk- of schoolaccount' })).toBeVisible();
});
