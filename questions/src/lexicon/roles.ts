import { LEAST_OF_ALL, MOST_OF_ALL, OFTEN_LEAST, OFTEN_MOST } from './degrees.ts';
import type { RoleWords } from './types.ts';

/** What of a figure is asked. */
export const MEASURE_WORDS = {
  verschil:
    'groot het gat, groot is het gat, groot is dan het gat, gat tussen, kloof tussen, versch, kleiner geworden, groter geworden, hoger geworden, lager geworden, meer geworden, minder geworden, duurst geworden, goedkoopst geworden, verdubbeld, verdubbelde, gehalveerd, verdrievoudigd, verhoogd, verhoging, verlaagd, verlaging, verhoogde, duurder geworden, goedkoper geworden, verschil, verschillen, verandering, veranderd, groei, gegroeid, groeide, groeien, toename, toegenomen, afname, afgenomen, gestegen, steeg, stijging, stijgt, stijgen, gedaald, daalde, daling, daalt, dalen, zakt, zakte, keldert, kelderde, kelderden, groeipercentage, gekrompen, krimp, ontwikkeling ten opzichte van, hoeveel hoger, hoeveel lager, hoeveel meer, hoeveel minder, hoeveel beter, hoeveel slechter, afwijking, afwijken, afgeweken, wijkt af, vooruitgegaan, achteruitgegaan, vooruit gegaan, achteruit gegaan, gezakt, omhoog, omlaag, opgelopen, teruggelopen, delta, mutatie, gewijzigd, procentuele verandering, procentuele groei, beter of slechter, meer of minder, hoger of lager, toegenomen of afgenomen, gestegen of gedaald, verbeterd, verslechterd, stijgers, stijger, dalers, daler, stijgingen, dalingen, lager uitgevallen, hoger uitgevallen',
  aandeel:
    'aandeel, afhankelijk van, afhankelijk zijn van, afhankelijk zijn we van, afhankelijk ben ik van, afhankelijkheid van, verhouding, deel van, als deel van, percentage van, procent van, % van, hoeveel procent, hoeveel %, welk percentage, welk deel, welk gedeelte, welk stuk, welk aandeel, in procenten van, als percentage van, fractie, verhouding tot, procentueel aandeel, percentueel, ratio van, als % van, gedeelte van, in verhouding tot, relatief aan, ten opzichte van het totaal, van het totaal, in % van, wat is het percentage, procentueel, het percentage',
  gemiddelde:
    'gemiddeld, gemiddelde, gem, gemiddeld per maand, gemiddelde per maand, per maand gemiddeld, doorsnee, normale maand, een normale maand, gewone maand, een gewone maand, doorsnee maand, maandgemiddelde, gemiddeld per mnd, gemiddeld in een maand, gemiddeld maandelijks, gemiddelde maand, average',
  aantal:
    'hoeveel verschillende, aantal, hoe vaak, hoeveel keer, het aantal, hoeveel stuks, tel, tel het aantal, telling, hoe veel keer',
  oorzaken:
    'waarom, hoe komt het, hoe komt dat, waardoor, oorzaak, oorzaken, waar komt het door, waar komt dat door, waar ligt dat aan, waar ligt het aan, verklaar, verklaring, verklaren, wat veroorzaakt, reden, redenen, waar zit het verschil in, waar zit het verschil, waar zit de stijging, waar zit de daling, wat verklaart, wat is er veranderd, hoe kan het, hoe kan dat, waar komt de stijging vandaan, waar komt de daling vandaan, waar komt het verschil vandaan, hoezo, waar komt, waar komen, waar kwam, waar kwamen, te verklaren, vanwaar, hoe kwam, zorgt daarvoor, zorgde daarvoor, zorgt hiervoor, zorgt ervoor, zorgde ervoor, zorgen daarvoor, zorgen ervoor, zorgden ervoor, verantwoordelijk daarvoor, daar schuldig aan, daaraan schuldig, schuldig daaraan, hieraan schuldig, daar verantwoordelijk voor, daarvoor verantwoordelijk, hiervoor verantwoordelijk, door welke, ligt het aan, ligt dat aan, wat is er aan de hand',
  boekingen:
    'debiteurenkaart, crediteurenkaart, debiteuren kaart, crediteuren kaart, klantkaart, klantenkaart, leverancierskaart, relatiekaart, welke boekingen, boekingen, boeking, laatste boeking, mutaties, transacties, transactie, journaalposten, boekingsregels, regels, boekregels, journaalregels, grootboekmutaties, grootboekkaart, losse boekingen, onderliggende boekingen, details, bonnetjes, journaal, onderliggend, boekstukken, mutatie overzicht, grootboekkaartje, stukken, laat de boekingen zien, journaalpost, inkoopboekingen, debetboekingen, creditboekingen, debetmutaties, creditmutaties, bankmutaties, kasmutaties, kastransacties',
} as const satisfies RoleWords;

