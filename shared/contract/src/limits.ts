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
  totalEuros: {
    max: 1_000_000_000_000,
    unit: 'euro debet of credit per bestand, begrotingen ook',
    why: 'Daarboven is een som over jaren niet meer op de cent te tellen.',
  },
  keyCharacters: {
    max: 255,
    unit: 'tekens per nummer of code in een bestand (rekening, relatie, dagboek, boekstuk, factuur, btw-code, kostenplaats)',
    why: 'De standaard geeft er 35, voor facturen 255. Afgekapt zouden twee nummers één kunnen worden, en langer passen ze niet in de indexen van de database.',
  },
  nameCharacters: {
    max: 255,
    unit: 'tekens per naam in een bestand',
    why: 'De standaard geeft er hoogstens 255, en een naam komt in elk overzicht terug.',
  },
  descriptionCharacters: {
    max: 1_000,
    unit: 'tekens per omschrijving in een bestand',
    why: 'De standaard geeft er 999; met langere teksten zou één antwoord honderden megabytes worden.',
  },
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
  filesAtOncePerOrganisation: {
    what: 'Bestanden van een organisatie die wachten op inlezen',
    max: 100,
    unit: 'bestanden',
    why: 'Genoeg voor de jaren van tien administraties; elk bestand staat tot het is ingelezen op de schijf.',
    refusal:
      'Er staan al {max} van deze organisatie te wachten. Upload de rest zodra er een paar zijn ingelezen.',
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
