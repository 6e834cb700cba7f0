import { rule, type WordRule } from './rule.ts';

/** A sale, and not the costs of selling. */
const SOLD =
  /omzet(?!belasting)|opbrengst|\bverkoop\b|\bverkopen\b|\bverkochte|verhuur|\brecette|honorari(?:a|um)\b|\bdeclaraties\b|inkomsten|royalt/;
const COST =
  /kosten|kostprijs|kortingen? inkoop|inko[op]|verschil|provisie|bevorder|medewerker|kantoor|lasten/;

/**
 * Cost of sales, revenue and what the result has besides operating costs. Costs are tried first:
 * 'Kostprijs verkopen' is no revenue.
 */
export const SALES_WORDS: readonly WordRule[] = [
  rule(
    'resultaatbestemming',
    /(?:winst|resultaat|verlies) ?(?:verdeling|bestemming|verwerking)|^netto ?(?:resultaat|winst)|resultaat na belasting|oudedags|dividend ?uitkering|(?:interim|uitgekeerd|uit te keren) ?dividend|toevoeging .*reserve|onttrekking .*reserve/,
  ),
  rule(
    'belastingen',
    /(?:vennootschaps|winst|inkomsten) ?belasting|latente|belasting\w* (?:over|uit|op|naar|lopend|voorgaand|vorig)\b.*(?:resultaat|winst|jaar|jaren|bedrijfsuit)|^belasting(?:en)?$|^acute belasting|resultaat\w* .*belasting\w* .*resultaat/,
    /rente|boete|advies|aangifte|resultaat voor/,
  ),
  rule(
    'resultaat_deelnemingen',
    /deelneming|aandeel (?:van )?derden|aandeel in .*(?:resultaat|winst)|minderheidsbelang/,
    /rente|waardeverm/,
  ),

  // Bad debts are no depreciation.
  rule(
    'verkoopkosten',
    /(?:afschr|afboek|afwaard|dubieu|oninba|voorziening|dotatie|vrijval|verlies|mutatie)\w*\b.*(?:debiteur|vordering)|(?:debiteur|vordering)\w* .*(?:oninba|dubieu|afschr|afboek|voorziening)|oninba/,
  ),
  rule(
    'financiele_baten_lasten',
    /(?:effecten|financi\w+ vaste|aandelen|beleggingen|koers).*(?:waarde|resultaat|winst|verlies)|(?:waarde|resultaat|winst|verlies)\w* .*(?:effecten|financiele vaste|aandelen)/,
    /vlottende|uitgifte|vaste activa(?! fin).*boek/,
  ),
  rule(
    'wijziging_voorraden',
    /(?:wijzig|mutatie|toename|afname)\w* .*(?:onderhanden|gereed|project|product|halffabri)|wijziging\w* .*voorra|(?:onderhanden|project)\w* .*(?:wijzig|mutatie)|\bonderhanden (?:werk|project)|geactiveerde|aanwas|agrarische voorraden/,
    SOLD,
  ),
  rule('overige_kostprijs', /voorra[ad]+|incourant/, SOLD),
  rule(
    'waardeveranderingen',
    /waarde ?(?:verander|vermind|mutatie|dal|stijg|correctie)|herwaardering|afwaardering|impairment/,
    /voorra|herwaarderingsreserve/,
  ),
  rule('afschrijvingen', /afschrijv|boek ?(?:resultaat|winst|verlies)|desinvest|buitengebruik/),
  rule(
    'afschrijvingen',
    /(?:resultaat|resultaten|winst|verlies|opbrengst|baten|boekwaarde)\w* .*(?:verko|afsto|vervreem|realisatie|afgang|inruil).*(?:activa|bedrijfsmiddel|inventaris|auto|machine|transport|vervoer|pand|gebouw)|\bactiva .*(?:verkoop|afsto|realis|resultaat|winst|verlies)|(?:verkoop|inruil) (?:vaste )?activa/,
  ),

  // Interest; bank charges are operating costs by RGS.
  rule(
    'financiele_baten_lasten',
    /(?:^|[^r])rente(?!ni)|interest|\bkoers|koers(?:versch|result|winst|verl)|valuta|dividend|effecten|belegging|financi(?:ele|eel|eringsk|eringsl)|hypotheek ?(?:kosten|last)|disagio|emissie|borgstelling|afsluitprovisie|bereidstelling|kwijtschelding|kredietbeperking|herwaarderingsreserve/,
    /omzet|provisie(?!.*(?:kredit|bank|afsluit))|dienst/,
  ),

  // Cost of sales.
  rule(
    'overige_kostprijs',
    /betalingskorting|inkoop ?(?:korting|bonus|provisie|verschil|prijsv)|(?:korting|bonus|provisie)\w* .*inko|prijsversch|emballage|invoerrecht|invoerkosten|assemblage|productiekosten|projectkosten|directe kosten|toegerekende kosten|(?:vracht|transport)\w* .*inko|fabricage/,
  ),
  rule(
    'overige_kostprijs',
    /\bteelt|\bzaai|pootgoed|bemest|kunstmest|gewas|\b(?:kracht|ruw)?voer(?:kosten|geld)?\b|\bvee(?:kosten)?\b|substraat|veiling|strooisel|fokkerij|\bmest|sorteerkosten/,
    SOLD,
  ),
  rule(
    'uitbesteed_werk',
    /uitbeste[de]|onder ?aannem|(?:werk|werkzaamheden|arbeid) (?:door |van |aan )?derden|werk derden|loonwerk|freelance|externe (?:uren|diensten)/,
    /^(?:omzet|opbrengst|verkoop)/,
  ),
  rule(
    'materialen',
    /grond ?stof|hulp ?stof|grond en hulp|verbruik\w* .*materia|materiaal ?(?:verbruik|kosten)|materialen|halffabri|hulpmateria/,
    /kantoor|reclame|verpakking|omzet|opbrengst|\bverko/,
  ),
  rule(
    'inkoopwaarde',
    /kostprijs|inkoop|\binkopen|margeinkopen|ingekocht|\baankopen|kosten (?:van )?(?:de )?omzet|dropship/,
  ),

  // Other income by its own words, before the general ones.
  rule(
    'overige_opbrengsten',
    /(?:overige|andere|diverse|bijzondere|incidentele|buitengewone)\b.*(?:opbrengst|baten|inkomsten|ontvangsten)|huur ?(?:opbrengst|inkomst|ontvangst|baten)|ontvangen (?:management|doorbel|restitut|subsid|bijdrage|huur(?!sup))|ontvangen .*doorbel|subsidie|schade ?uitkering|verzekeringsuitkering|uitkering .*verzekering|opbrengst\w* service|bijtelling|\bkleine ondernemers|nalatenschap|collecte|loterij|fondsenwerving|ledenbetaling|sponsorbijdrage|\bbaten (?:van|werk|als)|bijdragen? van/,
    /loon|netto omzet|verstrekte|belast met/,
  ),
  rule(
    'omzet_kortingen',
    /(?:verkoop|omzet|verleende|klant\w*|afnemer\w*) ?(?:\w+ )?(?:korting|bonus|bonific|provisie)|(?:korting|bonus|credit ?nota)\w* .*(?:verko|klant|afnemer|omzet|verleend|debiteur)|^kortingen?$|creditnotas? verk/,
    /kosten/,
  ),
  rule(
    'omzet_diensten',
    /(?:omzet(?!belasting)|opbrengst\w*|verkoop|verkopen) .*(?:dienst|uren|advies|advise|arbeid|service|consult|training|cursus|project|detacher)|dienstverlening/,
    COST,
  ),
  rule(
    'omzet_productie',
    /(?:omzet(?!belasting)|opbrengst\w*|verkoop|verkopen) .*(?:geproduceerd|eigen product|productie)|productieomzet/,
    COST,
  ),
  rule(
    'omzet_handelsgoederen',
    /(?:omzet(?!belasting)|opbrengst\w*|verkoop|verkopen) .*(?:goederen|handel|artikel|product|materia)|margeverkopen/,
    COST,
  ),
  rule(
    'overige_omzet',
    SOLD,
    /kosten|kostprijs|inko[op]|verschil|bevorder|medewerker|kantoor|lasten|verkoop ?provisie/,
  ),
];

/** What is left with a word for revenue. */
export const LOOSE_SALES_WORDS: readonly WordRule[] = [
  rule('overige_opbrengsten', /doorbela|doorbere|baten\b|\bbijdragen?\b|ontvangsten/),
  rule('omzet_kortingen', /\bkorting|omzetbonus|provisies?\b/),
  rule('overige_omzet', /\bleveringen|diensten\b|melkgeld|eiergeld|gefactureerd|omzet\b|\bfees?\b/),
  rule('inkoopwaarde', /marge\b/),
];
