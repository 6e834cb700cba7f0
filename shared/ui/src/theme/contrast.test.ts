import { colours } from './tokens.ts';
import type { ColourName, Theme } from './tokens.ts';
import { FONT_URL_PLACEHOLDER, themeCss } from './css-variables.ts';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const SURFACES: ColourName[] = ['canvas', 'surface', 'raised', 'band', 'hover', 'raised-hover'];
const TEXTS: ColourName[] = [
  'text',
  'text-second',
  'text-third',
  'accent',
  'favourable',
  'unfavourable',
];
const LINES: ColourName[] = ['mark', 'omzet', 'kosten', 'resultaat'];
const CATEGORIES: ColourName[] = [1, 2, 3, 4, 5, 6, 7].map(
  (n) => `category-${n}` as ColourName, // the seven names that tokens.ts lists
);
const THEMES: Theme[] = ['light', 'dark'];

const pairs = (names: ColourName[], grounds: ColourName[]) =>
  THEMES.flatMap((theme) =>
    grounds.flatMap((ground) => names.map((name) => [theme, name, ground] as const)),
  );

test.each([
  ...pairs(TEXTS, SURFACES),
  ...pairs(['attention', 'text'], ['surface', 'attention-tint']),
  ...pairs(['text', 'accent', 'text-second'], ['tint']),
  ...pairs(['unfavourable'], ['unfavourable-tint']),
  ...pairs(['on-accent'], ['accent']),
])('%s: %s on %s is readable text', (theme, name, ground) => {
  expect(contrast(colours[theme][name], colours[theme][ground])).toBeGreaterThanOrEqual(4.5);
});

test.each([...pairs(LINES, ['surface', 'canvas', 'band']), ...pairs(CATEGORIES, ['surface'])])(
  '%s: %s on %s is visible as a line that carries meaning',
  (theme, name, ground) => {
    expect(contrast(colours[theme][name], colours[theme][ground])).toBeGreaterThanOrEqual(3);
  },
);

test('the stylesheet holds every colour of both themes and the font to fill in', () => {
  const css = themeCss();
  for (const theme of THEMES) {
    for (const [name, value] of Object.entries(colours[theme])) {
      expect(css).toContain(`--kg-${name}: ${value};`);
    }
  }
  expect(css.split(FONT_URL_PLACEHOLDER)).toHaveLength(2);
  expect(css).toContain('prefers-reduced-motion');
});
