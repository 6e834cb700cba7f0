import { any, both, rule, type WordRule } from './rule.ts';

const TAX = any`
  btw | omzetbelasting | voorbelasting | loonheffing | loonbelasting | vennootschapsbelasting |
  inkomstenbelasting | dividendbelasting | belastingdienst | \bfiscus\b |
  belasting(?:en|schuld|vordering)?\w*\b | sociale (?:lasten|verzekering|premies|fondsen) |
  premies? (?:soc|volks|werkn) | volksverzekering | bedrijfsvereniging |
  \b(?:aow|aww|akw|awbz|zvw|wao|wia|whk|uwv|sv|icp|icl|oss)\b
`;
const TO_CLAIM = any`
  vorder | terug | voorbelasting | \binkoop | \binkopen | te ontvangen | vooruitbetaald
`;
const PAY = any`
  salaris | \blonen\b | \bloon | nettoloon | netto lonen |
  vakantie(?:geld|dagen|toeslag|bijslag|uren|rechten) | bonus | tantieme | gratificatie |
  pensioen | eindejaarsuitkering | loopbaanbudget
`;
const TO_PAY = /(?:nog )?(?:te|af te) (?:betalen|dragen)|verschuldigd|nog te voldoen/;
const SUPPLIERS =
  /^(?:kpn|vodafone|ziggo|odido|eneco|essent|vattenfall|greenchoice|postnl|dhl|makro|sligro)\b/;
const SUPPLIES = /factu(?:ur|ren)|goederen|inkoop|inkopen|bestelling|leverancier/;

/**
 * Balance sheet accounts that say whose money it is: owed, to be claimed, provided for, equity.
 * That outweighs the thing it is about, so these rows come before those of the things. They look
 * at words only: a tax account that may be either is a debt.
 */
