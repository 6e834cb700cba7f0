import type { Offer } from '@kengetal/contract/remote';

/** Filled in by the build; absent where no remote is loaded at run time. */
declare const __KENGETAL_OFFER__: Offer | undefined;

export const builtOffer: Offer =
  typeof __KENGETAL_OFFER__ === 'undefined' ? {} : __KENGETAL_OFFER__;
