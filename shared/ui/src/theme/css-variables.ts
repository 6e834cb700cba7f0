import {
  colours,
  fontFamily,
  layers,
  lineHeights,
  motion,
  PHONE_MAX,
  remSizes,
  shadows,
  sizes,
  tracking,
  type,
  weights,
} from './tokens.ts';
import type { Theme } from './tokens.ts';

/** Stands in the stylesheet where the build puts the address of the font file. */
export const FONT_URL_PLACEHOLDER = '__FONT_URL__';

const declare = (name: string, value: string | number) => `  --kg-${name}: ${value};`;

const declareAll = (
  values: Readonly<Record<string, string | number>>,
  write: (value: string | number) => string,
  prefix = '',
) => Object.entries(values).map(([name, value]) => declare(prefix + name, write(value)));

function colourDeclarations(theme: Theme): string[] {
  return [
    ...declareAll(colours[theme], String),
    declare('shadow', shadows[theme]),
    `  color-scheme: ${theme};`,
  ];
}

function sharedDeclarations(): string[] {
  const pixels = (value: string | number) => `${value}px`;
  return [
    ...declareAll(sizes, pixels),
    ...declareAll(remSizes, (value) => `${value}rem`),
    ...Object.entries(type).flatMap(([size, line]) => [
      declare(`text-${size}`, `${size}px`),
      declare(`line-${size}`, `${line}px`),
    ]),
    ...declareAll(lineHeights, pixels, 'line-'),
    ...declareAll(weights, String, 'weight-'),
    ...declareAll(tracking, String, 'tracking-'),
    ...declareAll(motion, (value) => `${value}ms`, 'motion-'),
    ...declareAll(layers, String, 'layer-'),
    declare('font', fontFamily),
    declare('gutter', 'var(--kg-space-6)'),
  ];
}

/** Fallback metrics measured against Arial, so that nothing shifts when the font arrives. */
const FONT_FACES = `@font-face {
  font-family: 'Hanken Grotesk Variable';
  src: url('${FONT_URL_PLACEHOLDER}') format('woff2');
  font-weight: 100 900;
  font-style: normal;
  font-display: swap;
}
@font-face {
  font-family: 'Hanken Grotesk Fallback';
  src: local('Arial'), local('Liberation Sans');
  size-adjust: 101.4%;
  ascent-override: 98.6%;
  descent-override: 29.9%;
  line-gap-override: 0%;
}`;

const BASE = `*, *::before, *::after { box-sizing: border-box; }
html { background: var(--kg-canvas); }
body {
  margin: 0;
  background: var(--kg-canvas);
  color: var(--kg-text);
  font: 400 var(--kg-text-14) / var(--kg-line-14) var(--kg-font);
  font-variant-numeric: tabular-nums lining-nums;
  -webkit-font-smoothing: antialiased;
  text-rendering: geometricPrecision;
}
h1, h2, h3, h4, p, ul, ol, figure, dl, dd { margin: 0; }
h1, h2, h3, h4 { font-size: inherit; font-weight: var(--kg-weight-heading); }
ul, ol { padding: 0; list-style: none; }
button, input {
  color: inherit;
  font: inherit;
  font-variant-numeric: inherit;
  letter-spacing: inherit;
  text-rendering: inherit;
}
svg text { font-family: var(--kg-font); font-variant-numeric: tabular-nums lining-nums; }
/* Of a link too: antd has a rule for those, whose variables are not set outside its own parts. */
:focus-visible, a:any-link:focus-visible {
  outline: var(--kg-focus-ring) solid var(--kg-accent);
  outline-offset: var(--kg-hairline);
}
h1:focus-visible, h2:focus-visible { outline: none; }`;

const PHONE = `@media (max-width: ${PHONE_MAX}px) {
  :root {
    --kg-control: var(--kg-control-phone);
    --kg-gutter: var(--kg-space-4);
    --kg-line-headline: var(--kg-line-headline-phone);
  }
}`;

const REDUCED_MOTION = `@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after {
    animation-duration: 1ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 1ms !important;
    scroll-behavior: auto !important;
  }
}`;

/**
 * On paper everything is smaller, so that a statement has its columns, and light, whatever the
 * theme is. Links do not lead anywhere there.
 */
const PRINT = `@page {
  margin: 14mm 12mm 16mm;
  font: 7pt ${fontFamily};
  color: ${colours.light['text-third']};
  @bottom-left { content: 'Kengetal'; }
  @bottom-right { content: 'Pagina ' counter(page) ' van ' counter(pages); }
}
@media print {
  :root, [data-theme] {
${colourDeclarations('light').join('\n')}
  --kg-canvas: ${colours.light.surface};
  --kg-gutter: 0px;
  }
  html, body { background: none; }
  body { zoom: 0.75; }
  a { color: inherit; text-decoration: none; }
  h1, h2, h3, h4, caption { break-after: avoid; }
  p { orphans: 3; widows: 3; }
  thead { display: table-header-group; }
  tfoot { display: table-row-group; }
  tr, figure { break-inside: avoid; }
  .ant-btn, .ant-tabs-tab:not(.ant-tabs-tab-active), .ant-tabs-ink-bar,
  .ant-input-affix-wrapper:has(:placeholder-shown) { display: none !important; }
  .ant-tabs .ant-tabs-nav-list { transform: none !important; }
  .ant-tabs .ant-tabs-tab { margin: 0 !important; }
}`;

/**
 * The product's stylesheet: tokens as `--kg-…` variables for both themes, the font and the base
 * styles of elements. The build writes it to a file and fills in FONT_URL_PLACEHOLDER.
 */
export function themeCss(): string {
  const block = (selector: string, lines: string[]) => `${selector} {\n${lines.join('\n')}\n}`;
  return [
    FONT_FACES,
    block(':root', sharedDeclarations()),
    block(':root, [data-theme=light]', colourDeclarations('light')),
    block('[data-theme=dark]', colourDeclarations('dark')),
    BASE,
    PHONE,
    REDUCED_MOTION,
    PRINT,
    '',
  ].join('\n');
}