/** What an answer is divided by. */
export const SPLIT_WORDS = {
  maand:
    'per maand, per mnd, p mnd, p maand, p/mnd, maandelijks, maandelijkse, elke maand, iedere maand, maand voor maand, per maanden, van maand tot maand, over de maanden, uitgesplitst naar maand, verloop, trend, verloop over de maanden, hoe liep, hoe liepen, hoe loopt, hoe lopen, stijgende lijn, dalende lijn, opgaande lijn, neergaande lijn, stijgende trend, dalende trend, ontwikkeling, maand op maand, door het jaar heen, grafiek, in een grafiek, tijdlijn, evolutie, p/m, pm, per mnd uitgesplitst, naar maand, op maandbasis, ontwikkeld, over de tijd, ontwikkelt, tijdreeks, maandcijfers, verlopen, verliep, maandoverzicht, maand overzicht',
  kwartaal:
    'per kwartaal, elk kwartaal, ieder kwartaal, kwartaal voor kwartaal, per kwrtl, per kw, per kwartalen, naar kwartaal, op kwartaalbasis, kwartaalcijfers, per q, kwartaal op kwartaal, over de kwartalen, kwartaaloverzicht',
  jaar: 'per jaar, elk jaar, ieder jaar, jaar op jaar, per boekjaar, per kalenderjaar, elk kalenderjaar, ieder kalenderjaar, kalenderjaren, jaarlijks, jaarlijkse, door de jaren heen, over de jaren, jaar voor jaar, per jr, naar jaar, van jaar tot jaar, jaarcijfers, op jaarbasis, over de jaren heen',
  groep:
    'per groep, per rubriek, per soort, per kostensoort, per categorie, per post, per kostengroep, naar soort, per type, naar categorie, naar rubriek, per kostencategorie, per omzetsoort, per omzetgroep, per omzetcategorie, uitgesplitst, opgesplitst, verdeeld over, verdeling, opbouw, uitsplitsing, uitgesplitst naar soort, naar groep, verdeeld naar soort, opgebouwd, samenstelling, onderverdeling, uitgesplitst per groep, splits, samengesteld, waaraan, kostenverdeling',
  rekening:
    'per rekening, per onderdeel, specificeren, rekening voor rekening, uit welke rekeningen, over de rekeningen, verdeeld over de rekeningen, verdeeld over rekeningen, over de grootboekrekeningen, verdeeld over de grootboekrekeningen, kosten vallen onder, kosten horen bij, kosten zitten in, posten vallen onder, posten horen bij, posten zitten in, per grootboekrekening, per grootboek, naar rekening, per grootboekrek, per grootboekpost, uitgesplitst naar rekening, per account, per kostenpost, per rek, posten waaruit, waaruit bestaat, waaruit bestaan, waar bestaat uit, waar bestaan uit, waar is uit opgebouwd, waar zijn uit opgebouwd, specificatie, specificeer, gespecificeerd, gedetailleerd, per kostenrekening, op rekeningniveau, per omzetrekening, over omzetrekening, over de omzetrekeningen, verdeeld over omzetrekeningen, over kostenrekeningen, naar omzetrekening, per grootboeknummer, per gb rekening, over grootboekrekeningen, per opbrengstrekening',
  relatie:
    'per naam, per klant, over de klanten, verdeeld over de klanten, over de leveranciers, verdeeld over de leveranciers, per leverancier, per relatie, per afnemer, per debiteur, per crediteur, naar klant, per opdrachtgever, naar leverancier, per partij, per cliënt, naar relatie, uitgesplitst naar klant, uitgesplitst per klant, per bedrijf, klant voor klant, leverancier voor leverancier, over de onderaannemers, per onderaannemer, verdeel over de klanten, verdeel over de leveranciers',
  dagboek: 'per dagboek, naar dagboek, per journaal',
  factuur: 'per factuur, per nota, per verkoopfactuur, per inkoopfactuur, factuur voor factuur',
  ouderdom:
    'ouderdom, per ouderdom, naar ouderdom, ouderdomsanalyse, ouderdomslijst, ouderdomsoverzicht, ouderdomsopbouw, ouderdomsverdeling, ouderdomscategorie, ouderdomscategorieen, per ouderdomscategorie, per ouderdomsklasse, leeftijdsopbouw, naar leeftijd, ageing, aging, per 30 dagen, per dertig dagen, hoe oud',
  btw_code:
    'hoog en laag tarief, laag en hoog tarief, hoge en lage tarief, per tarief, naar tarief, per btw-code, per code, per btw code, per btw tarief, per btw-tarief, naar btw-code, naar btw tarief, per btwcode',
  kostenplaats:
    'per kostenplaats, over de kostenplaatsen, verdeeld over de kostenplaatsen, over de afdelingen, verdeeld over de afdelingen, per afdeling, naar kostenplaats, per kostendrager, per vestiging, naar afdeling, per filiaal, per team',
} as const satisfies RoleWords;

