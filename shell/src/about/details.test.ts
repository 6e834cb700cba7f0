import { partsOf } from './details.ts';

it.each([
  ['runs as it should', '2', '2', '2', null],
  ['was not asked for yet', '2', null, '2', null],
  ['fell back', '2', '1', '1', 'terugval: de huidige versie werkt hier niet'],
  ['is missing', null, null, '–', 'niet beschikbaar'],
])('a part that %s', (_name, current, shown, version, remark) => {
  const part = partsOf([{ name: 'mfe-reports', title: 'Rapporten', current, shown }]).at(-1);
  expect(part).toEqual({ label: 'Rapporten', name: 'mfe-reports', version, remark });
});
