import { any, both, either, rule, then, type WordRule } from './rule.ts';

/** Words of a sale: the goods that go with it are in its cost, not in revenue. */
const SOLD = /omzet(?!belasting)|opbrengst|\bverko(?:op|pen)\b|verhuur/;

/**
 * What the result has besides revenue and operating costs, and then the cost of sales. All of it
 * comes before revenue: 'Kostprijs verkopen' and 'Resultaat verkoop activa' are none.
 */
export const PURCHASE_WORDS: readonly WordRule[] = [
  rule(
    'resultaatbestemming',
    any`
      (?:winst|resultaat|verlies) ?(?:verdeling|bestemming|verwerking) |
      ^netto ?(?:resultaat|winst) | resultaat na belasting | oudedags | dividend ?uitkering |
      (?:interim|uitgekeerd|uit te keren) ?dividend | toevoeging .*reserve |
      onttrekking .*reserve
    `,
  ),
  rule(
    'belastingen',
    then(
      /belasting\w* (?:over|uit|op|naar|lopend|voorgaand|vorig)/,
      /resulta|winst|ja+r|bedrijfsuit/,
    ),
    /rente|boete|advies|aangifte|resultaat voor|motor|onroer|omzet|loon|sociale/,
  ),
  rule(
    'belastingen',
    any`
      (?:vennootschaps|winst|inkomsten) ?belasting | latente | ^belasting(?:en)?$ |
      ^acute belasting | resultaat\w* .*belasting\w* .*resultaat
    `,
    /rente|boete|advies|aangifte|resultaat voor/,
  ),
  rule(
    'resultaat_deelnemingen',
    any`
      deelneming | aandeel (?:van )?derden | aandeel in .*(?:resultaat|winst) |
      minderheidsbelang
    `,
    /rente|waardeverm/,
  ),

  rule('administratiekosten', /(?:betalings?|kas|boekings|afrondings?) ?verschil/),
  rule('advieskosten', /(?:advis|accountant|notaris|advoca)\w* ?honorari/),
  either(
    'andere_kosten',
    ['overige_opbrengsten'],
    /(?:verschil|correctie|resulta|baten|lasten)\w* .*(?:voorgaand|vorige?)\w* (?:boek)?ja/,
  ),
  rule('overige_opbrengsten', /\bverkoop(?:resulta|winst|verlies)/),
  // Bad debts are no depreciation.
  rule(
    'verkoopkosten',
    both(
      /afschr|afboek|afwaard|dubieu|voorziening|dotatie|vrijval|verlies|mutatie/,
      /debiteur|vordering/,
    ),
    /belasting/,
  ),
  rule('verkoopkosten', /oninba/),
  rule(
    'financiele_baten_lasten',
    both(
      /effecten|financiele vaste|aandelen|(?<!vastgoed)beleggingen|koers/,
      /waarde|resultaat|winst|verlies/,
    ),
    /vlottende|uitgifte|waardeverandering/,
  ),
  rule(
    'wijziging_voorraden',
    any`
      (?:wijzig|mutatie|toename|afname)\w* .*(?:onderhanden|gereed|project|product|halffabri) |
      wijziging\w* .*voorra | (?:onderhanden|project)\w* .*(?:wijzig|mutatie) |
      \bonderhanden (?:werk|project) | geactiveerde | aanwas | agrarische voorraden
    `,
    SOLD,
  ),
  rule('overige_kostprijs', /voorra[ad]+|incourant/, SOLD),
  rule(
    'waardeveranderingen',
    any`
      waarde ?(?:verander|vermind|mutatie|dal|stijg|correctie) | herwaardering | afwaardering |
      impairment
    `,
    /voorra|herwaarderingsreserve/,
  ),
  rule(
    'afschrijvingen',
    then(
      then(
        /resulta|winst|verlies|opbrengst|baten|boekwaarde/,
        /verko|afsto|vervreem|realisatie|afgang|inruil/,
      ),
      /activa|bedrijfsmiddel|inventaris|auto|machine|transport|vervoer|pand|gebouw/,
    ),
  ),
  rule('afschrijvingen', /afschrijv|boek ?(?:resultaat|winst|verlies)|desinvest|buitengebruik/),
  rule(
    'afschrijvingen',
    any`
      \bactiva .*(?:verkoop|afsto|realis|resultaat|winst|verlies) |
      (?:verkoop|inruil) (?:vaste )?activa
    `,
  ),

  // Interest; bank charges are operating costs by RGS.
  rule(
    'financiele_baten_lasten',
    any`
      (?<!concur|lijf)rente | interest | \bkoers | koers(?:versch|result|winst|verl) | valuta |
      dividend | effecten | (?<!vastgoed)belegging | financi(?:ele|eel|eringsk|eringsl) |
      hypotheek ?(?:kosten|last) | disagio | emissie | borgstelling | afsluitprovisie |
      bereidstelling | kwijtschelding | aflossing | financiering | kredietbeperking |
      herwaarderingsreserve
    `,
    /omzet|provisie(?!.*(?:kredit|bank|afsluit))|\bdienst/,
  ),

  // Cost of sales.
  rule(
    'overige_kostprijs',
    any`
      betalingskorting | (?<!omzet )privegebruik (?:goed|dienst) |
      korting\w* (?:crediteur|leverancier) |
      inkoop ?(?:korting|bonus|provisie|verschil|prijsv) |
      (?:korting|bonus|provisie)\w* .*inko | prijsversch | emballage | invoerrecht |
      invoerkosten | assemblage | productiekosten | projectkosten | directe kosten |
      toegerekende kosten | (?:vracht|transport)\w* .*inko | fabricage
    `,
  ),
  rule(
    'overige_kostprijs',
    any`
      \bteelt | \bzaai | pootgoed | bemest | kunstmest | gewas |
      \b(?:kracht|ruw)?voer(?:kosten|geld)?\b | \bvee(?:kosten)?\b | substraat | veiling |
      strooisel | fokkerij | \bmest | sorteerkosten
    `,
    SOLD,
  ),
  rule(
    'uitbesteed_werk',
    any`
      uitbeste[de] | onder ?aannem |
      (?:werk|werkzaamheden|arbeid|diensten) (?:door|van|aan)? ?derden | werk derden |
      loonwerk | freelance | externe (?:uren|diensten)
    `,
    /^(?:omzet|opbrengst|verkoop)/,
  ),
  rule(
    'materialen',
    any`
      grond ?stof | hulp ?stof | grond en hulp | verbruik\w* .*materia |
      materiaal ?(?:verbruik|kosten) | materialen | halffabri | hulpmateria
    `,
    /kantoor|reclame|verpakking|omzet|opbrengst|\bverko/,
  ),
  rule(
    'inkoopwaarde',
    any`
      kostprijs | inkoop | \binkopen | margeinkopen | ingekocht | \baankopen |
      kosten (?:van )?(?:de )?omzet | dropship
    `,
  ),
];
