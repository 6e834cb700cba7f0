/** Boxes of the Dutch VAT return that the books can tell apart. */
export const VAT_BOXES = {
  '1a': 'Leveringen en diensten, hoog tarief',
  '1b': 'Leveringen en diensten, laag tarief',
  '1c': 'Leveringen en diensten, overige tarieven',
  '1d': 'Privégebruik',
  '1e': 'Leveringen en diensten, 0% of niet bij jou belast',
  '2a': 'Verleggingsregelingen binnenland',
  '3a': 'Leveringen naar landen buiten de EU',
  '3b': 'Leveringen naar landen binnen de EU',
  '3c': 'Installatie en afstandsverkopen binnen de EU',
  '4a': 'Leveringen uit landen buiten de EU',
  '4b': 'Leveringen uit landen binnen de EU',
  '5b': 'Voorbelasting',
} as const;

export type VatBox = keyof typeof VAT_BOXES;

/** What a VAT code or account is called says most; the first that fits counts. */
const BY_WORDS: readonly (readonly [RegExp, VatBox])[] = [
  // Who owes reversed VAT follows from the side: the buyer, so a sale has no VAT of its own.
  [/verko.*verle(?:gd|ggings)|verle(?:gd|ggings).*(?:verko|afnemer|klant)/i, '1e'],
  [/voorbelasting|vooraftrek|(?<!niet[ -]?)aftrekba|vorderen\b/i, '5b'],
  [/(?:in|aan)ko.*verle(?:gd|ggings)/i, '2a'],
  [/(?:in|aan)ko.*(?:binnen (?:de )?eu|intracomm|\bicv\b)/i, '4b'],
  [/(?:in|aan)ko.*(?:buiten (?:de )?eu|invoer|import)/i, '4a'],
  [/(?:in|aan)ko(?:op|pen)/i, '5b'],
  [/priv[eé]/i, '1d'],
  [/installatie|afstandsverko|televerko/i, '3c'],
  [
    /(?:verwerving|intracomm.*(?:prestat|inkoop)|uit landen binnen|\bICP\b|\bicv\b)(?!.*buiten)/i,
    '4b',
  ],
  [
    /(?:verwerving|levering(?:en)? |goederen ).*buiten de eu|invoer|import|uit landen buiten/i,
    '4a',
  ],
  [/export|uitvoer|buiten de eu|buiten eu|naar landen buiten/i, '3a'],
  [/binnen de eu|intracomm|ic[ -]levering|naar landen binnen/i, '3b'],
  [/verle(?:gd|ggings)/i, '2a'],
  [/hoog|algemeen tarief|\b21 ?%|\b19 ?%/i, '1a'],
  [/laag|verlaagd|\b9 ?%|\b6 ?%/i, '1b'],
  [/overig/i, '1c'],
  [/\b0 ?%|nul|vrijgesteld|geen btw/i, '1e'],
];

/** What an account of VAT is for; 'onbekend' is known to be in no box of the return. */
type AccountBox = VatBox | 'verrekening' | 'onbekend';

/** RGS codes of the fourth level and of the fifth that tell it; VAT of other EU countries has no box. */
const RGS_BOXES: readonly (readonly [string, AccountBox])[] = [
  ['BSchBepBla', '1a'],
  ['BSchBepBtwOla', '1a'],
  ['BSchBepBlv', '1b'],
  ['BSchBepBtwOlv', '1b'],
  ['BSchBepBlo', '1c'],
  ['BSchBepBtwOlo', '1c'],
  ['BSchBepBop', '1d'],
  ['BSchBepBtwOop', '1d'],
  ['BSchBepBlw', '2a'],
  ['BSchBepBtwOlw', '2a'],
  ['BSchBepBlb', '4a'],
  ['BSchBepBtwOlb', '4a'],
  ['BSchBepBlu', '4b'],
  ['BSchBepBtwOlu', '4b'],
  ['BSchBepBoo', '5b'],
  ['BSchBepBtwVoo', '5b'],
  ['BSchBepBaf', 'verrekening'],
  ['BSchBepBtwAfo', 'verrekening'],
  ['BSchBepEob', 'onbekend'],
  ['BVorVbkEob', 'onbekend'],
];
// Some tables differ in case.
const BY_RGS = new Map(RGS_BOXES.map(([code, box]) => [code.toLowerCase(), box]));
/** Terug te vorderen omzetbelasting; some programs put all VAT here, so a name that owes weighs more. */
const CLAIM_RGS = 'bvorvbktvo';
const OWED = /te dragen|te betalen|verschuldigd|verko(?:op|pen)|verle(?:gd|ggings)|priv[eé]/i;

/** Hundredths of a percent by box; the general and reduced rates since 1984, 9% since 2019. */
const RATES: Readonly<Record<number, VatBox>> = {
  2100: '1a',
  1900: '1a',
  1750: '1a',
  900: '1b',
  600: '1b',
  0: '1e',
};

/** Box of a VAT code by its words, else by its rate; null when neither says. */
export function boxOfCode(words: string, rate: number | null): VatBox | null {
  return boxOfWords(words) ?? (rate === null ? null : (RATES[rate] ?? '1c'));
}

/** Accounts that returns are settled on, not charged. */
const SETTLING =
  /afdracht|afgedragen|betaald|aangifte|vorig|saldo|verreken|tussenrek|rekening.?courant|suppletie|kleine.?ondernemer/i;

/** What a VAT account is for, 'verrekening' where returns are settled; null when nothing says. */
export function boxOfAccount(naam: string, rgs: string | null): AccountBox | null {
  const code = rgs?.toLowerCase();
  const coded = code === undefined ? undefined : BY_RGS.get(code);
  if (coded) return coded;
  // 'Af te dragen btw hoog' is charged on; 'Afdracht btw' is paid on.
  if (SETTLING.test(naam) && !/af te dragen/i.test(naam)) return 'verrekening';
  if (code === CLAIM_RGS && !OWED.test(naam)) return '5b';
  return boxOfWords(naam);
}

function boxOfWords(words: string): VatBox | null {
  return BY_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
