import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { problem, PROJECT } from '@kengetal/platform/testing';
import { answering, ID, open } from '../testing/organisation.tsx';

describe('projecten', () => {
  it('say of which administration they are, with how many people, and when they were read', async () => {
    open('projecten');
    const table = await screen.findByRole('table', { name: 'Projecten' });
    const cells = within(table).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent.trim())).toEqual([
      `${PROJECT.project_name} Actief`,
      'Bakkerij Bakker BV',
      '3',
      '6 januari 2025, 10:00',
    ]);
  });

  it('say that it failed where nobody knows of which administration they are', async () => {
    const api = answering().on('GET /organisation/connections', () => {
      throw problem(503, 'unavailable', 'De dienst is even niet bereikbaar.');
    });
    open('projecten', api);
    expect(await screen.findByText('Kon de koppelingen niet laden.')).toBeVisible();
    expect(screen.getAllByText('Niet geladen')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Opnieuw proberen' })).toBeEnabled();
  });

  it('that lost their beheerder are taken over', async () => {
    const orphans = [{ project_id: PROJECT.project_id, project_name: 'Verlaten' }];
    const api = answering()
      .on('GET /organisation/orphans', () => [...orphans])
      .on('POST /organisation/orphan', () => {
        orphans.pop();
      });
    const { asked } = open('projecten', api);
    await userEvent.click(await screen.findByRole('button', { name: 'Verlaten overnemen' }));
    expect(api.callsOf('POST /organisation/orphan')[0]?.body).toEqual({
      organisation_id: ID,
      project_id: PROJECT.project_id,
    });
    expect(asked.reloads).toBe(1);
    expect(screen.queryByRole('button', { name: 'Verlaten overnemen' })).toBeNull();
  });
});
