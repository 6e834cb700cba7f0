import { BOUGHT, OWED, SOLD, VAT_BOXES, type VatCandidate, type VatPlace } from './boxes.ts';
import { fixedBox } from './packages.ts';
import { boxesOfRgs } from './accounts.ts';
import { AT_HIGH, AT_LOW, AT_OTHER, boxesOfAccountName, boxesOfWords } from './words.ts';

/** What the entry of a line is: a sale, a purchase, or a return that is settled. */
export type VatKind = 'verkoop' | 'inkoop' | 'afdracht';

/** What is known of lines that carry the same VAT code and whose VAT stands on the same account. */
export interface VatFacts {
  /** Program that wrote the file, '' when unknown. */
  readonly pakket: string;
  readonly code: {
    readonly btw_code: string;
    readonly omschrijving: string;
    /** Hundredths of a percent. */
    readonly percentage: number | null;
    /** Where an editor placed it. */
    readonly keuze: Exclude<VatPlace, 'onbekend'> | null;
  } | null;
  /** The account on which their VAT stands; null for lines without VAT. */
  readonly account: {
    readonly rekening: string;
    readonly naam: string;
    readonly rgs: string | null;
    /** What the list of codes says it is for, where that is one of both. */
    readonly rol: 'betalen' | 'vorderen' | null;
    readonly keuze: Exclude<VatPlace, 'onbekend'> | null;
  } | null;
  readonly soort: VatKind | null;
  /** Side of their VAT, all together. */
  readonly zijde: 'debet' | 'credit';
}

/** Where VAT belongs, and why; texts are for the user. */
export interface VatDecision {
  readonly place: VatPlace;
  /** What decided, as 'tarief 21%'. */
  readonly because: readonly string[];
  /** What says otherwise. */
  readonly against: readonly string[];
}

interface Evidence {
  readonly candidates: readonly VatCandidate[];
  readonly says: string;
}

const EVERYTHING: readonly VatCandidate[] = [
  ...(Object.keys(VAT_BOXES) as (keyof typeof VAT_BOXES)[]),
  'verrekening',
  'geen',
];
const OF_ACCOUNT: readonly VatCandidate[] = [...OWED, '5b', 'verrekening', 'geen'];
const OF_LINES = EVERYTHING.filter((candidate) => candidate !== 'verrekening');

/**
 * The order in which evidence counts; each narrows what the ones before left open, and one that
 * leaves nothing is said to disagree. First what an editor chose, then what a package fixes, the
 * account on which the VAT stands (its RGS code, its part in the list of codes, its name), then
 * what the entry is and the rate, and the description last: 'BTW verlegd' is of sales (1e) and of
 * purchases (2a).
 * Sources: the form 'aangifte omzetbelasting'; RGS 3.7; the documentation named in packages.ts.
 */
const ORDER: readonly ((facts: VatFacts, left: readonly VatCandidate[]) => Evidence | undefined)[] =
  [
    chosenAccount,
    chosenCode,
    fixedCode,
    rgsOfAccount,
    listedAccount,
    nameOfAccount,
    kindOfEntry,
    rateOfCode,
    wordsOfCode,
  ];

/** Decides where VAT and what it was charged on belong in the return. */
export function placeVat(facts: VatFacts): VatDecision {
  const because: string[] = [];
  const against: string[] = [];
  let left = openTo(facts);
  for (const read of ORDER) {
    const evidence = read(facts, left);
    if (!evidence) continue;
    const narrowed = left.filter((candidate) => evidence.candidates.includes(candidate));
    if (narrowed.length === 0) against.push(evidence.says);
    else if (narrowed.length < left.length) {
      left = narrowed;
      because.push(evidence.says);
    }
  }
  // Nothing tells what an account is for that nobody names: it may be charged, deducted or settled.
  const place = because.length === 0 ? 'onbekend' : resolved(left, facts);
  return { place, because, against };
}

/** A line with a code is not one of a return that is settled. */
function openTo({ account, code }: VatFacts): readonly VatCandidate[] {
  if (!account) return OF_LINES;
  return code ? OF_ACCOUNT.filter((candidate) => candidate !== 'verrekening') : OF_ACCOUNT;
}

function chosenAccount({ account, soort }: VatFacts): Evidence | undefined {
  if (!account?.keuze) return undefined;
  const candidates: VatCandidate[] = chosen(account.keuze);
  if (soort === 'afdracht') candidates.push('verrekening');
  return { candidates, says: `jouw keuze voor rekening ${account.rekening}` };
}

function chosenCode({ code, account, soort }: VatFacts): Evidence | undefined {
  if (!code?.keuze) return undefined;
  const candidates = chosen(code.keuze);
  // Most programs have one code for sales and purchases: its account tells which.
  if (account && soort !== 'verkoop' && candidates.some(isOwedBox)) candidates.push('5b');
  return { candidates, says: `jouw keuze voor btw-code ${code.btw_code}` };
}

