import { readAs } from '../testing/table.ts';
import { BROKEN_WORLD, CALENDAR_WORLD } from '../testing/world.ts';

describe('periods in calendar years', () => {
  readAs(
    CALENDAR_WORLD,
    `
omzet in de achtste maand van 2024 → Omzet, augustus 2024
grootboekkaart 1500 q3 2024 → Rekening 1500 Af te dragen btw hoog, boekingen, 3e kwartaal 2024
grootboekkaart 4200 q4 '24 → Rekening 4200 Brandstof, boekingen, 4e kwartaal 2024
kaart 4400 kw 1 2024 → Rekening 4400 Reclame en website, boekingen, 1e kwartaal 2024
omzet 2024 q1 → Omzet, 1e kwartaal 2024
omzet 2024 kalenderjaar → Omzet, boekjaar 2024
kosten ytd vs vorig jaar ytd → Kosten, 1e kwartaal 2025, t.o.v. vorig jaar
winst ytd tov ytd vorig jaar → Resultaat, 1e kwartaal 2025, t.o.v. vorig jaar
omzet ytd vs ytd 2023 → Omzet, 1e kwartaal 2025, t.o.v. 1e kwartaal 2023
omzet 2023 year to date → Omzet, 1e kwartaal 2023
omzet zevende kwartaal 2024 → ? Omzet, boekjaar 2024
bank 31 12 24 → Bank en kas, boekjaar 2024
omzet van januari tot en met mei 2023 en 2024 → Omzet, januari t/m mei 2024, t.o.v. vorig jaar
omzet december 2023 en 2024 → Omzet, december 2024, t.o.v. vorig jaar
omzet q4 2023 en q1 2024 → Omzet, oktober 2023 t/m maart 2024, per kwartaal
omzet voortschrijdend jaar → ? 
omzet sinds de start → Omzet, januari 2023 t/m maart 2025
kosten sinds we begonnen per jaar → Kosten, januari 2023 t/m maart 2025, per jaar
omzet sinds het begin van 2024 → Omzet, januari 2024 t/m maart 2025
omzet sinds het begin van dit jaar → Omzet, 1e kwartaal 2025
omzet sinds vorige zomer → ? Omzet, juni t/m augustus 2024
omzet kerstmaand 2024 → Omzet, december 2024
omzet van januari tot december 2023 → Omzet, boekjaar 2023
omzet van januari tot april 2023 → Omzet, 1e kwartaal 2023
omzet in de eerste vijftien maanden → Omzet, januari 2023 t/m maart 2024
maandomzetten van 2024 → Omzet, boekjaar 2024, per maand
omzet per drie maanden in 2024 → Omzet, boekjaar 2024, per kwartaal
Wat is de omzet in maart 2025? → Omzet, maart 2025
wat was onze winst vorig jaar → Resultaat, boekjaar 2024
Wat waren de kosten in het eerste kwartaal van 2024? → Kosten, 1e kwartaal 2024
wat zijn de personeelskosten dit jaar → Personeelskosten, boekjaar 2025
loonkosten feb → Personeelskosten, februari 2025
saldo bank eind maart 2024 → Bank en kas, maart 2024
wat is het eigen vermogen per 31-12-2024 → Totaal eigen vermogen, boekjaar 2024
omzet per maand 2024 → Omzet, boekjaar 2024, per maand
marge 2024 → Brutomarge %, boekjaar 2024
current ratio eind 2024 → Current ratio, boekjaar 2024
omzet en winst 2024 → Omzet en resultaat, boekjaar 2024
omzet excl. btw maart → Omzet, maart 2025
kasstroom 2024 → Totale kasstroom, boekjaar 2024
wat is ons resultaat over 2024 → Resultaat, boekjaar 2024
resultaat eerste halfjaar 2024 → Resultaat, januari t/m juni 2024
wat hebben we vorig kwartaal verdiend → Resultaat, 4e kwartaal 2024
hoeveel winst in januari en februari → Resultaat, januari t/m februari 2025, per maand
omzet van januari t/m maart → Omzet, 1e kwartaal 2025
omzet van maart tot juni 2024 → Omzet, maart t/m mei 2024
omzet sinds de zomer → Omzet, juni 2024 t/m maart 2025
kosten afgelopen 6 maanden → Kosten, oktober 2024 t/m maart 2025
omzet afgelopen 12 mnd → Omzet, april 2024 t/m maart 2025
resultaat ytd → Resultaat, 1e kwartaal 2025
resultaat 2024-03 → Resultaat, maart 2024
kosten 202403 → Kosten, maart 2024
omzet '24 → Omzet, boekjaar 2024
omzet in 2023 en 2024 → Omzet, januari 2023 t/m december 2024, per jaar
omzet 2023 + 2024 → Omzet, januari 2023 t/m december 2024
omzet q1 2024 + q2 2024 → ? Omzet, januari t/m juni 2024, per kwartaal
omzet 25 hoger dan 24 → Omzet, verschil, boekjaar 2025, t.o.v. vorig jaar
kosten 24 meer of minder dan 23 → Kosten, verschil, boekjaar 2024, t.o.v. vorig jaar
winst 25 beter dan 23 → Resultaat, verschil, boekjaar 2025, t.o.v. boekjaar 2023
facturen 24 meer dan 23 → Gefactureerd incl. btw, boekingen, boven € 23, boekjaar 2024
omzet materialen mrt → Rekening 8020 Omzet materialen, maart 2025
> idem maar dan 24 → Rekening 8020 Omzet materialen, maart 2024
omzet vóór de zomer van 2024 → Omzet, januari t/m mei 2024
omzet vóór maart → Omzet, januari t/m februari 2025
omzet voor de zomer 2024, dus jan t/m mei 2024 → Omzet, januari t/m mei 2024
omzet na de zomer van 2024 → ? 
omzet na de zomer, oftewel september 2024 → Omzet, september 2024
omzet eerste helft 2024, oftewel q1 en q2 → Omzet, januari t/m juni 2024
kosten zomer 2024, dus mei t/m augustus → Kosten, mei t/m augustus 2024
omzet voor het tweede kwartaal van 2024 → Omzet, 2e kwartaal 2024
omzet na het tweede kwartaal van 2024 → ? 
omzet per klant 2024 hoger dan 24 → Omzet, boekjaar 2024, per relatie, boven € 24
facturen uit 2024 hoger dan 24 → Gefactureerd incl. btw, boekingen, boven € 24, boekjaar 2024
winst q3 en q4 2024 → Resultaat, juli t/m december 2024, per kwartaal
omzet h1 2024 → Omzet, januari t/m juni 2024
omzet 2e helft 2023 → Omzet, juli t/m december 2023
eerste drie kwartalen van 2024 omzet → Omzet, januari t/m september 2024
bank 15 maart → Bank en kas, op 15 maart 2025
saldo op 15 maart 2025 → Bank en kas, op 15 maart 2025
banksaldo per 1 januari 2025 → Bank en kas, boekjaar 2024
debiteuren ultimo 2024 → Debiteuren, boekjaar 2024
verloop van de kosten in 2024 → Kosten, boekjaar 2024, per maand
vpb 2024 → Belastingen, boekjaar 2024
investeringen 2024 → Rekening 0210 en 0220, boekingen, debet, boekjaar 2024
investeringen in vaste activa 2024 → Investeringen in vaste activa, boekjaar 2024
omzet per kwartaal 2024 → Omzet, boekjaar 2024, per kwartaal
omzet maart 2024 → Omzet, maart 2024
omzet 2024 → Omzet, boekjaar 2024
resultaat q1 2025 → Resultaat, 1e kwartaal 2025
autokosten 2024 → Autokosten, boekjaar 2024
solvabiliteit eind 2024 → Solvabiliteit, boekjaar 2024
mag ik de omzet van maart zien → Omzet, maart 2025
zou je me de winst van vorig jaar kunnen geven → Resultaat, boekjaar 2024
Hoeveel omzet hebben we in het derde kwartaal van 2024 gedraaid? → Omzet, 3e kwartaal 2024
wat was de netto omzet over heel 2023 → Omzet, boekjaar 2023
kun je me vertellen wat de totale kosten in april 2024 waren → Kosten, april 2024
hoeveel verlies hebben we geleden in januari → Resultaat, januari 2025
hebben we winst gemaakt in februari? → Resultaat, februari 2025
wat is er in december 2024 binnengekomen aan omzet → Omzet, december 2024
hoeveel geld hebben we nu op de bank → Bank en kas, maart 2025
wat stond er eind vorig jaar op de bank → Bank en kas, boekjaar 2024
hoeveel liquide middelen hadden we op 31 december 2023 → Liquide middelen, boekjaar 2023
omzet jan-mrt 2024 → Omzet, 1e kwartaal 2024
omzet jan t/m mrt → Omzet, 1e kwartaal 2025
kosten q1-2025 → Kosten, 1e kwartaal 2025
winst Q4'24 → Resultaat, 4e kwartaal 2024
ebitda 1e kw 2024 → EBITDA, 1e kwartaal 2024
resultaat per kwartaal 2023 en 2024 → Resultaat, januari 2023 t/m december 2024, per kwartaal
hoe verliep de winst door het jaar heen in 2024 → Resultaat, boekjaar 2024, per maand
wat is onze nettomarge over 2024 → Nettomarge, boekjaar 2024
hoeveel ebitda draaiden we vorig jaar → EBITDA, boekjaar 2024
winstmarge q1 → Nettomarge, 1e kwartaal 2025
brutowinst maart → Brutomarge, maart 2025
bruto marge % 2024 → Brutomarge %, boekjaar 2024
wat houden we onder de streep over dit jaar → Resultaat, boekjaar 2025
bedrijfsresultaat 2024 per kwartaal → Bedrijfsresultaat, boekjaar 2024, per kwartaal
resultaat na belasting 2023 → Resultaat, boekjaar 2023
wat was het werkkapitaal op 30 juni 2024 → Werkkapitaal, juni 2024
wat zijn de kortlopende schulden per eind maart 2025 → Kortlopende schulden, maart 2025
quick ratio 2024 → Quick ratio, boekjaar 2024
hoe groot is de voorraad eind februari → Voorraden, februari 2025
dso over 2024 → Debiteurendagen (DSO), boekjaar 2024
betaaltermijn klanten 2024 → Debiteurendagen (DSO), boekjaar 2024
omzet exclusief btw q2 2024 → Omzet, 2e kwartaal 2024
autokosten per rekening 2024 → Autokosten, boekjaar 2024, per rekening
kosten per afdeling q1 → Kosten, 1e kwartaal 2025, per kostenplaats
huisvesting 2024 → Huisvestingskosten, boekjaar 2024
inkoopkosten 2024 → Kostprijs van de omzet, boekjaar 2024
kostprijs van de omzet q4 → Kostprijs van de omzet, 4e kwartaal 2024
hoeveel hebben we afgeschreven in 2024 → Afschrijvingen, boekjaar 2024
financiele lasten 2024 → Financiële baten en lasten, boekjaar 2024
wat hebben we geinvesteerd in 2024 → Rekening 0210 en 0220, boekingen, debet, boekjaar 2024
operationele kasstroom 2024 → Kasstroom uit operationele activiteiten, boekjaar 2024
privé opnamen 2024 → ? Eigen vermogen buiten het resultaat, boekjaar 2024
resultaat jan feb mrt → Resultaat, 1e kwartaal 2025, per maand
omzet januari, februari en maart 2025 → Omzet, 1e kwartaal 2025, per maand
kosten van begin 2024 tot nu → Kosten, januari 2024 t/m maart 2025
omzet vanaf 1 juli 2024 → Omzet, juli 2024 t/m maart 2025
omzet tot en met februari → Omzet, januari t/m februari 2025
omzet van q2 tot en met q4 2024 → Omzet, april t/m december 2024
omzet tussen maart en juni 2024 → Omzet, maart t/m juni 2024
omzet vorige maand → Omzet, februari 2025
omzet deze maand → Omzet, maart 2025
kosten afgelopen kwartaal → Kosten, 1e kwartaal 2025
omzet laatste maand → Omzet, maart 2025
omzet laatste drie maanden → Omzet, 1e kwartaal 2025
omzet afgelopen half jaar → Omzet, oktober 2024 t/m maart 2025
omzet twee jaar geleden → Omzet, boekjaar 2023
omzet in het voorjaar → Omzet, maart t/m mei 2025
resultaat zomer 2024 → Resultaat, juni t/m augustus 2024
omzet in de laatste maand van 2024 → Omzet, december 2024
omzet eerste twee maanden van 2024 → Omzet, januari t/m februari 2024
omzet per maand over de laatste 2 jaar → Omzet, januari 2024 t/m december 2025, per maand
winst over de afgelopen jaren → Resultaat, januari 2023 t/m maart 2025
omzet per jaar → Omzet, januari 2023 t/m maart 2025, per jaar
crediteuren begin 2025 → Crediteuren, boekjaar 2024
bank op 1 maart 2025 → Bank en kas, februari 2025
saldo halverwege 2024 → Bank en kas, juni 2024
`,
  );
});

