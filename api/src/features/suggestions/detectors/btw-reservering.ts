import { dayAfter, dayName, periodOfDay } from '@kengetal/ledger';
import { negated } from '@kengetal/contract';
import { expectedDues } from '../../../books/expected/expected.ts';
import type { ExpectedDue } from '../../../books/expected/due.ts';
import { valueOf } from '../../../books/figures/values.ts';
import type { BooksDetector } from '../detector.ts';
import { amount, date, evidence, said, sumFigure, text } from '../proof.ts';

/** Days ahead in which taxes fall due. */
const DAYS = 60;

/** Less money than the taxes that fall due within two months. */
export const btwReservering: BooksDetector = async ({ read, books, now }) => {
  const until = dayAfter(now, DAYS);
  const { items } = await expectedDues(read, { after: now, until });
  const taxes = items
    .filter(({ kind }) => kind === 'btw' || kind === 'loonheffing')
    .sort((one, other) => (one.datum < other.datum ? -1 : 1));
  const month = periodOfDay(now);
  const money = books.figure('liquide_middelen', { periode_min: month, periode_max: month });
  const there = valueOf(money);
  if (there === undefined || books.lacksOpening(month)) return [];
  const short = upToShort(taxes, there);
  const last = short?.at(-1);
  if (!short || !last) return [];
  const needed = sumFigure(
    short.map((one) => ({ label: one.name, figure: negated(one.figure) })),
    {
      label: `Belasting t/m ${dayName(last.datum)}`,
      explanation: 'Wat uiterlijk dan betaald moet zijn.',
    },
  );
  const lacking = sumFigure(
    [
      { label: 'Belasting', figure: needed },
      { label: 'Liquide middelen', figure: money, factor: -1 },
    ],
    { label: 'Tekort', explanation: 'De belasting min wat er op bank en in kas staat.' },
  );
  return [
    {
      detector: 'btw_reservering',
      key: last.datum,
      category: 'btw',
      title: `Belasting op ${dayName(last.datum)}`,
      summary: said`Uiterlijk ${dayName(last.datum)} is ${needed} belasting nodig; op bank en in kas staat nu ${money}.`,
      weight: valueOf(lacking) ?? 0,
      effect: { figure: lacking, per: 'tekort' },
      urgency: 'deze_maand',
      due: last.datum,
      certainty: 'waarschijnlijk',
      about: { relaties: [], rekeningen: [], documenten: [] },
      periode_min: month,
      periode_max: month,
      blocks: [
        evidence(
          'Waarom',
          [date('Uiterlijk'), text('Wat'), amount()],
          short.map((one) => [one.datum, one.name, negated(one.figure)]),
          [null, 'Samen', needed],
        ),
      ],
      how: said`De btw en loonheffing die volgens de boeken tot en met ${dayName(until)} betaald moeten zijn, tegen alles wat op ${dayName(now)} op bank en in kas stond, spaarrekeningen meegeteld. Wat er tot die dag nog binnenkomt, telt niet mee.`,
      steps: [
        'Zet geld apart voor de belasting.',
        'Vraag klanten om eerder te betalen, of vraag de Belastingdienst op tijd om uitstel.',
      ],
      question: `Redden we de belasting van ${dayName(last.datum)}, of is uitstel verstandig?`,
    },
  ];
};

/** Those up to the first day on which more was due than there is; a refund before it helps. */
function upToShort(taxes: readonly ExpectedDue[], there: number): ExpectedDue[] | undefined {
  let due = 0;
  for (const [at, { cents, datum }] of taxes.entries()) {
    due -= cents;
    if (taxes[at + 1]?.datum !== datum && due > Math.max(0, there)) return taxes.slice(0, at + 1);
  }
  return undefined;
}
