import type { Question } from '@kengetal/contract';
import { figure, type Draft } from './draft.ts';
import { noAnswer } from './drafted.ts';
import { refusal } from './refuse.ts';
import type { Time } from './said-time.ts';
import { has, type Sense } from './sense.ts';
import type { Reading } from '../world.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

type Told = readonly [when: RegExp, text: string, questions: readonly Question[]];

const SPLIT = { split: 'relatie' } as const;
const CHECK: Question = { subject: { kind: 'check', of: 'ontbreekt' } };
const VAT: Question = { subject: { kind: 'component', id: 'btw' } };

/** What a bookkeeper looks for that no figure tells, with what the books do have of it. */
const TOLD: readonly Told[] = [
  [
    / dubbele?n? (?:\w+ ){0,3}(?:factu|nota|boek|inge?boek|betal|betaa|post)| (?:factu|nota|boeking|betaling|post)\w* (?:\w+ ){0,5}dubbele? /,
    'Of iets dubbel is geboekt of betaald zoek ik hier niet op: dat staat bij de suggesties. Wil je de boekingen zien?',
    [{ subject: { kind: 'lines' } }],
  ],
  [
    / (?:bon|bonnen|bonnetje|bonnetjes|kassabon|kassabonnen|bijlagen?|scans?) (?:\w+ ){0,4}(?:ontbre|mis|kwijt|nog)| (?:ontbre\w+|missende?|mis|missen|zonder|geen) (?:\w+ ){0,3}(?:bon|bonnen|bonnetje|bonnetjes|bijlagen?|scans?) /,
    'Of er een bon bij een boeking zit staat niet in de boekhouding. Wil je zien wat er voor zover te zien is nog ontbreekt?',
    [CHECK],
  ],
  [
    / (?:boeking|boekingen|mutaties|regels|posten) (?:\w+ ){0,3}(?:zonder|geen) (?:relatie|relaties|tegenpartij|klant of leverancier|debiteur of crediteur|relatiecode) /,
    'Boekingen zonder relatie laat ik niet apart zien. Bij een bedrag per relatie staat hoeveel van niemand is. Wat wil je zien?',
    [
      { subject: figure('kosten'), ...SPLIT },
      { subject: figure('omzet'), ...SPLIT },
    ],
  ],
  [
    /^(?!.* (?:debiteuren|crediteuren|btw|bank) ).* (?:credit|debet) ?(?:saldo|saldi|saldos) | (?:saldo|saldi) credit | balansrekeningen (?:\w+ ){0,4}(?:saldo|saldi) |^ (?:is|klopt|sluit|zijn) .*(?:proef|saldi|saldo)balans .*(?:evenwicht|klopt|gelijk|sluit|sluitend) /,
    'Balansrekeningen of rekeningen met een debet- of creditsaldo zoek ik niet apart uit, en of de proefbalans in evenwicht is reken ik hier niet na. Wel zie je het saldo van elke rekening, en de balans. Wat wil je zien?',
    [
      { subject: { kind: 'data' }, split: 'rekening', measure: 'bedrag' },
      { subject: { kind: 'component', id: 'balans' } },
    ],
  ],
  [
    / credit ?(?:nota|notas|factuur|facturen) /,
    'Creditnota’s houd ik niet apart bij. Wil je zien wat van de omzet af is geboekt?',
    [{ subject: figure('omzet'), measure: 'boekingen', only: { zijde: 'debet' } }],
  ],
  [
    / per (?:medewerker|werknemer|personeelslid|persoon|man|hoofd) /,
    'Bedragen per medewerker staan niet in de boekhouding. Wil je de personeelskosten samen zien?',
    [{ subject: figure('personeelskosten') }],
  ],
  [
    / (?:hoeveel|aantal) (?:vaste |eigen |nieuwe )?(?:personeel|personeelsleden|medewerkers?|werknemers?|mensen|collegas|krachten|fte) (?!.*(?:kost|betaal|duur|euro|klant|schuld|open))/,
    'Hoeveel mensen er werken staat niet in de boekhouding; wel wat ze kosten. Wil je dat zien?',
    [{ subject: figure('personeelskosten') }],
  ],
  [
    / (?:hoeveel|aantal) (?:vaste |eigen |nieuwe )?(?:autos?|bestelautos?|vrachtwagens?|bussen|busjes|voertuigen|wagens) (?!.*(?:kost|betaal|duur|euro))/,
    'Hoeveel auto’s er zijn staat niet in de boekhouding; wel wat ze kosten. Wil je dat zien?',
    [{ subject: figure('autokosten') }],
  ],
  [
    / (?:hoeveel|aantal) (?:\w+ ){0,2}?(?:(?:werk|over|man|arbeids|verlof|ziekte|reis)?(?:uur|uren)|km|kilometers?|offertes?|orders?|bestellingen|klussen|werkbonnen|verlofdagen|ziektedagen|bezoekers) (?!.*(?:kost|betaal|kwijt|vergoed|duur|euro|btw|saldo))/,
    'Uren, kilometers, offertes en andere aantallen van het werk staan niet in de boekhouding; wel wat er omgezet is. Wil je dat zien?',
    [{ subject: figure('omzet') }],
  ],
  [
    / rente ?(?:percentage|voet|tarief) | (?:hoeveel|welk|wat voor) (?:procent|percentage|%) (?:aan )?rente | rente .*(?:in procenten|in procent|procentueel) $/,
    'Welk percentage rente is afgesproken staat niet in de boekhouding; wel wat er aan rente geboekt is. Wil je dat zien?',
    [{ subject: figure('financiele_baten_lasten') }],
  ],
  [
    /^(?!.*\b(?:aangifte|indienen|opzij)\b).* (?:wanneer|uiterlijk|welke datum) .*\bbtw .*(?:betalen|betaald|afdragen|afgedragen|voldoen|voldaan|overmaken) /,
    'Wat er nog aan btw te betalen is, en uiterlijk wanneer, staat in het btw-overzicht. Wil je dat zien?',
    [VAT],
  ],
];

