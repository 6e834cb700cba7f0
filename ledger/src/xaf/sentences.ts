import { LIMITS, limitWords, type LimitName } from '@kengetal/contract';

/** Oddities that are met many times while reading; counted, with the first one as the example. */
export type Oddity = keyof typeof SENTENCES;

/** What a user should know: what was found, and what it means for the figures. */
export const SENTENCES = {
  boeking_ongelijk: (count, example) =>
    `${plural(count, 'boeking is', 'boekingen zijn')} niet in balans; de eerste is ${example}. Daardoor kan de balans een verschil tonen.`,
  boeking_aangevuld: (count, example) =>
    `Van ${plural(count, 'boeking', 'boekingen')} staat alleen de ene kant in het bestand (${example}). De andere kant is geboekt op de tegenrekening van het dagboek, zodat de balans klopt.`,
  resultaat_overgeboekt: (count, example) =>
    `${plural(count, 'boeking maakt', 'boekingen maken')} aan het eind van het jaar alle resultaatrekeningen leeg (${example}). Die telt niet mee: het resultaat van het jaar blijft staan en is op de balans onverdeeld.`,
  rekening_onbekend: (count, example) =>
    `${plural(count, 'rekening ontbreekt', 'rekeningen ontbreken')} in het grootboek van het bestand maar ${count === 1 ? 'is' : 'zijn'} wel gebruikt (${example}). Ze staan bij Niet ingedeeld op de balans.`,
  rekening_leeg: (count, example) =>
    `${plural(count, 'regel noemt', 'regels noemen')} geen rekening (${example}). Ze staan op de balans, op de rekening ‘Regels zonder rekeningnummer’.`,
  rekening_dubbel: (count, example) =>
    `${plural(count, 'rekening staat', 'rekeningen staan')} meer dan eens in het grootboek (${example}); de eerste naam en soort gelden, alle regels tellen.`,
  rekening_zonder_soort: (count, example) =>
    `Van ${plural(count, 'rekening', 'rekeningen')} zegt het bestand niet of ze bij de balans of bij het resultaat horen (${example}). Dat is afgeleid uit de naam en de plaats in het rekeningschema, en bepaalt mee hoe hoog het resultaat is; kijk of het klopt.`,
  relatie_dubbel: (count, example) =>
    `${plural(count, 'relatie staat', 'relaties staan')} meer dan eens in het bestand (${example}); de eerste naam geldt, de bedragen veranderen niet.`,
  periode_onbekend: (count, example) =>
    `${plural(count, 'boeking heeft', 'boekingen hebben')} geen bruikbaar periodenummer (${example}); de datum bepaalt de maand.`,
  maand_onbekend: (count, example) =>
    `${plural(count, 'boeking heeft', 'boekingen hebben')} geen bruikbare periode en geen datum (${example}); ze tellen mee in de eerste maand van het boekjaar.`,
  periodetabel: () =>
    'De lijst met periodes in het bestand spreekt zichzelf tegen en is niet gebruikt: periode 1 is de eerste maand van het boekjaar, periode 2 de tweede, enzovoort.',
  periodetabel_laat: () =>
    'De lijst met periodes staat achter de boekingen en is niet gebruikt: periode 1 is de eerste maand van het boekjaar. Bedragen per maand kunnen daardoor afwijken, het jaar niet.',
  afsluitperiode: (count, example) =>
    `${plural(count, 'regel staat', 'regels staan')} in een periode na de laatste maand van het boekjaar (periode ${example}). Ze tellen mee in het jaar en worden daar apart getoond.`,
  datum_onbekend: (count, example) =>
    `${plural(count, 'regel heeft', 'regels hebben')} geen geldige datum (${example}); de eerste dag van de maand is gebruikt. De bedragen per maand veranderen niet.`,
  zijde_onbekend: (count, example) =>
    `Van ${plural(count, 'regel', 'regels')} zegt het bestand niet of het debet of credit is (${example}); een bedrag met een minteken is als credit gelezen, een ander als debet.`,
  bedrag_ontbreekt: (count, example) =>
    `${plural(count, 'regel heeft', 'regels hebben')} geen bedrag (${example}) en ${count === 1 ? 'telt' : 'tellen'} als € 0,00.`,
  bedrag_notatie: (count, example) =>
    `${plural(count, 'bedrag heeft', 'bedragen hebben')} een komma of een scheidingsteken voor duizendtallen (${example}). De laatste twee cijfers zijn als centen gelezen.`,
  btw_onleesbaar: (count, example) =>
    `Bij ${plural(count, 'regel', 'regels')} is het btw-bedrag niet te lezen (${example}). Dat veld is weggelaten; de geboekte bedragen veranderen niet.`,
  tekencodering: () =>
    'Het bestand zegt UTF-8 te zijn maar bevat andere tekens. Die zijn als Windows-1252 gelezen; kijk of namen met accenten kloppen. De bedragen veranderen niet.',
  tekencodering_utf8: () =>
    'Het bestand zegt ISO-8859-1 te zijn maar is in UTF-8 geschreven en zo gelezen; kijk of namen met accenten kloppen. De bedragen veranderen niet.',
  boekjaar_wijkt_af: (_, example) =>
    `Het boekjaar in het bestand (${example}) past niet bij de begin- en einddatum; de datums tellen.`,
  boekjaar_afgeleid: (_, example) =>
    `De begin- of einddatum van het boekjaar ontbreekt of klopt niet. Het boekjaar loopt nu van ${example}; kijk of dat zo is.`,
  beginbalans_dubbel: (_, example) =>
    `De beginbalans staat twee keer in het bestand${also(example)}. Ze is één keer geteld.`,
  beginbalans_verschilt: (_, example) =>
    `De beginbalans staat twee keer in het bestand en niet gelijk (${example}). De eerste telt, de tweede is weggelaten; kijk of de beginbalans klopt.`,
  beginbalans_aangevuld: (_, example) =>
    `Naast de beginbalans staan er boekingen in het bestand die daar ook bij horen${also(example)}. Beide tellen mee in de beginbalans.`,
  beginbalans_resultaat: (count, example) =>
    `${plural(count, 'regel', 'regels')} van de beginbalans ${count === 1 ? 'staat' : 'staan'} op een resultaatrekening (${example}). Ze tellen niet mee in het resultaat en staan op de balans bij het onverdeelde resultaat.`,
  tekst_ingekort: (count, example) =>
    `${plural(count, 'tekst is', 'teksten zijn')} ingekort (${example}): een omschrijving heeft hooguit ${limit('descriptionCharacters')}, een naam ${limit('nameCharacters')}. De bedragen veranderen niet.`,
  valuta: (_, example) =>
    `De administratie is in ${example}, niet in euro. De bedragen staan er zoals ze in het bestand staan.`,
} satisfies Readonly<Record<string, (count: number, example: string) => string>>;

const limit = (name: LimitName) => limitWords(LIMITS[name], LIMITS[name].max);

function also(example: string): string {
  return example === '' ? '' : `, ook in ${example}`;
}

function plural(count: number, one: string, many: string): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}