const chosen = (place: Exclude<VatPlace, 'onbekend'>): VatCandidate[] =>
  place === 'verschuldigd' ? [...OWED] : [place];

/** What is reversed to me stands with one code on what is owed and on what is deducted. */
const isReversed = (place: VatPlace) => place === '2a' || place === '4a' || place === '4b';

function fixedCode({ pakket, code, account }: VatFacts): Evidence | undefined {
  const box = code ? fixedBox(pakket, code.btw_code) : undefined;
  if (!code || !box) return undefined;
  const candidates: VatCandidate[] = account && isReversed(box) ? [box, '5b'] : [box];
  return { candidates, says: `btw-code ${code.btw_code} van ${pakket}` };
}

function rgsOfAccount({ account }: VatFacts): Evidence | undefined {
  const candidates = account?.rgs ? boxesOfRgs(account.rgs, account.naam) : undefined;
  return candidates && { candidates, says: `RGS-code ${account?.rgs ?? ''}` };
}

function listedAccount({ account }: VatFacts): Evidence | undefined {
  if (!account?.rol) return undefined;
  const candidates: VatCandidate[] =
    account.rol === 'betalen' ? [...OWED, 'verrekening'] : ['5b', 'verrekening'];
  return {
    candidates,
    says: `de lijst van btw-codes (${account.rekening} is voor btw ${account.rol === 'betalen' ? 'te betalen' : 'te vorderen'})`,
  };
}

function nameOfAccount({ account }: VatFacts): Evidence | undefined {
  const candidates = account ? boxesOfAccountName(account.naam) : undefined;
  if (!account || !candidates) return undefined;
  return { candidates, says: 'de naam van de rekening' };
}

function kindOfEntry(
  { soort, zijde }: VatFacts,
  left: readonly VatCandidate[],
): Evidence | undefined {
  if (soort === 'verkoop') return { candidates: [...SOLD, 'geen'], says: 'boekingen van verkoop' };
  if (soort === 'inkoop') return { candidates: [...BOUGHT, 'geen'], says: 'boekingen van inkoop' };
  if (soort === null) return undefined;
  // What is added to an account that only deducts is a bill of nothing but VAT, as of customs.
  const deducts = zijde === 'debet' && left.includes('5b') && !left.some(isOwedBox);
  return { candidates: [deducts ? '5b' : 'verrekening'], says: 'boekingen van een afdracht' };
}

/** Hundredths of a percent; the general and the reduced rate since 1992, 9% since 2019. */
const RATES: Readonly<Record<number, readonly VatCandidate[]>> = {
  2100: AT_HIGH,
  1900: AT_HIGH,
  1750: AT_HIGH,
  900: AT_LOW,
  600: AT_LOW,
  0: ['1e', '3a', '3b', '3c', '2a', '4a', '4b'],
};

function rateOfCode({ code }: VatFacts): Evidence | undefined {
  const rate = code?.percentage ?? null;
  if (rate === null) return undefined;
  const percent = String(rate / 100).replace('.', ',');
  return { candidates: [...(RATES[rate] ?? AT_OTHER), 'geen'], says: `het tarief van ${percent}%` };
}

function wordsOfCode({ code }: VatFacts): Evidence | undefined {
  const candidates = code ? boxesOfWords(code.omschrijving) : undefined;
  return candidates && { candidates, says: `de omschrijving ‘${code?.omschrijving ?? ''}’` };
}

const isOwedBox = (candidate: VatCandidate) => OWED.some((box) => box === candidate);

/** What is rare is not meant where something else can be; VAT is charged in credit and deducted in debit. */
function resolved(candidates: readonly VatCandidate[], facts: VatFacts): VatPlace {
  const { account, zijde } = facts;
  let left = settledOrNot(candidates, facts);
  if (!account && left.includes('geen')) left = without(left, ['2a', '4a', '4b']);
  for (const rare of ['geen', '1d', '3c'] as const) left = without(left, [rare]);
  if (left.includes('1a') || left.includes('1b')) left = without(left, ['1c', '2a', '4a', '4b']);
  if (left.includes('5b')) left = without(left, zijde === 'credit' ? ['5b'] : OWED);
  const [only] = left;
  if (only && left.length === 1) return only;
  return left.every(isOwedBox) ? 'verschuldigd' : 'onbekend';
}

/** Without more, the other side of an account is where its returns are settled. */
function settledOrNot(
  candidates: readonly VatCandidate[],
  { zijde }: VatFacts,
): readonly VatCandidate[] {
  if (candidates.length === 1 || !candidates.includes('verrekening')) return candidates;
  const [owes, deducts] = [candidates.some(isOwedBox), candidates.includes('5b')];
  const isUsual = (owes && zijde === 'credit') || (deducts && zijde === 'debet');
  return isUsual ? without(candidates, ['verrekening']) : ['verrekening'];
}

function without(
  from: readonly VatCandidate[],
  rare: readonly VatCandidate[],
): readonly VatCandidate[] {
  const rest = from.filter((candidate) => !rare.includes(candidate));
  return rest.length > 0 ? rest : from;
}
