import { fiscalYear, type GroupKey } from '@kengetal/ledger';
import { readQuestion, vocabularyOf, type World } from '@kengetal/questions';

const ACCOUNTS = 12_000;
const RELATIONS = 50_000;
const ROUNDS = 20;
const LONGEST = 8_000;
const GROUPS: readonly GroupKey[] = [
  'huisvestingskosten',
  'autokosten',
  'omzet_diensten',
  'bank_en_kas',
];
const WORDS =
  'Huur Brandstof Omzet Bank Onderhoud Reclame Verzekering Advies Materiaal Lease'.split(' ');
const PEOPLE = 'Bakker Jansen Visser Mulder Peters Dekker Brouwer Prins Blom Koster Smit Vos'.split(
  ' ',
);
const TRADES = 'Bouw Vastgoed Zorg Techniek Transport Media Metaal Interieur'.split(' ');
const QUESTIONS = [
  'wat was de omzet in maart 2024',
  'kosetn van bakker sonamiru tecniek in het vierde kwartaal',
  'hoeveel procent van de kosten is huur',
  'wat hebben we uitgegeven aan bloemen en planten in 2024',
  'top 5 klanten vorig jaar vergeleken met het jaar ervoor',
];

/** What preparing the names of large books takes, and reading questions about them. */
export function benchQuestions(report: (line: string) => void): Promise<void> {
  const world = largeWorld();
  const heap = process.memoryUsage().heapUsed;
  const [vocabulary_ms, vocabulary] = timed(() => vocabularyOf(world));
  const megabytes = (process.memoryUsage().heapUsed - heap) / 1_000_000;
  report(
    `Namen van ${ACCOUNTS} rekeningen en ${RELATIONS} relaties: ${vocabulary_ms.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`,
  );
  const times = QUESTIONS.flatMap((text) =>
    Array.from({ length: ROUNDS }, () => timed(() => readQuestion(text, vocabulary))[0]),
  ).sort((one, other) => one - other);
  const question_ms_p95 = times[Math.floor(times.length * 0.95)] ?? 0;
  report(`Vragen: p95 ${question_ms_p95.toFixed(1)} ms`);
  const long = Array.from({ length: LONGEST }, (_, at) => nonsense(at))
    .join(' ')
    .slice(0, LONGEST);
  const longest_ms = Math.max(
    ...['x'.repeat(LONGEST), 'omzet '.repeat(LONGEST / 6), long].map(
      (text) => timed(() => readQuestion(text, vocabulary))[0],
    ),
  );
  report(`${LONGEST} tekens: hoogstens ${longest_ms.toFixed(1)} ms`);
  report(
    JSON.stringify({
      vocabulary_ms: round(vocabulary_ms),
      megabytes: round(megabytes),
      question_ms_p95: round(question_ms_p95),
      longest_ms: round(longest_ms),
    }),
  );
  return Promise.resolve();
}

function timed<T>(make: () => T): [ms: number, made: T] {
  const began = performance.now();
  const made = make();
  return [performance.now() - began, made];
}

function largeWorld(): World {
  return {
    today: '2025-04-10',
    years: [2023, 2024, 2025].map((year) => fiscalYear(`${year}-01-01`, `${year}-12-31`)),
    booked: { periode_min: 202301, periode_max: 202503 },
    accounts: Array.from({ length: ACCOUNTS }, (_, at) => ({
      rekening: String(100_000 + at),
      naam: `${pick(WORDS, at)} ${nonsense(at)}`,
      groep: GROUPS[at % GROUPS.length] ?? 'andere_kosten',
    })),
    relations: Array.from({ length: RELATIONS }, (_, at) => ({
      relatie: String(10_000 + at),
      naam: `${pick(PEOPLE, at)} ${nonsense(at % 9_000)} ${pick(TRADES, at >> 2)} B.V.`,
      soort: at % 3 === 0 ? ('leverancier' as const) : ('klant' as const),
    })),
    ...{ journals: [], vatCodes: [], costCentres: [], hasBudget: false },
  };
}

const pick = (words: readonly string[], at: number): string => words[at % words.length] ?? '';

/** A word of eight letters that no other number has near it. */
function nonsense(at: number): string {
  let rest = at * 7919 + 13;
  let word = '';
  for (let count = 0; count < 4; count += 1) {
    word += `${'bdfgklmnprstvz'[rest % 14] ?? ''}${'aeiou'[(rest >> 3) % 5] ?? ''}`;
    rest = Math.floor(rest / 5) + 17 * count;
  }
  return word;
}

const round = (value: number): number => Math.round(value * 10) / 10;
