import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures/index.ts';
import { takePicture, WIDTHS } from './fixtures/pictures.ts';
import { look } from './fixtures/states.ts';

/** An address of the API, and what it answers instead. */
type Answers = Readonly<Record<string, unknown>>;

const LONG = 'Internationale Handels- en Transportonderneming Van der Westerlaken-Oudshoorn B.V.';
const LONG_EMAIL = 'maria-johanna.van-der-westerlaken-oudshoorn@administratiekantoor-de-vries.nl';
const SINCE = '2026-01-06T09:00:00Z';
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const person = (n: number, name: string, email: string, level: string) => ({
  ...{ user_id: id(n), name, email, level, since: SINCE, last_active_at: SINCE },
});
const PEOPLE = [
  person(1, 'Marieke de Wit', 'beheerder@voorbeeld.nl', 'beheerder'),
  person(2, 'Maria Johanna van der Westerlaken-Oudshoorn', LONG_EMAIL, 'bewerker'),
  person(3, 'Jan', 'jan@x.nl', 'lezer'),
];

const invitation = (n: number, more: object) => ({
  ...{ invitation_id: id(n), organisation_id: id(9), project_id: id(8), email: `gast${n}@x.nl` },
  ...{ level: 'lezer', invited_by: 'Marieke de Wit', invited_at: new Date().toISOString() },
  expires_at: new Date(Date.now() + 6.5 * 86_400_000).toISOString(),
  ...{ state: 'open', accepted_as: null, mail: 'verzonden', mail_problem: null },
  ...more,
});
const INVITATIONS = [
  invitation(11, { mail: 'wachtend' }),
  invitation(12, {}),
  invitation(13, { email: LONG_EMAIL, mail: 'mislukt', mail_problem: 'Het adres bestaat niet.' }),
  invitation(14, { mail: 'uit' }),
  invitation(15, { state: 'verlopen' }),
  invitation(16, {
    state: 'wacht_op_akkoord',
    accepted_as: { name: 'Maria van der Westerlaken', email: LONG_EMAIL },
  }),
];

const LOG = Array.from({ length: 200 }, (_, n) => ({
  ...{ activity_id: id(n), at: SINCE, user_name: n % 7 ? 'Marieke de Wit' : null },
  ...{ project_id: id(8), project_name: n % 5 ? 'Winkel' : LONG, action: 'import.gereed' },
  description: n % 3 ? `Bestand ${n}.xaf ingelezen` : `${LONG_EMAIL} uitgenodigd als bewerker`,
}));
const PREVIEW = {
  ...{ name: LONG, projects: 12, sources: 36, lines: 1_234_567 },
  ...{ connections: 3, people: 8, chats: 141, days: 30 },
};
const REMOVED = ['organisatie', 'project'].map((kind, n) => ({
  ...{ kind, id: id(n), name: n ? 'Winkel' : LONG, organisation_name: LONG },
  ...{ removed_at: SINCE, removed_by: 'Marieke de Wit', gone_at: '2026-02-05T09:00:00Z' },
}));
const session = (n: number, device: string | null, current: boolean) => ({
  ...{ session_id: id(n), device, signed_in_at: SINCE, last_seen_at: SINCE, current },
});
const ACCOUNT = {
  user: { user_id: id(1), name: PEOPLE[1]?.name, email: LONG_EMAIL, avatar: null },
  provider: 'microsoft',
  sessions: [
    session(1, 'Chrome op Windows', true),
    session(2, 'Safari op iPhone', false),
    session(3, null, false),
  ],
};
const SEEN = {
  ...{ organisation_name: LONG, project_name: 'Boekhouding 2026', invited_by: 'Marieke de Wit' },
  ...{ email_hint: 'j…@voorbeeld.nl', level: 'bewerker', expires_at: SINCE, state: 'open' },
};