/** The list of open invoices beside the account that they are on. */
const RECONCILED =
  / (?:verschil|verschillen|aansluiting|sluit|sluiten|aansluit|aansluiten|klopt|kloppen|gelijk|vergelijk) /;
const LIST =
  / (?:debiteuren|crediteuren)(?:lijst| lijst|saldi)? | (?:openstaande|open) posten | postenlijst | subadministratie /;
const LEDGER = / (?:grootboek|grootboekrekening|grootboeksaldo|balans) /;
/** 'Omzet laag tarief', 'omzet tegen 9%', 'omzet verlegd'. */
const TAXED =
  / (?:laag|lage|hoog|hoge|nul)(?: btw)? ?tarief | tarief (?:laag|hoog) | omzet (?:tegen |met )?(?:0|6|9|21) ?(?:%|procent) | (?:verlegd|verlegde|vrijgesteld|vrijgestelde|belaste?|onbelaste?) /;

/** 'Welke facturen zijn betaald', 'voldane facturen': the books tell what was paid, and what is open. */
const PAID =
  /^(?!.* (?:niet|nog|geen|te|moet|moeten|worden|wordt|wanneer|termijn|laat) ).* (?:(?:betaalde|voldane) (?:verkoop|inkoop)?(?:facturen|factuur|notas) |(?:verkoop|inkoop)?(?:facturen|notas) (?:\w+ ){0,6}(?:betaald|voldaan) |(?:betaald|voldaan|ontvangen|binnen|binnengekomen) (?:op|van) (?:\w+ ){0,2}(?:verkoop|inkoop)?(?:facturen|notas) )/;
const UNPAID =
  'Of een factuur betaald is houd ik niet bij; wel wat er betaald is, en wat er nog openstaat. Wat wil je zien?';

