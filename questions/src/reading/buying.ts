import type { Meaning } from '../lexicon/lexicon.ts';
import type { World } from '../world.ts';

/** 'Heeft afgenomen' is said of a customer that bought, and of an amount that fell. */
export const BOUGHT = /^(?:afgenomen|afname|afnam|afnamen|afneemt)$/;

/** Where no account is of bought goods, 'inkoopwaarde' is all that was bought for the omzet. */
export const ofBought = (meaning: Meaning, { accounts }: Pick<World, 'accounts'>): Meaning =>
  meaning.value === 'inkoopwaarde' && !accounts.some(({ groep }) => groep === 'inkoopwaarde')
    ? { role: 'figure', value: 'kostprijs_omzet' }
    : meaning;