const STATES: readonly (readonly [string, string, Answers])[] = [
  ['organisatie-algemeen', '/organisatie', { removed: REMOVED }],
  [
    'organisatie-beheerders',
    '/organisatie?tab=beheerders',
    { 'organisation/admins': PEOPLE, 'organisation/invitations': INVITATIONS },
  ],
  [
    'organisatie-enige',
    '/organisatie?tab=beheerders',
    { 'organisation/admins': PEOPLE.slice(0, 1), 'organisation/invitations': [] },
  ],
  [
    'organisatie-projecten',
    '/organisatie?tab=projecten',
    { 'organisation/orphans': [{ project_id: id(1), project_name: LONG }] },
  ],
  [
    'organisatie-activiteit',
    '/organisatie?tab=activiteit',
    { 'organisation/activity': { items: LOG, next_cursor: 'x' } },
  ],
  [
    'organisatie-activiteit-leeg',
    '/organisatie?tab=activiteit',
    { 'organisation/activity': { items: [], next_cursor: null } },
  ],
  [
    'project-gebruikers',
    '/project?tab=gebruikers',
    { 'project/users': PEOPLE, 'project/invitations': INVITATIONS },
  ],
  ['project-algemeen', '/project?tab=algemeen', {}],
  [
    'project-activiteit',
    '/project?tab=activiteit',
    { 'project/activity': { items: LOG.slice(0, 1), next_cursor: null } },
  ],
  ['account', '/account', { account: ACCOUNT }],
];

async function answer(page: Page, answers: Answers): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const [path, json] of Object.entries(answers)) {
    await page.route(new RegExp(`/v1/${path}(\\?|$)`), (route) => route.fulfill({ json }));
  }
}

for (const { name, width, height } of WIDTHS) {
  for (const theme of ['light', 'dark'] as const) {
    test(`pictures of people at ${name} px (${theme})`, async ({ page, guard }) => {
      test.setTimeout(400_000);
      guard.expectComplaint(/503|409|mfe-settings|shell/);
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      const suffix = theme === 'dark' ? '-donker' : '';
      const picture = async (screen: string) => {
        await look(page);
        await takePicture(page, `mensen-${screen}${suffix}-${name}`);
      };
      await invited(page, picture);
      await signIn(page, 'beheerder@voorbeeld.nl');
      for (const [screen, path, answers] of STATES) {
        await answer(page, answers);
        await page.goto(path);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await picture(screen);
      }
      await asked(page, picture);
      await offered(page, picture);
    });
  }
}

type Picture = (screen: string) => Promise<void>;

/** The sign-in screen for who was invited. */
async function invited(page: Page, picture: Picture): Promise<void> {
  for (const state of ['open', 'verlopen']) {
    await answer(page, { invitation: { ...SEEN, state } });
    await page.goto('/login');
    await page.goto('/uitnodiging#geheim');
    await expect(page.getByRole('status').first()).toContainText(/nodigt je uit|verlopen/);
    await picture(`inloggen-${state}`);
  }
  await page.evaluate(() => sessionStorage.clear());
}

/** What is asked once more. */
async function asked(page: Page, picture: Picture): Promise<void> {
  const main = page.getByRole('main');
  await answer(page, {
    'project/removal': PREVIEW,
    'project/users': PEOPLE,
    'project/invitations': [],
  });
  await page.goto('/project?tab=algemeen');
  await main.getByRole('button', { name: 'Project verwijderen' }).click();
  await expect(main.getByRole('textbox', { name: /^Typ/ })).toBeVisible();
  await picture('verwijderen');
  await page.goto('/project?tab=gebruikers');
  await main.getByRole('button', { name: 'Project verlaten' }).click();
  await main.getByRole('button', { name: 'Jan verwijderen' }).click();
  await picture('zeker-weten');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\/v1\/project\/(users|activity)/, (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  await page.goto('/project?tab=gebruikers');
  await expect(main.getByText('Kon de gebruikers niet laden.')).toBeVisible();
  await picture('fout');
}

/** The page of an invitation for who is signed in. */
async function offered(page: Page, picture: Picture): Promise<void> {
  for (const [screen, state, accepted] of [
    ['uitnodiging', 'open', null],
    ['uitnodiging-ingetrokken', 'ingetrokken', null],
    [
      'uitnodiging-wacht',
      'wacht_op_akkoord',
      { state: 'wacht_op_akkoord', organisation_id: id(1), project_id: null },
    ],
  ] as const) {
    await answer(page, {
      invitation: { ...SEEN, state },
      ...(accepted && { 'invitation/accept': accepted }),
    });
    await page.goto('/dashboard');
    await page.goto('/uitnodiging#geheim');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Uitnodiging');
    await picture(screen);
  }
}
