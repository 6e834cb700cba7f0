import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemote } from '@kengetal/platform/testing';
import SidePanel from './SidePanel.tsx';

it('asks to be closed and calls nothing', async () => {
  const { api, bus } = renderRemote(<SidePanel />);
  const closed = jest.fn();
  bus.on('chatClose', closed);
  await userEvent.click(screen.getByRole('button', { name: 'Chat sluiten' }));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(api.calls).toEqual([]);
});
