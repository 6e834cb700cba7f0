import fc from 'fast-check';
import { defaultPreset, parsePeriod, presetsFor, resolvePeriod, writePeriod } from './period.ts';

const preset = (naam: string, periode_min = 202501, periode_max = 202503) => ({
  naam,
  periode_min,
  periode_max,
});

it('reads back every period that it writes', () => {
  const month = fc
    .tuple(fc.integer({ min: 1900, max: 2100 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, number]) => year * 100 + number);
  fc.assert(
    fc.property(month, month, (one, other) => {
      const period = { periode_min: Math.min(one, other), periode_max: Math.max(one, other) };
      expect(parsePeriod(writePeriod(period))).toEqual(period);
    }),
  );
});

it('takes no text for a period that it would not write itself', () => {
  const almost = fc.stringMatching(/^[0-9 +.e-]{0,16}$/);
  const numbers = fc.tuple(
    fc.integer({ min: 0, max: 999999 }),
    fc.integer({ min: 0, max: 999999 }),
  );
  const text = fc.oneof(
    fc.string(),
    almost,
    numbers.map(([min, max]) => `${min}-${max}`),
  );
  fc.assert(
    fc.property(text, (given) => {
      const period = parsePeriod(given);
      if (period) expect(writePeriod(period)).toBe(given);
    }),
  );
});

it.each([null, '', '202501', '202503-202501', '202501-202513', '2025-01', '202501-202503-1'])(
  'does not take %p for a period',
  (text) => {
    expect(parsePeriod(text)).toBeNull();
  },
);

describe('presets of a screen', () => {
  const all = [preset('Afgelopen 3 maanden'), preset('Dit kwartaal'), preset('Maand maart 2025')];
  it.each([
    ['month', ['Afgelopen 3 maanden', 'Maand maart 2025']],
    ['any', ['Afgelopen 3 maanden', 'Dit kwartaal', 'Maand maart 2025']],
    ['none', ['Afgelopen 3 maanden', 'Dit kwartaal', 'Maand maart 2025']],
  ] as const)('%s', (mode, names) => {
    expect(presetsFor(mode, all).map(({ naam }) => naam)).toEqual(names);
  });
});

describe('default preset', () => {
  it.each([
    [['Dit jaar', 'Afgelopen 3 maanden', 'Dit kwartaal'], 'Afgelopen 3 maanden'],
    [['Dit jaar', 'Laatste drie maanden'], 'Laatste drie maanden'],
    [['Dit jaar', 'Vorig kwartaal'], 'Vorig kwartaal'],
    [['This year', 'Last 3 months'], 'Last 3 months'],
    [['This year', 'This quarter'], 'This quarter'],
    [['Afgelopen 13 maanden', 'Dit jaar'], 'Afgelopen 13 maanden'],
    [['Dit jaar', 'Afgelopen 13 maanden'], 'Dit jaar'],
    [[], undefined],
  ])('of %p is %p', (names, expected) => {
    expect(defaultPreset(names.map((naam) => preset(naam)))?.naam).toBe(expected);
  });
});

describe('the period', () => {
  const presets = [
    preset('Afgelopen 3 maanden', 202501, 202503),
    preset('Dit boekjaar', 202404, 202503),
    preset('Afgelopen 12 maanden t/m mrt 2025', 202404, 202503),
  ];
  it.each([
    ['202401-202402', '202301-202302', 202401],
    ['Dit boekjaar', '202301-202302', 202404],
    ['dit boekjaar', null, 202404],
    ['Afgelopen 12 maanden', null, 202404],
    ['', null, 202501],
    ['Vorig boekjaar', '202301-202302', 202301],
    ['Vorig boekjaar', null, 202501],
    [null, '202301-202302', 202301],
    ['onzin', null, 202501],
    [null, null, 202501],
  ])('of address %p and stored %p begins in %p', (fromUrl, stored, expected) => {
    expect(resolvePeriod({ fromUrl, stored, presets })?.periode_min).toBe(expected);
  });

  it('is none without presets', () => {
    expect(resolvePeriod({ fromUrl: null, stored: null, presets: [] })).toBeNull();
    expect(resolvePeriod({ fromUrl: null, stored: null, presets: null })).toBeNull();
  });

  it('waits for the presets when the address names one', () => {
    const stored = '202301-202302';
    expect(resolvePeriod({ fromUrl: 'Dit boekjaar', stored, presets: null })).toBeNull();
    expect(resolvePeriod({ fromUrl: null, stored, presets: null })?.periode_min).toBe(202301);
  });
});
