import type { Detector } from '@kengetal/contract';
import type { Templates } from '../plants/templates.ts';
import * as costs from './costs.ts';
import * as missing from './missing.ts';
import * as postings from './postings.ts';
import * as sales from './sales.ts';
import * as standing from './standing.ts';
import * as trade from './trade.ts';
import * as vat from './vat.ts';

/** What is hidden in the books that are kept apart. */
export const APART: Readonly<Record<Detector, Templates>> = {
  ...costs,
  ...missing,
  ...postings,
  ...sales,
  ...standing,
  ...trade,
  ...vat,
};
