import { meant } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import { tradeOf } from './trade.ts';
import { startOf } from './turn-words.ts';

/** Who owes whom: customers us, or we suppliers. */
export type Owed = 'debiteuren' | 'crediteuren';

/** The words of a question. */
export const textsOf = ({ tokens }: Sense): string[] => tokens.map(({ text }) => text);
/** Whether one of them is such a word. */
export const any = (texts: readonly string[], pattern: RegExp): boolean =>
  texts.some((text) => pattern.test(text));

const DEBT =
  /^(?:schuldig|verschuldigd|krijt|tegoed|openstaan|openstaand|openstaande|openstaat|openst|onbetaald|onbetaalde|uitstaan|uitstaand|uitstaande|wanbetalers?|achterstallige?)$/;
const PAYING = /^(?:betalen|voldoen|aflossen)$/;
const PAID =
  /^(?:betaalde?|voldaan|voldane|afgerekend|overgemaakt|ontvangen|binnen(?:gekomen|kwam|kwamen)?)$/;
const SETTLED =
  /^(?:betaalde?|betalen|betaling|betalingen|voldaan|voldane|afgerekend|overgemaakt)$/;
const GETTING =
  /^(?:krijg|krijgen|krijgt|kreeg|kregen|ontvang|ontvangt|ontvangen|binnenkomen|vorderen|tegoed|binnenkrijgen)$/;
export const NEEDED = /^(?:moet|moeten|moest|moesten|dient|dienen|hoeven|hoeft)$/;
/** What money does that is owed, where no verb of paying says it. */
const HAVING = /^(?:hebben|krijgen|naartoe|heen|toe|geld|centen)$/;
const LATE = /^(?:vervaldatum|vervaldag|vervallen|betaaltermijn|achterstand)$/;
export const WE = /^(?:we|wij|ik)$/;
export const US = /^(?:ons|mij|me)$/;
export const CUSTOMERS = /^(?:klant|klanten|debiteur|debiteuren|deb|afnemers?|opdrachtgevers?)$/;
export const SUPPLIERS =
  /^(?:leverancier|leveranciers|lev|lever|crediteur|crediteuren|cred|toeleveranciers?)$/;

/** Whether something is to be paid still, in whatever words. */
export function isOwing(sense: Sense): boolean {
  const texts = textsOf(sense);
  const line = ` ${texts.join(' ')} `;
  const isStill = any(texts, /^nog$/);
  const isNot = any(texts, /^(?:niet|niks|niets)$/);
  // 'Het tegoed op de bank' is owed by nobody.
  const isOfBank =
    texts.includes('tegoed') &&
    / op (?:de|onze|mijn|het|alle) \w*(?:bank|rekening|rekeningen) /.test(line);
  const isBlamed =
    / (?:daar schuldig aan|daaraan schuldig|schuldig daaraan|hieraan schuldig) /.test(line);
  if ((any(texts, DEBT) && !isOfBank && !isBlamed) || / in de schuld /.test(line) || isLate(sense))
    return true;
  // 'Klanten met minder dan 5000 open'.
  if (isWaitedFor(sense) || / met .* open $/.test(line)) return true;
  // 'Saldo open', 'nog te voldoen'.
  if (
    texts.some((text, at) => text === 'open' && /^(?:saldo|bedrag)$/.test(texts[at - 1] ?? '')) ||
    texts.some((text, at) => text === 'te' && isDue(texts, at + 1, isStill))
  )
    return true;
  if (any(texts, /^vordering(?:en)?$/) && any(texts, CUSTOMERS)) return true;
  if (
    texts.includes('open') &&
    any(texts, /^(?:fact|factuur|facturen|posten|post|nota|notas|rekeningen)$/)
  )
    return true;
  // 'Heeft Jansen alles betaald?'
  if (
    /^(?:heeft|hebben|heb|is|zijn)$/.test(texts[startOf(sense)] ?? '') &&
    any(texts, PAID) &&
    !any(texts, /^(?:hoeveel|wat)$/)
  )
    return true;
  if (isClaimedPaid(texts) || STILL_OUT.test(line)) return true;
  // What is to be paid each month is owed by no invoice.
  const isEach =
    !isStill && / (?:elke?|iedere?) (?:maand|kwartaal|jaar) | (?:maand|jaar)lijks /.test(line);
  if (any(texts, PAYING) && !isEach && (any(texts, NEEDED) || any(texts, /^klaar$/))) return true;
  if (isStill && any(texts, NEEDED) && any(texts, PAID) && any(texts, /^(?:worden|zijn)$/))
    return true;
  if (any(texts, PAID) && isNot && !any(texts, /^(?:meegeteld|meegerekend)$/)) return true;
  if (any(texts, GETTING) && isStill) return true;
  // 'Moet daar nog wat naartoe', 'wat komt er nog van Jansen', 'wat moet Jansen nog hebben'.
  if (
    isStill &&
    sense.relation &&
    ((any(texts, NEEDED) && (any(texts, HAVING) || / nog (?:wat|iets) (?:en |$)/.test(line))) ||
      (any(texts, /^(?:komt|komen|kwam)$/) && !any(texts, /^(?:factuur|facturen|rekening|nota)$/)))
  )
    return true;
  // 'Wat moet Jansen me nog': what is to be done is left unsaid.
  return (
    isStill &&
    any(texts, NEEDED) &&
    (any(texts, /^geld$/) ||
      ((any(texts, US) ||
        (any(texts, WE) && (sense.relation !== undefined || any(texts, SUPPLIERS)))) &&
        /^(?:nog|me|mij|ons)$/.test(texts.at(-1) ?? '')))
  );
}

