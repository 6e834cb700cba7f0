import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Provider } from '../session/identity-client.ts';
import { SIGN_IN_PROBLEMS, type SignInProblem, type Trouble } from '../session/problems.ts';
import type { SignInWay } from '../session/sign-in.ts';
import { CONFIG, FakeBrowser } from '../testing/fake-browser.ts';
import { SignIn } from './SignIn.tsx';

function show(trouble: Trouble | null = null, { google = true, returning = false } = {}) {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  const session = { ...tab.session, config: google ? CONFIG : { ...CONFIG, google: null } };
  const ways: SignInWay[] = [];
  const signIn: typeof session.signIn = (way) => {
    ways.push(way);
    return tab.session.signIn(way);
  };
  const done: string[] = [];
  render(
    <SignIn
      session={{ ...session, signIn }}
      trouble={trouble}
      returning={returning}
      onSignedIn={() => done.push('signed in')}
      reload={() => done.push('reloaded')}
    />,
  );
  return { browser, tab, ways, done, user: userEvent.setup() };
}

const microsoft = () => screen.getByRole('button', { name: 'Inloggen met werk- of schoolaccount' });
const google = () => screen.getByRole('button', { name: 'Inloggen met Google' });

it('leaves for Microsoft with a nonce of our API', async () => {
  const { tab, user } = show();
  await user.click(microsoft());
  expect(tab.identity.pending).toBe('nonce-1');
});

it('leaves for Google with a nonce of our API', async () => {
  const { tab, user } = show();
  await user.click(google());
  // Its proof is made first, which may take longer than the click.
  await waitFor(() => expect(tab.visited).toHaveLength(1));
  expect(new URL(tab.visited[0] ?? '').searchParams.get('nonce')).toBe('nonce-1');
});

it('shows Google where that is not set up, and says so', async () => {
  const { browser, user } = show(null, { google: false });
  expect(google()).toHaveAttribute('aria-disabled', 'true');
  expect(google()).toHaveAccessibleDescription('Inloggen met Google is hier niet ingesteld.');
  await user.click(google());
  expect(browser.api.calls).toEqual([]);
});

it('tells who has no access what to do', () => {
  show();
  expect(screen.getByText('Geen toegang? Vraag een uitnodiging aan je beheerder.')).toBeVisible();
});

