import { definition, isDefinitionKey } from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import { asked, figure, measured, type Draft } from './draft.ts';
import type { Sense } from './sense.ts';

/** 'De waarde van ons wagenpark' is no cost. */
export const isWorth = ({ tokens }: Sense, key: FigureKey): boolean =>
  isDefinitionKey(key) &&
  definition(key).basis === 'flow' &&
  tokens.some(({ text }) => /^(?:waarde|waard|boekwaarde|restwaarde)$/.test(text));

/** 'Te betalen vpb' stands on the balance sheet, on an account of its own where there is one. */
export function taxOwed(sense: Sense): Draft | undefined {
  const isOwed = /\b(?:te betalen|nog af|afdragen|nog (?:te )?betalen|schuld|schuldig|te vorderen|af te dragen|openstaande?)\b/.test(sense.tokens.map(({ text }) => text).join(' ')); // prettier-ignore
  if (!isOwed) return undefined;
  const own = sense.vocabulary.world.accounts.filter(({ groep, naam }) => OWED.includes(groep) && /vennootschapsbelasting|\bvpb\b/i.test(naam)); // prettier-ignore
  const subject = { kind: 'account' as const, rekeningen: own.map(({ rekening }) => rekening) };
  const whole = measured(figure('belastingschulden'));
  return own.length > 0 ? asked({ subject }, [whole]) : { kind: 'ask', text: 'Bedoel je wat er op de balans staat, of de belasting over het resultaat?', asked: [whole, measured(figure('belastingen'))] }; // prettier-ignore
}

const OWED: readonly string[] = ['belastingschulden', 'belastingvorderingen'];