/** 'Jansen roept dat alles betaald is, klopt dat of staat er nog wat': by what is still open. */
export const isClaimedPaid = (texts: readonly string[]): boolean => {
  const line = ` ${texts.join(' ')} `;
  return (
    / of (?:staat|ligt|is|loopt|moet) er nog (?:\S+ )?(?:wat|iets|geld)/.test(line) ||
    (any(texts, SETTLED) &&
      / (?:klopt (?:dat|het|dit)|is (?:dat|dit) (?:zo|waar|juist)|alles (?:al |netjes |keurig )*(?:betaald|voldaan|afgerekend)) /.test(
        line,
      ) &&
      !any(texts, /^(?:hoeveel|aan)$/) &&
      texts[0] !== 'wat')
  );
};

/** 'Nog te voldoen', 'te ontvangen van klanten', and not 'om leveranciers te betalen'. */
const isDue = (texts: readonly string[], at: number, isStill: boolean): boolean =>
  /^(?:betalen|voldoen|aflossen)$/.test(texts[at] ?? '') && isStill
    ? true
    : /^(?:betalen|voldoen|ontvangen|krijgen|vorderen)$/.test(texts[at] ?? '') &&
      !texts.slice(0, at).includes('om') &&
      (any(texts, CUSTOMERS) ||
        any(texts, SUPPLIERS) ||
        (any(texts, WE) && any(texts, /^(?:heb|hebben|hadden)$/)) ||
        (texts[0] === 'en' && texts.length <= 4));

/** 'Staat er bij Jansen nog wat uit', 'hebben we daar nog rekeningen liggen'. */
const STILL_OUT =
  / (?:staat|staan|stond|stonden) (?:\S+ )*nog (?:\S+ ){0,2}uit (?:$|of |en )| nog (?:\S+ ){0,2}(?:rekening(?:en)?|facturen|factuur|notas?) (?:\S+ )?(?:liggen|ligt) | (?:ligt|liggen) (?:\S+ ){0,5}nog (?:\S+ ){0,2}(?:rekening(?:en)?|facturen|factuur|notas?) /;
const LINGERS = /^(?:wacht|wachten|wachtte|wachtten|ligt|liggen|lag|lagen)$/;
const PAYS_NOT =
  / (?:betaal|betaald|betaalt|betalen|betaalde|betaalden) .*(?:niet|geen) | (?:niet|geen) .*(?:betaald|betaalt|betalen) /;
const INVOICES = /^(?:[a-z]*factuur|[a-z]*facturen|notas?)$/;

/** 'Wie laat ons het langst wachten', 'de oudste factuur', 'betaalt al meer dan twee maanden niet'. */
function isWaitedFor(sense: Sense): boolean {
  const texts = textsOf(sense);
  const isOldest = first(sense, 'order') === 'oudste';
  if (!isOldest && sense.details.older === undefined) return false;
  if (any(texts, LINGERS) || PAYS_NOT.test(` ${texts.join(' ')} `)) return true;
  const isTimed = sense.scanned.marks.some(({ piece }) => piece !== undefined);
  return isOldest && !isTimed && any(texts, INVOICES);
}

/** 'Nog niet vervallen': what is not late. */
export const isNotLate = ({ scanned, tokens }: Sense): boolean =>
  meant(scanned.marks, 'link').some(
    ({ mark, value }) => value === 'telaat' && tokens[mark.from - 1]?.text === 'niet',
  );

