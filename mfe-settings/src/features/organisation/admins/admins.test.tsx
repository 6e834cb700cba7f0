import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answering, ID, JAN, LID, open, SANNE } from '../testing/organisation.tsx';

describe('beheerders', () => {
  it('of whom the last one stays, with the reason', async () => {
    open('beheerders');
    const table = await screen.findByRole('table', { name: 'Beheerders' });
    expect(within(table).getByText('sanne@bakkerij.test')).toBeInTheDocument();
    expect(within(table).getByText('6 januari 2025')).toBeInTheDocument();
    expect(within(table).getByText('Jij')).toBeInTheDocument();
    expect(within(table).queryByRole('button')).toBeNull();
    expect(screen.getByText(/De enige beheerder kan niet weg/)).toBeInTheDocument();
  });

  it('are removed after a yes', async () => {
    const left = [SANNE, JAN];
    const api = answering()
      .on('GET /organisation/admins', () => [...left])
      .on('DELETE /organisation/admin', () => {
        left.pop();
      });
    const { asked } = open('beheerders', api);
    await userEvent.click(await screen.findByRole('button', { name: 'Jan verwijderen' }));
    expect(api.callsOf('DELETE /organisation/admin')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Beheerder verwijderen' }));
    expect(await screen.findByText(/De enige beheerder kan niet weg/)).toBeInTheDocument();
    expect(api.callsOf('DELETE /organisation/admin')[0]?.body).toEqual({
      organisation_id: ID,
      user_id: JAN.user_id,
    });
    expect(asked.reloads).toBe(0);
  });

  it('who remove themselves are warned, may think again, and have other rights then', async () => {
    const api = answering()
      .on('GET /organisation/admins', () => [SANNE, JAN])
      .on('DELETE /organisation/admin', () => undefined);
    const { asked } = open('beheerders', api);
    const own = await screen.findByRole('button', { name: 'Sanne verwijderen' });
    await userEvent.click(own);
    expect(screen.getByText(/maakt dat zelf niet ongedaan/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Toch niet' }));
    expect(screen.queryByRole('group')).toBeNull();
    await userEvent.click(own);
    await userEvent.click(screen.getByRole('button', { name: 'Mezelf verwijderen' }));
    expect(asked.reloads).toBe(1);
  });

  it('are not changed by a lid, who reads why', async () => {
    const api = answering().on('GET /organisation/admins', () => [SANNE, JAN]);
    open('beheerders', api, { rights: LID });
    const table = await screen.findByRole('table', { name: 'Beheerders' });
    expect(within(table).queryByRole('button')).toBeNull();
    expect(screen.getByText(/Een beheerder kan anderen uitnodigen/)).toBeInTheDocument();
    expect(api.callsOf('GET /organisation/invitations')).toEqual([]);
  });
});