it('asks nothing of who comes back from the identity provider', () => {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  void tab.parts.interaction.during('handle redirect', () => new Promise(() => undefined));
  render(<SignIn session={tab.session} trouble={null} returning onSignedIn={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent('Je wordt ingelogd…');
  expect(screen.queryByRole('button')).toBeNull();
});

interface Expected {
  words: RegExp;
  button: string;
  does: (provider: Provider) => SignInWay | 'reloaded';
}

const again = (provider: Provider): SignInWay => ({ provider });
const choose = (provider: Provider): SignInWay => ({ provider, account: 'choose' });
const popup = (): SignInWay => ({ provider: 'microsoft', popup: true });
const redirect = (): SignInWay => ({ provider: 'microsoft' });
const reload = () => 'reloaded' as const;

const WAYS_OUT: Record<SignInProblem, Expected> = {
  cancelled: { words: /afgebroken/, button: 'Opnieuw inloggen', does: again },
  'popup-blocked': { words: /hield.*tegen/, button: 'Inloggen in dit venster', does: redirect },
  'popup-unfinished': { words: /gesloten/, button: 'Inloggen in dit venster', does: redirect },
  'redirect-refused': {
    words: /binnen een andere pagina/,
    button: 'Inloggen in een apart venster',
    does: popup,
  },
  'in-progress': {
    words: /loopt nog een inlogpoging/,
    button: 'Inloggen in een apart venster',
    does: popup,
  },
  'interaction-required': { words: /bevestigen/, button: 'Doorgaan met inloggen', does: again },
  'no-account': { words: /geen account/, button: 'Account kiezen', does: choose },
  'invalid-grant': { words: /niet meer geldig/, button: 'Opnieuw inloggen', does: again },
  stale: { words: /gebruikt of verlopen/, button: 'Opnieuw inloggen', does: again },
  offline: { words: /internetverbinding/, button: 'Opnieuw proberen', does: again },
  clock: { words: /tijd/, button: 'Opnieuw inloggen', does: again },
  tenant: { words: /organisatie.*toegang/, button: 'Ander account kiezen', does: choose },
  rejected: { words: /kun je niet inloggen/, button: 'Ander account kiezen', does: choose },
  'api-down': { words: /niet bereikbaar/, button: 'Opnieuw proberen', does: again },
  'too-often': { words: /te vaak/, button: 'Opnieuw proberen', does: again },
  configuration: { words: /ingesteld/, button: 'Opnieuw laden', does: reload },
  expired: { words: /Je sessie is verlopen/, button: 'Opnieuw inloggen', does: again },
  unknown: { words: /lukte niet/, button: 'Opnieuw proberen', does: again },
};

const cases = SIGN_IN_PROBLEMS.flatMap((problem) =>
  (['microsoft', 'google'] as const).map((provider) => ({ problem, provider })),
);

it.each(cases)('leads out of $problem with $provider', async ({ problem, provider }) => {
  const { words, button, does } = WAYS_OUT[problem];
  const { ways, done, user } = show({ problem, provider });
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  await user.click(screen.getByRole('button', { name: button }));
  expect(ways[0] ?? done[0]).toEqual(does(provider));
});

it('has other words for each problem', () => {
  const texts = SIGN_IN_PROBLEMS.map((problem) => {
    const { unmount } = render(
      <SignIn
        session={new FakeBrowser().openTab().session}
        trouble={{ problem, provider: 'microsoft' }}
        onSignedIn={() => undefined}
      />,
    );
    const text = screen.getByRole('alert').textContent;
    unmount();
    return text;
  });
  expect(new Set(texts).size).toBe(SIGN_IN_PROBLEMS.length);
});

it.each([
  ['configuration', true],
  ['tenant', true],
  ['cancelled', false],
] as const)('shows the code of %s: %p', (problem, shown) => {
  show({ problem, provider: 'microsoft', code: 'AADSTS700016' });
  const code = screen.queryByText('AADSTS700016');
  expect(code !== null).toBe(shown);
});

it('is signed in by a popup without leaving the page', async () => {
  const { done, user } = show({ problem: 'redirect-refused', provider: 'microsoft' });
  await user.click(screen.getByRole('button', { name: 'Inloggen in een apart venster' }));
  expect(done).toEqual(['signed in']);
});

it('offers the redirect when the popup is held back', async () => {
  const { tab, ways, user } = show({ problem: 'in-progress', provider: 'microsoft' });
  const blocked = Object.assign(new Error('x'), { errorCode: 'popup_window_error' });
  tab.identity.failures.set('loginPopup', blocked);
  await user.click(screen.getByRole('button', { name: 'Inloggen in een apart venster' }));
  await user.click(screen.getByRole('button', { name: 'Inloggen in dit venster' }));
  expect(ways.at(-1)).toEqual({ provider: 'microsoft' });
  expect(tab.identity.asked).toContain('loginRedirect');
});

it('says while a popup is open where to go on, and how to begin anew', async () => {
  const { tab, done, user } = show({ problem: 'redirect-refused', provider: 'microsoft' });
  tab.identity.loginPopup = () => new Promise(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Inloggen in een apart venster' }));
  expect(screen.getByRole('status')).toHaveTextContent('Ga verder in het inlogvenster.');
  await user.click(screen.getByRole('button', { name: 'Opnieuw beginnen' }));
  expect(done).toEqual(['reloaded']);
});

it('says it when our API is down, and can be tried again', async () => {
  const { browser, tab, user } = show();
  browser.api.down = true;
  await user.click(microsoft());
  expect(screen.getByRole('alert')).toHaveTextContent('Kengetal is nu niet bereikbaar');
  browser.api.down = false;
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(tab.identity.pending).not.toBeNull();
});
