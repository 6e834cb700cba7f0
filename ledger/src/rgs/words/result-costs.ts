import { any, either, rule, type WordRule } from './rule.ts';

/** Words that make a naam of revenue, whatever it is about. */
const SOLD = /omzet(?!belasting)|opbrengst|\bverkoop\b|\bverkopen\b|verhuur/;

/**
 * Costs of staff and the other operating costs. They are tried after what is clearly revenue or
 * cost of sales, so that 'Inkoop brandstof' and 'Verkoop auto's' are not car expenses.
 */
export const COST_WORDS: readonly WordRule[] = [
  rule('administratiekosten', /boetes? .*(?:belasting|premie)|naheffing/),
  // Paid by a business, received by an association or by a holding: the chart tells.
  either(
    'overige_personeelskosten',
    ['overige_opbrengsten', 'overige_omzet'],
    /management ?(?:fee|vergoeding)/,
  ),
  either('verkoopkosten', ['overige_opbrengsten', 'overige_omzet'], /sponsor/),
  either('kantoorkosten', ['overige_opbrengsten', 'overige_omzet'], /contributie/),
  either('organisatiekosten', ['overige_opbrengsten', 'overige_omzet'], /\bgift|donatie/),
  // Staff.
  rule(
    'autokosten',
    any`
      (?:werknemer|personeel|medewerker)\w* .*(?:auto|lease) |
      (?:auto|lease)\w* .*(?:werknemer|personeel|medewerker)
    `,
  ),
  rule('advieskosten', /(?:salaris|loon)\w*(?: ?administratie| ?verwerking)/),
  rule('pensioenlasten', /pensioen|backservice|lijfrenteverplichting/),
  rule(
    'sociale_lasten',
    any`
      socia(?:le|al) (?!media) | werkgevers(?:lasten|premie|bijdrage|deel) |
      \b(?:zvw|wao|wia|whk|wga|ww|aof|awf|sv|uwv)\b | ziektekosten | loonheffing | eindheffing |
      loonbelasting | volksverzekering
    `,
  ),
  rule(
    'overige_personeelskosten',
    any`
      (?<!adviseurs?)onkostenvergoeding | op aandelen gebaseerd | ongevallen | werkgever |
      ziekengeld | verzuim | \barbo | koffie | werkkosten | personeel | uitzend | \binhuur |
      ingehuurd | inleen | ingeleend | payroll | \bzzp | opleiding | scholing | \bstudie |
      cursus | training | werving | oproepkracht | trainers? | bedrijfskleding | werkkleding |
      kantine | kerstpakket | jubileum | reiskosten | woon ?werk | thuiswerk | werkplek |
      kinderopvang | stagiair | stagevergoeding | vrijwilliger | bedrijfsuitje | maaltijd |
      teamuitje | loopbaan | reorganisatie | arbeidsongeschikt | werknemer | medewerker |
      detachering
    `,
    /relatie|vakliteratuur/,
  ),
  rule(
    'lonen',
    any`
      loon(?!werk|dienst) | lonen\b | salari | bezoldiging | gratificatie |
      vakantie(?:geld|bijslag|toeslag|dagen|rechten|uren|reserver) | tantieme | overwerk |
      ploegen | onregelmatig | eindejaarsuitkering | (?:dertiende|13e) maand | ontslag |
      transitievergoeding | directiebeloning | \bdga\b | honorarium (?:directie|bestuur)
    `,
  ),

  // Transport by what carries goods, machines and buildings before what they have in common.
  rule(
    'transportkosten',
    any`
      transport | vracht | koerier | verzend | expediti | opslagkosten | kosten import | douane
    `,
  ),
  rule(
    'kantoorkosten',
    any`
      kantoor(?!pand|ruimte|gebouw|huur|huisv|onderhoud|schoonm|verhuur) | computer |
      websites?\b.*onderhoud | onderhoud websites? | servers?\b
    `,
    /(?:huur|schoonmaak\w*) kantoor|koffie/,
  ),
  rule(
    'machinekosten',
    any`
      machine | inventaris | gereedschap | installatie | exploitatie | \bmaterieel |
      kleine aanschaf | verpakking | werktuig | heftruck | apparatuur
    `,
  ),
  rule(
    'autokosten',
    any`
      \b(?:\w*bedrijfs|lease|personen|vracht|bestel)?autos?\b | \bauto(?:kosten|s) | wagenpark |
      brandstof | benzine | diesel | motorrijtuig | wegenbelasting | houderschap | kilometer |
      parke[er] | bekeuring | \blaad(?:pas|paal|kosten) | bestel(?:wagen|bus) | \bbpm\b |
      voertuig | vervoermiddel | vervoerskosten | \blease | \bmotor\b | \bwa verzekering
    `,
    /automaat/,
  ),
  rule(
    'huisvestingskosten',
    any`
      huurkosten | huisvesting | \bpacht | pacht\b | energie | elektr |
      \bgas(?:kosten|verbruik)?\b | gas ?water | \bwater | stook | verwarming | schoonma |
      onroerend | \bpand | pand\b | gebouw | service ?kosten | servicecontract | beveilig |
      bewaking | terrein | \bafval | vuil | zuivering | riool | \bvve\b | milieu | verbouwing |
      zonnepanelen | ruimte | \btuin | glasbewassing | alarm | werkplaats | magazijn | winkel
    `,
    /vrije ruimte|huurwagen/,
  ),
  either(
    'huisvestingskosten',
    ['overige_opbrengsten', 'overige_omzet'],
    /\bhuur(?!koop|wagen)|huur\b/,
  ),
  rule(
    'advieskosten',
    any`
      accountant | advies | adviseur | advoca | notari | juridi | consult | deurwaarder |
      taxatie | jaarrekening | rechtshulp | belastingaangifte
    `,
  ),
  rule(
    'verzekeringskosten',
    any`
      verzeker | assurant | rechtsbijstand | \bschade | aansprakelijk | \bpolis | eigen risico |
      \bavb\b
    `,
  ),
  rule(
    'verkoopkosten',
    any`
      reclame | adverten | adverti | marketing | \bbeurs | beurzen | relatie | representat |
      verkoop ?kosten | kosten (?:van )?verk[o]{1,2}p | verkoop gerelateerd | promotie |
      etalage | \breis | (?:vlieg|trein)rei[sz] | openbaar vervoer | verblijf | website |
      webshop | google | adword | social media | acquisitie | commissie | verkoop ?provisie |
      franchise(?!fee) | incasso | garantie | congres | zakendiner | zakelijke diner | lunch |
      etentje | eten en drinken | horeca | hotel | vliegticket | marktonderzoek | visitekaart |
      sales | distributiekosten
    `,
  ),
  rule(
    'kantoorkosten',
    any`
      telefo | telecom | internet | \bport[io](?:kosten)?\b | porti\b | portokosten |
      postzegel | \bpostbus | zegel | drukwerk | papier | literatuur | vakblad | abonn |
      lidmaatschap | automatiser | software | hardware | hosting | domein | \bict\b | \bit\b |
      kopieer | \bfax | communicatie | \bbranche | kamer van koophandel | \bkvk\b | vakbond |
      boekhoud | administratiekosten | cloud | mobiel | printer | administratie\b |
      \bposterijen | bureau
    `,
  ),
  rule(
    'organisatiekosten',
    any`
      octrooi | licentie | ontwikkeling | vergunning | leges | holding | certific | keurmerk |
      kwaliteit | franchisefee | bestuurskosten | vergaderkosten
    `,
  ),
  rule(
    'administratiekosten',
    any`
      bank ?(?:kosten|provisie) | kosten bank | betaalprovider | transactiekosten | creditcard |
      \bpin | mollie | paypal | stripe |
      (?:kas|kluis|betaling|boeking|afrondings?|reken|afreken)\w* ?verschil |
      verschil\w* (?:kas|betaling) | afronding | boete | heffing | btw | omzetbelasting |
      precario | kleine ?ondernemer | kor\b | pro rata | (?:overige|niet aftrekbare) belasting |
      administratieve | belasting | betaal(?:d|kosten|verkeer)
    `,
    SOLD,
  ),
  rule('andere_kosten', /diverse (?:kosten|lasten|uitgaven)|algeme?ne? (?:\w+ )?kosten/),
];

/** What is left with a word for costs and with none for revenue. */
export const LOOSE_COST_WORDS: readonly WordRule[] = [
  rule(
    'andere_kosten',
    any`
      kosten | \w*lasten\b | \bonkosten | uitgaven | dotatie | vrijval | onderhoud |
      vergoeding | algemeen | \bpremies?\b | lijfrente | stamrecht
    `,
    /baten|opbrengst/,
  ),
];