/** What is put in order, as a noun: 'de grootste klanten', 'de beste maand'. */
export const NOUN_WORDS = {
  klanten:
    'klanten, klant, klantn, afnemers, afnemer, opdrachtgevers, opdrachtgever, klantjes, topklanten, klantenkring, customers, topklant, clienten, client, kopers',
  leveranciers:
    'leveranciers, leverancier, toeleveranciers, toeleverancier, suppliers, topleveranciers, lev, levr, levs, leveranc, onderaannemers, onderaannemer, inkooprelaties, topleverancier',
  relaties: 'relaties, relatie, partijen, partij',
  kosten:
    'gaat aan op, ging aan op, geld naartoe, geld naar toe, geld heen, geld aan op, kostensoorten, kosten soorten, kostencategorieen, kostengroepen, kostensoort, kostengroep, kostencategorie, groepen, rubrieken, wat voor kosten, soorten kosten, kosten groepen, kosten groep',
  omzetsoorten:
    'welke dienst, welke diensten, welk product, welke producten, welke activiteit, welke activiteiten, welke soort omzet, soort omzet, soorten omzet, omzetsoorten, omzetsoort, omzetgroepen, omzetgroep, omzetcategorie, omzet soorten, verdienen ons geld mee, verdienen geld mee, verdienen we ons geld mee, verdienen we geld mee, waar verdienen het meeste aan, waar verdienen het meest aan, waar verdienen we het meeste aan, waar verdienen we het meest aan, waar verdienen we het meeste mee, waar verdienen we het meest mee, waar verdien ik het meeste aan, waar verdien ik het meest aan, waar verdienen we aan, wat levert het meeste op',
  posten:
    'kostenposten, kostenrek, kosten rek, kosten posten, kostenpost, uitgavenposten, grootboekrekeningen, kostenrekeningen, rekeningen, posten, post, grootboekposten, kostenrekening, uitgavenpost, grootboekrekening, grootboekrek',
  maanden: 'maand, maanden, mnd, mnden',
  kwartalen: 'kwartaal, kwartalen, kwartaaltje',
  jaren: 'jaar, jaren, boekjaar, boekjaren',
  facturen:
    'facturen, factuur, verkoopfacturen, verkoopfactuur, verkoopnota, verkoopnotas, fact, facturen aan klanten, facturen van klanten, rekeningen van klanten, rekeningen aan klanten, notas van klanten, notas aan klanten, verkoop facturen, nota, notas',
  inkoopfacturen:
    'inkoopfacturen, inkoopfactuur, inkoopnota, inkoopnotas, inkoop facturen, leveranciersfacturen, facturen van leveranciers, facturen ontvangen, bonnen',
  boekingen: 'losse posten',
  betalingen: 'betalingen, betaling',
  kostenplaatsen:
    'kostenplaatsen, welke kostenplaats, afdelingen, afdeling, vestiging, vestigingen',
} as const satisfies RoleWords;

