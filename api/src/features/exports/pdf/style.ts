/** Sizes in points; colours as on screen in its light theme, for paper. */
export const INK = '#1B1F22';
export const SECOND = '#565D62';
export const LINE = '#CFCBC2';
export const ACCENT = '#0B6468';
export const ATTENTION = '#8A5A00';
export const UNFAVOURABLE = '#B23A2E';
export const FAVOURABLE = '#1D7348';

export const MARGIN = 50;
/** Room for the running head and foot. */
export const TOP = 72;
export const BOTTOM = 56;

export type Weight = 'regular' | 'medium' | 'semibold';
