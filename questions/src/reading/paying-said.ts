import { CHARGING_VERBS, GETTING_VERBS, OWED_VERBS } from '../lexicon/paying.ts';
import { tokenOf, type Token } from '../text/tokens.ts';

/** What is not done yet, or was to be done: without it a verb of paying tells what was paid. */
const UNSETTLED =
  / (?:nog|niet|maar|te|moet(?:en)?|moest(?:en)?|dien(?:t|en)|had(?:den)?|al|alles|helemaal|wie|wat|welke?|hoeveel|krijt) /;
/** How long it takes to be paid is a figure of its own. */
const DAYS = / (?:hoe ?lang|hoelang|dagen gemiddeld|gemiddeld|snel|termijn van|hoeveel dagen) /;

const WE = '(?:we|wij|ik)';
const US = '(?:ons|mij|me)';
const MONEY = '(?:geld|betaling|betalingen)';
const GAP = '((?:\\S+ )*?)';

type Rule = readonly [said: RegExp, plain: string];

/** Each form of a table by the plain one. */
const byForms = (forms: Readonly<Record<string, string>>): Rule[] =>
  Object.entries(forms).map(([plain, words]) => [
    new RegExp(` (?:${words.replaceAll(' ', '|')})(?= )`, 'g'),
    ` ${plain}`,
  ]);

/** Verbs of paying and of getting money, each by the plain one. */
const VERBS: readonly Rule[] = [
  [/ met (?=(?:\S+ ){1,6}(?:afrekenen|afgerekend) )/, ' aan '],
  [/ (afrekenen|afgerekend) (?:met|bij) /, ' $1 aan '],
  ...byForms(OWED_VERBS),
  // 'Voldoen we aan de eis' is no payment.
  [/ voldoen (?!aan |we |wij )/, ' betalen '],
  [/ overgemaakt (?=aan |naar |$)/g, ' betaald '],
  [
    new RegExp(` (?:${GETTING_VERBS.replaceAll(' ', '|')}) (?=$|van |bij |we |wij |ik )`, 'g'),
    ' krijgen ',
  ],
];

/** Ways of saying who is to pay whom, by the plain verb; roles stay as they are said. */
const FRAMES: readonly Rule[] = [
  [new RegExp(` dient ${GAP}te (betalen|krijgen) `), ' moet $1$2 '],
  [new RegExp(` dienen ${GAP}te (betalen|krijgen) `), ' moeten $1$2 '],
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
  [new RegExp(` (?:wil|willen) (?=.*(?:geld|nog) )${GAP}van ${US} `), ' krijgt nog $1van ons '],
  [/ (?:wil|willen) (?:er )?nog (geld|wat|iets) (?=$)/, ' krijgt nog $1 van ons '],
  [/ (?:wacht|wachten) nog met betalen /, ' moeten nog betalen '],
  [/ (?:laat|laten) ((?:\S+ ){0,2})geld liggen /, ' moet $1nog betalen '],
  // What is out with somebody is open there.
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
  [/ (?:de|hun) (?:betaal)?termijn voorbij /, ' te laat '],
  [/ in gebreke /, ' te laat '],
  [/ treuzel(?:t|en|de|den) (?:met betalen )?/, ' is te laat met betalen '],
  [/ over (?:(?:de|hun|zijn|onze) )?(?:betaal)?termijn(?:en)?(?: heen)? (?!van )/, ' te laat '],
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
  ...byForms(CHARGING_VERBS),
  [/ met welke? (?:interval|tussenpozen|ritme|regelmaat|frequentie) /, ' hoe vaak '],
  [/ (?:is|zijn) (.*)weer aan de beurt /, ' komt $1weer '],
];

const said = (text: string, rules: readonly Rule[]): string =>
  rules.reduce((plain, [pattern, by]) => plain.replace(pattern, by), text);

/**
 * What is paid and owed, with its verbs and turns of phrase said plainly: who pays is left in the
 * place of who pays, so that one reading of the roles does for all of them.
 */
export function payingSaid(tokens: readonly Token[]): readonly Token[] {
  const text = ` ${tokens.map((token) => token.text).join(' ')} `;
  const isDebt = UNSETTLED.test(text) && !DAYS.test(text);
  const settled = EACH.test(text) ? said(text, CHARGES) : text;
  const plain = isDebt ? said(settled, [...VERBS, ...FRAMES, ...LATE]) : settled;
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