export const ORDER_WORDS = {
  hoogste: `${MOST_OF_ALL}, ${OFTEN_MOST}, bovenste, duurst geworden, op volgorde, in volgorde, in volgorde van omzet, in volgorde van kosten, in volgorde van grootte, van duur naar goedkoop, van veel naar weinig, alleen de bovenste, op volgorde van omzet, op volgorde van kosten, op nummer 1, op nummer een, op de eerste plaats, meeste, meest, beste, top, het meest, best, toppers, piek, hoogtepunt, het meeste, voornaamste, goede, best verkopende, goedste, hoogtij, bovenaan, aan top, rangschik, rangschikken, gerangschikt, rangschikking, ranglijst, ranking, rankschikken, rank, rangorde, sorteer, sorteren, gesorteerd, gesorteerde, sortering, aflopend, aflopende, van groot naar klein, van hoog naar laag, van hoogste naar laagste, op grootte, naar grootte, op volgorde van grootte, naar omvang, record, hoogste van, nummer een, koploper, koplopers, uitschieter, uitschieters, kampioen, sprong eruit, sprongen eruit, springt eruit, springen eruit, piekt, piekte, piekten, pieken`,
  laagste: `${LEAST_OF_ALL}, ${OFTEN_LEAST}, goedkoopst geworden, minste, minst, dieptepunt, het dal, dal van, het minst, onderaan, minste van, oplopend, sorteer oplopend, gesorteerd oplopend, sorteer van klein naar groot, sorteer van laag naar hoog, van klein naar groot, van laag naar hoog, van goedkoop naar duur, van weinig naar veel, minst goede, rustig, stil, onderste`,
  nieuwste:
    'nieuwste, recentste, meest recente, meest recent, het meest recent, recente, laatst geboekte, laatste boeking, laatste boekingen, laatste mutaties, laatste transacties, laatste facturen',
  oudste:
    'oudste, langst openstaande, het langst open, het langst openstaan, langst openstaand, langste open, oudst, langst open, het langst, eerste boekingen, langst',
} as const satisfies RoleWords;