describe('periods in years from July to June', () => {
  readAs(
    BROKEN_WORLD,
    `
omzet periode 4 → Omzet, oktober 2024
omzet q1 q2 q3 q4 vorig boekjaar → Omzet, boekjaar 2023/2024, per kwartaal
omzet q3 van het boekjaar dat op 30 juni 2024 eindigde → Omzet, 3e kwartaal boekjaar 2023/2024
omzet boekjaar 2024 → Omzet, boekjaar 2023/2024
omzet kalenderjaar 2024 → Omzet, januari t/m december 2024
omzet 2023/2024 → Omzet, boekjaar 2023/2024
omzet q3 → Omzet, 3e kwartaal boekjaar 2024/2025
omzet q1 2024 → Omzet, 1e kwartaal boekjaar 2023/2024
winst dit jaar → Resultaat, boekjaar 2024/2025
winst vorig boekjaar → Resultaat, boekjaar 2023/2024
maart vorig jaar omzet → Omzet, maart 2024
omzet h1 → Omzet, juli t/m december 2024
btw q3 → Btw te betalen, juli t/m september 2024
omzet eerste kwartaal → Omzet, 1e kwartaal boekjaar 2024/2025
omzet augustus → Omzet, augustus 2024
eigen vermogen eind 2024 → Totaal eigen vermogen, boekjaar 2023/2024
omzet per kwartaal → Omzet, per kwartaal
resultaat 24/25 → Resultaat, boekjaar 2024/2025
omzet laatste kwartaal van boekjaar 2023/2024 → Omzet, 4e kwartaal boekjaar 2023/2024
omzet 1e helft boekjaar 2024 → Omzet, juli t/m december 2023
balans per 30 juni 2024 → De balans, boekjaar 2023/2024
`,
  );
});
