import { readSum } from './adding-up.ts';
import { namedTogether } from './of-relation.ts';
import { readBetween } from './between.ts';
import type { Draft, ReadPart } from './draft.ts';
import { readWithout } from './leaving-out.ts';
import { owedToOther } from './owed.ts';
import type { Sense } from './sense.ts';

/**
 * Figures, accounts and relations that are left out of a figure, added up or taken off each other.
 * The parts of the question are read by themselves; what one of them leaves open asks back.
 */
export function readCombined(sense: Sense, read: ReadPart): Draft | undefined {
  // 'De Belastingdienst schuldig, alle belastingen samen' is what is owed to it.
  if (owedToOther(sense) === 'belastingschulden') return undefined;
  return (
    readWithout(sense, read) ??
    namedTogether(sense) ??
    readSum(sense, read) ??
    readBetween(sense, read)
  );
}
