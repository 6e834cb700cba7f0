import { rule, type WordRule } from './rule.ts';

const BANK =
  /bank|\brabo|\bing\b|\babn\b|amro\b|\bsns\b|\basn\b|triodos|\bknab\b|\bbunq\b|\brevolut\b|\bwise\b|\bgiro|giro\b|\bn26\b|kredietinstelling|\bnl ?\d\d ?[a-z]{4} ?\d|^(?:rekening )?\d{6,10}$/;
const IMMATERIAL =
  /immateri|goodwill|octrooi|patent|licentie|concessie|vergunning|intellectue|\bmerk(?:en|naam|recht)|auteursrecht|oprichting|uitgifte van aandelen|aanloopkosten|ontwikkeling(?!.*(?:vastgoed|pand))|productierecht|quotum|melkrecht|fosfaatrecht|website|webshop|domeinna/;
const MATERIAL =
  /materiele|gebouw|terrein|\bgrond(?:en)?\b|\bpand|pand(?:en)?\b|loods|verbouwing|machine|installatie|inventaris|inrichting|meubil|computer|hardware|apparatuur|gereedschap|transport|vervoer|wagenpark|\bautos?\b|bedrijfsautos?\b|personenauto|vrachtauto|(?:vracht|bestel|bedrijfs)(?:wagen|bus)|heftruck|bedrijfsmiddel|vastgoed|onroerend|\bsch(?:ip|epen)\b|vliegtuig|tractor|zonnepanelen|huurdersinvestering|gebruiksvee|plantopstanden|in uitvoering|\bwoning|winkelpand|steiger|aanhang(?:er|wagen)|telefooncentrale|werktuig/;

/**
 * Balance sheet accounts by the thing itself. Depreciation and revaluation are about the asset,
 * and an asset that is named by nothing more than 'afschrijving' is a tangible one.
 */
export const BALANCE_THINGS: readonly WordRule[] = [
  rule('onderhanden_projecten', /onderhanden|\bohw\b|projecten in opdracht/, /voorraad|passiva/),
  rule(
    'voorraden',
    /voorra[ad]|grond ?stof|grond en hulp|hulp ?stof|halffabric|halffabrik|gereed ?product|gereed product|handelsgoederen|emballage|goederen (?:onderweg|in bewerking|ontvangen)|magazijn|ontvangen goederen|\bvee\b$/,
    /tussenrekening (?:be|onv)/,
  ),

  // Loans: u/g is lent, o/g is borrowed; without a word about it a loan is borrowed.
  rule(
    'overige_vorderingen',
    /(?:lening|voorschot)\w* .*(?:personeel|medewerker|werknemer)|personeelslening|voorschot/,
    /ontvangen voorschot/,
  ),
  rule(
    'financiele_activa',
    /(?:lening|hypothe\w+)\w*\b.*\b(?:ug|aan|verstrekt|uitgeleend)\b|verstrekte (?:lening|geldlening|hypo)|lening ?ug\b|uitgeleend|vordering\w* .*langlopend|langlopende vordering/,
  ),
  rule(
    'financiele_activa',
    /deelneming|aandelen in |belang in |participatie|kapitaalbelang|financiele (?:vaste )?activa|ledenkapitaal|ledenbewijs|(?:overige )?effecten.*langlopend/,
    /schuld|rekening courant/,
  ),
  rule('overige_kortlopende_schulden', /(?:lening|financiering)\w* .*(?:kort(?:lopend)?\b|< ?1)/),
  rule(
    'langlopende_schulden',
    /lening|hypothe|obligatie(?!.*effect)|achtergesteld|financial lease|financiele lease|\blease(?:verplichting|schuld|contract)|^leasing$|\blease$|financieringen?\b|langlopend|geldgever|\bog\b|converteerbare|egalisatierekening|\bwbso\b|microkrediet|qredits|familielening/,
    /vordering|effecten/,
  ),
  rule('overige_vorderingen', /waarborg|borg(?:som|sommen)\b|\bborg\b|statiegeld/, /ontvangen/),
  rule('overige_kortlopende_schulden', /ontvangen (?:waar)?borg/),

  // R/C with a bank is the bank; with anyone else it is a claim or a debt.
  rule(
    'liquide_middelen',
    new RegExp(`^(?!.*(?:schuld|lening|kosten|garantie)).*(?:${BANK.source})`),
  ),
  rule(
    'bankschulden',
    /bank.*(?:schuld|krediet)|schuld\w* .*(?:bank|kredietinst)|krediet(?:faciliteit|limiet)|bankkrediet/,
  ),
  rule(
    'liquide_middelen',
    /\bkas(?:boek|geld|sen|sa|middelen)?\d*\b|\bkas |kleine kas|kluis|liquide|kruispost|spaar|deposito|gelden? onderweg|storting onderweg|betaalrekening|internetrekening|\bpin|\bideal\b|creditcard|\bcredit card|visa|mastercard|paypal|mollie|stripe|adyen|sumup|multisafepay|buckaroo|cheques?\b|zakelijke rekening|betaalmiddel|postbank|contanten/,
    /vakantiespaar|spaarloon/,
  ),
  rule(
    'effecten',
    /effecten|aandelen(?!kapitaal)|beleggingen|obligaties|crypto/,
    /reserve|deelneming|vastgoed/,
  ),

  rule('immateriele_activa', IMMATERIAL),
  rule('immateriele_activa', /software/, /computer|hardware/),
  rule('materiele_activa', MATERIAL, /kosten\b|huur/),
  rule('materiele_activa', /afschrijving/, /financi/),
  rule('reserves', /herwaardering/),

  rule(
    'salarisschulden',
    /salaris|lonen\b|\bnetto ?loon|\bloon(?!heff|bel)|vakantie(?:geld|dagen|toeslag|bijslag|uren|rechten)|vakantiespaar|spaarloon|bonus|tantieme|gratificatie|pensioen|loonbeslag|eindejaarsuitkering|personeelsvereniging/,
  ),
  rule('overige_vorderingen', /rekening courant|\brc\b/, /schuld/),
  rule('crediteuren', /ontvangen facturen|te fiatteren|goederen.*factu|facturen/),
  rule('overige_vorderingen', /vorderingen?\b|\bte verhalen/),
  rule(
    'overige_kortlopende_schulden',
    /schuld|cadeaubon|vouchers?\b|tegoedbon|verplichting|vraagpost|tussenrekening/,
    /tussenrekening (?:bank|kas|pin|betal|ontvangst)/,
  ),
  rule('liquide_middelen', /tussenrekening (?:bank|kas|pin|betal|ontvangst)/),
];
