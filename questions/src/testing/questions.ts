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

const STOCKS = FIGURE_KEYS.filter(
  (key) => isDefinitionKey(key) && definition(key).basis === 'stock',
);
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
  const side = fc.constantFrom(
    'verkocht' as const,
    'ingekocht' as const,
    'openstaand' as const,
    'betaald' as const,
  );
  const ofRelation = fc.record(
    {
      subject: fc
        .tuple(fc.constantFrom(...world.relations), side)
        .map(([{ relatie }, each]) => ({ kind: 'relation' as const, relatie, side: each })),
      period: span,
    },
    { requiredKeys: ['subject'] },
  );
  return fc.oneof(ofFigure, ofStock, ofAccount, ofRelation, others(span));
}

const limit = fc.integer({ min: 1, max: 20 });
const order = fc.constantFrom('hoogste' as const, 'laagste' as const);
const groep = fc.constantFrom('debiteuren' as const, 'crediteuren' as const);
const figure = (key: string) => ({ kind: 'figure' as const, key });

/** Rankings, shares, parts left out, invoices, VAT, bookings. */
function others(span: fc.Arbitrary<Span>): fc.Arbitrary<Question> {
  const ranking = fc.record({
    subject: fc.constantFrom('omzet', 'kosten').map(figure),
    split: fc.constantFrom('relatie' as const, 'groep' as const, 'maand' as const),
    ...{ period: span, order, limit },
  });
  const share = fc.record({
    subject: fc.constantFrom('personeelskosten', 'autokosten', 'kostprijs_omzet').map(figure),
    measure: fc.constant('aandeel' as const),
    of: fc.constantFrom('omzet', 'kosten'),
    period: span,
  });
  const less = fc.record({
    subject: fc
      .constantFrom(['afschrijvingen'], ['personeelskosten', 'autokosten'])
      .map((without) => ({ ...figure('resultaat'), without: [...without] })),
    period: span,
  });
  const more = fc.record({
    subject: fc
      .constantFrom(['resultaat'], ['brutomarge', 'ebitda'])
      .map((also) => ({ ...figure('omzet'), also: [...also] })),
    period: span,
  });
  const open = fc.record({
    subject: fc.record(
      {
        kind: fc.constant('open' as const),
        groep,
        late: fc.constant(true),
        older: fc.integer({ min: 1, max: 999 }),
        dated: span,
      },
      { requiredKeys: ['kind', 'groep'] },
    ),
  });
  const vat = fc.record({
    subject: fc.constantFrom(
      { kind: 'vat' as const },
      ...['1a', '1b', '2a', '4b', '5a', '5b'].map((rubriek) => ({ kind: 'vat' as const, rubriek })),
    ),
  });
  const charged = fc.record({
    subject: groep.map((each) => ({ kind: 'charged' as const, groep: each })),
    period: span,
  });
  const lines = fc.record({
    subject: fc.constant({ kind: 'lines' as const }),
    only: fc.record(
      {
        omschrijving: fc.constantFrom('contributie', 'Google Ads', 'huur maart'),
        boekstuk: fc.constantFrom('2024-0012', 'M12345'),
        dagboek: fc.constant('90'),
        kostenplaats: fc.constant('WER'),
        zijde: fc.constantFrom('debet' as const, 'credit' as const),
        vanaf_cents: fc.constantFrom(100_000, 123_456),
      },
      { requiredKeys: ['omschrijving'] },
    ),
    period: span,
  });
  const sum = fc.record({
    subject: fc
      .constantFrom(['plus', 'autokosten'] as const, ['min', 'personeelskosten'] as const)
      .map(([teken, key]) => ({
        kind: 'sum' as const,
        terms: [
          { teken: 'plus' as const, of: figure('kosten') },
          { teken, of: figure(key) },
        ],
      })),
    period: span,
  });
  const lessNamed = fc.record({
    subject: fc.constantFrom<Question['subject']>(
      { ...figure('kosten'), without_accounts: ['4100'] },
      { ...figure('kosten'), without_relations: ['20002'] },
      { ...figure('omzet'), without_accounts: ['8010'] },
    ),
    period: span,
  });
  const sized = fc.record({
    subject: fc.constantFrom('omzet', 'kosten').map(figure),
    split: fc.constantFrom('relatie' as const, 'maand' as const, 'rekening' as const),
    rows: fc.record({ boven_cents: fc.constantFrom(0, 1_000_000) }),
    period: span,
  });
  const nth = fc.record({
    subject: fc.constantFrom('omzet', 'kosten').map(figure),
    split: fc.constantFrom('relatie' as const, 'maand' as const),
    order,
    limit: fc.integer({ min: 1, max: 20 }),
    skip: fc.integer({ min: 1, max: 9 }),
    period: span,
  });
  const recurring = fc.record({
    subject: fc
      .constantFrom(
        'frequentie' as const,
        'volgende' as const,
        'per_maand' as const,
        'per_kwartaal' as const,
        'per_jaar' as const,
      )
      .map((aspect) => ({ kind: 'recurring' as const, rekeningen: ['4310'], aspect })),
  });
  const all: readonly fc.Arbitrary<Question>[] = [
    sum,
    lessNamed,
    sized,
    nth,
    recurring,
    ranking,
    share,
    less,
    more,
    open,
    vat,
    charged,
    lines,
  ];
  return fc.oneof(...all);
}
