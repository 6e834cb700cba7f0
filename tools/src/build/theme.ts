import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { FONT_URL_PLACEHOLDER, themeCss } from '../../../shared/ui/src/theme/css-variables.ts';
import { ROOT } from './parts.ts';

const FONT =
  'shared/ui/node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

/** The Latin subset of the product's one family. */
export const readFont = (): Promise<Buffer> => readFile(path.join(ROOT, FONT));

/** The product's stylesheet with the address of the font filled in. */
export const themeStyles = (fontUrl: string): string =>
  themeCss().replace(FONT_URL_PLACEHOLDER, fontUrl);
