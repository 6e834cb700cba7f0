import { definition, type DefinitionKey } from '../definitions/index.ts';

const RESULTS: ReadonlySet<string> = new Set([
  'bedrijfsresultaat',
  'resultaat_voor_belasting',
  'nettoresultaat',
  'resultaat',
]);

/**
 * Name of a result that says what it is: profit, loss, or neither where the amounts of several
 * columns disagree or are all zero. Other figures keep their name.
 * @param name what it is called in these books
 */
export function resultLabel(
  key: DefinitionKey,
  amounts: readonly number[],
  name: string = definition(key).name,
): string {
  if (!RESULTS.has(key) || amounts.every((cents) => cents === 0)) return name;
  if (amounts.every((cents) => cents >= 0)) return called(name, 'winst');
  return amounts.every((cents) => cents <= 0) ? called(name, 'verlies') : name;
}

/** 'Nettoresultaat' → 'Nettowinst', 'Resultaat vóór belasting' → 'Winst vóór belasting'. */
function called(name: string, word: 'winst' | 'verlies'): string {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return name.replace('Resultaat', capital).replace('resultaat', word);
}
