const ENDINGS = '(?:en|s|es)?';

/** Nouns in one and in many, and compounds of which they are the last part. */
const heads = (words: string): RegExp =>
  new RegExp(`(?:${words.trim().split(/\s+/).join('|')})${ENDINGS}$`);

/**
 * Somebody or something of which there are several. The books tell what they cost together, and not how
 * many there are, which one it is, how large it is or where it stands.
 */
export const ONE_OF_MANY = heads(`
medewerker werknemer personeelslid personeelsled collega monteur chauffeur stagiair stagiaire leerling
uitzendkracht vakman vakmann vakmens vaklui installateur loodgieter bestuurder werkman arbeider bediende aandeelhouder
auto bus buss busje wagen voertuig
pand gebouw loods (?:^|bedrijfs|werk)hall? vestiging filiaal filial magazijn locatie kantoor kantor werkplaats parkeerplaats kamer verdieping
machine apparaat apparat toestel toestell telefoon mobieltje computer laptop printer tablet
product artikel ketel ketell warmtepomp airco project klus kluss opdracht offerte ^dienst werkbon werkbonn
`);

/** What is agreed, taught, fined or made known: there may be several of it, and it has an amount. */
export const AGREED = heads(`
contract overeenkomst polis poliss verzekering lening boete bekeuring cursus curs opleiding training campagne advertentie
website licentie softwarepakket ^aandel vergunning certificaat certificat vacature
`);

/** What an account may be of that is an amount by itself: 'hoeveel lonen'. */
export const AMOUNTS =
  /(?:kosten|lasten|lonen|salarissen|premies|uitgaven|inkomsten|baten|opbrengsten|inkopen|verkopen|ingen|rentes|schulden|leningen|voorraden|opnamen|opnames|reserves|verschillen|middelen|materialen|goederen|diensten|posten|winsten|verliezen|marges|boetes|bonussen)$/;

/** Who is paid for one thing: the books have such by name. */
export const SELLERS = heads(`
provider verzekeraar verhuurder (?:huur|huis)baa?[sz] ^bank accountant boekhouder schoonmaker leasemaatschappij drukker
(?:energie|stroom|gas)leverancier (?:energie|verzekerings)maatschappij tussenpersoon reclamebureau drukkerij
`);

/** Businesses and people in general: 'hoeveel belasting betaalt een bv'. */
export const ANYBODY =
  /^(?:bv|nv|vof|eenmanszaak|zzper|ondernemer|bedrijf|onderneming|particulier|consument|werkgever|werknemer|holding|stichting)$/;

/** The most or least of something that is no amount: 'het snelst', 'de betrouwbaarste'. */
export const OTHER_SUPERLATIVE =
  /(?:lijk|baar|ig|zaam|isch|loos|vol)ste?$|^(?:snel|traag|vlug|vlot|vaak|trouw|leuk|mooi|fijn|slim|actief|populair|bekend|tevreden|nauwkeurig|vers|warm|koud)ste?$/;
/** These are of amounts. */
export const OF_AMOUNT =
  /^(?:belangrijk|voordelig|nadelig|gunstig|ongunstig|aanzienlijk|omvangrijk)ste?$/;

/** Measures of what is no money. */
export const MEASURES =
  /^(?:m2|m3|kubieke|vierkante|kuub|liters?|kilos?|kg|km|kms|kilometers?|kwh|kilowattuur|stuks?|uur|uren|werkuren|manuren|overuren|mandagen|werkdagen|ziekteverzuim|verzuim|vakantiedagen|verlofdagen|ziektedagen|megabyte|gb|pallets?|dozen|graden)$/;

/** Whether a word is one of these, so that it is no slip of another. */
export const isThing = (word: string): boolean =>
  [ONE_OF_MANY, AGREED, SELLERS, OTHER_SUPERLATIVE].some((words) => words.test(word));
