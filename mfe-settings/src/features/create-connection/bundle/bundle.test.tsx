import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, PROJECT } from '@kengetal/platform/testing';
import { IMPORT_ID, job } from '../../../imports/testing/jobs.ts';
import { bundle, failed, file, openBundle } from '../testing/bundles.ts';

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

describe('an upload of several administrations', () => {
  it('tells how many files are read, and what became of each', async () => {
    const { bus } = openBundle(
      bundle(file('a.xaf'), file('b.xaf', { status: 'wachtend' }), failed()),
      bundle(file('a.xaf'), file('b.xaf'), failed()),
    );
    const changed: unknown[] = [];
    bus.on('dataChanged', (payload) => changed.push(payload));
    expect(
      await screen.findByRole('heading', { name: /^1 van 3.bestanden ingelezen$/ }),
    ).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '2');
    expect(screen.getByRole('button', { name: 'Rest annuleren' })).toBeVisible();
    const title = { name: /^2 van 3.bestanden ingelezen$/ };
    expect(await screen.findByRole('heading', title, { timeout: 4_000 })).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 mislukt.');
    expect(rows()[0]).toHaveTextContent(/a\.xaf.*2024.*1\.234.*Gereed/);
    expect(rows()[2]).toHaveTextContent(/stuk\.xaf.*Mislukt.*Dit is geen auditfile\./);
    expect(changed).toEqual([{ project_id: PROJECT.project_id }]);
  });

  it('shows what failed alone, and has it read again', async () => {
    const broken = failed({ retryable: true });
    const { api } = openBundle(bundle(file('a.xaf'), broken));
    api.on('POST /import/retry', () => job({ import_id: broken.import_id }));
    await userEvent.click(await screen.findByRole('button', { name: 'Toon: Alle (2)' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Mislukt (1)' }));
    expect(rows()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'stuk.xaf opnieuw lezen' }));
    await waitFor(() => expect(api.callsOf('GET /import/files')).toHaveLength(2));
    expect(api.callsOf('POST /import/retry')[0]?.body).toEqual({ import_id: broken.import_id });
  });

  it('asks of one file where it goes in its project', async () => {
    const asked = file('los.xaf', { status: 'vraag', asks: 'plaats', lines_read: 0 });
    const { api } = openBundle(bundle(asked));
    api.on('POST /import/decision', () => job());
    await userEvent.click(await screen.findByRole('button', { name: 'Kiezen' }));
    await userEvent.click(await screen.findByRole('radio', { name: /^Toevoegen/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Toevoegen' }));
    await waitFor(() => expect(api.callsOf('GET /import/files')).toHaveLength(2));
    expect(api.callsOf('POST /import/decision')[0]?.body).toEqual({
      import_id: asked.import_id,
      decision: 'toevoegen',
    });
  });

  it('ends the rest, and saves the list', async () => {
    const { api } = openBundle(bundle(file('a.xaf', { status: 'bezig' })));
    api
      .on('POST /import/decision', () => job({ status: 'verdeeld' }))
      .on('POST /import/files/export', () => {
        throw problem(429, 'rate_limited', 'Dit zijn te veel aanvragen. Wacht even.');
      });
    await userEvent.click(await screen.findByRole('button', { name: 'Rest annuleren' }));
    await waitFor(() =>
      expect(api.callsOf('POST /import/decision')[0]?.body).toEqual({
        import_id: IMPORT_ID,
        decision: 'annuleren',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Lijst exporteren' }));
    expect(await screen.findByText(/te veel aanvragen/)).toBeVisible();
  });
});
