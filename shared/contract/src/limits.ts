/** How much of something the product takes at most, and why. */
export interface Limit {
  /** What is limited, in Dutch, as the tables of the documentation name it: 'Filters'. */
  readonly what: string;
  readonly max: number;
  /** What `max` counts, in Dutch and plural; of 'bytes' people read MB. */
  readonly unit: string;
  /** The reason, in Dutch, for operators. */
  readonly why: string;
  /** What is said to who goes beyond it, and what to do then; `{max}` is the number with its unit. */
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
  filesAtOncePerOrganisation: {
    what: 'Bestanden van een organisatie die wachten op inlezen',
    max: 100,
    unit: 'bestanden',
    why: 'Genoeg voor de jaren van tien administraties; elk bestand staat tot het is ingelezen op de schijf.',
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
    max: 200,
    unit: 'bestanden',
    why: 'Genoeg voor alle jaren en delen van één administratie.',
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

/** What is said to who goes beyond a limit; `max` where an operator has set another. */
export function refusalOf(limit: Limit, max = limit.max): string {
  return limit.refusal.replace('{max}', limitWords(limit, max));
}