export const AGAINST_WORDS = {
  begroting:
    'begroting, budget, begroot, gebudgetteerd, gepland, planning, plan, target, doelstelling, begrootte, budgetten, begrotingscijfers, gebudgeteerd, op schema, binnen de begroting, binnen budget',
  vorig_jaar:
    'dezelfde periode vorig jaar, zelfde periode vorig jaar, zelfde maand vorig jaar, dezelfde maand vorig jaar, hetzelfde kwartaal vorig jaar, zelfde kwartaal vorig jaar, zelfde periode een jaar eerder, een jaar eerder, jaar eerder, jaar ervoor, jaar daarvoor, het jaar ervoor, het jaar daarvoor, een jaar geleden, vorig jaar om deze tijd, vorig jaar rond deze tijd, vorig jaar rond die tijd, dezelfde periode een jaar eerder, yoy, j-o-j, year over year, zelfde periode in vorig jaar, dezelfde periode het jaar ervoor, vorig jaar dezelfde periode, vorig jaar zelfde periode, zelfde tijd vorig jaar, de periode een jaar eerder, dezelfde periode van vorig jaar, dezelfde maand een jaar eerder, hetzelfde kwartaal een jaar eerder, hetzelfde kwartaal het jaar ervoor, dezelfde maand het jaar ervoor, dezelfde periode in het jaar ervoor, het voorgaande jaar, voorgaand jaar, het jaar erop voor, het voorafgaande jaar, voorafgaande jaar, het voorafgaande boekjaar, voorafgaande boekjaar, het voorgaande boekjaar, voorafgaand jaar, jaar dat daaraan voorafging, jaar dat eraan voorafging',
  vorige_periode:
    'vorige periode, de periode ervoor, de periode daarvoor, periode ervoor, de maand ervoor, de maand daarvoor, een maand eerder, maand eerder, maand ervoor, maand daarvoor, kwartaal ervoor, kwartaal daarvoor, het kwartaal ervoor, het kwartaal daarvoor, een kwartaal eerder, voorgaande periode, voorgaande maand, voorgaand kwartaal, mom, qoq, de vorige periode, kwartaal eerder, de periode hiervoor, de maand hiervoor, het kwartaal hiervoor, voorafgaande periode, voorafgaande maand, voorafgaand kwartaal, maand die daaraan voorafging, maand die eraan voorafging, kwartaal dat daaraan voorafging, kwartaal dat eraan voorafging',
} as const satisfies RoleWords;

/** What stands beside a relation, where no figure says it: what it owes, or what was paid. */
export const SIDE_WORDS = {
  verkocht:
    'gefactureerd aan, geleverd aan, brengt op, bracht op, levert op, leverde op, opgeleverd, opgebracht, als klant, oplevert, verkopen aan',
  ingekocht:
    'gekocht bij, ingekocht bij, ingekocht, gekocht van, kopen bij, gefactureerd door, in rekening gebracht door, als leverancier, facturen van, afgenomen van, inkopen bij, inkoop bij, inkopen van, koop bij, koop ik bij, kopen we bij, ingekocht van, afgenomen bij',
  openstaand:
    'schuldig, verschuldigd, tegoed van, openstaand saldo, moet nog, schuld bij, schuld aan, saldo van klant, saldo van leverancier',
  betaald:
    'betaald aan, betaald door, overgemaakt, betalingen aan, betalingen van, ontvangen van, betaald, betaling van, betaling aan, heeft betaald, geld ontvangen van, ontvangen betalingen, betalingen ontvangen, ontvangsten van, betalingen, ontvangsten, bijschrijvingen',
} as const satisfies RoleWords;

