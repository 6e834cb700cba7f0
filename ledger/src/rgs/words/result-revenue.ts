import { any, rule, then, type WordRule } from './rule.ts';

/** A sale, and not the costs of selling. */
const SOLD = any`
  omzet(?!belasting) | opbrengst | \bverkoop\b | \bverkopen\b | \bverkochte | verhuur |
  \brecette | honorari(?:a|um)\b | \bdeclaraties\b | inkomsten | royalt
`;
/** What a sale is called where it is said of what. */
const SALE = /omzet(?!belasting)|opbrengst|verkoop|verkopen/;
const COST = any`
  kosten | kostprijs | kortingen? inkoop | inko[op] | verschil | provisie | bevorder |
  medewerker | kantoor | lasten
`;

/** Revenue and other operating income. */
export const REVENUE_WORDS: readonly WordRule[] = [
  // Other income by its own words, before the general ones.
  rule(
    'overige_opbrengsten',
    then(
      /overig|ander|divers|bijzonder|incidente|buitengewo/,
      /opbrengst|baten|inkomsten|ontvangsten|bedrijfsopbrengst/,
    ),
    /netto omzet|loon/,
  ),
  rule(
    'overige_opbrengsten',
    any`
      huur ?(?:opbrengst|inkomst|ontvangst|baten) |
      ontvangen (?:management|doorbel|restitut|subsid|bijdrage|huur(?!sup)) |
      ontvangen .*doorbel | subsidie | schade ?uitkering | verzekeringsuitkering |
      uitkering .*verzekering | opbrengst\w* service | bijtelling | \bkleine ondernemers |
      nalatenschap | collecte | loterij | fondsenwerving | ledenbetaling | sponsorgeld |
      sponsorbijdrage | \bbaten (?:van|werk|als) | bijdragen? van
    `,
    /loon|netto omzet|verstrekte|belast met/,
  ),
  rule(
    'omzet_kortingen',
    any`
      (?:verkoop|omzet|verleende|klant\w*|afnemer\w*) ?(?:\w+ )?(?:korting|bonus|bonific) |
      (?:korting|bonus|credit ?nota)\w* .*(?:verko|klant|afnemer|omzet|verleend|debiteur) |
      ^kortingen?$ | creditnotas? verk
    `,
    /kosten/,
  ),
  rule(
    'omzet_diensten',
    then(SALE, /dienst|uren|advies|advise|arbeid|service|consult|training|cursus|project|detacher/),
    COST,
  ),
  rule('omzet_productie', then(SALE, /geproduceerd|eigen product|productie/), COST),
  rule('omzet_handelsgoederen', then(SALE, /goederen|handel|artikel|product|materia/), COST),
  rule(
    'overige_omzet',
    SOLD,
    any`
      kosten | kostprijs | inko[op] | verschil | bevorder | medewerker | kantoor | lasten |
      verkoop ?provisie
    `,
  ),
];

/** What is left with a word for revenue. */
export const LOOSE_REVENUE_WORDS: readonly WordRule[] = [
  rule('overige_opbrengsten', /doorbela|doorbere|baten\b|\bbijdragen?\b|ontvangsten/),
  rule('omzet_kortingen', /\bkorting|omzetbonus|provisies?\b/),
  rule(
    'overige_omzet',
    any`
      \bleveringen | margeverkopen | dienstverlening | productieomzet | \bexport\b |
      (?:les|cursus|entree|toegangs|abonnements)geld | diensten\b | melkgeld | eiergeld |
      gefactureerd | omzet\b | \bfees?\b
    `,
  ),
  rule('inkoopwaarde', /marge\b/),
];
