/**
 * Abbreviations of bookkeepers, as whole words, after dots and strokes within them are gone
 * (R/C and r.c. are rc, o/g is og).
 */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  aanw: 'aanwezig',
  abonn: 'abonnementen',
  acc: 'accountants',
  accountantsk: 'accountantskosten',
  adm: 'administratie',
  admin: 'administratie',
  adv: 'advertentie',
  afs: 'afschrijving',
  afschr: 'afschrijving',
  alg: 'algemene',
  ass: 'assurantie',
  autom: 'automatisering',
  bedr: 'bedrijfs',
  bel: 'belasting',
  bet: 'betalen',
  cons: 'consumpties',
  contr: 'contributies',
  cred: 'crediteuren',
  crt: 'courant',
  cum: 'cumulatieve',
  deb: 'debiteuren',
  div: 'diverse',
  dub: 'dubieuze',
  fact: 'facturen',
  geb: 'gebouwen',
  gwe: 'gas water elektra',
  gwl: 'gas water licht',
  hh: 'handelsgoederen',
  hyp: 'hypotheek',
  ib: 'inkomstenbelasting',
  inv: 'inventaris',
  kst: 'kosten',
  kstn: 'kosten',
  ksten: 'kosten',
  lb: 'loonbelasting',
  len: 'lening',
  lh: 'loonheffing',
  mach: 'machines',
  mrb: 'motorrijtuigenbelasting',
  mva: 'materiele vaste activa',
  iva: 'immateriele vaste activa',
  fva: 'financiele vaste activa',
  ntb: 'nog te betalen',
  ntf: 'nog te factureren',
  nto: 'nog te ontvangen',
  ob: 'omzetbelasting',
  ohw: 'onderhanden werk',
  ond: 'onderhoud',
  ontv: 'ontvangen',
  ov: 'overige',
  ovg: 'overige',
  overl: 'overlopende',
  ozb: 'onroerende zaak belasting',
  pers: 'personeel',
  prem: 'premie',
  rc: 'rekening courant',
  rek: 'rekening',
  rep: 'reparatie',
  repr: 'representatie',
  res: 'reservering',
  soc: 'sociale',
  tel: 'telefoon',
  tussenrek: 'tussenrekening',
  vaktoesl: 'vakantietoeslag',
  vakg: 'vakantiegeld',
  verk: 'verkoop',
  verz: 'verzekering',
  voorz: 'voorziening',
  vooruitbet: 'vooruitbetaalde',
  vooruitontv: 'vooruitontvangen',
  vord: 'vorderingen',
  vpb: 'vennootschapsbelasting',
  vv: 'vervoermiddelen',
  wkr: 'werkkosten',
};

/** Older spellings and loose forms, anywhere in a word. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/proje[kc]t/g, 'project'],
  [/produkt/g, 'product'],
  [/fakt/g, 'fact'],
  [/aktiv/g, 'activ'],
  [/effekt/g, 'effect'],
  [/reklame/g, 'reclame'],
  [/kontrib/g, 'contrib'],
  [/krediteur/g, 'crediteur'],
  [/intrest/g, 'interest'],
  [/electri/g, 'elektri'],
  [/rekeningen? ?courant/g, 'rekening courant'],
  [/voor ?uit ?(betaald|betaling|ontvangen|gefactureerd)/g, 'vooruit$1'],
  [/prive ?gebruik/g, 'privegebruik'],
  [/bedrijfs /g, 'bedrijfs'],
];

/** No more of a naam than this is read; auditfiles have at most 50 or so. */
const LONGEST = 200;

/**
 * A name as the word tables expect it: lower case, no accents, no punctuation,
 * abbreviations written out, single spaces.
 */
export function plainText(naam: string): string {
  const letters = naam
    .slice(0, LONGEST)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    // Initials belong together: o.z.b., r/c, u/g.
    .replace(/(?<![\p{L}\d])(\p{L})(?:[./](?=\p{L}(?![\p{L}\d])))/gu, '$1')
    .replace(/['’`]/g, '')
    .replace(/&/g, ' en ')
    .replace(/[^\p{L}\d%]+/gu, ' ')
    .trim();
  const words = letters.split(' ').map((word) => {
    return Object.hasOwn(ABBREVIATIONS, word) ? (ABBREVIATIONS[word] ?? word) : word;
  });
  return SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), words.join(' '));
}
