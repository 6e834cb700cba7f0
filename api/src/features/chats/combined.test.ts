import type { Question } from '@kengetal/contract';
import { askedBy, type Answered } from '../../testing/answered.ts';
import { projectWith } from '../../testing/books.ts';
import { figuresIn } from '../../testing/figures.ts';
import { relationBooks } from '../../testing/relation-books.ts';
import { signedIn } from '../../testing/running.ts';

const figure = (key: string, also?: string[]) => ({
  kind: 'figure' as const,
  ...{ key, ...(also && { also }) },
});
const SUBJECTS: readonly Question['subject'][] = [
  ...[figure('kosten'), figure('omzet', ['kosten']), figure('bank_en_kas')],
  ...[figure('crediteuren'), figure('nettomarge')],
  { kind: 'account', rekeningen: ['4500'] },
  { kind: 'account', rekeningen: ['1000', '4500'] },
  { kind: 'relation', relatie: 'L1', side: 'ingekocht' },
  { kind: 'sum', terms: ['omzet', 'kosten'].map((key) => ({ teken: 'plus', of: figure(key) })) },
  ...[{ kind: 'lines' as const }, { kind: 'vat' as const }],
  { kind: 'charged', groep: 'crediteuren' },
  { kind: 'open', groep: 'crediteuren' },
  { kind: 'component', id: 'balans' },
];
const MEASURES: readonly Question['measure'][] = [
  ...[undefined, 'verschil', 'aandeel', 'gemiddelde'],
  ...['aantal', 'boekingen', 'oorzaken', 'samen'],
] as const;
const SPLITS = [
  undefined,
  'maand',
  'rekening',
  'relatie',
  'dagboek',
  'factuur',
  'ouderdom',
] as const;
const AGAINST = { periode_min: 202402, periode_max: 202402 };
/** What of a question each of them shows in the answer; March is held against February. */
const EXTRAS: readonly Partial<Question>[] = [
  ...[{ against: AGAINST }, { day: '2024-03-10' }, { only: { dagboek: 'I' } }, { of: 'omzet' }],
  ...[
    { against: AGAINST },
    { order: 'hoogste' as const, limit: 1 },
    { rows: { boven_cents: 12_000 } },
  ],
];
const PERIOD = { periode_min: 202403, periode_max: 202403 };

/** Each measure by each split, with another extra for each subject. */
const questionsOf = (subject: Question['subject'], one: number): readonly Question[] =>
  MEASURES.flatMap((measure, two) =>
    SPLITS.map((split, three) => ({
      ...{ subject, measure, split, period: PERIOD },
      ...EXTRAS[(one + 2 * two + three) % EXTRAS.length],
    })),
  );

const NOT_DONE =
  /(?:geef|verdeel|zet|kies|tel|houd) ik .*(?:niet|geen)|geen gemiddelde per maand|niet (?:verder )?te (?:filteren|verdelen)|alleen van hele maanden|is niet bekend|heeft geen boekingen|geen oorzaken te geven/;
/** An answer without figures: a number of parts, nothing of what is narrow, or that it is not done. */
function isSaid({ measure, day, only, rows }: Question, text: string): boolean {
  const isNone = /niets .*geboekt/.test(text) && (day ?? only) !== undefined;
  const isNumber = measure === 'aantal' && /: \d+ (?:van \d+ )?[a-z]+\.$/.test(text);
  const isNoRow = rows !== undefined && text.includes('zijn geen maanden waarvoor dat geldt');
  return NOT_DONE.test(text) || isNumber || isNone || isNoRow;
}
const WORDS: Readonly<Partial<Record<NonNullable<Question['split']>, RegExp>>> = {
  maand: /maand|maart 2024/,
  rekening: /rekening/i,
  relatie: /relatie|leverancier/i,
  dagboek: /dagboek/i,
  factuur: /factu/i,
  ouderdom: /dagen/,
};

describe('everything that a question says', () => {
  const { test, caller } = signedIn({ settings: { KENGETAL_QUESTIONS_PER_MINUTE: '100000' } });

  let project_id: string;
  beforeAll(async () => {
    project_id = await projectWith(test, caller, [relationBooks()]);
  });

  it.each(SUBJECTS.map((subject, at) => [subject.kind, at, subject] as const))(
    'shows in the answer, or is said not to be done: %s (%d)',
    async (_, at, subject) => {
      const faults: string[] = [];
      for (const question of questionsOf(subject, at)) {
        const answer = await askedBy(caller, project_id, question).catch((error: unknown) => ({
          ...{ text: String(error), figures: {}, table: [], name: undefined },
        }));
        const fault = passedOver(question, answer);
        if (fault !== undefined)
          faults.push(`${fault}: ${JSON.stringify(question)} ${answer.text}`);
      }
      expect(faults).toEqual([]);
    },
  );
});

/** What of a question its answer does not show. */
function passedOver(question: Question, { text, figures, table }: Answered): string | undefined {
  const { subject, measure, split, against, day, only, limit, rows, of } = question;
  if (Object.keys(figures).length === 0) return isSaid(question, text) ? undefined : 'nothing';
  const booked = figuresIn(figures).flatMap((each) => (each.kind === 'booked' ? [each] : []));
  const until = new Set(booked.map(({ selection }) => selection.periode_max));
  const filtered = (column: string) =>
    booked.some(({ selection }) => selection.filters.some((one) => one.column === column));
  const said = `${text} ${table.flat().join(' ')}`;
  // One row is told by its name, and what did not change has none.
  const isOne = limit === 1 && /grootste is|Het meest/.test(text);
  const isOfMonths = subject.kind === 'component' && text.includes('niet over een dag');
  // In February nothing was sold.
  const isAlone = against === undefined || ('key' in subject && subject.key === 'nettomarge');
  const shown: Record<string, boolean> = {
    against: isAlone || (until.has(202402) && until.has(202403)),
    split:
      split === undefined ||
      isOne ||
      /even groot als/.test(text) ||
      WORDS[split]?.test(said) === true,
    day: day === undefined || isOfMonths || (text.includes('10 maart 2024') && filtered('datum')),
    only: only === undefined || filtered('dagboek'),
    share: (of === undefined && measure !== 'aandeel') || said.includes('%'),
    limit: limit === undefined || table.length <= 2,
    rows: rows === undefined || split !== undefined || subject.kind === 'open',
    also: !('also' in subject) || /omzet.*kosten/i.test(text),
  };
  return Object.keys(shown).find((part) => !shown[part]);
}
