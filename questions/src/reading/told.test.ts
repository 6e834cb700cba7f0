import fc from 'fast-check';
import { readQuestion, vocabularyOf } from '../index.ts';
import { QUESTIONS } from '../testing/questions.ts';
import { readAs } from '../testing/table.ts';
import { CALENDAR_WORLD } from '../testing/world.ts';

const vocabulary = vocabularyOf(CALENDAR_WORLD);

/** What people say around a question, which stands at '…'. */
const FRAMES = `
Mijn schoonvader wil meekijken. …
Zit net in de auto: …
Ik zit morgen bij de bank: …
Hoi, korte vraag tussendoor, …
Oja, …
Omdat de commissaris ernaar vroeg: …
Even voor mijn beeldvorming, …
Ter voorbereiding op de jaarvergadering zoek ik het volgende. …
Mijn zoon van twaalf doet een spreekbeurt over ons bedrijf. …
Dat weet ik even niet: …
… Dat wil mijn vrouw graag weten.
… Alvast dank, groet Piet
…, weet je dat zo uit je hoofd?
…? ik kom er niet uit
…, zodat ik het kan uitleggen aan mijn ouders
… (mijn zwager vroeg het)
Begrotingsronde, stap 1: …
Jaarrekening afronden: …
Belrondje donderdag, …
Onderwerp: besparen. …
Ik ben hier net begonnen en wil eerst snappen hoe we ervoor staan. …
…, kort antwoord is genoeg
…, voelt wel zo
…, de bank zeurt erom
…, mijn vrouw schat 5 mille
`
  .trim()
  .split('\n');

test('what is told around a question changes nothing of what is asked', () => {
  fc.assert(
    fc.property(fc.constantFrom(...QUESTIONS), fc.constantFrom(...FRAMES), (question, frame) => {
      expect(readQuestion(frame.replace('…', question), vocabulary)).toEqual(
        readQuestion(question, vocabulary),
      );
    }),
    { numRuns: 40 },
  );
});

describe('what is told beside a question', () => {
  readAs(
    CALENDAR_WORLD,
    `
Hallo Kengetal! Wie is ons het meest schuldig? → Openstaande facturen, top 1
De bus komt zo. Wat was de solvabiliteit eind 2024? → Solvabiliteit, boekjaar 2024
Op weg naar een leverancier: omzet 2024 → Omzet, boekjaar 2024
Tankpassen evalueren, in welke maand van 2024 piekte de brandstof → Rekening 4200 Brandstof, boekjaar 2024, per maand, top 1
Voor de kerstpakketten: wie waren in 2024 onze tien grootste afnemers? → Omzet, boekjaar 2024, per relatie, top 10
Ik wil weten of men de verplichtingen aankan: hoe hoog was de current ratio eind 2024? → Current ratio, boekjaar 2024
De omzet van 2024 lijkt mij wat geflatteerd; hoeveel was het verschil met 2023? → Omzet, verschil, boekjaar 2024, t.o.v. vorig jaar
Ik loop de abonnementen na. Welke leveranciers sturen ons elke maand een vaste rekening? → Vaste lasten, die elke maand terugkomen
wat was de slapste maand van 2024, gok op de bouwvak → Omzet, boekjaar 2024, per maand, 1 laagste
Hoeveel omzet deden we in 2023, vlak voor we verbouwden? → Omzet, boekjaar 2023
EBITDA 2024 of hoe noem je dat → EBITDA, boekjaar 2024
kan het saldo van de bank van eind 2024 niet terugvinden, hoeveel was dat? → Bank en kas, boekjaar 2024
top 3 klanten 2024, naam + bedrag is genoeg → Omzet, boekjaar 2024, per relatie, top 3
Aan welke klanten verkochten we in 2024 het meest? Twee namen zijn genoeg. → Omzet, boekjaar 2024, per relatie, top 2
omzet per kwartaal 2024, tabelletje → Omzet, boekjaar 2024, per kwartaal
2024 was een topjaar. Wat was de winst in 2024? → Resultaat, boekjaar 2024
Vanmiddag om drie uur komt de accountant. Wat waren de kosten in 2024? → Kosten, boekjaar 2024
Ik heb drie vragen. Wat was de omzet in 2024? → Omzet, boekjaar 2024
wat staat er open bij jansen bouw, die betalen nooit op tijd → Openstaand van Jansen Bouw B.V.
Conceptbegroting ligt er bijna. Wat was de omzet in 2019? → - buiten_boeken
Ik ben nieuw hier op kantoor: welke kostenplaatsen gebruiken jullie? → Welke kostenplaatsen zijn er
`,
  );
});

