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
is ben bent was waren zijn bedroeg bedroegen bedraagt bedragen kwam kwamen komt komen ging gingen heb hebt heeft hebben
had hadden werd werden staat staan stond stonden zie ziet zien vind vindt laat toon toont
geef geeft gaf geven maakt maakte maakten gemaakt boekte boekten geboekt geboekte realiseerde realiseerden
gerealiseerd gerealiseerde behaalde behaalden behaald haalde haalden gehaald bestaat bestaan bestond
bestonden bestaande telt tellen telde samengesteld omvat omvatten bevat bevatten betreft betrof hoort horen
noem noemt heet heten levert leverde leverden opleverde opgeleverd draagt droeg droegen bijdroeg bijgedragen
uitkwam uitkomt uitgekomen neer neerkomt bleef bleven blijft overbleef overblijft vormt vormen vormde zat zitten zit ligt lag
brengt bracht heel hele gehele volledige volledig
goed uitgesplitst verdeeld opgedeeld berekend gevonden gevraagd gevraagde genoemde
bedrag bedragen totaal totale totalen samen som periode maanden kwartalen
boekjaren eind einde begin stand cijfer cijfers boekhouding administratie boeken boeking boekingen uitkomst
antwoord vraag tabel overzicht rekening rekeningen post posten relaties regel regels factuur
facturen bedrijf zaak onderneming naam namen soort soorten groep groepen onderdeel onderdelen delen
verdeling volgt uitsplitsing samengevat kort ja nee hoi hallo bedankt dankjewel natuurlijk zeker prima oke alsjeblieft
`;

export const FRAME_WORDS: ReadonlySet<string> = new Set(FRAME.split(/\s+/).filter(Boolean));

/** Words of trade, for what was sold and what was bought; what is open has them too. */
export const SIDE_WORDS = {
  in: `klanten afnemers debiteuren verkocht verkochten verkoop verkopen factureerde factureerden gefactureerd
    kocht kochten afnam afgenomen`,
  uit: `leveranciers crediteuren kocht kochten gekocht inkoop inkopen ingekocht uitgegeven uitgaf uitgaven
    besteed besteedde kost kostte kostten gekost`,
  open: `openstaand openstaande open openstaat openstaan openstond openstonden`,
  btw: `btw omzetbelasting aangifte`,
} as const;

/** One of those who buy or sell: for what is of one of them. */
export const PARTY_WORDS = `klant afnemer debiteur leverancier crediteur relatie`;

/** Words for who owes whom, for what is open and for VAT alone: those of the side they stand at. */
export const OWED_WORDS = {
  in: `moet moeten krijg krijgt krijgen ontvang ontvangt ontvangen tegoed terugkrijgt terugkrijgen terugvragen
    terugvraagt terug`,
  uit: `moet moeten betaal betaalt betalen afdragen afdraagt afdraag af dragen verschuldigd verschuldigde schuldig`,
} as const;

/** Words for what is at an end of an order: a superlative is of what is first there. */
export const RANK_WORDS = {
  hoogste: `hoogste hoogst grootste grootst meeste meest belangrijkste topmaand topklant bovenaan`,
  laagste: `laagste laagst kleinste kleinst minste minst onderaan`,
} as const;
