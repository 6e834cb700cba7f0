import { CHARGING_VERBS, PREPOSITIONS, SETTLING } from '../lexicon/paying.ts';
import { tokenOf, type Token } from '../text/tokens.ts';
import { ifPaid } from './if-paid.ts';
import { payingVerbs } from './paying-verbs.ts';
import { KIN } from './told-words.ts';

/** What is not done yet, or was to be done: without it a verb of paying tells what was paid. */
const UNSETTLED =
  / (?:nog|niet|maar|te|moet(?:en)?|moest(?:en)?|dien(?:t|en)|had(?:den)?|al|alles|helemaal|wie|wat|welke?|hoeveel|krijt) /;
/** How long it takes to be paid is a figure of its own. */
const DAYS = / (?:hoe ?lang|hoelang|dagen gemiddeld|gemiddeld|snel|termijn van|hoeveel dagen) /;

const WE = '(?:we|wij|ik)';
const US = '(?:ons|mij|me)';
const MONEY = '(?:geld|betaling|betalingen)';
const GAP = '((?:\\S+ )*?)';
const THE = '(?:(?:de|het|een|hun|onze|mijn|die|deze|alle|al) )*';
/** Who pays and gets, where no name says it. */
const WHO =
  '(?:klant|klanten|afnemers?|opdrachtgevers?|debiteur|debiteuren|deb|toeleveranciers?|leverancier|leveranciers|lev|crediteur|crediteuren|cred|ons|mij|wie)';
const BILL = '(?:[a-z]*factuur|[a-z]*facturen|rekening|rekeningen|notas?|post|posten)';
const DONE = `(?:${SETTLING.replaceAll(' ', '|')})`;

type Rule = readonly [said: RegExp, plain: string];

/** A shortened preposition turns who pays whom: 'te betalen a/ leveranciers', 'ontvangen v. klanten'. */
const SHORTENED: readonly Rule[] = [
  ...Object.entries(PREPOSITIONS).map(([whole, short]): Rule => [
    new RegExp(` (?:${short.replaceAll(' ', '|')}) (?=${THE}${WHO} )`, 'g'),
    ` ${whole} `,
  ]),
  [/ ontv /g, ' ontvangen '],
  [/ te bet /g, ' te betalen '],
];

/** To whom it is paid. */
const TO: readonly Rule[] = [
  [/ met (?=(?:\S+ ){1,6}(?:afrekenen|afgerekend) )/, ' aan '],
  [/ (afrekenen|afgerekend) (?:met|bij) /, ' $1 aan '],
  // 'Voldoen we aan de eis' is no payment.
  [/ voldoen (?!aan |we |wij )/, ' betalen '],
];

