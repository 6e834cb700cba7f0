import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeBrowser } from '../testing/fake-browser.ts';
import { PROBLEM_TEXTS, problemOf, type SignInProblem } from '../session/problems.ts';
import { SignIn } from './SignIn.tsx';

function show(problem: SignInProblem | null = null) {
  const browser = new FakeBrowser();
  const tab = browser.openTab();
  render(<SignIn session={tab.session} problem={problem} />);
  return { browser, tab, user: userEvent.setup() };
}

const microsoft = () => screen.getByRole('button', { name: 'Inloggen met werk- of schoolaccount' });

it('leaves for the identity provider with a nonce of our API', async () => {
  const { tab, user } = show();
  await user.click(microsoft());
  expect(tab.identity.pending).toBe('nonce-1');
});

it('shows Google, and that it comes later', async () => {
  const { browser, user } = show();
  const google = screen.getByRole('button', { name: 'Inloggen met Google' });
  expect(google).toHaveAttribute('aria-disabled', 'true');
  expect(google).toHaveAccessibleDescription('Inloggen met Google kan binnenkort.');
  await user.click(google);
  expect(browser.api.calls).toEqual([]);
});

it.each(['cancelled', 'offline', 'api-down', 'rejected', 'expired'] as const)(
  'has words for %s',
  (problem) => {
    show(problem);
    expect(screen.getByRole('alert')).toHaveTextContent(PROBLEM_TEXTS[problem]);
  },
);

it('says it when our API is down, and can be tried again', async () => {
  const { browser, tab, user } = show();
  browser.api.down = true;
  await user.click(microsoft());
  expect(screen.getByRole('alert')).toHaveTextContent(PROBLEM_TEXTS['api-down']);
  browser.api.down = false;
  await user.click(microsoft());
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(tab.identity.pending).not.toBeNull();
});

it('has different words for each problem', () => {
  const texts = Object.values(PROBLEM_TEXTS);
  expect(new Set(texts).size).toBe(texts.length);
});

it.each([
  ['access_denied', 'cancelled'],
  ['no_network_connectivity', 'offline'],
  ['interaction_in_progress', 'in-progress'],
  ['login_required', 'interaction-required'],
  ['invalid_grant', 'interaction-required'],
  ['something_new', 'unknown'],
])('takes %s for %s', (errorCode, expected) => {
  expect(problemOf(Object.assign(new Error('x'), { errorCode }))).toBe(expected);
});
