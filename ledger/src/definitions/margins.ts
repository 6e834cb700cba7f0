import type { DefinitionKey } from './index.ts';
import { USUAL } from './formulas.ts';
import { plus } from './operands.ts';
import { NEGATIVE_OMZET, NO_OMZET } from './reasons.ts';
import type { RatioDefinition } from './types.ts';

/** Ten times the omzet, in hundredths of a percent. */
const MOST_PERCENT = 100_000;
const HARDLY_ANY = 'Er is bijna geen omzet in deze periode.';

const margin = (
  key: DefinitionKey,
  name: string,
  formula: string,
  explanation: string,
): RatioDefinition<DefinitionKey> => ({
  kind: 'ratio',
  unit: 'percent',
  teller: [plus(key)],
  noemer: [plus('omzet')],
  more: 'gunstig',
  name,
  formula,
  explanation,
  source: USUAL,
  empty: NO_OMZET,
  negative: NEGATIVE_OMZET,
  most: { value: MOST_PERCENT, reason: HARDLY_ANY },
  least: { value: -MOST_PERCENT, reason: HARDLY_ANY },
});

/** Results as part of the omzet, and the omzet at which there is none. */
export const MARGINS = {
  brutomarge_percentage: margin(
    'marge_op_omzet',
    'Brutomarge %',
    '(Netto-omzet + wijziging voorraden − kostprijs van de omzet) ÷ omzet',
    'Wat er van elke euro omzet overblijft na de kostprijs; zonder overige bedrijfsopbrengsten, die niet met de omzet meegroeien.',
  ),
  ebitda_marge: margin(
    'ebitda',
    'EBITDA %',
    'EBITDA ÷ omzet',
    'Resultaat vóór rente, belasting en afschrijvingen als deel van de omzet.',
  ),
  nettomarge: margin(
    'nettoresultaat',
    'Nettomarge',
    'Nettoresultaat ÷ omzet',
    'Nettoresultaat als deel van de omzet.',
  ),
  break_even_omzet: {
    kind: 'ratio',
    unit: 'cents',
    // Hundredths of a percent stand below, so what is above counts ten thousand times.
    teller: [
      { of: 'figure', key: 'som_der_kosten', factor: 10_000 },
      { of: 'figure', key: 'financiele_baten_lasten', factor: -10_000 },
    ],
    noemer: [{ of: 'kengetal', key: 'brutomarge_percentage', factor: 1 }],
    needs: [
      {
        key: 'kostprijs_omzet',
        reason:
          'De boekhouding heeft in deze periode per saldo geen kostprijs van de omzet. Zonder splitsing in variabele en vaste kosten is er geen break-evenpunt.',
      },
    ],
    positive: 'De vaste kosten zijn in deze periode per saldo nul of negatief.',
    more: 'neutraal',
    name: 'Break-even omzet',
    formula: '(Som der kosten − financiële baten en lasten) ÷ brutomarge %',
    explanation:
      'Omzet waarbij alle kosten en de rente net worden gedekt, als alleen de kostprijs meegroeit met de omzet; overige bedrijfsopbrengsten tellen niet mee.',
    source: USUAL,
    empty: 'Op de omzet wordt geen marge gemaakt, dus geen omzet is genoeg.',
  },
} satisfies Record<string, RatioDefinition<DefinitionKey>>;
