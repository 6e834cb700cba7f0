import { screen, waitFor } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';

/** Asks the palette on some address for the part that a remote declares of its reports. */
async function asked(path: string) {
  const shell = await renderShell({ path });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('navigation', { name: 'Hoofdmenu' });
  await shell.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  await shell.user.paste('balans');
  return shell;
}

describe('parts of reports', () => {
  it('lead to the report in sight', async () => {
    const { user, address } = await asked('/rapporten?type=kwartaal&rapport=202501-202503');
    await user.click(await screen.findByRole('option', { name: /^Balans\s*1e kwartaal 2025/ }));
    await waitFor(() => expect(address()).toContain('tab=balans'));
    expect(address()).toContain('type=kwartaal&rapport=202501-202503');
  });

  it('lead to the newest report elsewhere', async () => {
    const { user, address } = await asked('/dashboard');
    await user.click(await screen.findByRole('option', { name: /^Balans\s*Maart 2025/ }));
    await waitFor(() => expect(address()).toContain('rapport=202503-202503&tab=balans'));
  });
});