function paidFor(text: string): readonly Question[] {
  const isOurs = / (?:inkoop\w*|leveranciers?|ik|we|wij) /.test(text);
  const groep = isOurs ? 'crediteuren' : 'debiteuren';
  return [
    {
      subject: figure(groep),
      measure: 'boekingen',
      only: { zijde: isOurs ? 'debet' : 'credit' },
    },
    { subject: { kind: 'open', groep }, split: 'factuur' },
  ];
}

/** 'Winst na belasting' where no tax on profit is booked: what one person pays of it is private. */
const isUntaxed = ({ figures, vocabulary }: Sense, text: string): boolean =>
  / na (?:aftrek van )?(?:de )?(?:belasting|belastingen|inkomstenbelasting|ib) /.test(text) &&
  figures.some(({ key }) => /resultaat/.test(key)) &&
  !vocabulary.world.accounts.some(({ groep }) => groep === 'belastingen');

/** 'Klopt mijn btw-aangifte', 'is de btw-aangifte al ingediend'. */
const FILED =
  /^ (?:klopt|kloppen) .*btw ?aangifte |^ (?:is|zijn|heb|hebben) .*btw ?aangifte .*(?:ingediend|verstuurd|verzonden|gedaan|ingestuurd) $/;

/** Whether a return is right or was handed in is refused, with what it comes to. */
export const filed = ({ tokens }: Sense, { period }: Time): Reading | undefined =>
  FILED.test(` ${tokens.map(({ text }) => text).join(' ')} `)
    ? noAnswer(
        refusal(
          'onbekend',
          'Of de aangifte klopt of al is ingediend staat niet in de boekhouding; wel wat er te betalen is.',
        ),
        { ...VAT, ...(period && { period }) },
      )
    : undefined;

export function notInBooks(
  sense: Sense,
  draft: Draft | undefined,
  { period, isWeek }: Time,
): AskedBack | undefined {
  const text = ` ${sense.tokens.map((each) => each.text).join(' ')} `;
  const within = (questions: readonly Question[]) =>
    questions.map((question) => ({ ...question, ...(period && { period }) }));
  const told = TOLD.find(([when]) => when.test(text));
  if (isUntaxed(sense, text))
    return ask(
      'Belasting over de winst staat niet in deze cijfers: inkomstenbelasting is privé. Wil je de winst daarvóór zien?',
      within([{ subject: figure('resultaat') }]),
    );
  if (told) return { kind: 'ask', text: told[1], questions: within(told[2]) };
  if (RECONCILED.test(text) && LEDGER.test(text) && LIST.test(text)) {
    const groep = / crediteuren/.test(text) ? 'crediteuren' : 'debiteuren';
    return ask(
      'De openstaande posten en het grootboek leg ik niet naast elkaar; los laat ik ze allebei zien. Wat wil je zien?',
      within([{ subject: { kind: 'open', groep } }, { subject: figure(groep) }]),
    );
  }
  if (PAID.test(text) && !sense.relation && !sense.references.only.factuur)
    return { kind: 'ask', text: UNPAID, questions: within(paidFor(text)) };
  if (TAXED.test(text) && has(sense, 'figure', 'omzet') && !has(sense, 'split', 'btw_code')) {
    return ask(
      'Omzet naar tarief laat ik zien per btw-code, of in het btw-overzicht. Wat wil je zien?',
      within([{ subject: figure('omzet'), split: 'btw_code' }, VAT]),
    );
  }
  if (
    isWeek !== true ||
    !/ (?:betalen|betaald|betaling|vervalt|vervallen|binnen|krijg|krijgen) /.test(text)
  )
    return undefined;
  const isOurs = / (?:moet|moeten) (?:ik|we|wij) | (?:ik|we|wij) .*(?:moet|moeten) /.test(text);
  const open =
    draft?.kind === 'asked' && draft.asked.subject.kind === 'open'
      ? draft.asked
      : isOurs
        ? { subject: { kind: 'open' as const, groep: 'crediteuren' as const } }
        : undefined;
  return (
    open && ask('Wat per week vervalt laat ik niet zien. Wil je zien wat nu openstaat?', [open])
  );
}
