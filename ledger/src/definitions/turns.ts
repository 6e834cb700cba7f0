import type { DefinitionKey } from './index.ts';
import { USUAL } from './formulas.ts';
import { minus, plus } from './operands.ts';
import { NEGATIVE_OMZET, NO_OMZET } from './reasons.ts';
import type { RatioDefinition } from './types.ts';

type Definition = RatioDefinition<DefinitionKey>;

const days = (definition: Omit<Definition, 'kind' | 'unit' | 'source'>): Definition => ({
  kind: 'ratio',
  unit: 'days',
  source: USUAL,
  ...definition,
});

/** Five years, in tenths of a day: what lasts longer is no forecast, and no term of payment. */
const MOST_DAYS = 5 * 365 * 10;

const DEBTORS = {
  teller: [plus('debiteuren')],
  needs: [
    {
      groups: ['debiteuren'],
      reason: 'De boekhouding heeft geen debiteurenrekening.',
    },
  ],
  positive: 'De debiteuren staan per saldo op nul of op een tegoed.',
  more: 'ongunstig',
} as const;

const CREDITORS = {
  teller: [{ of: 'suppliers' }],
  needs: [
    {
      groups: ['crediteuren'],
      reason: 'De boekhouding heeft geen crediteurenrekening.',
    },
  ],
  positive: 'De crediteuren staan per saldo op nul of op een tegoed.',
  more: 'neutraal',
} as const;

/** How long money is under way, and how long there is some. */
export const TURNS = {
  dso: days({
    ...DEBTORS,
    noemer: [{ of: 'charged', group: 'debiteuren' }],
    name: 'Debiteurendagen (DSO)',
    formula: 'Debiteuren ÷ gefactureerd incl. btw × dagen van de periode',
    explanation:
      'Hoe lang klanten gemiddeld over betalen doen, gemeten aan wat in de periode met btw op hun rekening is gezet.',
    empty: 'Er is in deze periode niets aan debiteuren gefactureerd.',
    most: {
      value: MOST_DAYS,
      reason: 'Er is in deze periode bijna niets aan debiteuren gefactureerd.',
    },
  }),
  dso_excl_btw: days({
    ...DEBTORS,
    noemer: [plus('omzet')],
    name: 'Debiteurendagen excl. btw',
    formula: 'Debiteuren ÷ omzet × dagen van de periode',
    explanation:
      'Debiteurendagen over de omzet zonder btw; hoger dan de debiteurendagen, want het saldo is met btw.',
    empty: NO_OMZET,
    negative: NEGATIVE_OMZET,
    most: { value: MOST_DAYS, reason: 'Er is bijna geen omzet in deze periode.' },
  }),
  dpo: days({
    ...CREDITORS,
    noemer: [{ of: 'charged', group: 'crediteuren' }],
    name: 'Crediteurendagen (DPO)',
    formula: 'Crediteuren ÷ inkopen incl. btw × dagen van de periode',
    explanation:
      'Hoe lang je gemiddeld over betalen doet, gemeten aan wat leveranciers in de periode met btw in rekening brachten. Crediteuren die geen leverancier zijn, zoals de Belastingdienst, een bank of lonen, tellen niet mee.',
    empty: 'Er zijn in deze periode geen inkoopfacturen geboekt.',
    most: {
      value: MOST_DAYS,
      reason: 'Er zijn in deze periode bijna geen inkoopfacturen geboekt.',
    },
  }),
  dpo_excl_btw: days({
    ...CREDITORS,
    noemer: [plus('kostprijs_omzet'), plus('overige_bedrijfskosten')],
    name: 'Crediteurendagen excl. btw',
    formula: 'Crediteuren ÷ (kostprijs van de omzet + overige bedrijfskosten) × dagen',
    explanation: 'Crediteurendagen over inkopen en kosten zonder btw, van leveranciers alleen.',
    empty: 'Er zijn geen inkopen of bedrijfskosten in deze periode.',
    negative: 'De inkopen en bedrijfskosten zijn in deze periode per saldo negatief.',
    most: {
      value: MOST_DAYS,
      reason: 'Er zijn bijna geen inkopen of bedrijfskosten in deze periode.',
    },
  }),
  runway: days({
    teller: [plus('bank_en_kas')],
    noemer: [{ of: 'figure', key: 'bank_en_kas', factor: 1, back: 3 }, minus('bank_en_kas')],
    daysBack: 3,
    positive: 'Er is per saldo geen geld op bank en kas.',
    more: 'gunstig',
    name: 'Runway',
    formula: 'Bank en kas ÷ afname van bank en kas in drie maanden × dagen daarvan',
    explanation:
      'Hoe lang het geld op bank en kas nog duurt als het blijft afnemen zoals in de laatste drie maanden; kruisposten tellen niet mee.',
    empty: 'Het geld op bank en kas nam in de laatste drie maanden niet af.',
    most: {
      value: MOST_DAYS,
      reason:
        'Het geld op bank en kas nam in de laatste drie maanden zo weinig af dat het nog meer dan vijf jaar duurt.',
    },
  }),
} satisfies Record<string, Definition>;
