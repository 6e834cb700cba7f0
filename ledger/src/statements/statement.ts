import { definition, type DefinitionKey } from '../definitions/index.ts';

const RESULT_WORDS = new Map<string, { profit: string; loss: string }>([
  ['bedrijfsresultaat', { profit: 'Bedrijfswinst', loss: 'Bedrijfsverlies' }],
  ['resultaat_voor_belasting', { profit: 'Winst vóór belasting', loss: 'Verlies vóór belasting' }],
  ['nettoresultaat', { profit: 'Nettowinst', loss: 'Nettoverlies' }],
  ['resultaat', { profit: 'Winst', loss: 'Verlies' }],
]);

/**
 * Name of a result that says what it is: profit, loss, or neither where the amounts of several
 * columns disagree or are all zero. Other figures keep their name.
 */
export function resultLabel(key: DefinitionKey, amounts: readonly number[]): string {
  const { name } = definition(key);
  const words = RESULT_WORDS.get(key);
  if (!words || amounts.every((cents) => cents === 0)) return name;
  if (amounts.every((cents) => cents >= 0)) return words.profit;
  return amounts.every((cents) => cents <= 0) ? words.loss : name;
}
