import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportJob } from '@kengetal/contract';
import { FakeApi, problem, PROJECT, renderRemote } from '@kengetal/platform/testing';
import { done, IMPORT_ID, job, RESULT } from '../../../imports/testing/jobs.ts';
import Project from '../Project.tsx';

const READER = { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' as const } };
const OTHER_ID = '00000000-0000-4000-8000-00000000000d';

/** An API with a history that the test may change. */
function withHistory(...jobs: ImportJob[]) {
  const history = { jobs };
  const api = new FakeApi().on('GET /project/imports', () => history.jobs);
  return { api, history };
}

function open(api: FakeApi, rights = undefined as typeof READER | undefined) {
  const view = renderRemote(<Project />, {
    api,
    path: '/project?tab=imports',
    ...(rights && { rights }),
  });
  const told: unknown[] = [];
  view.bus.on('dataChanged', (payload) => told.push(payload));
  return { ...view, told, user: userEvent.setup() };
}

const entry = (name: string) => screen.findByRole('listitem', { name });

it('shows who read what and when, what was in it, and its remarks', async () => {
  const twoYears = {
    ...done({ boekjaar: '2023' }),
    further_results: [{ ...RESULT, boekjaar: '2024', lines: 1_000, entries: 90, accounts: 84 }],
  };
  open(withHistory(twoYears).api);
  const shown = await entry('bakker_2024.xaf');
  expect(shown).toHaveTextContent('Ingelezen');
  expect(shown).toHaveTextContent('Sanne Bakker, 2 april 2025, 07:10');
  expect(shown.textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Boekjaren 2023 en 2024: 13.345 regels, 3.300 boekingen, 84 rekeningen',
  );
  expect(within(shown).getByText('2 opmerkingen')).toBeInTheDocument();
  expect(within(shown).getByText('2023: Bij 4 regels ontbreekt de btw-code.')).toBeInTheDocument();
});

it('undoes an import after saying what that does, and tells the app', async () => {
  const undoable = { ...done(), undoable: true };
  const undone = { ...undoable, undoable: false, status: 'ongedaan' as const };
  const { api, history } = withHistory(undoable);
  api.on('DELETE /import', () => {
    history.jobs = [undone];
    return undone;
  });
  const { user, told, asked } = open(api);
  await user.click(within(await entry('bakker_2024.xaf')).getByRole('button'));
  expect(api.callsOf('DELETE /import')).toEqual([]);
  expect(screen.getByText('De cijfers worden weer die van vóór deze import.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Import ongedaan maken' }));
  expect(await screen.findByText('Ongedaan gemaakt')).toBeInTheDocument();
  expect(api.callsOf('DELETE /import')[0]?.query).toEqual({ import_id: IMPORT_ID });
  expect(screen.queryByRole('button', { name: /ongedaan maken/i })).not.toBeInTheDocument();
  expect(told).toEqual([{ project_id: PROJECT.project_id }]);
  expect(asked.reloads).toBe(1);
});

it('leaves an import alone on second thoughts, and says why undoing failed', async () => {
  const { api } = withHistory({ ...done(), undoable: true });
  api.on('DELETE /import', () => {
    throw problem(409, 'conflict', 'Er loopt nog een import.');
  });
  const { user, told } = open(api);
  await user.click(await screen.findByRole('button', { name: 'Ongedaan maken' }));
  await user.click(screen.getByRole('button', { name: 'Import ongedaan maken' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Er loopt nog een import.');
  await user.click(screen.getByRole('button', { name: 'Toch niet' }));
  expect(screen.getByRole('button', { name: 'Ongedaan maken' })).toBeInTheDocument();
  expect(told).toEqual([]);
});

it('reads a broken import again and follows it until it is done', async () => {
  const broken = job({ status: 'mislukt', message: 'De server stopte.', project_id: null });
  const running = job({ status: 'bezig', bytes_read: 1_000_000, lines_read: 2_500 });
  const { api, history } = withHistory(broken);
  let finished = false;
  api
    .on('POST /import/retry', () => {
      history.jobs = [running];
      return running;
    })
    .on('GET /import', () => {
      if (!finished) return running;
      history.jobs = [done()];
      return done();
    });
  const { user, told } = open(api);
  expect(await entry('bakker_2024.xaf')).toHaveTextContent('De server stopte.');
  await user.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
  expect(await screen.findByRole('progressbar', { name: 'Boekhouding lezen' })).toHaveAttribute(
    'value',
    '1000000',
  );
  expect(told).toEqual([]);
  finished = true;
  expect(await screen.findByText('Ingelezen')).toBeInTheDocument();
  await waitFor(() => expect(told).toEqual([{ project_id: PROJECT.project_id }]));
});

it('asks what it waits for in its own place', async () => {
  const waiting = job({ status: 'vraag', question: 'Dit bestand is van een ander.' });
  const { api, history } = withHistory(waiting);
  api.on('POST /import/decision', () => {
    history.jobs = [job({ status: 'geweigerd', message: 'Je hebt dit bestand niet ingelezen.' })];
    return job({ status: 'geweigerd' });
  });
  const { user } = open(api);
  expect(await screen.findByText('Dit bestand is van een ander.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Annuleren' }));
  expect(await screen.findByText('Je hebt dit bestand niet ingelezen.')).toBeInTheDocument();
});

it('lets a lezer look and says who may undo', async () => {
  const failed = job({ import_id: OTHER_ID, filename: 'ander.xaf', status: 'mislukt' });
  open(withHistory({ ...done(), undoable: true }, failed).api, READER);
  await entry('ander.xaf');
  expect(screen.getByText(/Je kijkt mee als lezer/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ongedaan maken' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
});

it('stops the reading of a file, which its list shows', async () => {
  const running = job({ status: 'bezig', bytes_read: 1_000_000, lines_read: 2_500 });
  const stopped = job({ status: 'geweigerd', message: 'Geannuleerd. Er is niets veranderd.' });
  const { api, history } = withHistory(running);
  api
    .on('GET /import', () => history.jobs[0] ?? running)
    .on('POST /import/decision', () => {
      history.jobs = [stopped];
      return stopped;
    });
  const { user, told } = open(api);
  await user.click(
    within(await entry('bakker_2024.xaf')).getByRole('button', { name: 'Annuleren' }),
  );
  expect(await screen.findByText('Geannuleerd. Er is niets veranderd.')).toBeInTheDocument();
  expect(api.callsOf('POST /import/decision')[0]?.body).toEqual({
    import_id: IMPORT_ID,
    decision: 'annuleren',
  });
  expect(told).toEqual([]);
});

it('leaves a reader no way to stop it', async () => {
  const running = job({ status: 'bezig' });
  const { api } = withHistory(running);
  open(
    api.on('GET /import', () => running),
    READER,
  );
  await entry('bakker_2024.xaf');
  expect(screen.queryByRole('button', { name: 'Annuleren' })).toBeNull();
});
