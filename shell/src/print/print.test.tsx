import { act, screen, within } from '@testing-library/react';
import { useCrumb } from '@kengetal/platform';
import { renderShell } from '../testing/render-shell.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const HOUR_MS = 3_600_000;
const print = (when: 'beforeprint' | 'afterprint') =>
  act(async () => window.dispatchEvent(new Event(when)));

it('paper says whose figures these are, of what screen, and when it was printed', async () => {
  function Report() {
    useCrumb('Maart 2025');
    return <h1>Maart 2025</h1>;
  }
  const { browser } = await renderShell({ path: '/rapporten', screens: { Report } });
  await screen.findByRole('heading', { name: 'Maart 2025' });
  const head = () => within(screen.getByText(/^Afgedrukt op/).closest('header') ?? document.body);
  expect(head().getByText('Bakkerij Voorn · Boekhouding winkel')).toBeInTheDocument();
  expect(head().getByText('Rapporten › Maart 2025')).toBeInTheDocument();
  // 9:00 UTC of 15 January is 10:00 in Amsterdam; the page was opened long before it is printed.
  browser.time += 5 * HOUR_MS;
  await print('beforeprint');
  expect(head().getByText('Afgedrukt op 15 januari 2026, 15:00')).toBeInTheDocument();
  await print('afterprint');
});
