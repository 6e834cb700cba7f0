/**
 * What a sentence with a reference is made of, besides what the reference is called: words that say
 * no more than that something is so. Any other word could make another amount of it.
 */
const FRAME = `
de het een dit dat deze die er je jij jouw jullie we wij ons onze ik mij mijn u uw zij ze hij hun haar
wat wie welke waarvan daarvan hiervan daarmee hiermee daarbij hierbij daarin hierin ervan eruit erbij erop
in van over voor bij aan op uit met door en of maar om te tot naar na dan als tegenover vergeleken met
vergelijking ten opzichte onder binnen tussen namelijk dus ook nog al want terwijl waar waarbij zoals
daarnaast naast verder bovendien tevens eveneens evenals respectievelijk via volgens gedurende tijdens
hier daar hieronder hierboven daaronder daarna vervolgens tenslotte slotte toen zo hoeveel zoveel
ter terzijde precies exact inderdaad graag kortom concreet vooral voornamelijk name
is was waren zijn bedroeg bedroegen bedraagt bedragen kwam kwamen komt komen gaat gaan ging gingen moet moeten heb hebt heeft hebben
had hadden werd werden wordt worden staat staan stond stonden zie ziet zien vind vindt laat toon toont
geef geeft gaf geven maakt maakte maakten gemaakt boekte boekten geboekt geboekte realiseerde realiseerden
gerealiseerd gerealiseerde behaalde behaalden behaald haalde haalden gehaald bestaat bestaan bestond
bestonden bestaande telt tellen telde samengesteld omvat omvatten bevat bevatten betreft betrof hoort horen
noem noemt heet heten levert leverde leverden opleverde opgeleverd draagt droeg droegen bijdroeg bijgedragen
uitkwam uitkomt uitgekomen neer neerkomt bleef bleven blijft overbleef overblijft vormt vormen vormde zat zitten zit ligt lag kan kunt kunnen
zou brengt bracht heel hele gehele volledige volledig afzonderlijk apart beide elk elke ieder iedere
andere goed uitgesplitst verdeeld opgedeeld berekend gevonden gevraagd gevraagde genoemde
bedrag bedragen totaal totale totalen samen som periode maand maanden kwartaal kwartalen jaar boekjaar
boekjaren eind einde begin stand cijfer cijfers boekhouding administratie boeken boeking boekingen uitkomst
antwoord vraag tabel overzicht rekening rekeningen post posten relatie relaties regel regels factuur
facturen bedrijf zaak onderneming naam namen soort soorten groep groepen onderdeel onderdelen delen
ja nee hoi hallo bedankt dankjewel natuurlijk zeker prima oke alsjeblieft
`;

export const FRAME_WORDS: ReadonlySet<string> = new Set(FRAME.split(/\s+/).filter(Boolean));

/** Words that money comes in by, and those that it goes out by: for what it is that. */
export const SIDE_WORDS = {
  in: `klant klanten afnemer afnemers debiteur debiteuren verkocht verkochten verkoop verkopen ontvangen ontvangt
    ontvang krijg krijgt krijgen tegoed factureerde factureerden gefactureerd kocht kochten afnam afgenomen
    binnen binnengekomen verdiend verdiende verdienden terugkrijgt terugkrijgen terugvragen terugvraagt terug`,
  uit: `leverancier leveranciers crediteur crediteuren kocht kochten gekocht inkoop inkopen ingekocht betaal
    betaalt betalen afdragen afdraagt af te dragen verschuldigd schuldig uitgegeven uitgaf uitgaven besteed
    besteedde kost kostte kostten gekost`,
  open: `openstaand openstaande open openstaat openstaan openstond openstonden`,
  btw: `btw omzetbelasting aangifte`,
} as const;

/** Words for what is at an end of an order: a superlative is of what is first there. */
export const RANK_WORDS = {
  hoogste: `hoogste hoogst grootste grootst meeste meest belangrijkste topmaand topklant bovenaan`,
  laagste: `laagste laagst kleinste kleinst minste minst onderaan`,
} as const;
