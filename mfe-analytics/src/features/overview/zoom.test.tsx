import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PlatformProvider, usePlatform, type Period } from '@kengetal/platform';
import { renderRemote } from '@kengetal/platform/testing';
import Overview from './Overview.tsx';
import { answering, PAGE, YEAR } from './testing/page.ts';

/** The overview under a shell that keeps the period in the address. */
function WithPeriodOfAddress() {
  const platform = usePlatform();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [first, last] = (params.get('periode') ?? '').split('-').map(Number);
  const period = { periode_min: first ?? 0, periode_max: last ?? 0 };
  const choose = ({ periode_min, periode_max }: Period) => {
    const next = new URLSearchParams(params);
    next.set('periode', `${periode_min}-${periode_max}`);
    void navigate({ search: `?${next}` });
  };
  return (
    <PlatformProvider value={{ ...platform, period: { ...platform.period, period, choose } }}>
      <Overview />
    </PlatformProvider>
  );
}

describe('zooming in on months', () => {
  it('narrows the chart to the months that are chosen, in the address, and back', async () => {
    const { address, asked } = renderRemote(<Overview />, {
      api: answering({ ...PAGE, blocks: [YEAR] }),
      path: '/analytics/overview?zoom=202501-202502',
    });
    const chart = await screen.findByRole('figure', { name: 'Omzet per maand' });
    const shown = () =>
      within(chart)
        .getAllByRole('button', { name: /^Omzet, / })
        .map((bar) => bar.getAttribute('aria-label')?.split(':')[0]);
    expect(shown()).toEqual(['Omzet, Januari 2025', 'Omzet, Februari 2025']);
    await userEvent.click(screen.getByRole('button', { name: 'Kies als periode' }));
    expect(asked.periods).toEqual([{ periode_min: 202501, periode_max: 202502 }]);
    // The shell takes that button away; the focus stays beside it.
    expect(screen.getByRole('button', { name: 'Kies als periode' }).parentElement).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Toon weer alle maanden' }));
    expect(address()).toBe('/analytics/overview');
    expect(shown()).toHaveLength(3);
    act(() =>
      within(chart)
        .getByRole('button', { name: /^Omzet, Maart/ })
        .focus(),
    );
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{Enter}');
    expect(address()).toBe('/analytics/overview?zoom=202502-202503');
    expect(within(chart).getByRole('button', { name: /^Omzet, Maart/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(address()).toBe('/analytics/overview');
  });

  it('narrows the chart no longer once its months are the period; going back brings both', async () => {
    const path = '/analytics/overview?periode=202501-202503&zoom=202501-202502&vorm=line';
    const { address, router } = renderRemote(<WithPeriodOfAddress />, {
      api: answering({ ...PAGE, blocks: [YEAR] }),
      path,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Kies als periode' }));
    expect(address()).toBe('/analytics/overview?periode=202501-202502&vorm=line');
    await act(() => router.navigate(-1));
    expect(address()).toBe(path);
  });

  it.each(['202001-202012', '202501-202503', 'zomaar'])(
    'shows all months for a choice of none or all of them (%s)',
    async (zoom) => {
      renderRemote(<Overview />, {
        api: answering({ ...PAGE, blocks: [YEAR] }),
        path: `/?zoom=${zoom}`,
      });
      expect(await screen.findByText(/^Sleep over maanden/)).toBeInTheDocument();
      expect(screen.getAllByRole('button', { name: /^Omzet, / })).toHaveLength(3);
    },
  );
});
