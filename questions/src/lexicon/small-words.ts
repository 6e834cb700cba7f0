/** Small words of Dutch, and what amounts are said to do: they ask nothing by themselves. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  `
de het een t n in van over op voor bij aan met tot uit door
om te er en of maar ook nog al wel niet geen is was zijn waren
ben heb heeft hebben had hadden geweest geworden wat welk welke hoe hoeveel wie waar wanneer
ik je jij u we wij ons onze mijn mn jouw uw mij me zij ze
hij hun dat die dit deze dan als nu eens even graag kan kun kunt kunnen
kon wil wilt willen zou zouden moet moeten moest moesten gaat gaan ging gingen gegaan komt
komen kwam kwamen gekomen staat staan stond stonden zit zitten zat zaten word worden wordt werd
werden doet doen deed deden gedaan laat laten zien toch eigenlijk dus nou hier daar daarvan
ervan erop erin erbij toen inmiddels intussen misschien ongeveer precies echt gewoon ooit alle alles allemaal
elk elke samen totaal per jaar maand kwartaal boekjaar gemaakt geboekt gehad gedraaid behaald gehaald gerealiseerd
geleden verlies bekend iets weer best zeg weet weten zo zoal binnen rond tussen onder boven
meer minder hoger lager genoeg maken maakt maakte maakten draaien draaide draaiden halen haalde haalden haalt
blijft blijven bleef bleven krijgt krijgen kreeg kregen veel weinig groot hoog laag vorig vorige ten
opzichte dezelfde hetzelfde gelijk zelfde anders open openstaat beter slechter naar tov zelf contract contracten
`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
