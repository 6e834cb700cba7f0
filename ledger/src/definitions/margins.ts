import type { DefinitionKey } from './index.ts';
import { USUAL } from './formulas.ts';
import { plus } from './operands.ts';
import { NEGATIVE_OMZET, NO_OMZET } from './reasons.ts';
import type { RatioDefinition } from './types.ts';

/** Ten times the omzet, in hundredths of a percent. */
const MOST_PERCENT = 100_000;

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
  most: { value: MOST_PERCENT, reason: 'Er is bijna geen omzet in deze periode.' },
});

/** Results as part of the omzet, and the omzet at which there is none. */
export const MARGINS = {
  brutomarge_percentage: margin(
    'brutomarge',
    'Brutomarge %',
    'Brutomarge ÷ omzet',
    'Brutomarge als deel van de omzet.',
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
  omzetmarge_percentage: margin(
    'marge_op_omzet',
    'Marge op de omzet %',
    'Marge op de omzet ÷ omzet',
    'Wat er van elke euro omzet overblijft na de kostprijs.',
  ),
  break_even_omzet: {
    kind: 'ratio',
    unit: 'cents',
    // Hundredths of a percent stand below, so what is above counts ten thousand times.
    teller: [{ of: 'figure', key: 'som_der_kosten', factor: 10_000 }],
    noemer: [{ of: 'kengetal', key: 'omzetmarge_percentage', factor: 1 }],
    needs: [
      {
        key: 'kostprijs_omzet',
        reason:
          'De boekhouding heeft in deze periode geen kostprijs van de omzet. Zonder splitsing in variabele en vaste kosten is er geen break-evenpunt.',
      },
    ],
    more: 'neutraal',
    name: 'Break-even omzet',
    formula: 'Som der kosten ÷ marge op de omzet %',
    explanation:
      'Omzet waarbij de kosten net worden gedekt, als de kostprijs meegroeit met de omzet en de overige kosten vast zijn.',
    source: USUAL,
    empty: 'Op de omzet wordt geen marge gemaakt, dus geen omzet is genoeg.',
  },
} satisfies Record<string, RatioDefinition<DefinitionKey>>;
