import { render, screen, waitFor } from '@testing-library/react';
import { RemoteView } from './RemoteView.tsx';
import { changingPage } from './testing/changing-page.tsx';

async function pageThatShowed() {
  const page = changingPage();
  const composition = page.open();
  await composition.load();
  const show = () =>
    render(
      <RemoteView
        composition={composition}
        remote="mfe-reports"
        module="screens"
        name="Report"
        skeleton={<p>Even wachten</p>}
      />,
    );
  const first = show();
  await screen.findByRole('heading', { name: 'Rapport 1' });
  await waitFor(() =>
    expect(page.events).toContainEqual(expect.objectContaining({ part: 'mfe-reports' })),
  );
  first.unmount();
  return { page, composition, show };
}

describe('a screen that stood before', () => {
  it('shows at once', async () => {
    const { show } = await pageThatShowed();
    show();
    expect(screen.getByRole('heading', { name: 'Rapport 1' })).toBeVisible();
  });

  it('is that of the release that took its place', async () => {
    const { page, composition, show } = await pageThatShowed();
    page.publish('2');
    await composition.load();
    await waitFor(() => expect(page.dropped).toEqual(['1']));
    show();
    expect(screen.queryByRole('heading', { name: 'Rapport 1' })).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Rapport 2' })).toBeVisible();
  });
});
