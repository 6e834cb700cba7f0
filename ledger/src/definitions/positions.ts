import type { DefinitionKey } from './index.ts';
import { USUAL } from './formulas.ts';
import { plus, type LedgerOperand } from './operands.ts';
import type { RatioDefinition } from './types.ts';

const SHORT_DEBTS = {
  noemer: [plus('kortlopende_schulden')],
  empty: 'Er zijn geen kortlopende schulden.',
  negative: 'De kortlopende schulden staan per saldo op een tegoed.',
  // As stock that is booked off too often: the ratio would be below zero.
  positive: 'De vlottende activa zijn per saldo nul of negatief.',
  // A hundred times as much, in hundredths.
  most: { value: 10_000, reason: 'Er zijn bijna geen kortlopende schulden.' },
};

const position = (
  unit: 'percent' | 'ratio',
  teller: readonly LedgerOperand[],
  below: Pick<
    RatioDefinition<DefinitionKey>,
    'noemer' | 'empty' | 'negative' | 'positive' | 'most' | 'least'
  >,
  words: Pick<RatioDefinition, 'name' | 'formula' | 'explanation'>,
): RatioDefinition<DefinitionKey> => ({
  kind: 'ratio',
  unit,
  teller,
  more: 'gunstig',
  source: USUAL,
  ...below,
  ...words,
});

/** How the company stands at a moment. */
export const POSITIONS = {
  current_ratio: position('ratio', [plus('vlottende_activa')], SHORT_DEBTS, {
    name: 'Current ratio',
    formula: 'Vlottende activa ÷ kortlopende schulden',
    explanation:
      'Wat binnen een jaar geld wordt, gedeeld door wat binnen een jaar betaald moet. Een bank die rood staat is een schuld.',
  }),
  quick_ratio: position(
    'ratio',
    [
      plus('onderhanden_projecten'),
      plus('vorderingen'),
      plus('effecten'),
      plus('liquide_middelen'),
    ],
    {
      ...SHORT_DEBTS,
      positive: 'De vlottende activa zonder voorraden zijn per saldo nul of negatief.',
    },
    {
      name: 'Quick ratio',
      formula:
        '(Onderhanden projecten + vorderingen + effecten + liquide middelen) ÷ kortlopende schulden',
      explanation:
        'Als de current ratio, zonder voorraden die nog verkocht moeten worden, ook als die negatief zijn geboekt.',
    },
  ),
  solvabiliteit: position(
    'percent',
    [plus('totaal_eigen_vermogen')],
    {
      noemer: [plus('activa')],
      empty: 'Het balanstotaal is nul of negatief.',
      most: { value: 10_000, reason: 'De schulden staan per saldo op een tegoed.' },
      // Ten times what there is.
      least: { value: -100_000, reason: 'Er staat bijna niets op de balans.' },
    },
    {
      name: 'Solvabiliteit',
      formula: 'Totaal eigen vermogen ÷ totaal activa',
      explanation: 'Eigen vermogen als deel van het balanstotaal.',
    },
  ),
  btw_positie: {
    kind: 'ratio',
    unit: 'cents',
    teller: [{ of: 'btw' }],
    noemer: [],
    more: 'neutraal',
    name: 'Btw-positie',
    formula: 'Verschuldigde btw − voorbelasting, volgens de btw-rekeningen',
    explanation:
      'Wat er op de btw-rekeningen staat: wat je nog moet betalen, of negatief wat je terugkrijgt. Ook wat over een eerder tijdvak nog openstaat, telt mee.',
    source: 'art. 15 Wet op de omzetbelasting 1968 (voorbelasting in aftrek)',
    empty: 'De boekhouding heeft geen btw-rekeningen.',
  },
} satisfies Record<string, RatioDefinition<DefinitionKey>>;
