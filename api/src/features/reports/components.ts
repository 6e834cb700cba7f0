import { balans } from './balans.ts';
import type { Component } from './component.ts';
import { kasstroom } from './kasstroom.ts';
import { kengetallen } from './kengetallen.ts';
import { kosten } from './kosten.ts';
import { openItemsComponent } from './open-items.ts';
import { vatComponent } from './vat.ts';
import { winstEnVerlies } from './winst-en-verlies.ts';

/** Every component of a report, in the order of its tabs. */
export const COMPONENTS: readonly Component[] = [
  winstEnVerlies,
  balans,
  kasstroom,
  kengetallen,
  openItemsComponent,
  vatComponent,
  kosten,
];
