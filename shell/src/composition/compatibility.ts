import { satisfy } from '@module-federation/enhanced/runtime';
import { whyUnfit, type Offer, type Release } from '@kengetal/contract/remote';

/** Why a release cannot run in this shell, in Dutch; null when it can. */
export const incompatibility = (release: Release, offer: Offer): string | null =>
  whyUnfit(release, offer, satisfy);
