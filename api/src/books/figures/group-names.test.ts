import { GROUP_KEYS } from '@kengetal/ledger';
import { groupNames } from './group-names.ts';

it('no two groups of a list have the same name', () => {
  const names = [...groupNames(GROUP_KEYS).values()];
  expect(new Set(names).size).toBe(names.length);
});

it('a group says its statement only beside another of that name', () => {
  const names = groupNames(['belastingvorderingen', 'belastingen', 'debiteuren']);
  expect([...names.values()]).toEqual([
    'Belastingen (balans)',
    'Belastingen (winst en verlies)',
    'Debiteuren',
  ]);
  expect(groupNames(['belastingen']).get('belastingen')).toBe('Belastingen');
});

it('the only revenue is omzet, and beside others what is left of it', () => {
  const name = (...keys: Parameters<typeof groupNames>[0]) => groupNames(keys).get('overige_omzet');
  expect(name('overige_omzet', 'huisvestingskosten')).toBe('Omzet');
  expect(name('overige_omzet', 'omzet_kortingen')).toBe('Omzet');
  expect(name('overige_omzet', 'omzet_diensten')).toBe('Overige omzet');
});
