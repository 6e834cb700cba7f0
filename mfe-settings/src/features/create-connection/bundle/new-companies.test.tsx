import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, PROJECT } from '@kengetal/platform/testing';
import { IMPORT_ID } from '../../../imports/testing/jobs.ts';
import { bundle, file, isNew, openAs, openBundle } from '../testing/bundles.ts';

it('asks once about all new companies, with an answer for each', async () => {
  const [one, two, three] = [isNew('Nieuw BV', 1), isNew('Nieuw BV', 1), isNew('Ander BV', 2)];
  const loose = isNew('Los BV', 3, {
    about: { company_name: 'Los BV', boekjaar: '2024', group: 3, identified: false },
    like_project_id: PROJECT.project_id,
  });
  const { api } = openBundle(bundle(one, two, three, loose));
  api.on('POST /import/files/decision', () => bundle(file('a.xaf')));
  const question = await screen.findByRole('region', { name: 'Nieuwe administraties' });
  expect(question).toHaveTextContent('Deze 3 administraties zijn nieuw: aanmaken?');
  const like = `Los BV: Naar ${PROJECT.project_name}`;
  expect(within(question).getByRole('button', { name: like })).toBeVisible();
  await userEvent.click(within(question).getByRole('button', { name: 'Ander BV: Nieuw project' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Overslaan' }));
  await userEvent.click(
    within(question).getByRole('button', { name: /^1.project aanmaken en inlezen$/ }),
  );
  await waitFor(() => expect(screen.queryByText(/zijn nieuw/)).not.toBeInTheDocument());
  expect(api.callsOf('POST /import/files/decision')[0]?.body).toEqual({
    import_id: IMPORT_ID,
    files: [
      { import_id: one.import_id, decision: 'nieuw_project' },
      { import_id: two.import_id, decision: 'nieuw_project' },
      { import_id: three.import_id, decision: 'overslaan' },
      { import_id: loose.import_id, decision: 'project', project_id: PROJECT.project_id },
    ],
  });
});

it('offers who makes no projects only those that are there, and keeps the answer when refused', async () => {
  const { api } = openBundle({ ...bundle(isNew('Nieuw BV', 1)), may_make_projects: false });
  api.on('POST /import/files/decision', () => {
    throw problem(409, 'conflict', 'Over deze bestanden valt niets meer te kiezen.');
  });
  const question = await screen.findByRole('region', { name: 'Nieuwe administraties' });
  expect(question).toHaveTextContent('Projecten aanmaken kan een beheerder');
  await userEvent.click(within(question).getByRole('button', { name: 'Nieuw BV: Overslaan' }));
  expect(screen.queryByRole('menuitemradio', { name: 'Nieuw project' })).not.toBeInTheDocument();
  const to = `Naar ${PROJECT.project_name}`;
  await userEvent.click(await screen.findByRole('menuitemradio', { name: to }));
  await userEvent.click(within(question).getByRole('button', { name: 'Inlezen' }));
  expect(await within(question).findByText(/valt niets meer te kiezen/)).toBeVisible();
  expect(within(question).getByRole('button', { name: `Nieuw BV: ${to}` })).toBeVisible();
});

it('shows a project that one only looks at as not possible, and sends nothing there', async () => {
  const rights = { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' as const } };
  const about = { company_name: 'Los BV', boekjaar: '2024', group: 1, identified: false };
  const loose = isNew('Los BV', 1, { about, like_project_id: PROJECT.project_id });
  const { api } = openAs({ rights }, { ...bundle(loose), may_make_projects: false });
  api.on('POST /import/files/decision', () => bundle(file('a.xaf')));
  await userEvent.click(await screen.findByRole('button', { name: 'Los BV: Overslaan' }));
  const option = await screen.findByRole('menuitemradio', {
    name: /^Naar .*Je kijkt alleen mee in dit project\.$/,
  });
  expect(option).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(option);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Overslaan' }));
  await waitFor(() =>
    expect(api.callsOf('POST /import/files/decision')[0]?.body).toEqual({
      import_id: IMPORT_ID,
      files: [{ import_id: loose.import_id, decision: 'overslaan' }],
    }),
  );
});