/** 'Te laat', 'over hun vervaldatum heen', 'lopen achter met betalen'. */
export function isLate(sense: Sense): boolean {
  const texts = textsOf(sense);
  const isBehind =
    texts.some((text, at) => text === 'achter' && texts[at - 1] !== 'daar') &&
    (any(texts, /^(?:betal|factu)/) || any(texts, CUSTOMERS) || any(texts, SUPPLIERS)) &&
    !any(texts, /^(?:omzet|winst|resultaat|kosten)$/);
  const isPast =
    any(texts, LATE) &&
    any(texts, /^(?:over|voorbij|na|heen|verstreken|overschreden|overschrijden)$/);
  const isOverdue =
    / over tijd /.test(` ${texts.join(' ')} `) &&
    [INVOICES, CUSTOMERS, SUPPLIERS, PAYING].some((words) => any(texts, words));
  // 'Welke klanten zijn laat'.
  const isLateNow =
    / (?:is|zijn|was|waren) (?:\S+ )?laat $/.test(` ${texts.join(' ')} `) &&
    [CUSTOMERS, SUPPLIERS].some((words) => any(texts, words));
  const isToo = has(sense, 'link', 'telaat') && !isNotLate(sense);
  return isToo || isLateNow || isBehind || isPast || isOverdue;
}

/**
 * Which side is owed, by nouns first, then by a phrase that says it, then by who pays whom; customers
 * where nothing says it.
 */
export function owedTo(sense: Sense, said?: Owed): Owed | undefined {
  const texts = textsOf(sense);
  const [isOfCustomers, isOfSuppliers] = [
    any(texts, CUSTOMERS),
    any(texts, SUPPLIERS) || has(sense, 'noun', 'leveranciers'),
  ];
  if (isOfCustomers && isOfSuppliers) return undefined;
  if (
    any(
      texts,
      /^(?:nabellen|bellen|aanschrijven|aanmanen|aanmaning|aanmaningen|herinneren|herinnering|herinneringen|verkoopfactuur|verkoopfacturen|verkoopnota)$/,
    )
  )
    return 'debiteuren';
  if (isOfCustomers) return 'debiteuren';
  if (isOfSuppliers || has(sense, 'noun', 'inkoopfacturen')) return 'crediteuren';
  if (said === 'crediteuren') return said;
  // Who wrote an invoice says who is to pay it.
  const trade = tradeOf(sense);
  if (trade !== undefined) return trade === 'ingekocht' ? 'crediteuren' : 'debiteuren';
  return byRoles(texts);
}

/** Of us it is said that we owe, of others that they owe us, by who does what to whom. */
function byRoles(texts: readonly string[]): Owed {
  const said = ` ${texts.join(' ')} `;
  const isWe = any(texts, WE);
  const who = texts[texts.indexOf('wie') - 1];
  // 'Stuur mij wat wij verschuldigd zijn'.
  const isUs = texts.some(
    (text, at) =>
      US.test(text) &&
      !/^(?:u|je|jij|geef|stuur|mail|toon|laat|noem|zeg|vertel|kun|kunt)$/.test(
        texts[at - 1] ?? '',
      ),
  );
  const by = / door (\S+) /.exec(said)?.[1];
  if (by !== undefined) return US.test(by) ? 'crediteuren' : 'debiteuren';
  // Who gets or may claim something is owed it: others where it is of us.
  const isOpened = any(texts, /^(?:heb|hebben|hadden)$/) && any(texts, OPENED);
  if (any(texts, GETTING) || isOpened) {
    const isTheirs =
      !isWe &&
      (/ van (?:ons|mij|me) /.test(said) ||
        (isUs && / krijgt | krijgen | ontvangt | ontvangen /.test(said)));
    return isTheirs ? 'crediteuren' : 'debiteuren';
  }
  // 'Van wie hebben we de rekening nog niet betaald': what we did not do.
  const isOurs = isWe && / (?:heb|hebben|hadden|moet|moeten) /.test(said) && any(texts, PAID);
  if (who === 'aan' || isOurs) return 'crediteuren';
  if (who === 'van' || isUs) return 'debiteuren';
  // 'En te betalen'.
  return isWe || said.includes(' te betalen ') ? 'crediteuren' : 'debiteuren';
}
const OPENED = /^(?:open|openstaan|openstaand|openstaande|uitstaan|uitstaand)$/;

/** 'Staan er nog facturen open' says nothing of who owes it. */
export const isOfEither = (sense: Sense): boolean =>
  isOfNoSide(sense) && !any(textsOf(sense), /^wie$/);

/** Whether no word says who owes whom. */
export const isOfNoSide = (sense: Sense): boolean =>
  sense.relation === undefined &&
  tradeOf(sense) === undefined &&
  !textsOf(sense).some((text) =>
    [CUSTOMERS, SUPPLIERS, PAYING, PAID, GETTING, NEEDED, US, SIDED].some((words) =>
      words.test(text),
    ),
  );

const SIDED =
  /^(?:schuldig|verschuldigd|krijt|tegoed|wanbetalers?|verkoop[a-z]+|inkoop[a-z]+|nabellen|bellen|aanmanen|aanschrijven|vorderingen|debiteuren[a-z]+|crediteuren[a-z]+)$/;