/** Ways of saying who is to pay whom, by the plain verb; roles stay as they are said. */
const FRAMES: readonly Rule[] = [
  [new RegExp(` dient ${GAP}te (betalen|krijgen) `), ' moet $1$2 '],
  [new RegExp(` dienen ${GAP}te (betalen|krijgen) `), ' moeten $1$2 '],
  [/ dient (?=.* te worden )/, ' moet '],
  [/ dienen (?=.* te worden )/, ' moeten '],
  // What may be looked forward to is to be got: no advice is asked.
  [
    new RegExp(
      `^(?=.* (?:geld|bedrag|betaling|betalingen|van|${WHO}) )(?!.* (?:[a-z]*kosten|lasten|btw|premie|huur|omzet|winst|rekening|rekeningen|notas?) )(.*) (?:mag|mogen|kan|kunnen|zal|zullen|ga|gaan) (${WE}) ${GAP}(?:tegemoet ?zien|ontvangen|krijgen|verwachten)(?= )`,
    ),
    '$1 krijgen $2 $3nog',
  ],
  [/ betaalt ((?:\S+ ){0,3})niet /, ' heeft $1nog niet betaald '],
  // Over the bridge one comes who pays.
  [/ over de brug (te |moeten )?(?:komen|komt) /, ' $1betalen '],
  [/ (?:is|zijn|was|waren) (.*)over de brug (?:gekomen )?/, ' heeft $1betaald '],
  // Money that comes from somebody, and who is paid by somebody.
  [/(?<= (?:geld|wat|bedrag)) kom(?:t|en) ((?:er |daar )*nog (?:er )?)(?=van )/, ' krijgen we $1'],
  [/ kom(?:t|en) ((?:er |nog )*(?:geld|iets|wat) (?:nog )?)(?=van )/, ' krijgen we nog $1'],
  [new RegExp(` (van (?:wie|welke) .*${WE} .*)betaald (?:worden|te worden) `), ' $1krijgen '],
  [/ naar (wie|welke) (?=.*moet)/, ' aan $1 '],
  [new RegExp(` (?:zit|zitten) ${GAP}te wachten `), ' wachten $1'],
  // What an invoice waits for is not done yet.
  [
    new RegExp(
      `(?<= ${BILL} (?:\\S+ )*?)(?:(?:lig|ligt|liggen|sta|staat|staan|zit|zitten) )?${GAP}op ${THE}${DONE} (?:te )?(?:wacht|wachten)(?= )`,
    ),
    'zijn $1nog niet betaald',
  ],
  [
    new RegExp(`(?<= ${BILL} (?:\\S+ )*?)(?:wacht|wachten) ${GAP}op ${THE}${DONE}(?= )`),
    'zijn $1nog niet betaald',
  ],
  // Who waits for money is to get it, and who lets another wait is to pay.
  [/ op wiens geld (?:wacht|wachten) /, ' van wie nog krijgen '],
  [
    new RegExp(` op wie (?:wacht|wachten) ${WE} (?:nog )?(?:met betalen )?`),
    ' wie moet ons nog betalen ',
  ],
  [new RegExp(` (?:laat|laten|lieten|liet) (?=${GAP}wachten )`), ' moet '],
  [new RegExp(` moet (${WE}) ${GAP}wachten `), ' moeten $1 $2nog betalen '],
  [new RegExp(` moet ${GAP}wachten `), ' moet $1nog betalen '],
  [
    / op (?:hoeveel|welk)(?: geld| bedrag)? (van (?:\S+ )*?)?(?:wacht|wachten) /,
    ' hoeveel $1nog krijgen ',
  ],
  [new RegExp(` (?:wacht|wachten) (${WE} )${GAP}op ${GAP}${MONEY} `), ' krijgen $1nog $2$3geld '],
  [new RegExp(` (?:wacht|wachten) (${WE} )${GAP}op (?=van )`), ' krijgen $1nog $2'],
  [
    new RegExp(
      ` (?:wacht|wachten) ${GAP}op ((?:het |meeste |een |hun )*)(?:ons |onze )?${MONEY} (?:van ${US} )?`,
    ),
    ' krijgt nog $1$2geld van ons ',
  ],
  [new RegExp(` (?:wacht|wachten) ${GAP}op (?=van ${US} )`), ' krijgen $1'],
  [
    new RegExp(
      `^(?!.* ${WE} )(.*) op ((?:het |een |hun |zijn )*)(?:ons |onze )?${MONEY} (?:te )?(?:wacht|wachten) `,
    ),
    '$1 nog geld van ons krijgen ',
  ],
  [new RegExp(` (?:wil|willen) (?=.*(?:geld|nog) )${GAP}van ${US} `), ' krijgt nog $1van ons '],
  [/ (?:wil|willen) (?:er )?nog (geld|wat|iets) (?=$)/, ' krijgt nog $1 van ons '],
  [/ (?:wacht|wachten) nog met betalen /, ' moeten nog betalen '],
  [/ (?:laat|laten) ((?:\S+ ){0,2})geld liggen /, ' moet $1nog betalen '],
  [new RegExp(` (?:zijn|ben) (${WE}) nog ${GAP}kwijt `), ' moeten $1 nog $2betalen '],
  [/ (?:is|zijn) er (?:iemand|mensen|partijen|bedrijven) die /, ' wie '],
  [new RegExp(` (${US} ${GAP})verplicht `), ' $1verschuldigd '],
  // What is out with somebody is open there.
  [
    new RegExp(
      ` (?:zit|zitten|zat|ligt|liggen|lag) (?=.*geld |.* nog |.*bedrag )${GAP}(bij ${THE}(?:klant|klanten|debiteuren|afnemers) )`,
    ),
    ' staat $1open $2',
  ],
  [
    new RegExp(`( geld .*bij ${THE}(?:klant|klanten|debiteuren|afnemers) )(?:zitten|liggen) `),
    '$1openstaan ',
  ],
  [
    new RegExp(
      ` (staat|staan|stond|stonden) ${GAP}uit (?=$|(?:bij|per|op|eind|ultimo|van|in|begin|vorig|nu) )`,
    ),
    ' $1 $2open ',
  ],
  [/ (?:loopt|lopen) ((?:er |geld |bedragen )*nog (?:er |geld |bedragen )*)uit /, ' staat $1open '],
  [/ (?:zit|zitten) (?=.*(?:geld|nog) )(.*?)vast (?=bij |$)/, ' staat $1open '],
  [/ hoe (?:diep|ver) (?=.*in het krijt)/, ' voor hoeveel '],
  // To whom money has to go.
  [
    / (moet|moeten) ((?:er |nog |geld |wat |iets |het |meeste )+)(?:naar|richting) (.*?)(?:toe )?$/,
    ' $1 we $2betalen aan $3 ',
  ],
  [/ krijgen bij /, ' krijgen van '],
  // 'Alles betaald of staat er nog wat' asks once.
  [/(?<= betaald) of (?:staat|staan|is|zijn) er nog (?:wat|iets|facturen)(?: open)? (?=$)/, ' '],
];

