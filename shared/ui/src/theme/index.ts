/** Tokens and the stylesheet made of them, without React or antd: the build reads these too. */
export { FONT_URL_PLACEHOLDER, themeCss } from './css-variables.ts';
export { colours, fontFamily, motion, PHONE_MAX, remSizes, sizes } from './tokens.ts';
export type { ColourName, Theme } from './tokens.ts';