/** Words that join the parts of a question. */
export const LINK_WORDS = {
  zonder:
    'zonder, exclusief, behalve, met uitzondering van, excl, los van, ex, gecorrigeerd voor, geschoond van, geschoond voor, opgeschoond voor, afgezien van, zonder de, buiten, ongerekend, met weglating van, uitgezonderd',
  weg: 'niet meetelt, niet meetel, niet meetellen, niet mee telt, niet meerekent, niet meereken, niet meerekenen, niet mee rekent, niet mee reken, niet meeneemt, niet meeneem, niet meenemen, niet mee neemt, niet meegerekend, niet meegeteld, niet meegenomen, buiten beschouwing laat, buiten beschouwing laten, buiten beschouwing gelaten, buiten beschouwing blijft, buiten laat, buiten laten, buiten gelaten, eruit blijft, eruit blijven, buiten blijft, buiten blijven, weglaat, weglaten, weggelaten, weghaalt, weghaal, weggehaald, wegdenkt, wegdenk, wegstreept, eruit haalt, eruit haal, eruit halen, eruit gehaald, eruit laat, eruit gelaten, eruit filtert, eraf haalt, eraf haal, eraf gehaald, niet inbegrepen, er niet bij neemt, er niet bij tel, er niet bij telt, er niet bij zit, er niet in zit, niet zou tellen, overslaat, oversla, overgeslagen, negeert, eruit laten, eruit bleef, erbuiten laat, erbuiten laten, erbuiten blijft, erbuiten blijven, niet meedoet, niet meedoen, niet meetelde, niet meetelden, er niet in zat, er niet in zaten, er niet in zitten',
  met: 'niet zonder',
  plus: 'plus, vermeerderd met, opgeteld bij, samen met, aangevuld met, verhoogd met, met daarbij, met daarbij opgeteld',
  min: 'min, minus, verminderd met, na aftrek van, onder aftrek van, met aftrek van, verlaagd met',
  samen:
    'samen, tezamen, samengeteld, samengenomen, bij elkaar, bij elkaar opgeteld, bijeen, opgeteld, optellen, tel op, op te tellen, tel bij elkaar, tel bij elkaar op, gezamenlijk, gezamenlijke, som, som van, de som van, cumulatief, cumulatieve, in totaal, totaal van, sommeer, gecombineerd, elkaar op',
  bijtellen:
    'erbij optellen, erbij optel, erbij optelt, erbij opgeteld, erbij tel, erbij telt, erbij doe, erbij doet, bij optel, optelt, optel, weer optelt, weer optel, weer optellen, weer opgeteld, bijtel, bijgeteld, weer bij tel, erbij neem, erbij neemt',
  aftrekken:
    'aftrek, aftrekt, aftrekken, eraf trek, eraf trekt, ervan aftrek, ervan aftrekt, ervan af trek, ervan af trekt, in mindering breng, in mindering brengt, in mindering gebracht, trek af, trekt af',
  tegen:
    'vergeleken met, in vergelijking met, in vergelijking tot, ten opzichte van, tov, tegenover, versus, vs, dan, tegen, naast, vergelijk, vergelijking, afgezet tegen, vergelijken met, vergelijk met, tegen het, in vergelijking, vergeleken, vgl, vergeleken bij, ter vergelijking met, in relatie tot, t.a.v., afgezet op, gespiegeld aan, naast die van, vergelijken, anders dan, tenopzichte van, afgezet, vergelijkt zich met, verhoudt zich tot, verhoudt zich dat tot, verhouden zich tot, verhoudt dat zich tot, verhoudt dit zich tot, verhoudt die zich tot',
  berekend:
    'hoe bereken, hoe berekenen, hoe is berekend, hoe wordt berekend, berekend, berekening, berekeningswijze, wat betekent, wat is precies, wat houdt in, definitie, definitie van, wat is de definitie, formule, formule van, wat bedoel je met, wat versta je onder, wat verstaan jullie onder, hoe kom je aan, hoe kom je op, hoe kom je daaraan, hoe kom je daar aan, hoe kom je eraan, hoe kom je daarop, leg uit, uitleggen, hoe wordt bepaald, bepaald, hoe reken je, wat telt mee in, wat telt mee, hoe reken jij, hoe komt tot stand, betekent, betekenis van, wordt verstaan onder, valt onder, wat valt onder, wat zit er in, wat zit in, uitleg over, uitleg van, bedoelen jullie met, hoe bereken jij, hoe bereken je, wat wil zeggen, wil zeggen, betekenis, hoe rekent, reken je uit, hoe bepaal je, wat hoort bij, wat hoort er bij, waar staat voor, staat voor, hoe worden berekend',
  incl: 'plus btw, plus de btw, plus 21% btw, met 21% btw, incl btw, inclusief btw, met btw, in btw, incl de btw, inclusief de btw, btw inbegrepen, bruto gefactureerd, incl omzetbelasting, inclusief omzetbelasting, incl.btw, incl. btw, btw erbij, btw meegerekend, inclusief 21% btw',
  excl: 'btw niet meegerekend, btw niet meegeteld, btw niet inbegrepen, excl btw, exclusief btw, zonder btw, zonder de btw, ex btw, excl de btw, exclusief de btw, netto zonder btw, buiten btw, btw eraf, exclusief omzetbelasting, excl omzetbelasting',
  telaat:
    'te laat, vervallen, verlopen facturen, verlopen factuur, verlopen verkoopfacturen, verlopen inkoopfacturen, verlopen notas, verlopen posten, verlopen vorderingen, verlopen rekeningen, vervaldatum verstreken, vervaldatum was verstreken, vervaldatum is verstreken, over de vervaldatum, over de vervaldag, over hun vervaldatum, over hun vervaldag, voorbij de vervaldag, na de vervaldag, over datum, achterstallig, achterstallige, vervaldatum voorbij, vervaldag voorbij, op tijd, te late, betalingsachterstand, betalingsachterstanden, achterstand, achterlopen, voorbij de vervaldatum, over de betaaltermijn, buiten de betaaltermijn, aanmanen, moet ik nabellen, moeten we nabellen, moeten wij nabellen, moet ik aanschrijven, moeten we aanschrijven, moet ik bellen, moeten we bellen, moeten wij bellen, herinnering nodig',
  alleen:
    'alleen, enkel, uitsluitend, slechts, beperkt tot, filter op, alleen de, en dan alleen, alleen voor',
  ouder: 'ouder dan, langer dan, meer dan, staan langer dan, langer open dan',
  rekening:
    'rekening, grootboekrekening, grootboek, rek, gb, grootboekrek, grootboeknummer, rekeningnummer, grootboekrekeningnummer, rekeningnr, reknr, grootboek rekening, gbr',
  relatie:
    'klantnummer, leveranciersnummer, debiteurnummer, relatienummer, debiteurnr, crediteurnr, klantnr, crediteurnummer, debiteurennummer, crediteurennummer',
  factuurnummer:
    'factuurnummer, factuurnr, factnr, factuur nummer, factuur nr, fact nr, verkoopfactuur nr, invoice',
  boekstuk:
    'boekstuk, boekstuknummer, stuknummer, stuk, boekstuknr, bkst, boekstuk nummer, boeking nummer, bon, bonnummer, bonnr, journaalpost nummer',
  dagboek: 'dagboek, journaal, in dagboek, kasboek, bankboek, verkoopboek, inkoopboek, memoriaal',
  btwcode: 'btw-code, btw code, btwcode',
  kostenplaats: 'kostenplaats, afdeling, vestiging, filiaal, kpl, kostenpl',
  omschrijving:
    'omschrijving, met omschrijving, met de tekst, waarin staat, met in de omschrijving, met als omschrijving, omschrijving bevat, met tekst, de tekst, die bevatten, bevat, bevatten, zoek, zoek op, zoeken naar, zoek naar, woord, in de omschrijving, genaamd',
  debet:
    'debet, debetzijde, aan de debetkant, debetboekingen, debetkant, debet geboekt, debetmutaties',
  credit:
    'credit, creditzijde, aan de creditkant, creditboekingen, creditkant, credit geboekt, creditfacturen, creditmutaties',
  boven:
    'boven, groter dan, hoger dan, meer dan, vanaf, minstens, minimaal, minimum, ten minste, tenminste, >, over de, van meer dan, van minstens, oversteeg, overstegen, overstijgt, overstijgen, overschreed, overschreden, overschrijdt, overschrijden, overtrof, overtroffen, overtreft, passeerde, passeerden, passeert, gepasseerd, ruim meer dan, ruim boven, kwam boven, kwamen boven, komt boven, kwam uit boven, uitkwam boven, uitkwamen boven, de grens van, van ruim, van minimaal, boven de, groter, hoger, van boven de',
  onder:
    'onder, kleiner dan, lager dan, minder dan, hoogstens, maximaal, max, hooguit, onder bleef, onder bleven, bleef onder, bleven onder, niet boven, niet meer dan, onder de grens van, <, tot maximaal, van minder dan, onder de, van maximaal, kleiner',
  procent:
    'in procenten, in percentages, procentueel, in %, per honderd euro, per 100 euro, als percentage, percentage, %, procent, relatief, uitgedrukt in procenten',
  stand: 'stand, balansstand, eindstand, eindsaldo',
} as const satisfies RoleWords;