/** Ways of being late. */
const LATE: readonly Rule[] = [
  [/ allang /, ' al '],
  [/ betaalachterstand(en)? /, ' betalingsachterstand$1 '],
  [/ (?:te )?(?:late|slechte|trage|langzame) betalers /, ' klanten te laat '],
  [
    / (?:(?:loopt|lopen|is|zijn|ligt|liggen) )?achter (?:met|op) (?:(?:de|het|hun) )?(?:betalen|betaling|betalingen) /,
    ' te laat ',
  ],
  [/ (?:de|hun) (?:betaal|betalings)?termijn voorbij /, ' te laat '],
  [/ in gebreke /, ' te laat '],
  [/ treuzel(?:t|en|de|den) (?:met betalen )?/, ' is te laat met betalen '],
  [
    / (?:over|buiten) (?:(?:de|hun|zijn|onze) )?(?:betaal|betalings)?termijn(?:en)?(?: heen)? (?!van )/,
    ' te laat ',
  ],
  [/ betaaltermijn(?:en)? (?=.*(?:verstreken|voorbij|overschreden) )/, ' vervaldatum '],
  // What was to be done before now.
  [
    / had(?:den)? (?=.*al )(.*)(?:binnen moeten hebben|binnen moeten zijn|moeten krijgen) /,
    ' moeten $1te laat krijgen ',
  ],
  [
    / had(?:den)? (?=.*al )(.*)(?:moeten betalen|betaald moeten hebben|betaald moeten zijn) /,
    ' moeten $1te laat betalen ',
  ],
];

/** What comes back, and ways of charging and paying it. */
const EACH =
  / (?:elke?|iedere?|ieder|per|telkens|steeds|maandelijks|jaarlijks|regelmatig|vaak|dikwijls|weer|interval|tussenpozen|regelmaat) /;
