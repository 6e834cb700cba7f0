/** What narrows, supposes or puts right what another part asks. */
const CONDITION =
  /^(?:nooit|noch|zonder|behalve|alleen|enkel|slechts|uitsluitend|exclusief|excl|inclusief|incl|bedoel|bedoelen|bedoelde|reken|rekenen|tel|tellen|telt|neem|nemen|meenemen|meetellen|meerekenen|samen|elk|elke|per|betreft|stel|als|indien|mocht|mits|tenzij|eruit|erbuiten|buiten|weg|weglaten|weggelaten|uitgezonderd|uitgesloten|afgezien|gecorrigeerd|andere?|tweede|negeer|vergeet)$/;
/** Whether a word narrows; 'op weg' does not. */
export const isCondition = (word: string, at: number, words: readonly string[]): boolean =>
  CONDITION.test(word) && !(word === 'weg' && words[at - 1] === 'op');
export const ASKS = /^(?:hoe|hoe?v[a-z]*|hvl|wat|welke?|wie|waar|wanneer|waarom)$/;
export const DOER = /^(?:ik|we|wij|hij|men|iemand|niemand|iedereen)$/;
export const OWN = /^(?:mijn|mn|onze|ons)$/;
export const SUBJECT = /^(?:dat|dit|het|er|ze|zij|je|de|een|die|hier|daar)$/;
export const VERB =
  /^(?:is|zijn|was|waren|ben|heeft|hebben|heb|had|hadden|word|wordt|worden|werd|moet|moeten|kan|kunnen|kon|mag|wil|willen|wilde|zou|zal|hoeft|hoef|ga|gaat|gaan|ging|kom|komt|komen|kwam|sta|staat|stond|zit|zat|lig|ligt|lag|loop|rij|doe|doet|deed|maakt|maak|krijgt|kreeg|vraagt|vroeg|vragen|zegt|zei|belt|belde|bellen|mailt|mailde|appt|appte|weet|wist|zoekt|zoek|denkt|dacht|kijkt|leest|luistert|helpt|wacht|snap|snapt|begrijp|hoor|vertel|gelooft|staan|zitten)$/;
/** How a sentence begins of who does not call himself: 'zit net in de auto', 'ben benieuwd'. */
export const DROPPED =
  /^(?:onderweg|op weg|zit|sta|lig|loop|rij|kom|ga|ben|heb|weet|snap|begrijp|wacht|gok|vermoed|hoop|vrees|twijfel|voelt|lijkt|klinkt|schijnt)(?: |$)/;
export const KIN =
  /^(?:schoon)?(?:man|vrouw|vader|moeder|broer|zus|zusje|zuster|zoon|dochter|ouders|kind|kinderen|opa|oma|oom|tante|neef|nicht|partner|vriend|vriendin|buurman|buurvrouw|collega|baas|chef|stagiaire?|papa|mama|gezin|echtgenoot|echtgenote|burgemeester|wethouder)s?$/;
export const DAY =
  /^(?:(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:van|gister|morgen)?(?:ochtend|middag|avond|nacht)|vandaag|gisteren|morgen|overmorgen|straks|net|nu|zojuist)$/;
export const PLACE = /^(?:in|op|bij|naar|uit|langs|tegenover|van|aan|met|voor|over)$/;
export const WANTS = /^(?:wil|willen|wilde|zoek|zoeken|wens|hoef|hoeft|neem|laat)$/;
/** Parts and neighbours of a company, whose figures are not those of the whole. */
export const UNIT = /(?:holding|stichting|vereniging|vestiging|filiaal|locatie|afdeling)$/;
/** What somebody is asked to do with what is asked, and no more. */
export const TELLS =
  /^(?:weet|weten|zie|zien|zeg|zeggen|vertel|vertellen|vind|vinden|opzoeken|nakijken|uitzoeken|checken|opzoek|achterhalen|terugvinden|paraat|hoofd|hand|helpen|laten|toevallig|misschien|hebben|antwoord|antwoorden|vraag|veel|snel|gauw|mij|me|ons)$/;

export const TAG =
  /^(?:kan|kun|kunt|heb|heeft|hebt|je|jij|u|jullie|ik|dat|die|het|dit|zo|uit|bij|de|even|eens|ook|al|of|nu|te|er|voor|wil|wilt|zou|graag|dan|vroeg|af|mag|nog|iets|op|in|ergens|vragen)$/;
/** Names of amounts, which are told of for no other reason than what is asked. */
export const MONEY = /kosten|omzet|winst|resultaat|marge|saldo|^btw$|verlies|schuld/;
export const ARTICLE = /^(?:de|het|een|mijn|mn|onze|ons)$/;

export const LEAD = /^[\s(]*(?:(?:even|nog|dus|en|ook|kort|zo|ff) )*/i;
