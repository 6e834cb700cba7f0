import { partsOf, registryRemark } from './details.ts';

it.each([
  ['runs as it should', '2', '2', null, '2', null],
  ['was not asked for yet', '2', null, null, '2', null],
  ['fell back', '2', '1', 'fails', '1', 'terugval: de huidige versie (2) werkt hier niet'],
  [
    'does not fit',
    '2',
    '1',
    'unfit',
    '1',
    'terugval: versie 2 past niet bij deze versie van Kengetal',
  ],
  ['is in use', '2', '1', 'waiting', '1', 'versie 2 komt zodra dit onderdeel niet meer open is'],
  [
    'is tried',
    '3',
    '3',
    'canary',
    '3',
    'proefversie, voor 25 van de 100 browsers; deze hoort daarbij',
  ],
  ['is missing', null, null, 'missing', '–', 'niet beschikbaar'],
] as const)('a part that %s', (_name, current, shown, why, version, remark) => {
  const percentage = why === 'canary' ? 25 : null;
  const release = { name: 'mfe-reports', title: 'Rapporten', current, shown, why, percentage };
  const part = partsOf([release]).at(-1);
  expect(part).toEqual({ label: 'Rapporten', name: 'mfe-reports', version, remark });
});

it('says which registry is used when the present one cannot be read', () => {
  const readAt = Date.parse('2026-03-02T08:30:00Z');
  const now = Date.parse('2026-03-04T08:30:00Z');
  expect(registryRemark({ readable: true, readAt }, now)).toBeNull();
  expect(registryRemark({ readable: false, readAt }, now)).toMatch(
    /laatste dat werkte, van .*2 mrt.*9:30/,
  );
  expect(registryRemark({ readable: false, readAt: null }, now)).toMatch(/geen bewaard/);
});
