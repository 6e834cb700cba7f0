import fc from 'fast-check';
import { jsonBytes, withJson } from './json.ts';

const object = fc.dictionary(fc.string(), fc.jsonValue());

it('writes what JSON.stringify writes, with values whose JSON is kept anywhere', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.array(object, { minLength: 1 }), (plain, objects) => {
      const valueOf = (parts: unknown[]) => ({ plain, parts, again: { 'ë "': parts[0] } });
      const kept = objects.map((one) => withJson(structuredClone(one)).value);
      const expected = JSON.stringify(valueOf(objects));
      expect(jsonBytes(valueOf(kept)).toString()).toBe(expected);
      expect(JSON.stringify(valueOf(kept))).toBe(expected);
    }),
  );
});

it('lets nobody change what it keeps, and makes copies of their own', () => {
  const { value: kept } = withJson({ cents: 100, about: { label: 'Omzet' } });
  expect(() => Object.assign(kept.about, { label: 'Kosten' })).toThrow(TypeError);
  expect(() => Object.assign(kept, { cents: 200 })).toThrow(TypeError);
  expect(jsonBytes([{ ...kept, cents: 200 }]).toString()).toBe(
    '[{"cents":200,"about":{"label":"Omzet"}}]',
  );
});