export const BALANCE_DUES: readonly WordRule[] = [
  // 'Privé-gebruik' is a tax matter; all else that is privé is between owner and business.
  rule(
    'kapitaal',
    /\bprive|onttrekking|kapitaalstorting/,
    /btw|omzetbelasting|privegebruik|lening/,
  ),
  rule('debiteuren', /debiteur|handelsvordering/, /crediteur|creditsald|vooruitontv/),
  rule('crediteuren', /crediteur|leveranciers(?!krediet)/, /debetsald|vooruitbetaald|lening/),
  // Suppliers that nearly every business has, where relations are accounts.
  rule('crediteuren', SUPPLIERS),

  rule('voorzieningen', /latente\w* (?:belasting)?(?:verplichting|schuld)|latentie passi/),
  rule('financiele_activa', /latente|actieve latentie/, /kortlopend|voorziening/),
  rule('langlopende_schulden', both(TAX, /langlopend/), /vorder/),
  rule(
    'belastingvorderingen',
    any`
      (?:btw|belasting|heffing).*(?:vorder|terug) | vorder\w*.*(?:btw|belasting|heffing) |
      ingehouden dividend
    `,
  ),
  rule('voorzieningen', /voorziening.*belasting|belasting.*voorziening/),
  rule('overlopende_activa', /subsidie.*(?:vorder|ontvangen)|vorder\w* .*subsidie/),
  rule('overlopende_activa', /(?:te ontvangen|vooruitbetaald|te vorderen).*pensioen/),
  // Car tax paid in advance is a prepayment, not a claim on the tax office.
  rule(
    'overlopende_activa',
    /vooruitbetaalde? (?:\w*kosten|huur|bedrag|verzeker|assur|motor|onroer)/,
  ),
  rule('belastingvorderingen', both(TAX, TO_CLAIM), /reserve|voorziening/),
  rule('belastingschulden', TAX, /reserve|voorziening|lening/),

  rule(
    'voorraden',
    any`
      voorziening.*(?:incourant|voorra|emballage) | (?:incourant|voorra).*voorziening |
      incourant
    `,
  ),
  rule('onderhanden_projecten', /voorziening.*onderhanden|onderhanden.*voorziening/),
  rule('overige_vorderingen', /voorziening.*vordering/),
  rule(
    'voorzieningen',
    /voorziening|(?:garantie|backservice)verplichting|stamrecht|lijfrente/,
    /^wettelijke/,
  ),
  rule('langlopende_schulden', /oudedagsverplichting/, /kortlopend/),
  rule(
    'salarisschulden',
    /reserver\w* .*(?:vakantie|bonus|loon|dagen)|(?:vakantie|bonus)\w* ?(?:reserver|verplicht)/,
  ),
  rule('overlopende_passiva', /^reservering|reservering (?:accountant|jaar|kosten|onderhoud)/),

  // Equity.
  rule(
    'overige_kortlopende_schulden',
    /dividend(?!belasting)|winstuitkering|uit te keren/,
    /reserve|te ontvangen|voorgesteld|in mindering/,
  ),
  rule('reserves', /reserve(?!r|ontvang)|(?<!dis)agio(?!.*lening)|bestemmingsfonds/, /vooruitb/),
  rule(
    'resultaat_vorige_jaren',
    any`
      onverdeeld | niet verdeeld | te verdelen | onverwerkt | ^saldo (?:winst|verlies) |
      (?:resultaat|winst|verlies)\w* .*(?:boekjaar|jaar|jaren|periode|lopend|verdeel) |
      (?:lopend|vorig)\w* .*(?:resultaat|winst|verlies) |
      ^(?:netto ?)?(?:resultaat|winst|winstsaldo|verliessaldo)$ | winst en verlies |
      resultaatverdeling | overgeboekt resultaat
    `,
  ),
  rule(
    'kapitaal',
    any`
      kapitaal | ondernemingsvermogen |
      (?:normale|gewone|preferente|eigen|prioriteits|certificaten van|stemrechtloze) ?aandelen |
      vermogen (?:firmant|vennoot|maat|eigenaar|ondernemer) | \b(?:firmant|vennoot|maat)\b
    `,
    /lening|werkkapitaal|te storten|kapitaalrekening bank/,
  ),
  rule(
    'overig_eigen_vermogen',
    any`
      (?:eigen|stichtings|verenigings|zuiver) ?vermogen | oudedagsreserve |
      (?:ondernemers|zelfstandigen|investerings|starters)aftrek | ^vermogen\b |
      aandeel (?:van )?derden
    `,
  ),

  // 'Nog te ontvangen facturen' are owed; 'nog te ontvangen bedragen' are not.
  rule(
    'overlopende_passiva',
    both(/(?:te|nog) ontvangen/, SUPPLIES),
    /credit ?nota|vooruitbetaald/,
  ),
  rule('onderhanden_projecten', /gefactureerd\w* (?:op|termijn)|gefactureerde? .*project/),
  rule(
    'overlopende_passiva',
    any`
      vooruit(?:ontvangen|gefactureerd) | ontvangen vooruitbetaling | uitgestelde |
      (?:overlopend|transitori)\w* .*passi | passiva\b | ontvangen voorschot |
      aanbetaling\w* .*(?:klant|ontvangen) | ^ontvangen aanbetaling
    `,
  ),
  rule('overige_kortlopende_schulden', /kortlopend deel/),
  rule('langlopende_schulden', /schuld.*(?:lang(?:e|lopend)|meer dan)|langlopende? schuld/),
  rule('salarisschulden', both(TO_PAY, PAY)),
  rule('overlopende_passiva', TO_PAY, /aflossing|lening/),
  rule(
    'overige_kortlopende_schulden',
    any`
      aflossingsverplichting | aflossing\w* (?:komend|volgend|lopend)
    `,
  ),
  rule('materiele_activa', /vooruitbeta\w* .*(?:(?<!im)materiele|bedrijfsmiddel)/),
  rule('immateriele_activa', /vooruitbeta\w* .*immaterie/),
  rule('voorraden', /vooruitbeta\w* .*(?:voorra|goederen|bestelling)/),
  rule(
    'overlopende_activa',
    any`
      vooruitbeta | (?:nog )?te (?:ontvangen|vorderen|factureren|verrekenen|declareren) |
      vooruit verzonden | (?:overlopend|transitori)\w*(?: .*acti|$) | overloop.*activa |
      nog te ontv
    `,
  ),
];
