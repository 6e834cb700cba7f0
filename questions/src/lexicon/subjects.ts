import type { RoleWords } from './types.ts';

/** What is no figure: open invoices, VAT, recurring, parts of a report, the data, checks, help. */
export const SUBJECT_WORDS = {
  'open:debiteuren':
    'openstaande facturen, open facturen, openstaande verkoopfacturen, onbetaalde facturen, openstaande posten, open posten, nog niet betaalde facturen, niet betaalde facturen, openstaande debiteuren, openstaande debiteurenposten, debiteurenlijst, debiteuren lijst, uitstaande facturen, openstaand, openstaat, staat er open, staat nog open, open staan, staan er open, staan nog open, nog open, wanbetalers, nog te ontvangen van klanten, nog tegoed, nog te ontvangen, tegoed van klanten, open staat, achterstallige betalingen, uitstaan, uitstaat, verkoopfacturen open, uitstaand, te goed van klanten, onbetaald, openstaan, te komen van klanten, nog te komen van klanten, openstaande rekeningen, openstaande vorderingen',
  'open:crediteuren':
    'openstaande inkoopfacturen, open inkoopfacturen, onbetaalde inkoopfacturen, te betalen facturen, nog te betalen facturen, openstaande crediteuren, openstaande crediteurenposten, crediteurenlijst, crediteuren lijst, nog te betalen, nog te betalen aan leveranciers, openstaand bij leveranciers, open staan bij leveranciers, staat er open bij leveranciers, onbetaalde rekeningen, leveranciersfacturen open, openstaande facturen van leveranciers, openstaande facturen bij leveranciers, openstaande leveranciersfacturen, openstaand aan leveranciers, open bij leveranciers, openstaande rekeningen van leveranciers, onbetaalde facturen van leveranciers, onbetaalde crediteuren, te betalen aan leveranciers, openstaande posten leveranciers, openstaande posten crediteuren, open posten crediteuren, open posten leveranciers',
  vat: 'btw, btw te betalen, te betalen btw, btw aangifte, btw-aangifte, omzetbelasting, af te dragen btw, btw af te dragen, btw afdracht, afdracht btw, btw bedrag, aangifte omzetbelasting, aangifte btw, ob aangifte, btwaangifte, vat, btw terug, btw terugkrijgen, btw terugvragen, btw teruggave, teruggaaf btw, btw betalen, btw aan de belastingdienst, btw afdragen, aangifte',
  'vat:5a':
    'rubriek 5a, 5a, verschuldigde btw, btw over verkopen, btw over de omzet, btw over omzet, btw op de omzet, btw op omzet, btw op verkoop, btw zit op de omzet, ontvangen btw, gefactureerde btw, btw op verkopen',
  'vat:5b':
    'rubriek 5b, 5b, voorbelasting, voorheffing, btw op inkopen, btw over inkopen, betaalde btw, aftrekbare btw, btw op kosten, te vorderen btw, btw inkopen, voorbelasting btw, btw in aftrek, terug te vorderen btw, terugvorderbare btw, btw terug te vragen',
  'vat:5c': 'rubriek 5c, 5c',
  'vat:1a':
    'rubriek 1a, 1a, btw hoog, hoge btw, btw hoog tarief, omzetbelasting hoog tarief, btw 21%, 21% btw, btw hoge tarief, 21 procent btw',
  'vat:1b':
    'rubriek 1b, 1b, btw laag, lage btw, btw laag tarief, omzetbelasting laag tarief, btw 9%, 9% btw, btw lage tarief, 9 procent btw',
  'vat:1c': 'rubriek 1c, btw overige tarieven',
  'vat:1d': 'rubriek 1d, btw privegebruik, btw prive gebruik',
  'vat:1e': 'rubriek 1e',
  'vat:3a':
    'rubriek 3a, 3a, leveringen buiten de eu, omzet buiten de eu, export buiten de eu, omzet uit export, exportomzet',
  'vat:3b':
    'rubriek 3b, 3b, leveringen binnen de eu, leveringen in de eu, intracommunautaire leveringen, intracommunautaire levering, icp leveringen, icp, omzet binnen de eu, omzet in de eu, omzet eu landen, omzet eu, eu omzet',
  'vat:3c': 'rubriek 3c, 3c',
  'vat:2a': 'rubriek 2a, 2a, btw verlegd naar mij, btw naar ons verlegd, verlegde btw, btw verlegd',
  'vat:4a': 'rubriek 4a, btw leveringen van buiten de eu, btw invoer',
  'vat:4b':
    'rubriek 4b, verwerving uit eu, verwervingen uit de eu, intracommunautaire verwerving, intracommunautaire verwervingen, btw leveringen uit de eu, btw intracommunautaire verwerving, btw verwerving eu',
  recurring:
    'vaste lasten, periodieke kosten, periodieke lasten, terugkerende kosten, terugkerende lasten, abonnementen, abonnement, periodieke transacties, vaste maandlasten, maandlasten, vaste maandelijkse lasten, vaste maandelijkse kosten, vaste kosten, terugkerende betalingen, periodieke betalingen, maandelijkse lasten, terugkerende uitgaven, vaste uitgaven, periodieke uitgaven, terugkerende posten, periodieke posten, terugkerend, elke maand terug, keert terug, komen terug, vaste maandelijkse uitgaven, automatische incassos, vaste betalingen, subscriptions, automatische incasso, maandelijkse kosten die terugkomen, periodiek, contracten, doorlopende kosten, lopende abonnementen, volgende betaling, leveranciers betalen we maandelijks, leveranciers betalen we elke maand, leveranciers betalen we elk kwartaal, leveranciers betalen we elk jaar, volgende keer betalen, hoe vaak betalen, hoe vaak betaal, wanneer betalen weer, volgende afschrijving van, hoe vaak wordt betaald, hoe vaak krijgen we een factuur, hoe vaak komt, wanneer komt de volgende, volgende termijn, volgende factuur, volgende incasso, vaste verplichtingen, maandelijkse verplichtingen, jaarlijkse verplichtingen, periodieke verplichtingen, lopende verplichtingen, doorlopende verplichtingen, terugkerende verplichtingen, automatische betaling, automatische betalingen, automatische afschrijvingen, automatische overboekingen, vaste afschrijvingen, vaste incassos, vaste kostenposten, vaste kostenpost, vaste posten, vaste maandkosten, doorlopende uitgaven, doorlopende lasten, doorlopende betalingen, elke maand vast, vast per maand, elke maand terugkomen, maandelijks terugkomende kosten, hoe vaak wordt, domicilieringen, domiciliering, bestendige opdrachten, doorlopende opdrachten, lopende incassos, incassos lopen, maandelijks vast, vast maandelijks, vast kwijt',
  'recurring:kosten': 'vaste lasten van kosten',
  'recurring:omzet':
    'terugkerende omzet, periodieke omzet, vaste omzet, mrr, terugkerende inkomsten, vaste inkomsten, periodieke inkomsten, abonnementsomzet, contractomzet, omzet uit abonnementen, omzet uit contracten, terugkerende opbrengsten, recurring revenue',
  'component:winst-en-verlies':
    'winst-en-verliesrekening, winst en verlies rekening, winst en verliesrekening, winst & verlies, winst verlies, winst en verlies, v&w, resultatenrekening, resultaten rekening, exploitatierekening, exploitatieoverzicht, winst verliesrekening, w en v',
  'component:balans':
    'de balans, balans, balans overzicht, vermogensoverzicht, balansoverzicht, activa en passiva, balansposten, eindbalans',
  'component:kasstroom':
    'kasstroomoverzicht, kasstroom overzicht, cashflow overzicht, kasstroom rapport',
  'component:kengetallen':
    'kengetallen, ratios, ratio overzicht, kpis, kengetallen overzicht, kerncijfers, financiele ratios, hoe staan we ervoor, hoe gaat het met het bedrijf, hoe gaat het met de zaak, hoe staat het bedrijf ervoor, hoe staan de cijfers ervoor, financiele gezondheid, hoe gezond is het bedrijf, hoe gaat het financieel, hoe doen we het, hoe draaien we, hoe lopen de zaken',
  'component:debiteuren-en-crediteuren': 'debiteuren en crediteuren',
  'component:btw':
    'btw hoog en laag, btw laag en hoog, hoge en lage btw, btw overzicht, overzicht btw aangifte, btw rapport, btw-overzicht, btw per rubriek, alle rubrieken',
  'component:kosten':
    'kosten in detail, kosten detail, kosten overzicht, kostenoverzicht, kosten specificatie, overzicht van de kosten, specificatie van de kosten, kostenspecificatie, uitsplitsing van de kosten, kosten opbouw',
  data: 'welke periodes, welke perioden, welke maanden heb je, welke gegevens, welke data, tot wanneer, tot welke maand, tot welke datum, hoe actueel, laatst bijgewerkt, bijgewerkt tot, laatste boeking, vanaf wanneer, hoe recent, hoe vers, ingelezen, welke administratie, van wanneer is de data, waar gaan de cijfers over, beschikbare periodes, beschikbare jaren, loopt de boekhouding, bij zijn de boeken, bijgewerkt, laatste import, geimporteerd, wat is de laatste maand, van welke jaren, over welke periode heb je, hoeveel jaren heb je, welk jaar heb je, bij met de boekhouding, laatst geboekt',
  'data:saldo':
    'saldibalans, saldi balans, saldobalans, saldo balans, proefbalans, proef balans, proef en saldibalans, proef en saldi balans, proef en saldobalans, proef en saldo balans, kolommenbalans, kolommen balans, saldilijst, saldolijst, saldo per grootboekrekening, saldo van alle rekeningen, saldo van alle grootboekrekeningen',
  'data:rekening':
    'rekeningschema, grootboekschema, rekeningstelsel, alle grootboekrekeningen, lijst van grootboekrekeningen, lijst met grootboekrekeningen, welke grootboekrekeningen zijn, welke grootboekrekeningen hebben, welke grootboekrekeningen heb, welke grootboekrekeningen gebruiken, welke grootboekrekeningen bestaan, welke rekeningen zijn er, welke rekeningen hebben, welke rekeningen gebruiken, welke grootboeken',
  'data:dagboek': 'dagboeken, welke dagboeken, alle dagboeken',
  'data:btw_code': 'btwcodes, btw codes, btw-codes, welke btw-codes, welke btwcodes',
  'data:kostenplaats':
    'welke kostenplaatsen hebben, welke kostenplaatsen zijn, welke kostenplaatsen heb, welke kostenplaatsen gebruiken, alle kostenplaatsen',
  help: 'help, hulp, wat kan je, wat kun je, wat kan ik vragen, wat kan ik je vragen, wat kun je allemaal, wat weet je, hoe werkt dit, hoe werk je, wat kan ik hier, voorbeelden, voorbeeldvragen, wat mag ik vragen, waar kun je mee helpen, waarmee kun je helpen, wat doe je, wie ben je, waar kun je me mee helpen, kun je me helpen, uitleg, hoe gebruik ik dit, wat kan deze assistent, hallo, hoi, hey, goedemorgen, goedemiddag, goedenavond, bedankt, dankjewel, ok dank je, oke dank je, dank je, dank u, ok bedankt, oke bedankt, dank je wel, test, welkom',
  'check:vraagposten':
    'suspense rekening, suspenserekening, suspense, vraagposten, vraagpost, tussenrekeningen, tussenrekening, nog uit te zoeken, uit te zoeken posten, onbekende posten, uitzoekposten, staat er op vraagposten, niet te plaatsen boekingen, nog uitzoeken, moet ik uitzoeken, moeten we uitzoeken, onverwerkte posten, vragenposten, tussen rekening, tussen rekeningen',
  'check:opening':
    'beginbalans, begin balans, openingsbalans, opening balans, sluit de opening aan, opening aan op, sluit de beginbalans aan, sluit het beginsaldo aan, sluit het openingssaldo aan, klopt het beginsaldo, klopt het openingssaldo, aansluiting beginsaldo, aansluiting beginbalans, opening tegen slot, eindbalans vorig jaar beginbalans, klopt de opening, openingsbalans aan, opening sluit aan, aansluiting van de openingsbalans, beginbalans gelijk aan eindbalans, beginsaldi, openingssaldi, beginbalans aansluiten op eindbalans, beginbalans aansluit, begin en eindbalans, opening aansluiten',
  'check:btw_code':
    'zonder btw-code, zonder btw code, geen btw-code, geen btw code, btw-code ontbreekt, btw code ontbreekt, missen een btw-code, btw-code mist, btw code mist, boekingen zonder btw, ontbrekende btw-code, ontbrekende btw codes, boekingen zonder btw-code, zonder btwcode, btw-code vergeten, btw code vergeten, lege btw-code, ontbreekt een btw-code, missende btw-codes, ontbrekende btw-codes, zonder btw codering',
  'check:niet_ingedeeld':
    'niet ingedeeld, niet ingedeelde rekeningen, rekeningen niet ingedeeld, niet-ingedeelde rekeningen, nog niet ingedeeld, zonder indeling, nog in te delen, niet gecategoriseerd, zonder groep, zonder rubriek, niet gekoppeld, ongecategoriseerd, niet toegewezen, zonder rgs-code, zonder rgs code',
  'check:ontbreekt':
    'wat ontbreekt er, ontbreekt er, ontbreken er, wat mist er, mist er, missen er, ontbreken, ontbrekende boekingen, wat mis ik nog, mis ik iets, missen we iets, mis ik nog iets, nog niet compleet, compleet, volledig, wat moet er nog gebeuren, ontbreekt nog, missen we nog, nog ontbreekt, ontbreekt, onvolledig, gaten in de boekhouding, missende maanden, nog missen, wat klopt er niet, klopt er iets niet, fouten in de boekhouding, klopt de boekhouding, is de boekhouding op orde, op orde, wat moet ik nog controleren, nog niet geboekt, ontbrekende maanden, wat mist, klopt alles',
} as const satisfies RoleWords;
