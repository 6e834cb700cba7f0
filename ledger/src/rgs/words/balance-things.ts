import { any, both, either, rule, type WordRule } from './rule.ts';

const BANK = any`
  bank | \brabo | \bing\b | \babn\b | amro\b | \bsns\b | \basn\b | triodos | \bknab\b |
  \bbunq\b | \brevolut\b | \bwise\b | \bgiro | giro\b | \bn26\b | kredietinstelling |
  \bnl ?\d\d ?[a-z]{4} ?\d | ^(?:rekening )?\d{6,10}$
`;
/** Money that has left one account and not yet come on another. */
const UNDER_WAY = any`
  kruispost | onderweg | \bpin | \bideal\b | cheques?\b | \bbetaling | \bontvangsten\b | afrekening
`;
const IMMATERIAL = any`
  immateri | goodwill | octrooi | patent | licentie | concessie | vergunning | intellectue |
  \bmerk(?:en|naam|recht) | auteursrecht | oprichting | uitgifte van aandelen | aanloopkosten |
  (?<!vastgoed.*)ontwikkeling(?!.*(?:vastgoed|pand)) | productierecht | quotum | melkrecht |
  fosfaatrecht | website | webshop | domeinna
`;
const MATERIAL = any`
  materiele | gebouw | terrein | \bgrond(?:en)?\b | \bpand | pand(?:en)?\b | loods |
  verbouwing | machine | installatie | inventaris | inrichting | meubil | computer | laptop |
  hardware | apparatuur | gereedschap | transport | vervoer | wagenpark | \bautos?\b |
  bedrijfsautos?\b | personenauto | vrachtauto | (?:vracht|bestel|bedrijfs)(?:wagen|bus) |
  heftruck | bedrijfsmiddel | vastgoed | onroerend | \bsch(?:ip|epen)\b | vliegtuig | tractor |
  zonnepanelen | huurdersinvestering | gebruiksvee | plantopstanden |
  in (?:uitvoering|aanbouw|bestelling) | \bwoning | winkelpand | steiger | aanhang(?:er|wagen) |
  telefooncentrale | kraanwagen | werktuig
`;

/** Words of liquide middelen; what is under way is no money in bank or cash. */
const money = (when: RegExp, unless?: RegExp): WordRule[] => [
  rule('kruisposten', both(UNDER_WAY, when), unless),
  rule('bank_en_kas', when, unless),
];

/**
 * Balance sheet accounts by the thing itself. Depreciation and revaluation are about the asset,
 * and an asset that is named by nothing more than 'afschrijving' is a tangible one.
 */