const CHARGES: readonly Rule[] = [
  // 'Stijgt de huur steeds' asks for no amount.
  [
    /^(?!.*(?:stij|steeg|gesteg|da[al]|groei|omhoog|omlaag|hoger|lager|meer|minder|beter|slechter|omzet|winst))(.*) (?<!nog )steeds (?!drie |2 |3 |twee )/,
    '$1 telkens ',
  ],
  [
    new RegExp(
      ` (?:tikken|tik|leggen|leg|dokken|dok|lappen|lap|schuiven|schuif) (${WE}) ${GAP}(?:af|neer|weg) `,
    ),
    ' betalen $1 $2',
  ],
  [new RegExp(` (?:dokken|dok|lappen|lap|schuiven|schuif) (${WE}) `), ' betalen $1 '],
  [/ (?:elke|iedere) (?:nota|rekening|termijn) (?=van )/, ' elke keer '],
  [/ vangen ze bij /, ' rekent '],
  [/ (?:schrijft|boekt) (.*?)af /, ' rekent $1'],
  [/ brengt (.*?)in rekening /, ' rekent $1'],
  [new RegExp(` (?:${CHARGING_VERBS})(?= )`, 'g'), ' rekent'],
  [/ met welke? (?:interval|tussenpozen|ritme|regelmaat|frequentie) /, ' hoe vaak '],
  [/ (?:is|zijn) (.*)weer aan de beurt /, ' komt $1weer '],
];

/** Money that is taken out of a business for oneself, by whoever of the house does it. */
const TAKEN =
  / (?:opgenomen|onttrokken|opnames?|opnamen|onttrekkingen?|prive\w*|uit (?:de|onze|mijn) (?:zaak|kas|tent|toko|winkel)|uit het bedrijf|zakelijke (?:bank)?rekening) | (?:neemt|nam|namen|nemen) (?:.* )?op /;
const HOUSE = new RegExp(
  `(?<! (?:zaak|bedrijf|winkel|tent|toko|administratie|boekhouding|boeken) van) (?:mijn|mn|de|onze|het|ons) (?:${KIN.source.slice(1, -1)}|eigenaar|eigenaren|ondernemer|vennoot|vennoten) `,
);

/** 'Gestort' of who pays whom; what goes from one's own purse to the business is no payment. */
const STORED: readonly Rule[] = [
  [/ storten /, ' betalen '],
  [/ stort /, ' betaalt '],
  [/ gestort /, ' betaald '],
];
const stored = (text: string): string =>
  new RegExp(` ${WHO} `).test(text) && !/ (?:prive|zaak|kapitaal) /.test(text)
    ? said(text, STORED)
    : text;

/** 'Overgemaakt naar leveranciers'. */
const paidTo = (text: string): string =>
  / (?:betaal\w*|betalen) /.test(text)
    ? text.replace(new RegExp(` naar (?=${THE}${WHO} )`), ' aan ')
    : text;

const said = (text: string, rules: readonly Rule[]): string =>
  rules.reduce((plain, [pattern, by]) => plain.replace(pattern, by), text);

/**
 * What is paid and owed, with its verbs and turns of phrase said plainly: who pays is left in the
 * place of who pays, so that one reading of the roles does for all of them.
 */
export function payingSaid(tokens: readonly Token[]): readonly Token[] {
  const text = ` ${tokens.map((token) => token.text).join(' ')} `;
  const isDays = DAYS.test(text);
  const isDebt = UNSETTLED.test(text) && !isDays;
  const whole = said(text, SHORTENED);
  const own = TAKEN.test(whole) ? whole.replace(HOUSE, ' ik ') : whole;
  const settled = EACH.test(own) ? said(own, CHARGES) : own;
  const plain = ifPaid(
    said(
      isDebt ? said(paidTo(payingVerbs(stored(said(settled, TO)))), FRAMES) : settled,
      isDays ? [] : LATE,
    ),
  );
  if (plain === text) return tokens;
  const left = [...tokens];
  return plain
    .trim()
    .split(/ +/)
    .map((word) => {
      const at = left.findIndex((token) => token.text === word);
      return (at < 0 ? undefined : left.splice(at, 1)[0]) ?? tokenOf(word);
    });
}
