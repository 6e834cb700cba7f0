/** What the shell shares: version, and the exports it carries (null: all of them). */
export type Offer = Readonly<
  Record<string, { version: string; exports: readonly string[] | null } | undefined>
>;

/** Filled in by the build; absent where no remote is loaded at run time. */
declare const __KENGETAL_OFFER__: Offer | undefined;

export const builtOffer: Offer =
  typeof __KENGETAL_OFFER__ === 'undefined' ? {} : __KENGETAL_OFFER__;