describe('a time that is told and pointed at', () => {
  readAs(
    CALENDAR_WORLD,
    `
In 2024 zijn we verhuisd. Wat was toen de winst? → Resultaat, boekjaar 2024
Maart was mijn eerste maand op deze stoel. Hoeveel omzet is er toen geboekt? Ik bedoel 2024 dus. → Omzet, maart 2024
Kolom 2024 is nog leeg bij mij. Wat was de omzet in maart van dat jaar? → Omzet, maart 2024
Vorig jaar was ons beste jaar. Wat was de omzet toen? → Omzet, boekjaar 2024
Maart was een slechte maand. Wat was de omzet in maart 2024? → Omzet, maart 2024
Amaai, 2024 duurde lang. Wat was de solvabiliteit van dat jaar? → Solvabiliteit, boekjaar 2024
In 2024 hadden we een camper. Wat hebben we daar aan omzet gehaald? → ? Omzet, boekjaar 2024 / Omzet, met omschrijving ‘camper’, boekjaar 2024
De camper was in 2024 nieuw. Hoeveel kosten hadden we toen? → ? Kosten, boekjaar 2024 / Kosten, met omschrijving ‘camper nieuw’, boekjaar 2024
Wat was de omzet, net voor we verhuisden? → ? Omzet
`,
  );
});

describe('what is told and may narrow what is asked is kept or asked back', () => {
  readAs(
    CALENDAR_WORLD,
    `
De bus komt zo. Wat waren de kosten in 2024? → ? Kosten, boekjaar 2024 / Autokosten, boekjaar 2024
welke klanten staan open, die betalen vaak te laat → ? Openstaande facturen, te laat, per relatie
Mei was een drukke maand met de webshop. Wat was de omzet in mei 2024? → ? Omzet, mei 2024 / Omzet, met omschrijving ‘webshop’, mei 2024
Pieters evalueren, in welke maand van 2024 piekte de brandstof → ? Rekening 4200 Brandstof, boekjaar 2024, per maand, top 1
Voor de kerstpakketten: wat waren de kosten in 2024? → Kosten, met omschrijving ‘kerstpakketten’, boekjaar 2024
Wat was de omzet in 2024, nadat we verhuisd waren? → ? Omzet, boekjaar 2024 / Omzet, met omschrijving ‘nadat verhuisd’, boekjaar 2024
was de omzet in 2024 hoger, mijn vrouw denkt 60 mille → ? Omzet, boekjaar 2024 / Omzet, met omschrijving ‘vrouw’, boekjaar 2024
Project Zuid. Wat waren de kosten? → ? Kosten / Kosten, met omschrijving ‘project zuid’
Het gaat om 2024. Wat was de omzet? → Omzet, boekjaar 2024
hoi jansen bouw, wat staat er open → Openstaand van Jansen Bouw B.V.
Voor de brandstof: kosten 2024 → Rekening 4200 Brandstof, boekjaar 2024
Mijn vrouw heeft een kapsalon. Wat was haar winst in 2024? → ? Resultaat, boekjaar 2024 / Resultaat, met omschrijving ‘vrouw kapsalon’, boekjaar 2024
`,
  );
});