export const BALANCE_THINGS: readonly WordRule[] = [
  rule('onderhanden_projecten', /onderhanden|\bohw\b|projecten in opdracht/, /voorraad|passiva/),
  rule(
    'voorraden',
    any`
      voorra[ad] | grond ?stof | grond en hulp | hulp ?stof | halffabric | halffabrik |
      gereed ?product | gereed product | handelsgoederen | emballage | onderweg zijnde |
      goederen (?:onderweg|in (?:bewerking|transit)|ontvangen) | magazijn | ontvangen goederen |
      \bvee\b$
    `,
    /tussenrekening/,
  ),

  // Loans: u/g is lent, o/g is borrowed; without a word about it a loan is borrowed.
  rule(
    'financiele_activa',
    any`
      (?:voorschot|vordering|waarborg|ledenrekening)\w*\b.*(?:langlopend|lange termijn) |
      leningen\b.*(?:bestuurders|commissarissen|leden|aandeelhouders)
    `,
    /\bog\b|schuld|ontvangen|kortlopend/,
  ),
  rule('overige_vorderingen', /vordering.*lening|lening\w* ?ug\b.*kortlopend/),
  rule(
    'overige_vorderingen',
    any`
      (?:(?<!ver)lening|voorschot)\w* .*(?:personeel|medewerker|werknemer) | personeelslening |
      voorschot
    `,
    /ontvangen voorschot/,
  ),
  rule(
    'financiele_activa',
    any`
      (?:(?<!ver)lening|hypothe\w+)\w*\b.*\b(?:ug|aan|verstrekt|uitgeleend)\b |
      verstrekte (?:(?<!ver)lening|geldlening|hypo) | (?<!ver)lening ?ug\b | uitgeleend
    `,
  ),
  rule(
    'financiele_activa',
    any`
      deelneming | aandelen in\b | belang in\b | participatie | kapitaalbelang |
      financiele (?:vaste )?activa | ledenkapitaal | ledenbewijs |
      (?:overige )?effecten.*langlopend
    `,
    /schuld|rekening courant/,
  ),
  rule(
    'overige_kortlopende_schulden',
    any`
      (?:lening|financiering|lease|hypothe|schuld)\w*\b.*\bkort |
      kort\w* .*(?:lening|lease|schuld|financiering)
    `,
  ),
  rule(
    'langlopende_schulden',
    any`
      (?<!ver)lening | hypothe | achtergesteld | financial lease | financiele lease |
      \blease(?:verplichting|schuld|contract) | ^leasing$ | \blease$ | financiering(?:en)?\b |
      langlopend | geldgever | \bog\b | converteerbare | egalisatierekening | \bwbso\b |
      microkrediet | qredits | familielening
    `,
    /vordering|effecten|tussenrekening/,
  ),
  rule('overige_kortlopende_schulden', /ontvangen (?:waar)?borg|borg.* ontvangen/),
  either(
    'overige_vorderingen',
    ['financiele_activa', 'langlopende_schulden', 'overige_kortlopende_schulden'],
    /waarborg|borg(?:som|sommen)\b|\bborg\b|statiegeld/,
  ),

  // Suspense accounts are where their neighbours are; those of money are money.
  rule('salarisschulden', /tussenrekening.*(?:loon|lonen|salaris)/),
  rule(
    'kruisposten',
    /tussenrekening.*(?:bank|kas|pin|betal|ontvangst|financieel|kluis|memoriaal)/,
  ),
  either(
    'overige_kortlopende_schulden',
    ['overige_vorderingen', 'kruisposten', 'voorraden'],
    /tussenrekening|vraagpost|ontvangen goederen|te fiatteren|^ontvangen facturen/,
  ),

  // R/C with a bank is the bank; with anyone else it is a claim or a debt.
  ...money(new RegExp(`^(?!.*(?:schuld|krediet|kosten|garantie)).*(?:${BANK.source})`)),
  rule(
    'bankschulden',
    any`
      bank.*(?:schuld|krediet) | kredietinstelling | schuld\w* .*(?:bank|kredietinst) |
      krediet(?:faciliteit|limiet) | bankkrediet
    `,
  ),
  ...money(
    any`
      \bkas(?:boek|geld|sen|sa|middelen)?\d*\b | kluis | liquide | kruispost | spaar |
      deposito | (?:geld|storting|betaling)(?:en)? onderweg | \bg rekening | depotrekening |
      beleggingsrekening | betaalrekening | internetrekening | \bpin | \bideal\b | creditcard |
      \bcredit card | visa | mastercard | paypal | mollie | stripe | adyen | sumup |
      multisafepay | buckaroo | cheques?\b | zakelijke rekening | betaalmiddel | postbank |
      contanten
    `,
    /vakantiespaar|spaarloon/,
  ),
  rule(
    'effecten',
    /effecten|aandelen(?!kapitaal)|beleggingen|obligaties|optierecht|crypto/,
    /reserve|deelneming|vastgoed|stortingen|uitgifte|rekening/,
  ),

  rule('immateriele_activa', IMMATERIAL),
  rule('immateriele_activa', /software/, /computer|laptop|hardware/),
  rule('materiele_activa', MATERIAL, /kosten\b|\bhuur(?!ders)/),
  rule('materiele_activa', /afschrijving/, /financi/),
  rule('reserves', /herwaardering/),

  rule(
    'salarisschulden',
    any`
      salaris | lonen\b | \bnetto ?loon | \bloon(?!heff|bel) |
      vakantie(?:geld|dagen|toeslag|bijslag|uren|rechten|bonnen) | vakantiespaar | spaarloon |
      bonus | tantieme | gratificatie | pensioen | loonbeslag | eindejaarsuitkering |
      personeelsvereniging
    `,
  ),
  either(
    'overige_vorderingen',
    ['overige_kortlopende_schulden'],
    /^(?!.*schuld).*rekening courant/,
  ),
  rule('crediteuren', /goederen.*factu|facturen/),
  rule(
    'overige_vorderingen',
    /vordering(?:en)?\b|\bte verhalen|(?:opgevraagde|te verrichten) stortingen|ledenrekening/,
  ),
  rule('overige_kortlopende_schulden', /schuld|cadeaubon|vouchers?\b|tegoedbon|verplichting/),
];
