import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageData } from '@kengetal/contract';
import { FakeApi, PROJECT, renderRemote } from '@kengetal/platform/testing';
import Dashboard from '../Dashboard.tsx';
import { answering, nowPart, PAGE } from '../testing/answering.ts';
import { NOW } from '../testing/pages.ts';

beforeEach(() => localStorage.clear());

describe('the first steps', () => {
  it('say what is left, and stay away in this browser once they are hidden', async () => {
    const first = renderRemote(<Dashboard />, { api: answering(PAGE) });
    const steps = await screen.findByRole('region', { name: 'Aan de slag' });
    expect(within(steps).getByRole('link', { name: 'Rekeningen indelen' })).toHaveAttribute(
      'href',
      '/project?tab=rekeningen',
    );
    expect(steps).toHaveTextContent('3 rekeningen nog niet ingedeeld');
    await userEvent.click(within(steps).getByRole('button', { name: 'Verberg' }));
    expect(screen.queryByRole('region', { name: 'Aan de slag' })).toBeNull();
    first.unmount();
    renderRemote(<Dashboard />, { api: answering(PAGE) });
    await nowPart();
    expect(screen.queryByRole('region', { name: 'Aan de slag' })).toBeNull();
  });

  it('stand under the way to the first file of a project without books', async () => {
    const empty: PageData = { title: 'Dashboard', updated_at: null, blocks: [] };
    const now = {
      ...NOW,
      updated_at: null,
      blocks: NOW.blocks.filter(({ kind }) => kind === 'steps'),
    };
    renderRemote(<Dashboard />, { api: answering(empty, now) });
    expect(await screen.findByRole('button', { name: 'Auditfile uploaden' })).toBeInTheDocument();
    expect(await screen.findByRole('region', { name: 'Aan de slag' })).toBeInTheDocument();
    expect(screen.queryByText('Los van de gekozen periode')).toBeNull();
  });

  it('say that the first books are read, and give way to the figures by themselves', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const empty: PageData = { title: 'Dashboard', updated_at: null, blocks: [] };
    const reading: PageData = {
      ...empty,
      blocks: [
        {
          ...{ kind: 'steps', key: 'eerste_stappen', title: 'Aan de slag' },
          items: [
            {
              ...{ key: 'boekhouding', label: 'Je boekhouding wordt ingelezen', done: false },
              ...{ busy: true, detail: '12.000 regels gelezen', level: 'bewerker' },
            },
          ],
        },
      ],
    };
    let isRead = false;
    const api = new FakeApi().on('POST /pages', ({ body: { page } }) =>
      page === 'dashboard' ? (isRead ? PAGE : empty) : isRead ? NOW : reading,
    );
    const { bus } = renderRemote(<Dashboard />, { api });
    const told = jest.fn();
    bus.on('dataChanged', told);
    expect(await screen.findByText('Je boekhouding wordt ingelezen.')).toBeInTheDocument();
    expect(screen.getByText('12.000 regels gelezen')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Auditfile uploaden' })).toBeNull();
    isRead = true;
    await act(() => jest.advanceTimersByTimeAsync(3_500));
    await waitFor(() => expect(told).toHaveBeenCalledWith({ project_id: PROJECT.project_id }));
    jest.useRealTimers();
  });

  it('are not shown to who cannot do them', async () => {
    const rights = { organisations: {}, projects: { [PROJECT.project_id]: 'lezer' as const } };
    renderRemote(<Dashboard />, { api: answering(PAGE), rights });
    await nowPart();
    expect(screen.queryByRole('region', { name: 'Aan de slag' })).toBeNull();
  });
});
