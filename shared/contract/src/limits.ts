/* oxlint-disable max-lines -- one table, which grows by a row for each limit */
import { INPUT_MAXIMA } from './input-maxima.ts';

/** How much of something the product takes at most, and why. */
export interface Limit {
  /** What is limited, in Dutch, as the tables of the documentation name it: 'Filters'. */
  readonly what: string;
  readonly max: number;
  /** What `max` counts, in Dutch and plural; of 'bytes' people read MB. */
  readonly unit: string;
  /** The reason, in Dutch, for operators. */
  readonly why: string;
  /** What is said to who goes beyond it, and what to do then; `{max}` is the number with its unit, `{wait}` how long it is met. */
  readonly refusal: string;
  /** Whether a user can meet it: then the page for users has it too. */
  readonly met?: true;
  /** Variable of the environment by which an operator sets another maximum. */
  readonly setting?: string;
}

/**
 * The one table of limits. Whoever refuses or cuts something reads its number and its words here;
 * the tables in the pages for users and operators are held against it by a test.
 */
export const LIMITS = {
  selectionFilters: {
    what: 'Filters per scherm of selectie',
    max: 40,
    unit: 'filters',
    why: 'Een scherm stuurt er hooguit tien; elk filter kost de database werk.',
    refusal: 'Kies hooguit {max}.',
  },
  filterValues: {
    what: 'Waarden in een filter',
    max: 1_000,
    unit: 'waarden',
    why: 'Zoveel rekeningen kiest niemand met de hand; een groep of type staat voor meer.',
    refusal:
      'Een filter heeft hooguit {max}. Kies een groep of type in plaats van losse rekeningen.',
    met: true,
  },
  filterText: {
    what: 'Tekst in een filter',
    max: 3_000,
    unit: 'tekens',
    why: 'Langer dan elk nummer of elke naam die de database als sleutel kan bewaren.',
    refusal: 'Een filter heeft hooguit {max}.',
  },
  filterOpen: {
    what: 'Filters op openstaande posten',
    max: 1,
    unit: 'per selectie',
    why: 'Elk leest alle openstaande facturen van een maand; een scherm stuurt er één.',
    refusal: 'Een selectie filtert op de openstaande posten van hooguit één maand.',
  },
  requestsOfAddress: {
    what: 'Aanvragen per minuut van een adres',
    max: 3_000,
    unit: 'aanvragen',
    why: 'Genoeg voor een kantoor; een persoon krijgt er een derde van, inloggen en meldingen van browsers elk een tiende.',
    refusal: 'Dit zijn te veel aanvragen. Wacht even.',
    setting: 'KENGETAL_REQUESTS_PER_MINUTE',
  },
  requestsAtOnce: {
    what: 'Aanvragen waaraan tegelijk wordt gewerkt voor een persoon',
    max: 6,
    unit: 'aanvragen',
    why: 'Zoveel stuurt een browser er tegelijk; tien keer zoveel wachten op hun beurt. Een organisatie krijgt het dubbele.',
    refusal: 'Dit zijn te veel aanvragen. Wacht even.',
    setting: 'KENGETAL_REQUESTS_AT_ONCE',
  },
  tableCells: {
    what: 'Bedragen van rekeningen in een tabel (regels × kolommen)',
    max: 15_000,
    unit: 'bedragen',
    why: 'Ruim 1.100 rekeningen over twaalf maanden; een browser tekent er niet meer in een paar tellen. Van grotere groepen staan de grootste rekeningen apart en de andere samen op één regel, die opent.',
    refusal:
      'Deze groep heeft te veel rekeningen om ze alle te tonen: de grootste staan apart, dit zijn de andere samen.',
    met: true,
  },
  quarters: {
    what: 'Kwartalen naast elkaar',
    max: 80,
    unit: 'kwartalen',
    why: 'Twintig jaar; meer kolommen leest niemand, en elke rekening telt in elke kolom.',
    refusal:
      'Naast elkaar passen hooguit {max}: je ziet de laatste. Het totaal gaat over de hele periode.',
    met: true,
  },
  answerBytes: {
    what: 'Antwoord op een scherm',
    max: 16 * 1024 * 1024,
    unit: 'bytes',
    why: 'Wat groter is, vult het geheugen van server en browser, en houdt anderen op.',
    refusal:
      'Dit is te groot om te tonen. Kies een kortere periode of minder rekeningen, of exporteer de boekingen als Excel.',
    met: true,
  },
  listedAccounts: {
    what: 'Rekeningen in een lijst om uit te kiezen of in te delen',
    max: 20_000,
    unit: 'rekeningen',
    why: 'Zoveel als een project er heeft; van een ouder project met meer staan de andere er niet bij.',
    refusal: 'Deze lijst toont de eerste {max}.',
  },
  mappedAccounts: {
    what: 'Rekeningen die je tegelijk indeelt',
    max: 5_000,
    unit: 'rekeningen',
    why: 'Het is één wijziging, die in één keer ongedaan gemaakt kan worden.',
    refusal: 'Deel hooguit {max} tegelijk in.',
    met: true,
  },
  budgetFile: {
    what: 'Bestand van een begroting',
    max: 6_000_000,
    unit: 'bytes',
    why: 'Ruim voor 20.000 rijen van twaalf maanden.',
    refusal: 'Een begroting is hooguit {max} groot. Laat andere tabbladen weg.',
    met: true,
  },
  budgetRows: {
    what: 'Rijen van een begroting',
    max: 20_000,
    unit: 'rijen',
    why: 'Zoveel als een administratie rekeningen kan hebben.',
    refusal: 'Een begroting heeft hooguit {max}. Bewaar alleen de rekeningen waarop je begroot.',
    met: true,
  },
  note: {
    what: 'Toelichting bij een rapport',
    max: 10_000,
    unit: 'tekens',
    why: 'Vijf bladzijden; ze staat ook in elke export.',
    refusal: 'De toelichting is te lang: hooguit {max}.',
    met: true,
  },
  message: {
    what: 'Bericht aan de assistent',
    max: INPUT_MAXIMA.message,
    unit: 'tekens',
    why: 'Wat een taalmodel bij een vraag nog goed leest.',
    refusal: 'Je bericht is te lang: hooguit {max}.',
    met: true,
  },
  questionsOfPerson: {
    what: 'Vragen aan de assistent per minuut van een persoon',
    max: 20,
    unit: 'vragen',
    why: 'Sneller leest niemand de antwoorden; een taalmodel kost geld.',
    refusal: 'Je kunt over {wait} weer een vraag stellen.',
    met: true,
    setting: 'KENGETAL_QUESTIONS_PER_MINUTE',
  },
  modelTokensOfPerson: {
    what: 'Tokens van het taalmodel op een dag van een persoon',
    max: 300_000,
    unit: 'tokens',
    why: 'Een vijftigtal vragen; daarna antwoordt de assistent die dag zonder taalmodel.',
    refusal: 'Je tegoed voor het taalmodel is op voor vandaag.',
    met: true,
    setting: 'KENGETAL_MODEL_TOKENS_PER_DAY',
  },
  modelTokensOfOrganisation: {
    what: 'Tokens van het taalmodel in een maand van een organisatie',
    max: 10_000_000,
    unit: 'tokens',
    why: 'Zo blijft een rekening van de aanbieder te overzien; daarna antwoordt de assistent die maand zonder taalmodel.',
    refusal: 'Het tegoed van je organisatie voor het taalmodel is op voor deze maand.',
    met: true,
    setting: 'KENGETAL_MODEL_TOKENS_PER_MONTH',
  },
  modelEurosOfPerson: {
    what: 'Kosten van het taalmodel op een dag van een persoon',
    max: 1,
    unit: 'euro',
    why: 'Telt waar prijzen zijn ingesteld: bij een duur model is dit eerder bereikt dan de tokens.',
    refusal: 'Je tegoed voor het taalmodel is op voor vandaag.',
    met: true,
    setting: 'KENGETAL_MODEL_EUROS_PER_DAY',
  },
  modelEurosOfOrganisation: {
    what: 'Kosten van het taalmodel in een maand van een organisatie',
    max: 25,
    unit: 'euro',
    why: 'Telt waar prijzen zijn ingesteld; daarna antwoordt de assistent die maand zonder taalmodel.',
    refusal: 'Het tegoed van je organisatie voor het taalmodel is op voor deze maand.',
    met: true,
    setting: 'KENGETAL_MODEL_EUROS_PER_MONTH',
  },
  chatDays: {
    what: 'Dagen dat gesprekken met de assistent worden bewaard',
    max: INPUT_MAXIMA.chatDays,
    unit: 'dagen',
    why: 'Tien jaar; zonder keuze blijft een gesprek tot iemand het verwijdert.',
    refusal: 'Kies hooguit {max}.',
  },
  suggestionsAtOnce: {
    what: 'Suggesties in één keer',
    max: 200,
    unit: 'suggesties',
    why: 'Meer dan een project open heeft staan.',
    refusal: 'Kies hooguit {max} tegelijk.',
  },
  suggestionReason: {
    what: 'Reden of notitie bij een suggestie',
    max: INPUT_MAXIMA.suggestionReason,
    unit: 'tekens',
    why: 'Een paar zinnen; wat langer is, hoort bij de boekhouding.',
    refusal: 'Schrijf hooguit {max}.',
  },
  askedRows: {
    what: 'Regels in de tabel van een antwoord van de assistent',
    max: 200,
    unit: 'regels',
    why: 'Meer leest niemand in een gesprek; een rapport of export heeft alles.',
    refusal: 'Een antwoord toont hooguit {max}. Open het bedrag om alle boekingen te zien.',
    met: true,
  },
  views: {
    what: 'Bewaarde weergaven van een scherm, van jou en van het project elk',
    max: 100,
    unit: 'weergaven',
    why: 'Meer is in een lijst niet terug te vinden.',
    refusal: 'Je kunt hooguit {max} van een scherm bewaren. Verwijder er eerst een.',
    met: true,
  },
  projects: {
    what: 'Projecten in een organisatie',
    max: 1_000,
    unit: 'projecten',
    why: 'Elk scherm krijgt de lijst; een kantoor met meer administraties maakt een organisatie per vestiging.',
    refusal: 'Een organisatie heeft hooguit {max}. Maak een tweede organisatie aan.',
    met: true,
  },
  organisations: {
    what: 'Organisaties waarvan iemand beheerder is',
    max: 100,
    unit: 'organisaties',
    why: 'Elk scherm krijgt de lijst, en elke organisatie mag opslag gebruiken.',
    refusal: 'Je bent beheerder van hooguit {max}. Vraag een collega om de volgende aan te maken.',
    met: true,
  },
  openInvitations: {
    what: 'Uitnodigingen van een organisatie die nog open staan',
    max: 200,
    unit: 'uitnodigingen',
    why: 'Meer is in een lijst niet te overzien.',
    refusal: 'Er staan al {max} open. Trek er eerst een paar in.',
    met: true,
  },
  invitationsPerDay: {
    what: 'Uitnodigingen die een organisatie in 24 uur verstuurt, opnieuw sturen telt mee',
    max: 100,
    unit: 'uitnodigingen',
    why: 'Genoeg voor een kantoor op zijn eerste dag; wie meer stuurt, gebruikt Kengetal om anderen lastig te vallen.',
    refusal: 'Een organisatie verstuurt hooguit {max} in 24 uur. Ga morgen verder.',
    met: true,
  },
  mailsPerDay: {
    what: 'Mails die een organisatie in 24 uur laat versturen',
    max: 200,
    unit: 'mails',
    why: 'De uitnodigingen, en de berichten die daarop volgen.',
    refusal:
      'Je organisatie liet in 24 uur al {max} versturen. Kopieer de link en stuur die zelf, of probeer het morgen opnieuw.',
    met: true,
  },
  mailsToAddress: {
    what: 'Mails aan één adres in 24 uur, van alle organisaties samen',
    max: 10,
    unit: 'mails',
    why: 'Zo is er niemand mee lastig te vallen.',
    refusal:
      'Dit adres kreeg in 24 uur al {max} van Kengetal. Kopieer de link en stuur die zelf, of probeer het morgen opnieuw.',
    met: true,
  },
  removalDays: {
    what: 'Dagen waarin terugkomt wat is verwijderd (organisatie, project)',
    max: 30,
    unit: 'dagen',
    why: 'Lang genoeg om een vergissing na een vakantie te merken; daarna blijft er niets van bewaard.',
    refusal: 'Wat langer dan {max} geleden is verwijderd, is voorgoed gewist.',
    met: true,
  },
  uploadBytes: {
    what: 'Bestand dat je uploadt',
    max: 2 * 1024 * 1024 * 1024,
    unit: 'bytes',
    why: 'Ruim voor de boekjaren van een groot bedrijf.',
    refusal: 'Het bestand is groter dan {max}. Upload de boekjaren apart, of als zip.',
    met: true,
    setting: 'KENGETAL_UPLOAD_LIMIT_MB',
  },
  storedBytes: {
    what: 'Bewaarde bestanden van een organisatie',
    max: 50 * 1024 * 1024 * 1024,
    unit: 'bytes',
    why: 'Elke versie van een bestand wordt bewaard tot er twee nieuwere zijn; één organisatie mag de schijf niet vullen.',
    refusal:
      'De bestanden van je organisatie zijn samen groter dan {max}. Maak imports ongedaan die je niet meer nodig hebt, of vraag je beheerder om meer ruimte.',
    met: true,
    setting: 'KENGETAL_STORED_LIMIT_MB',
  },
  body: {
    what: 'Aanvraag',
    max: 64 * 1024,
    unit: 'bytes',
    why: 'De meeste aanvragen zijn kleiner dan 2 kB; alleen wat meer nodig heeft, mag meer.',
    refusal: 'De aanvraag is te groot: hooguit {max}.',
  },
  bodyOfLists: {
    what: 'Aanvraag met een selectie, een lijst of een gesprek',
    max: 1024 * 1024,
    unit: 'bytes',
    why: 'Past duizend lange rekeningnummers in een filter, of de indeling van 5.000 rekeningen.',
    refusal: 'De aanvraag is te groot: hooguit {max}.',
  },
  filesAtOncePerOrganisation: {
    what: 'Bestanden van een organisatie die wachten op inlezen',
    max: 100,
    unit: 'bestanden',
    why: 'Genoeg voor de jaren van tien administraties; elk bestand staat tot het is ingelezen op de schijf. Een zip telt als één.',
    refusal:
      'Er staan al {max} van deze organisatie te wachten. Upload de rest zodra er een paar zijn ingelezen.',
    met: true,
  },
  accountsPerProject: {
    what: 'Grootboekrekeningen in een project',
    max: 20_000,
    unit: 'rekeningen',
    why: 'Elk overzicht rekent met alle rekeningen per maand; een gewoon schema heeft er een paar honderd.',
    refusal:
      'Een administratie heeft hooguit {max}. Exporteer het bestand opnieuw, met alleen de rekeningen waarop is geboekt.',
    met: true,
  },
  linesPerProject: {
    what: 'Boekingsregels in een project',
    max: 10_000_000,
    unit: 'regels',
    why: 'Zoeken, sorteren en optellen blijven hiermee snel genoeg; zo veel zijn tientallen jaren van een groot bedrijf.',
    refusal:
      'Een project bevat hooguit {max}. Zet de oudste boekjaren in een ander project, of upload minder jaren.',
    met: true,
  },
  linesPerFile: {
    what: 'Boekingsregels in een bestand',
    max: 5_000_000,
    unit: 'regels',
    why: 'Inlezen duurt dan tot ongeveer een kwartier; een jaar van een groot bedrijf heeft er een miljoen.',
    refusal: 'Een bestand bevat hooguit {max}. Exporteer elk boekjaar apart.',
    met: true,
  },
  linesPerEntry: {
    what: 'Regels in één boeking',
    max: 50_000,
    unit: 'regels',
    why: 'Een boeking wordt in haar geheel in het geheugen gelezen.',
    refusal:
      'Een boeking heeft hooguit {max}. Exporteer het bestand opnieuw; blijft het zo, laat dan je boekhoudpakket elke boeking apart zetten.',
  },
  yearsPerProject: {
    what: 'Ingelezen boekjaren in een project',
    max: 60,
    unit: 'boekjaren',
    why: 'Elk scherm houdt alle jaren tegen elkaar; sommen over zo veel jaren blijven op de cent.',
    refusal: 'Een project bevat hooguit {max}. Zet de oudste in een ander project.',
  },
  relationsPerFile: {
    what: 'Relaties in een bestand',
    max: 200_000,
    unit: 'relaties',
    why: 'Hun namen staan tijdens het inlezen in het geheugen.',
    refusal:
      'Een bestand bevat hooguit {max}. Exporteer het opnieuw, zonder relaties waarop niet is geboekt.',
  },
  codesPerFile: {
    what: 'Dagboeken, btw-codes, kostenplaatsen of kostendragers in een bestand, van elk',
    max: 10_000,
    unit: 'codes',
    why: 'Per code wordt geteld terwijl het bestand wordt gelezen.',
    refusal:
      'Een bestand bevat van dagboeken, btw-codes, kostenplaatsen en kostendragers elk hooguit {max}. Exporteer het opnieuw.',
  },
  keyCharacters: {
    what: 'Nummer of code in een bestand (rekening, relatie, dagboek, boekstuk, factuur, btw, kostenplaats)',
    max: 255,
    unit: 'tekens',
    why: 'De standaard geeft er 35, voor facturen 255. Afgekapt zouden twee nummers één kunnen worden; langere passen niet in de indexen van de database.',
    refusal:
      'Een nummer of code heeft hooguit {max}. Maak die korter in je boekhoudpakket en exporteer het bestand opnieuw.',
    met: true,
  },
  nameCharacters: {
    what: 'Naam in een bestand (rekening, relatie, dagboek, bedrijf); wat langer is, wordt ingekort',
    max: 255,
    unit: 'tekens',
    why: 'De standaard geeft hoogstens 255, en een naam komt in elk overzicht terug.',
    refusal: 'Een naam heeft hooguit {max}; de rest is weggelaten.',
    met: true,
  },
  descriptionCharacters: {
    what: 'Omschrijving in een bestand; wat langer is, wordt ingekort',
    max: 1_000,
    unit: 'tekens',
    why: 'De standaard geeft 999; met langere teksten wordt één antwoord honderden megabytes.',
    refusal: 'Een omschrijving heeft hooguit {max}; de rest is weggelaten.',
    met: true,
  },
  totalEuros: {
    what: 'Debet of credit van een bestand of begroting samen',
    max: 1_000_000_000_000,
    unit: 'euro',
    why: 'Daarboven is een som over jaren niet meer op de cent te tellen.',
    refusal: 'De bedragen zijn samen meer dan {max}. Controleer ze en lees het bestand opnieuw in.',
  },
  xmlDepth: {
    what: 'Elementen in elkaar in een auditfile',
    max: 32,
    unit: 'niveaus',
    why: 'De standaard heeft er acht; dieper is geen boekhouding.',
    refusal:
      'Dit bestand is niet te lezen: het is te diep genest (meer dan {max}). Exporteer het opnieuw uit je boekhoudpakket.',
  },
  xmlText: {
    what: 'Tekst of element aan één stuk in een auditfile',
    max: 4 * 1024 * 1024,
    unit: 'bytes',
    why: 'Zoveel zonder een volgend element is geen boekhouding, en zou het geheugen vullen.',
    refusal:
      'Dit bestand is niet te lezen: er staat een stuk tekst van meer dan {max} in. Exporteer het opnieuw uit je boekhoudpakket.',
  },
  filesPerZip: {
    what: 'Bestanden in een zip',
    max: 1_000,
    unit: 'bestanden',
    why: 'Zoveel projecten heeft een organisatie hooguit; een kantoor uploadt al zijn administraties in één keer.',
    refusal: 'In een zipbestand zitten hooguit {max}. Zet alleen de auditfiles erin.',
    met: true,
  },
  unpackedBytes: {
    what: 'Auditfiles van een upload, uitgepakt',
    max: 4 * 1024 * 1024 * 1024,
    unit: 'bytes',
    why: 'Twee keer de grootste upload; een zip kan anders een schijf of een dag vullen.',
    refusal: 'Uitgepakt is dit zipbestand groter dan {max}. Upload de boekjaren apart.',
    met: true,
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

const MB = 1024 * 1024;
const NUMBER = new Intl.NumberFormat('nl-NL');

/** '12.000 rekeningen'; bytes as '2.048 MB' or '64 kB'. */
export function limitWords({ unit }: Limit, max: number): string {
  if (unit !== 'bytes') return `${NUMBER.format(max)} ${unit}`;
  return max < MB ? `${NUMBER.format(max / 1024)} kB` : `${NUMBER.format(Math.floor(max / MB))} MB`;
}

/**
 * What is said to who goes beyond a limit.
 * @param max where an operator has set another
 * @param wait how long it is met, where that is known: '56 seconden'
 */
export function refusalOf(limit: Limit, max = limit.max, wait = 'een minuut'): string {
  return limit.refusal.replace('{max}', limitWords(limit, max)).replace('{wait}', wait);
}
