import { countOf } from '../text/numbers.ts';

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
  /^(?:is|zijn|was|waren|ben|heeft|hebben|heb|had|hadden|word|wordt|worden|werd|moet|moeten|kan|kunnen|kon|mag|wil|willen|wilde|zou|zal|hoeft|hoef|ga|gaat|gaan|ging|kom|komt|komen|kwam|sta|staat|stond|zit|zat|lig|ligt|lag|loop|rij|doe|doet|deed|maakt|maak|krijgt|kreeg|vraagt|vroeg|vragen|begon|begonnen|duurt|duurde|bleef|bleven|blijft|liep|liepen|gaf|gaven|nam|namen|hield|hielden|liet|lieten|vond|vonden|kreeg|kregen|zag|zagen|sprak|las|sloot|viel|vielen|reed|stonden|zaten|lagen|kwamen|gingen|deden|dachten|wisten|zegt|zei|belt|belde|bellen|mailt|mailde|appt|appte|weet|wist|zoekt|zoek|denkt|dacht|kijkt|leest|luistert|helpt|wacht|snap|snapt|begrijp|hoor|vertel|gelooft|staan|zitten)$/;
/** How a sentence begins of who does not call himself: 'zit net in de auto', 'ben benieuwd'. */
export const DROPPED =
  /^(?:onderweg|op weg|zit|sta|lig|loop|rij|kom|ga|ben|heb|weet|snap|begrijp|wacht)(?: |$)|^(?:denk(?! (?:aan|om) )|gok|schat|vermoed|vrees|hoop|meen|geloof|twijfel) |^(?:voelt|lijkt|leek|klinkt|oogt) (?:me|mij|ons|wel|niet|nogal|erg|best|heel|zo|wat|vrij) /;
/** What somebody thinks that the answer is, which it is not. */
export const GUESSES =
  /^(?:denk|denkt|dacht|gok|gokt|gokte|schat|schatte|vermoed|vermoedt|verwacht|verwachtte|meen|meent|geloof|gelooft|hoop|hoopt)$/;
/** What somebody wants to know, see or explain is a question of its own. */
export const KNOWS =
  /^(?:weten|snappen|begrijpen|zien|uitzoeken|uitleggen|bepalen|inschatten|benieuwd|nieuwsgierig|vragen|afvragen)$/;
/** Work with papers and figures, which a heading may say. */
export const WORK =
  /^(?:(?:voor|na|bij|op|af|in|uit|door|aan|samen|klaar)(?:bereiden|werken|maken|stellen|ronden|vullen|lopen|kijken|rekenen|nemen|zoeken|zetten|leggen|plannen|schrijven|sluiten)|maken|plannen|schrijven|vergelijken|evalueren|controleren|actualiseren|analyseren|rapporteren|presenteren|archiveren|ordenen|bespreken|beoordelen|toetsen|verwerken|verlengen|herzien|onderhandelen|indienen|aanleveren|bezuinigen|besparen|snijden|ramen|begroten|opschonen|samenvatten)$/;
/** 'Onderwerp:', 'doel:'. */
export const LABEL = /^(?:onderwerp|doel|reden|aanleiding|actie|actiepunt|context|achtergrond)$/;
const SHORT =
  /^(?:genoeg|volstaat|volstaan|voldoende|geen|hoeft|hoeven|niet|zonder|afgerond|kort|bondig)$/;
const ANSWER =
  /^(?:naam|namen|bedrag|bedragen|decimaal|decimalen|cijfer|cijfers|komma|getal|verhaal|verhalen|uitleg|toelichting|onderbouwing|antwoord|antwoorden|details|poespas|gedoe|franje|zin|zinnen|woord|woorden)$/;
const ANSWERING =
  /^(?:is|zijn|was|graag|mag|met|en|plus|of|een|het|de|op|achter|lang|lange|kort|korte|groot|grote|uitgebreid|uitgebreide|heel|hele|pls|hoor|verder|erbij|bij|gewoon|al|maar|dan|wel|nodig|ik|we|me|mij|ons|voor|dus|alleen|enkel|alsjeblieft|aub|svp|meer|prima)$/;
const ROW =
  /^(?:reeks|reeksje|rijtje|lijstje|lijst|tabel|tabelletje|staatje|overzichtje|opsomming)$/;
/** 'Twee namen zijn genoeg' asks for two; decimals are counted for the eye only. */
const isCount = (word: string): boolean => word !== 'een' && countOf(word) !== undefined;
/** How long or short an answer may be: 'twee decimalen is genoeg', 'geen heel verhaal'. */
export const isForm = (words: readonly string[]): boolean =>
  [SHORT, ANSWER].every((some) => words.some((word) => some.test(word))) &&
  (!words.some(isCount) ||
    words.some((word) =>
      /^(?:decimaal|decimalen|cijfers?|zin|zinnen|woord|woorden)$/.test(word),
    )) &&
  words.every(
    (word) => isCount(word) || [SHORT, ANSWER, ANSWERING].some((each) => each.test(word)),
  );
/** The answer as a row: of what is a list already it says no more. */
export const isRow = (words: readonly string[]): boolean =>
  words.some((word) => ROW.test(word)) &&
  words.every((word) => ROW.test(word) || ANSWERING.test(word));
/** 'Om twee uur', 'over tien minuten', 'drie vragen': of these nothing is booked. */
export const CLOCK = /^(?:uur|uren|minuut|minuten|min|kwartier|vragen|vraagjes|dingen)$/;
/** 'Het was een topjaar', '2024 was geen best jaar': how a time was found. */
const FOUND =
  /^(?:het|t|dat|dit|[a-z]+|20\d\d|(?:vorig|dit|afgelopen) jaar) (?:is|was|wordt|werd|lijkt|bleek) (?:[a-z]+ ){0,2}?(?:een|geen|ons|onze|mijn) (?:[a-z]+ ){0,3}?[a-z]*(?:jaar|jaartje|maand|maandje|kwartaal|periode|tijd)(?: (?:volgens|voor) (?:mij|ons))?$/;
export const isFound = (words: readonly string[]): boolean => FOUND.test(words.join(' '));
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
