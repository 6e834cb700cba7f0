import { act, screen, waitFor } from '@testing-library/react';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '@kengetal/platform';
import { problem } from '../testing/fake-api.ts';
import { renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A screen that changes something. */
function Dashboard() {
  const api = useApi();
  const { mutate } = useMutation({
    mutationFn: () => api.request('DELETE /project', { query: { project_id: 'p1' } }),
  });
  return (
    <button type="button" onClick={() => mutate()}>
      Wijzig iets
    </button>
  );
}

/** Somebody who was beheerder when the page opened, until a change of theirs is refused. */
async function lowered(to: 'lezer' | 'bewerker' | 'beheerder') {
  const shell = await renderShell({
    path: '/dashboard?project=p1',
    rights: { p1: 'beheerder', p2: 'beheerder' },
    screens: { Dashboard },
    prepare: ({ api }) => api.answers.set('DELETE /project', () => problem(403, 'forbidden')),
  });
  const { user, browser, config } = shell;
  const button = await screen.findByRole('button', { name: 'Wijzig iets' });
  const before = browser.api.countOf('/config');
  browser.api.answers.set('GET /config', {
    ...config,
    rights: { organisations: {}, projects: { p1: to, p2: 'beheerder' } },
  });
  await user.click(button);
  await waitFor(() => expect(browser.api.countOf('/config')).toBe(before + 1));
  return shell;
}

it.each([
  ['lezer', /^Je bent nu lezer in dit project/],
  ['bewerker', /^Je bent nu bewerker in dit project/],
] as const)('tells who was made %s meanwhile, until they close it', async (level, words) => {
  const { user } = await lowered(level);
  expect(await screen.findByText(words)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sluiten' }));
  expect(screen.queryByText(words)).toBeNull();
});

it('says nothing to who lost nothing', async () => {
  await lowered('beheerder');
  await act(async () => undefined);
  expect(screen.queryByText(/^Je bent nu/)).toBeNull();
});
