import type { CompanyName } from '../../books/index.ts';
import {
  account,
  amountWith,
  boughtOf,
  change,
  either,
  figure,
  growth,
  owedTo,
  paidTo,
  soldTo,
} from '../../gold/ask/index.ts';
import { roughTalk, talk, type Question } from '../write.ts';

/** Conversations, kept apart to see whether what is understood is general. */
export const questions: Partial<Record<CompanyName, Question[]>> = {
  installatie: [
    ...roughTalk(
      1,
      [
        'wat hebben we dit jaar gekocht bij technische groothandel midden',
        amountWith(boughtOf('Technische Groothandel Midden B.V.'), '2025'),
      ],
      [
        'en bij sanitair en verwarming centrum',
        amountWith(boughtOf('Sanitair en Verwarming Centrum'), '2025'),
      ],
      [
        'hoeveel zijn we die nog schuldig',
        amountWith(owedTo('Sanitair en Verwarming Centrum'), '2025-09'),
      ],
    ),
  ],
  zzp: [
    ...roughTalk(
      1,
      ['betaald aan tankpas benelux in juli', amountWith(paidTo('Tankpas Benelux'), '2024-07')],
      ['aug?', amountWith(paidTo('Tankpas Benelux'), '2024-08')],
    ),
  ],
  gebroken: [
    ...roughTalk(
      1,
      ['verkocht aan smit vastgoed dit boekjaar', amountWith(soldTo('Smit Vastgoed B.V.'), '2025')],
      ['en vorig boekjaar?', amountWith(soldTo('Smit Vastgoed B.V.'), '2024')],
    ),
    ...talk(
      4,
      ['Bedrijfsresultaat boekjaar 2025', figure('bedrijfsresultaat', '2025')],
      ['En 2024?', figure('bedrijfsresultaat', '2024')],
      ['Verschil?', change('bedrijfsresultaat', '2025', '2024')],
    ),
  ],
  verlengd: [
    ...roughTalk(
      5,
      [
        'geld op de bank op dit moment',
        either(figure('bank_en_kas', '2025-12'), account('1100', '2025-12')),
      ],
      ['eind juni?', either(figure('bank_en_kas', '2025-06'), account('1100', '2025-06'))],
    ),
  ],
  zonder_codes: [
    ...roughTalk(
      2,
      ['omzet Q4 24', figure('omzet', '2024-Q4')],
      ['en Q4 23', figure('omzet', '2023-Q4')],
      ['groei in %', growth('omzet', '2024-Q4', '2023-Q4')],
    ),
  ],
};
