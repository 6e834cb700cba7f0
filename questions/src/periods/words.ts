/** Words of periods as data: what they begin, by the number that they stand for. */
export const MONTH_WORDS: readonly string[] = [
  'januari, jan, januarie, january',
  'februari, feb, febr, februarie, february',
  'maart, mrt, mar, maa, march',
  'april, apr',
  'mei, may',
  'juni, jun, june',
  'juli, jul, july',
  'augustus, aug, august',
  'september, sep, sept',
  'oktober, okt, oct, october',
  'november, nov',
  'december, dec, kerstmaand, kerst',
];

/** First and last month of a season; the winter runs into the next year. */
export const SEASONS: readonly (readonly [words: string, first: number, months: number])[] = [
  ['zomer, zomermaanden, zomerperiode', 6, 3],
  ['herfst, najaar', 9, 3],
  ['winter, wintermaanden', 12, 3],
  ['lente, voorjaar', 3, 3],
];

/** Words of a unit of time. */
export const UNIT_WORDS = {
  maand: 'maand, maanden, mnd, mnden, mnds',
  kwartaal:
    'kwartaal, kwartalen, kalenderkwartaal, kalenderkwartalen, kw, kwrtl, kwart, q, k, kwrt',
  halfjaar: 'halfjaar, half jaar, halfjaren, semester, jaarhelft, helft',
  jaar: 'jaar, jaren, boekjaar, boekjaren, jr, kalenderjaar, belastingjaar, anno',
  week: 'week, weken, wk',
  dag: 'dag, dagen',
} as const;

/** Words before a unit: which one, seen from the month that counts as now. */
export const WHICH_WORDS = {
  deze: 'deze, dit, huidige, huidig, lopende, lopend, onderhavige',
  vorige: 'vorige, vorig, voorgaande, voorgaand, verleden, voorbije, eerdere',
  voorvorige: 'voorvorige, voorvorig, eervorige, eervorig',
  laatste: 'laatste, meest recente, recentste, jongste',
  voorlaatste: 'voorlaatste, op een na laatste',
  afgelopen: 'afgelopen, gepasseerde, afgesloten',
  volgende:
    'volgende, volgend, komende, komend, aankomende, aankomend, eerstvolgende, eerstkomende',
  eerste: 'eerste',
} as const;

export const SINCE_WORDS =
  'sinds, vanaf, sedert, sinds de start in, vanaf de start in, sinds de oprichting in, sinds de start van, met terugwerking tot, vanaf de maand, sinds de maand, met ingang van, van af';
export const UNTIL_WORDS = 'tm, tot en met, t.e.m, tem';
export const TO_WORDS = 'tot, tot aan';
export const END_WORDS =
  'eind, einde, ultimo, het eind van, het einde van, eind van, einde van, per eind, per einde, per ultimo, op het einde van, aan het eind van, laatste dag van, afloop van, de afsluiting van, afsluiting van, het slot van, slot van, de slotdag van, slotdag van, het afsluiten van, afsluiten van, de sluiting van, sluiting van';
export const START_WORDS =
  'begin, het begin van, begin van, aanvang van, de start van, start van, eerste dag van, de eerste dag van, aan het begin van, de opening van, opening van, het ingaan van, ingaan van, op de eerste van, nieuwjaarsdag';
export const MIDDLE_WORDS = 'halverwege, medio, midden';
/** Up to the last booked month of the fiscal year. */
export const SO_FAR_WORDS =
  'ytd, tot nu toe, tot dusver, tot nu, tot op heden, tot heden, tot vandaag, year to date, tot en met nu, tot en met vandaag, tm nu, dit jaar tot nu toe, dit boekjaar tot nu toe, dit jaar tot dusver, dit jaar tot en met nu, ytd dit jaar, jaar tot nu toe, cumulatief dit jaar, lopend jaar tot nu toe';
/** Everything that was booked. */
export const ALL_TIME_WORDS =
  'alle jaren, hele periode, sinds het begin, sinds de start, sinds de oprichting, sinds start, sinds oprichting, sinds de start van het bedrijf, sinds de start van de zaak, sinds we begonnen, vanaf de start, vanaf de oprichting, in alle jaren, alle jaren samen, alles wat geboekt is, vanaf het begin, over alle jaren, afgelopen jaren, de laatste jaren, laatste jaren, de afgelopen jaren, alle periodes, alle boekjaren, totale periode, de gehele periode, gehele periode, aller tijden, ooit, alle maanden van alle jaren, van alle jaren, voorgaande jaren, alle tijden';
export const NOW_WORDS =
  'nu, op dit moment, momenteel, vandaag, heden, op heden, per vandaag, tegenwoordig, per heden, per nu, thans, actueel, vandaag de dag, per direct';
export const WHOLE_YEAR_WORDS =
  'hele jaar, het hele jaar, heel het jaar, gehele jaar, het gehele jaar, volledige jaar, volle jaar, totale jaar, hele boekjaar, het hele boekjaar, gehele boekjaar, heel het boekjaar, volledige boekjaar, jaar als geheel, gans het jaar';
/** What may stand between a month or quarter and its year. */
export const BETWEEN_WORDS = 'van, in, uit, over, het, de, voor, van het, in het, over het';
