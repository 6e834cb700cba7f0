import type { Question } from '@kengetal/contract';
import { addMonths, definition, isDefinitionKey, type Span } from '@kengetal/ledger';
import fc from 'fast-check';
import { FIGURE_KEYS } from '../lexicon/lexicon.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Questions of which nobody doubts how they are read. */
export const QUESTIONS = [
  'wat was de omzet in maart 2024',
  'omzet per maand 2024',
  'personeelskosten 2024 vergeleken met 2023',
  'top 5 klanten 2024',
  'openstaande facturen',
  'btw q4 2024',
  'resultaat zonder afschrijvingen',
  'omzet van bakkerij verhoeven in 2024',
  'huur bedrijfspand per kwartaal',
  'solvabiliteit eind 2024',
  'vaste lasten',
  'grootste kosten van 2024',
  'waarom zijn de kosten gestegen in februari 2025',
  'gemiddelde omzet per maand in 2024',
];

const STOCKS = FIGURE_KEYS.filter((key) => isDefinitionKey(key) && definition(key).basis === 'stock'); // prettier-ignore
const FLOWS = FIGURE_KEYS.filter((key) => isDefinitionKey(key) && definition(key).basis === 'flow');

/** Any question of the kinds that are said in words. */
export function questionIn({ calendar, world }: Vocabulary): fc.Arbitrary<Question> {
  const { booked = { periode_min: calendar.last, periode_max: calendar.last } } = calendar;
  const month = fc
    .nat({ max: 23 })
    .map((back) => addMonths(booked.periode_max, -back))
    .filter((periode) => periode >= booked.periode_min);
  const span: fc.Arbitrary<Span> = fc.oneof(
    month.map((periode) => ({ periode_min: periode, periode_max: periode })),
    month.map((periode) => calendar.spanOfYear(periode)),
    month.map((periode) => calendar.quarterAt(periode, false)),
    fc.tuple(month, fc.integer({ min: 1, max: 8 })).map(([periode, months]) => ({
      periode_min: periode,
      periode_max: addMonths(periode, months),
    })),
  );
  const against = fc.constantFrom('vorig_jaar' as const, 'begroting' as const);
  const ofFigure = fc.record(
    {
      subject: fc.constantFrom(...FLOWS).map((key) => ({ kind: 'figure' as const, key })),
      period: span,
      split: fc.constantFrom('maand' as const, 'kwartaal' as const, 'rekening' as const),
      against,
    },
    { requiredKeys: ['subject'] },
  );
  const ofStock = fc.record({
    subject: fc.constantFrom(...STOCKS).map((key) => ({ kind: 'figure' as const, key })),
    period: month.map((periode) => ({ periode_min: periode, periode_max: periode })),
  });
  const ofAccount = fc.record(
    {
      subject: fc
        .constantFrom(...world.accounts)
        .map(({ rekening }) => ({ kind: 'account' as const, rekeningen: [rekening] })),
      period: span,
      measure: fc.constantFrom('boekingen' as const, 'gemiddelde' as const),
    },
    { requiredKeys: ['subject'] },
  );
  const side = fc.constantFrom('verkocht' as const, 'ingekocht' as const, 'openstaand' as const, 'betaald' as const); // prettier-ignore
  const ofRelation = fc.record(
    {
      subject: fc
        .tuple(fc.constantFrom(...world.relations), side)
        .map(([{ relatie }, each]) => ({ kind: 'relation' as const, relatie, side: each })),
      period: span,
    },
    { requiredKeys: ['subject'] },
  );
  return fc.oneof(ofFigure, ofStock, ofAccount, ofRelation);
}
