import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlatformProvider, usePlatform } from '@kengetal/platform';
import { PROJECT, renderRemote } from '@kengetal/platform/testing';
import { keeping, view } from '../views/testing/views.ts';
import { ViewsMenu } from '../views/ViewsMenu.tsx';
import { AnalyticsScreen } from './AnalyticsScreen.tsx';

const OTHER = { ...PROJECT, project_id: '00000000-0000-4000-8000-00000000000c' };

/** A screen with a way to another project. */
function Screens() {
  const platform = usePlatform();
  const [active, setActive] = useState(PROJECT);
  return (
    <PlatformProvider value={{ ...platform, project: { ...platform.project, active } }}>
      <button type="button" onClick={() => setActive(OTHER)}>
        Ander project
      </button>
      <AnalyticsScreen title="Overzicht" promise="">
        {({ project_id }) => <ViewsMenu projectId={project_id} screen="analytics-overview" />}
      </AnalyticsScreen>
    </PlatformProvider>
  );
}

test('a view that was removed is that of its own project, also when another is chosen meanwhile', async () => {
  const api = keeping(view('Kosten', 'groep=a')).on('GET /filters', () => ({
    periode_filters: [],
    grootboek_types: [],
    grootboek_groepen: [],
    grootboek_namen: [],
    reports: [],
    periode_bereik: { periode_min: 202401, periode_max: 202503 },
    geboekt_tm: 202503,
    updated_at: null,
  }));
  renderRemote(<Screens />, { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Weergave: Geen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Meer met Kosten' }));
  await userEvent.click(screen.getByRole('button', { name: 'Verwijderen' }));
  await userEvent.click(screen.getByText('Ander project'));
  await waitFor(() =>
    expect(api.callsOf('DELETE /view').map(({ body }) => body)).toEqual([
      { project_id: PROJECT.project_id, view_id: 'Kosten' },
    ]),
  );
});
