import * as fc from 'fast-check';
import { normaliseEmail, personOf, SEEDED_PEOPLE } from './people.ts';

const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const label = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/);
const email = fc.tuple(label, label).map(([local, domain]) => `${local}@${domain}.nl`);

it('derives ids from the address alone, one tenant for each domain', () => {
  fc.assert(
    fc.property(email, email, (one, other) => {
      const [a, b] = [personOf(one), personOf(other)];
      expect(a).toEqual(personOf(one));
      expect(a.oid).toMatch(GUID);
      expect(a.tid).toMatch(GUID);
      expect(a.oid === b.oid).toBe(one === other);
      expect(a.tid === b.tid).toBe(one.split('@')[1] === other.split('@')[1]);
    }),
  );
});

it('keeps the ids of the seeded people for ever, since other data refers to them', () => {
  expect(SEEDED_PEOPLE.map(({ name, oid, tid }) => ({ name, oid, tid }))).toEqual([
    {
      name: 'Marieke de Wit',
      oid: 'ced2ddbf-43bc-5595-bd5e-f31a124d8162',
      tid: '8a9d76ac-d804-55a1-9876-b2bbeeb500a2',
    },
    {
      name: 'Joost Bakker',
      oid: 'b8eb222c-e98e-5e7f-a141-031378a2a08b',
      tid: '8a9d76ac-d804-55a1-9876-b2bbeeb500a2',
    },
  ]);
});

it.each([
  ['jan@bedrijf.nl', 'Jan'],
  ['anna.van.der.berg@bedrijf.nl', 'Anna van der Berg'],
  ['j_jansen+test@bedrijf.nl', 'J Jansen'],
])('names %s %s', (address, name) => {
  expect(personOf(address).name).toBe(name);
});

it.each([
  [' Jan@Bedrijf.NL ', 'jan@bedrijf.nl'],
  ['jan', undefined],
  ['jan@', undefined],
  ['jan@bedrijf', undefined],
  ['jan bakker@bedrijf.nl', undefined],
  ['', undefined],
])('reads %p as %p', (typed, expected) => {
  expect(normaliseEmail(typed)).toBe(expected);
});
