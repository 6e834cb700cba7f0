/**
 * Words that say what no reading tells, of whatever they are said: 'hoeveel huur is er verrekend'. They
 * are known, so that none of them is taken for a slip of another word.
 */
export const UNTOLD_WORDS: ReadonlySet<string> = new Set(
  `
aanwezig afgekocht afging automatisch automatische beeindigd bepaalde bezig bieden bijgekomen
bijkwam bijzonder bijzondere compleet correct denken dient doorbelast doorberekend doorberekenen
eerst effectief effectieve eigenaar enige enkele financieel functie gebeurd gebeurde
gebeuren gebeurt gebruik gebruikelijk gebruiken gebruikt gedeeltelijk geheten gek geldig
gelegen geruild geschonken gevolgd gewonnen gezeten goede gooide gooiden hard
hoeveelste hoop iemand individueel ingekomen inging kwijtgeraakt langzaam lekken lekte
leuk mening misgelopen mislopen mooie negatief nodige noemt ondernemer
ondernemers onderscheid ongewoon oorspronkelijk oorspronkelijke opgezegd overleggen passen plek positief
praten printen raakt raar schatkist slechte sluiten snelheid snelle
sommige soms spreken sterk terugkomen terugkomt tijdelijk twijfel uitgegaan uitgevallen
uitging ver veranderen verbinding vergelijkbaar vergeten verkeerd verkeerde verlengd verlengde
verlengen vermeden verrekend verrekende verrekenden verrekenen verrekening verschillende vielen voelen
voldoende volgde volgt voorkomen voorlopig voorlopige voortaan weggegooid weggevallen wekelijks
werken werkt werkte won wonnen zichtbaar einddatum begindatum ingangsdatum looptijd gestolen samengevoegd terugbetaald terugbetalen teruggeboekt terugboeken terugvorderen teruggevorderd
tekenen tekent tekende spullen spulletjes warm koud druk dekt dekte besproken afgesproken gesproken raak raken raakte raakten geraakt rijden rijdt reed reden gereden
`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
