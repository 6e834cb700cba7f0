import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LedgerAccount } from '@kengetal/contract';
import { FakeApi, renderRemote, type RemoteOptions } from '@kengetal/platform/testing';
import Project from '../../Project.tsx';
import type { Changes } from '../accounts-queries.ts';
import { LEDGER } from './accounts.ts';

export const PATH = '/project?tab=rekeningen';
export const CHANGE = '00000000-0000-4000-8000-0000000000c1';

/** An API that keeps what it is told, as the real one does. */
export function keeping(ledger = LEDGER) {
  const before = new Map(ledger.accounts.map((one) => [one.rekening, one]));
  const changed = (changes: Changes): LedgerAccount[] =>
    changes.flatMap(({ rekening, groep }) => {
      const known = before.get(rekening);
      if (!known) return [];
      return groep === null
        ? { ...known, groep: known.voorstel, groep_bron: 'words' as const, geraden: true }
        : { ...known, groep, groep_bron: 'hand' as const, geraden: false };
    });
  return new FakeApi()
    .on('GET /project/accounts', () => ledger)
    .on('POST /project/accounts', ({ body }) => ({
      change_id: CHANGE,
      accounts: changed(body.changes),
    }))
    .on('POST /project/accounts/undo', () => ({ accounts: ledger.accounts }));
}

/** The list of accounts, with who works in it and what the rest of the app was told. */
export async function open(api = keeping(), more: RemoteOptions = {}) {
  const view = renderRemote(<Project />, { api, path: PATH, ...more });
  const told: unknown[] = [];
  view.bus.on('dataChanged', (payload) => told.push(payload));
  await screen.findByRole('grid', { name: 'Rekeningen' });
  return { ...view, told, user: userEvent.setup() };
}

/** The row of an account by its name. */
export const row = (name: string) => {
  const found = screen.getByText(name, { selector: '[role=gridcell]' }).closest('[role=row]');
  if (!(found instanceof HTMLElement)) throw new Error(`No row ${name}`);
  return found;
};
/** How many rows are drawn. */
export const shown = () => screen.getAllByRole('row').slice(1).length;
