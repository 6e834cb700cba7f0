import type { VatCandidate } from './boxes.ts';

/**
 * VAT codes that a package documents as fixed, by package and code. e-Boekhouden.nl: the list of
 * its public API, with and without the rate behind the code. Elsewhere people define their own: 1
 * is the high rate in AFAS and the low one in Exact.
 */
const FIXED: readonly (readonly [
  producer: RegExp,
  codes: readonly (readonly [RegExp, VatCandidate])[],
])[] = [
  [
    /e-?boekhouden/i,
    [
      [/^HOOG_VERK(?:_\d+)?$/, '1a'],
      [/^LAAG_VERK(?:_\d+)?$/, '1b'],
      [/^VERL_VERK(?:_L\d+)?$/, '1e'],
      [/^BU_EU_VERK$/, '3a'],
      [/^BI_EU_VERK(?:_D)?$/, '3b'],
      [/^AFST_VERK$/, '3c'],
      [/^(?:HOOG|LAAG)_INK(?:_\d+)?$/, '5b'],
      [/^VERL_INK(?:_L\d+)?$/, '2a'],
      [/^BU_EU_INK$/, '4a'],
      [/^BI_EU_INK(?:_D)?$/, '4b'],
      [/^AFW(?:_VERK)?$/, '1c'],
      [/^GEEN$/, 'geen'],
    ],
  ],
];

/** Box of a code that its package has fixed; undefined for all others. */
export function fixedBox(producer: string, code: string): VatCandidate | undefined {
  const codes = FIXED.find(([name]) => name.test(producer))?.[1] ?? [];
  return codes.find(([pattern]) => pattern.test(code))?.[1];
}
