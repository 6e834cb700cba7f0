import type { DefinitionKey } from './definitions.ts';
import type { RatioDefinition } from './types.ts';

const ratio = (
  unit: RatioDefinition['unit'],
  teller: RatioDefinition<DefinitionKey>['teller'],
  noemer: DefinitionKey,
  name: string,
  explanation: string,
): RatioDefinition<DefinitionKey> => ({
  kind: 'ratio',
  unit,
  teller,
  noemer: [{ key: noemer, factor: 1 }],
  more: 'gunstig',
  name,
  explanation,
});
const plus = (key: DefinitionKey) => ({ key, factor: 1 }) as const;
const minus = (key: DefinitionKey) => ({ key, factor: -1 }) as const;

/** Figures that divide booked ones. */
export const RATIOS = {
  brutomarge_percentage: ratio(
    'percent',
    [plus('brutomarge')],
    'omzet',
    'Brutomarge %',
    'Brutomarge als deel van de omzet.',
  ),
  nettomarge: ratio(
    'percent',
    [plus('nettoresultaat')],
    'omzet',
    'Nettomarge',
    'Nettoresultaat als deel van de omzet.',
  ),
  solvabiliteit: ratio(
    'percent',
    [plus('totaal_eigen_vermogen')],
    'activa',
    'Solvabiliteit',
    'Eigen vermogen als deel van het balanstotaal.',
  ),
  current_ratio: ratio(
    'ratio',
    [plus('vlottende_activa')],
    'kortlopende_schulden',
    'Current ratio',
    'Vlottende activa gedeeld door kortlopende schulden.',
  ),
  quick_ratio: ratio(
    'ratio',
    [plus('vlottende_activa'), minus('voorraden')],
    'kortlopende_schulden',
    'Quick ratio',
    'Vlottende activa zonder voorraden, gedeeld door kortlopende schulden.',
  ),
} satisfies Record<string, RatioDefinition<DefinitionKey>>;

export type RatioKey = keyof typeof RATIOS;
