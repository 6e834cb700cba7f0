type Words = readonly (readonly [RegExp, string])[];

/** The first that fits: most browsers name those that they are made of, too. */
const BROWSERS: Words = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b((Headless)?Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: Words = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * Browser and system in words, 'Firefox op Windows', of the User-Agent of a request: just enough for
 * somebody to know their own; null where it says neither.
 */
export function deviceOf(userAgent: string | undefined): string | null {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (words) => words.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1],
  );
  return [browser, system].filter((word) => word !== undefined).join(' op ') || null;
}
