import { screen, waitFor } from '@testing-library/react';
import { problem, type ApiCall } from '../testing/fake-api.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { createInvitationSecret } from './secret.ts';

const SEEN = {
  organisation_name: 'Bakkerij Voorn',
  project_name: 'Boekhouding winkel',
  invited_by: 'Sanne Bakker',
  email_hint: 'j…@bakkerij.test',
  level: 'lezer',
  expires_at: '2026-01-22T09:00:00Z',
  state: 'open',
};
const LET_IN = { state: 'aanvaard', organisation_id: 'o1', project_id: 'p1' };

beforeEach(() => sessionStorage.clear());

interface Options {
  seen?: unknown;
  accepted?: unknown;
  told?: boolean;
  secret?: string | null;
}

/** The page where the link leads to, for who is signed in; they have nothing yet. */
function open({ seen = SEEN, accepted = LET_IN, told = false, secret = 'geheim' }: Options = {}) {
  const held = createInvitationSecret(sessionStorage);
  if (secret) held.take(new URL(`https://app.test/uitnodiging#${secret}`), history);
  if (told) held.tell();
  return renderShell({
    path: '/uitnodiging',
    organisations: [],
    projects: [],
    prepare: ({ api }) => {
      api.answers.set('POST /invitation', () => seen);
      api.answers.set('POST /invitation/accept', ({ body }: ApiCall) => {
        expect(body).toEqual({ token: 'geheim' });
        api.answers.set('GET /config', {
          ...(api.answers.get('GET /config') as object),
          ...{ organisations: [{ organisation_id: 'o1', organisation_name: 'Bakkerij Voorn' }] },
          projects: [{ project_id: 'p1', project_name: 'Winkel', organisation_id: 'o1' }],
        });
        return accepted;
      });
    },
  });
}
const accept = () => screen.findByRole('button', { name: 'Uitnodiging aanvaarden' });
const heading = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

it('asks who is signed in already, and leads to the project', async () => {
  const { user, address, browser } = await open();
  await heading(/^Sanne Bakker nodigt je uit voor Boekhouding winkel/);
  expect(browser.api.countOf('/invitation/accept')).toBe(0);
  await user.click(await accept());
  await heading('Dashboard');
  await waitFor(() => expect(address()).toMatch(/^\/dashboard\?project=p1/));
  expect(sessionStorage.getItem('invitation')).toBeNull();
});

it('is accepted by itself for who read of it on the sign-in screen', async () => {
  const { address, browser } = await open({ told: true });
  await waitFor(() => expect(address()).toMatch(/^\/dashboard\?project=p1/));
  expect(browser.api.countOf('/invitation/accept')).toBe(1);
});

it('leads a beheerder to the organisation', async () => {
  const accepted = { ...LET_IN, project_id: null };
  const { address } = await open({ told: true, accepted, seen: { ...SEEN, project_name: null } });
  await waitFor(() => expect(address()).toContain('/organisatie?organisation_id=o1'));
});

it('says who awaits a yes that they do, and goes on from there', async () => {
  const { user, address } = await open({
    told: true,
    accepted: { ...LET_IN, state: 'wacht_op_akkoord' },
  });
  await heading('Je wacht op akkoord van Sanne Bakker.');
  await user.click(screen.getByRole('button', { name: 'Naar Kengetal' }));
  await waitFor(() => expect(address()).not.toContain('uitnodiging'));
});

it.each([
  ['verlopen', 'Deze uitnodiging is verlopen.'],
  ['ingetrokken', 'Deze uitnodiging is ingetrokken.'],
  ['afgewezen', 'Je bent niet toegelaten.'],
])('says that it is over: %s', async (state, title) => {
  const { browser } = await open({ told: true, seen: { ...SEEN, state } });
  await heading(title);
  expect(screen.queryByRole('button', { name: 'Uitnodiging aanvaarden' })).toBeNull();
  expect(browser.api.countOf('/invitation/accept')).toBe(0);
});

it('used by another says so, with the way to another account', async () => {
  await open({ seen: { ...SEEN, state: 'aanvaard' }, accepted: problem(409, 'conflict') });
  await heading('Aanvaarden kan niet.');
  expect(screen.getByRole('button', { name: 'Met een ander account inloggen' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Uitnodiging aanvaarden' })).toBeNull();
});

it('that its own user opens again leads on', async () => {
  const { address } = await open({ seen: { ...SEEN, state: 'aanvaard' } });
  await waitFor(() => expect(address()).toMatch(/^\/dashboard\?project=p1/));
});

it('can be tried again when the API is down', async () => {
  const { user, address, browser } = await open({ accepted: problem(503, 'unavailable') });
  await user.click(await accept());
  await screen.findByRole('alert');
  browser.api.answers.set('POST /invitation/accept', LET_IN);
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  await waitFor(() => expect(address()).toMatch(/^\/dashboard\?project=p1/));
});

it.each([
  ['without a secret', { secret: null }, 'Deze link is niet volledig.'],
  ['that nobody knows', { seen: problem(404, 'not_found') }, 'Deze link werkt niet.'],
])('%s says what to do', async (_which, options, title) => {
  await open(options);
  await heading(title);
  expect(screen.getByRole('button', { name: 'Naar Kengetal' })).toBeVisible();
});

it('can wait', async () => {
  const { user, browser, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Niet nu' }));
  await waitFor(() => expect(address()).not.toContain('uitnodiging'));
  expect(browser.api.countOf('/invitation/accept')).toBe(0);
  expect(sessionStorage.getItem('invitation')).toBeNull();
});
