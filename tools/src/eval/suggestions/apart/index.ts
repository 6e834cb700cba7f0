import type { Detector } from '@kengetal/contract';
import type { Templates } from '../plants/templates.ts';
import * as costs from './costs.ts';
import * as sales from './sales.ts';
import * as standing from './standing.ts';
import * as trade from './trade.ts';

/** What is hidden in the books that are kept apart. */
export const APART: Readonly<Record<Detector, Templates>> = {
  ...costs,
  ...sales,
  ...standing,
  ...trade,
};
