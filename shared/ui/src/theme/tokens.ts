/**
 * Every colour, size and duration of the product. Nothing else holds one: styles read them as
 * `var(--kg-…)`, antd through its theme.
 */

const light = {
  canvas: '#F6F5F2',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  hover: '#F0EEE9',
  /** Under the pointer in what floats: menus, lists. */
  'raised-hover': '#F0EEE9',
  skeleton: '#F0EEE9',
  band: '#F8F7F4',
  line: '#E5E3DD',
  'line-strong': '#CFCBC2',
  text: '#1B1F22',
  'text-second': '#565D62',
  'text-third': '#646B70',
  accent: '#0B6468',
  tint: '#E3F0EF',
  'on-accent': '#FFFFFF',
  favourable: '#1D7348',
  unfavourable: '#B23A2E',
  'unfavourable-tint': '#F8ECEB',
  attention: '#8A5A00',
  'attention-tint': '#F8F0DC',
  /** Zero lines, older months of a sparkline, dotted links, borders of inputs. */
  mark: '#8B8880',
  omzet: '#0B6468',
  kosten: '#C2762C',
  resultaat: '#27313A',
  'category-1': '#0B6468',
  'category-2': '#C2762C',
  'category-3': '#5B6FB5',
  'category-4': '#8C5A86',
  'category-5': '#6B8E3D',
  'category-6': '#B23A2E',
  'category-7': '#7A7F85',
};

export type ColourName = keyof typeof light;
export type Theme = 'light' | 'dark';

const dark: Record<ColourName, string> = {
  canvas: '#101315',
  surface: '#171B1E',
  raised: '#1E2326',
  hover: '#1B2023',
  'raised-hover': '#272D31',
  skeleton: '#262C30',
  band: '#1B2023',
  line: '#2A3034',
  'line-strong': '#3B4348',
  text: '#E9ECEE',
  'text-second': '#A3ABB0',
  'text-third': '#8D959B',
  accent: '#57B8B4',
  tint: '#17302F',
  'on-accent': '#101315',
  favourable: '#5CC28B',
  unfavourable: '#F08375',
  'unfavourable-tint': '#2B2424',
  attention: '#E0B04C',
  'attention-tint': '#2B2413',
  mark: '#6F787E',
  omzet: '#45A5A1',
  kosten: '#CC8F4E',
  resultaat: '#BCC4C9',
  'category-1': '#45A5A1',
  'category-2': '#CC8F4E',
  'category-3': '#8A9CDB',
  'category-4': '#BB88B5',
  'category-5': '#95B866',
  'category-6': '#F08375',
  'category-7': '#A0A6AB',
};

export const colours: Record<Theme, Record<ColourName, string>> = { light, dark };

export const shadows: Record<Theme, string> = {
  light: '0 12px 32px rgba(27, 31, 34, 0.1), 0 2px 6px rgba(27, 31, 34, 0.06)',
  dark: '0 16px 40px rgba(0, 0, 0, 0.5), 0 2px 8px rgba(0, 0, 0, 0.4)',
};

/** Widths and heights in CSS pixels. */
export const sizes = {
  'space-1': 4,
  'space-2': 8,
  'space-3': 12,
  'space-4': 16,
  'space-5': 20,
  'space-6': 24,
  'space-8': 32,
  'space-12': 48,
  hairline: 1,
  rule: 2,
  'double-rule': 3,
  'radius-control': 6,
  'radius-sheet': 8,
  'radius-badge': 4,
  control: 32,
  'control-phone': 40,
  'control-sign-in': 44,
  'top-bar': 48,
  chat: 400,
  drawer: 560,
  'menu-wide': 320,
  'menu-tall': 420,
  'content-max': 1280,
  /** Beside drawer and assistant together the content is never narrower. */
  'content-min': 640,
  'statement-max': 1040,
  'prose-max': 860,
  'narrow-max': 480,
  'sign-in': 360,
  'row-list': 28,
  row: 32,
  'row-total': 34,
  'row-heading': 40,
  /** A row with twelve dots, and what a month of them takes. */
  'row-series': 36,
  'dot-step': 15,
  'column-value': 120,
  'column-difference': 152,
  'column-percent': 104,
  'column-share': 112,
  'column-narrow': 88,
  /** A month beside eleven others, and the rules in it. */
  'column-month': 70,
  'figure-month': 58,
  'column-months-total': 84,
  'column-label-months': 164,
  'column-label-min': 200,
  'column-label-phone': 104,
  'column-date': 76,
  /** Length of the rules above and below a total. */
  figure: 72,
  'difference-bar': 48,
  'difference-bar-height': 8,
  'sparkline-width': 147,
  'sparkline-height': 40,
  'sparkline-low': 24,
  'chart-panel': 244,
  /** Room under the bars for the names of the months. */
  'chart-months': 48,
  'chart-result-panel': 72,
  'chart-foot': 10,
  'chart-axis': 58,
  'chart-labels': 96,
  /** Money over weeks, beside what it is made of or above it. */
  'chart-cash': 280,
  'chart-cash-phone': 204,
  swatch: 8,
  icon: 16,
  'icon-large': 20,
  'focus-ring': 2,
} as const;

/** Sizes that the specification gives in rem (§9). */
export const remSizes = { sidebar: 16, 'sidebar-mobile': 18, 'sidebar-icons': 3 } as const;

/** Font size / line height in CSS pixels. */
export const type = {
  12: 16,
  13: 20,
  14: 20,
  16: 24,
  20: 28,
  28: 36,
} as const;

export const lineHeights = { headline: 32, 'headline-phone': 30, prose: 22 } as const;

export const weights = { body: 400, medium: 500, heading: 600 } as const;

export const tracking = { figure: '-0.015em', title: '-0.01em', headline: '-0.004em' } as const;

/** Milliseconds; the tooltip's are the specification's (§9). */
export const motion = {
  quick: 120,
  calm: 180,
  'tooltip-delay': 700,
  'tooltip-skip': 300,
} as const;

export const layers = { sticky: 1, bar: 10, drawer: 20, sidebar: 30, sheet: 1000 } as const;

/** At this width and below the screen is a phone (specification §9). */
export const PHONE_MAX = 768;

export const fontFamily = "'Hanken Grotesk Variable', 'Hanken Grotesk Fallback', Arial, sans-serif";
