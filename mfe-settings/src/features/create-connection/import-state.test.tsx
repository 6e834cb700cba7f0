import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi, problem, PROJECT, type RemoteOptions } from '@kengetal/platform/testing';
import { asking, done, IMPORT_ID, job, RESULT } from '../../imports/testing/jobs.ts';
import { ADDRESS, answering, open } from './testing/opening.tsx';

const openImport = (api: FakeApi, more: RemoteOptions = {}) =>
  open(api, { path: `${ADDRESS}&import=${IMPORT_ID}`, ...more });

describe('an import', () => {
  it('is followed while it is read', async () => {
    jest.useFakeTimers();
    openImport(
      answering(job({ status: 'bezig', bytes_read: 1_000_000, lines_read: 2_500 }), done()),
    );
    const bar = await screen.findByRole('progressbar', { name: 'Boekhouding lezen' });
    expect(bar).toHaveAttribute('value', '1000000');
    expect(screen.getByRole('status')).toHaveTextContent('1,0 MB van 4,0 MB, 2.500 regels gelezen');
    const title = 'De boekhouding van Bakkerij Bakker BV is gelezen';
    expect(
      await screen.findByRole('heading', { name: title }, { timeout: 5_000 }),
    ).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('shows what was read, and its totals open into lines of its own project', async () => {
    const other = { ...PROJECT, project_id: '00000000-0000-4000-8000-0000000000ff' };
    const api = answering(done()).on('POST /lines', () => ({
      lines: [],
      next_cursor: null,
      sum_cents: 0,
      count: 0,
      found: { sum_cents: 0, count: 0 },
    }));
    openImport(api, { project: other, projects: [other] });
    expect(await screen.findByText('12.345')).toBeInTheDocument();
    expect(screen.getByText('(1 jan 2024 t/m 31 dec 2024)')).toBeInTheDocument();
    expect(screen.getByText(/2.rekeningen zijn niet ingedeeld/)).toBeInTheDocument();
    const warnings = screen.getByRole('region', { name: 'Opmerkingen bij dit bestand' });
    expect(within(warnings).getByText('Bij 4 regels ontbreekt de btw-code.')).toBeInTheDocument();

    await userEvent.click(screen.getByRole('button', { name: /^Winst:.*22\.245,00/ }));
    await waitFor(() =>
      expect(api.callsOf('POST /lines')[0]?.body).toMatchObject({ project_id: PROJECT.project_id }),
    );
  });

  it('tells the app of the new figures and goes to them', async () => {
    const { asked, bus, address } = openImport(answering(done()));
    const changed: unknown[] = [];
    bus.on('dataChanged', (payload) => changed.push(payload));
    await userEvent.click(await screen.findByRole('button', { name: 'Naar dashboard' }));
    expect(changed).toEqual([{ project_id: PROJECT.project_id }]);
    // Once more before it goes: the first may still be under way.
    expect(asked.reloads).toBe(2);
    expect(address()).toBe(`/dashboard?project=${PROJECT.project_id}`);
  });

  it('is stopped where its progress shows', async () => {
    const stopped = job({ status: 'geweigerd', message: 'Geannuleerd. Er is niets veranderd.' });
    const api = answering(job({ status: 'bezig' })).on('POST /import/decision', () => stopped);
    openImport(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Annuleren' }));
    expect(await screen.findByText('Geannuleerd. Er is niets veranderd.')).toBeInTheDocument();
    expect(api.callsOf('POST /import/decision')[0]?.body).toEqual({
      import_id: IMPORT_ID,
      decision: 'annuleren',
    });
  });

  it('makes room for another file', async () => {
    const { address } = openImport(answering(done()));
    await userEvent.click(await screen.findByRole('button', { name: 'Nog een bestand' }));
    expect(await screen.findByLabelText('Auditfile')).toBeInTheDocument();
    expect(address()).toBe(ADDRESS);
  });

  it('asks where the file of another company goes, a new project first and chosen', async () => {
    const api = answering(asking()).on('POST /import/decision', () => done());
    openImport(api);
    expect(await screen.findByText('Dit bestand is van een ander.')).toBeInTheDocument();
    const [own, replace, add] = screen.getAllByRole('radio');
    expect(own).toHaveAccessibleName(/^Nieuw project\s*Ander bedrijf krijgt een eigen project\.$/);
    expect(own).toBeChecked();
    expect(replace).toHaveAccessibleName(/^Vervangen\s*De cijfers van Bakker gaan eruit\.$/);
    expect(add).toHaveAccessibleName(/^Toevoegen\s*De cijfers worden opgeteld\.$/);
    expect(screen.getByText(/ongedaan bij Project, Imports/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Nieuw project' }));
    expect(await screen.findByRole('button', { name: 'Naar dashboard' })).toBeInTheDocument();
    expect(api.callsOf('POST /import/decision')[0]?.body).toEqual({
      import_id: IMPORT_ID,
      decision: 'nieuw_project',
    });
  });

  it('goes on with another answer', async () => {
    const api = answering(asking()).on('POST /import/decision', () => done());
    openImport(api);
    await userEvent.click(await screen.findByRole('radio', { name: /^Toevoegen/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Toevoegen' }));
    expect(await screen.findByRole('button', { name: 'Naar dashboard' })).toBeInTheDocument();
    expect(api.callsOf('POST /import/decision')[0]?.body).toMatchObject({ decision: 'toevoegen' });
  });

  it('offers first what is possible, and says why the rest is not', async () => {
    const choices = asking().choices.map((one) => ({
      ...one,
      possible: one.decision === 'toevoegen',
    }));
    openImport(answering(asking({ choices })));
    expect(await screen.findByRole('radio', { name: /^Nieuw project/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /^Toevoegen/ })).toBeChecked();
  });

  it('says once why nothing can be chosen, and can be cancelled', async () => {
    const words = 'Wie dit bestand uploadde, mag dit project niet meer bijwerken.';
    const choices = asking().choices.map((one) => ({ ...one, words, possible: false }));
    const api = answering(asking({ choices })).on('POST /import/decision', () =>
      job({ status: 'geweigerd', message: 'Geannuleerd. Er is niets veranderd.' }),
    );
    openImport(api);
    expect(await screen.findByText(words)).toBeInTheDocument();
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    expect(screen.queryByText(/^Kies je verkeerd/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
    expect(await screen.findByText('Geannuleerd. Er is niets veranderd.')).toBeInTheDocument();
  });

  it.each([
    ['is asked of', asking(), 'Dit bestand is van een ander.'],
    ['is read', job({ status: 'bezig' }), 'Boekhouding lezen'],
    ['broke', job({ status: 'mislukt' }), 'Het inlezen is afgebroken'],
  ])('that %s is not for who may only look at its project by now', async (_, now, words) => {
    const { project_id } = PROJECT;
    const rights = { organisations: {}, projects: { [project_id]: 'lezer' as const } };
    openImport(answering({ ...now, project_id }), { rights });
    expect(await screen.findByText(words)).toBeInTheDocument();
    for (const name of ['Annuleren', 'Opnieuw proberen']) {
      expect(screen.queryByRole('button', { name })).toBeNull();
    }
  });

  it('says why a file was refused', async () => {
    const message = 'Dit is geen XML-bestand. Kies de auditfile zelf.';
    const { asked } = openImport(answering(job({ status: 'geweigerd', message })));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: 'Opnieuw proberen' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ander bestand kiezen' }));
    expect(await screen.findByLabelText('Auditfile')).toBeInTheDocument();
    expect(asked.reloads).toBe(0);
  });

  it('is read again after a fault of ours, without sending it again', async () => {
    const api = answering(job({ status: 'mislukt' })).on('POST /import/retry', () => done());
    openImport(api);
    await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('button', { name: 'Naar dashboard' })).toBeInTheDocument();
    expect(api.callsOf('POST /import/retry')[0]?.body).toEqual({ import_id: IMPORT_ID });
  });

  it('sums up each fiscal year, and leads to the accounts to look at', async () => {
    const earlier = { ...RESULT, source_id: '00000000-0000-4000-8000-0000000000a2' };
    const both = {
      ...done({ boekjaar: '2023', guessed_accounts: 3 }),
      further_results: [{ ...earlier, boekjaar: '2024' }],
    };
    const { address } = openImport(answering(both));
    expect(await screen.findByRole('region', { name: 'Boekjaar 2023' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Boekjaar 2024' })).toBeInTheDocument();
    expect(screen.getByText(/^Van 14.rekeningen is de groep een voorstel/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Rekeningen nakijken' }));
    expect(address()).toBe(
      `/project?tab=rekeningen&project=${PROJECT.project_id}&toon=controleren`,
    );
  });

  it('says that it cannot be found and tries again', async () => {
    let found = false;
    const api = new FakeApi().on('GET /import', () => {
      if (found) return done();
      throw problem(404, 'not_found', 'Dit is niet gevonden.');
    });
    openImport(api);
    expect(await screen.findByRole('alert')).toHaveTextContent('Dit is niet gevonden.');
    found = true;
    await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }));
    expect(await screen.findByRole('button', { name: 'Naar dashboard' })).toBeInTheDocument();
  });
});
