import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PROJECT } from '@kengetal/platform/testing';
import { job } from '../../imports/testing/jobs.ts';
import { ADDRESS, answering, choose, FILE, open } from './testing/opening.tsx';

/** A project with the reason why it cannot be chosen. */
const LOOKS_ONLY = new RegExp(`^${PROJECT.project_name} ?Je kijkt alleen mee in dit project\\.`);

it('sends the file to the project that was chosen', async () => {
  const queries: unknown[] = [];
  const api = answering(job()).onUpload(({ query }) => {
    queries.push(query);
    return Promise.resolve(job());
  });
  const { address } = open(api);
  await userEvent.click(screen.getByRole('button', { name: 'Project: Automatisch' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: PROJECT.project_name }));
  expect(address()).toContain(`project_id=${PROJECT.project_id}`);
  await choose(FILE);
  await waitFor(() =>
    expect(queries).toEqual([expect.objectContaining({ project_id: PROJECT.project_id })]),
  );
});

it('goes to no project that one only looks at, and says why not', async () => {
  const queries: { project_id?: string | undefined }[] = [];
  const api = answering(job()).onUpload(({ query }) => {
    queries.push(query);
    return Promise.resolve(job());
  });
  open(api, {
    path: `${ADDRESS}&project_id=${PROJECT.project_id}`,
    rights: { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' } },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Project: Automatisch' }));
  const option = await screen.findByRole('menuitemradio', { name: LOOKS_ONLY });
  expect(option).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  await choose(FILE);
  await waitFor(() => expect(queries).toHaveLength(1));
  expect(queries[0]?.project_id).toBeUndefined();
});
