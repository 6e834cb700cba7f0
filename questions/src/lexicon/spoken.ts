import type { FigureWords } from './types.ts';

/** Figures as owners and bookkeepers say and shorten them, beside the words of their own tables. */
export const SPOKEN_FIGURES: FigureWords = {
  omzet:
    'te factureren, factureerden, factureerde ik, elke verdiende euro, iedere verdiende euro, elke euro die binnenkomt, omzetje, omst, omzet getal, sales omzet, verkoopcijfers, verkoopopbrengsten, verkoopomzet, verkoop totaal, bedrijfsopbrengsten, opbrengst, opbrengsten, top line, topline, binnen geharkt, binnengeharkt, omgezet in totaal',
  kosten:
    'onkosten, totaal aan kosten, kostenpakket, kostentotaal, uitgavenpatroon, uitgaven totaal, kosten bij elkaar, opgesoupeerd, uitgegeven geld',
  resultaat:
    'inkomen, mijn inkomen, winstje, na alle kosten, over na alle kosten, na aftrek van alle kosten, na aftrek van kosten, winst na aftrek van belasting, resultaat na aftrek van belasting, na aftrek van belasting, na aftrek van belastingen, winst na belastingen, resultaat na belastingen, winst na de belasting, nettoresultaat na belasting, netto opbrengst, houden we er aan over, hou ik er aan over, houden we eraan over, eraan overgehouden, er aan overgehouden, netto overgehouden, bottom line, bottomline, wat er overblijft, overblijft onder de streep, onder aan de streep, onderaan de streep, winstcijfer, winst of een verlies, over de kop, opgeleverd in totaal, bedrijfswinst na belasting, eindresultaat, jaarresultaat, verdienden we, verdiende ik, verdien ik, verdienen we, verdient in, we verdient, ik verdient',
  brutomarge:
    'bruto resultaat op verkopen, brutoresultaat, bruto overgehouden, marge in euro, marge in euros, brutomarge in euros',
  som_der_kosten:
    'bedrijfslasten totaal, totale bedrijfskosten, totale bedrijfslasten, exploitatielasten, totaal bedrijfskosten',
  bedrijfsresultaat:
    'operationele resultaat, bedrijfswinst, bedrijfsverlies, bedrijfsres, operating profit, operating income, resultaat uit bedrijfsvoering, winst uit bedrijfsvoering, winst uit gewone bedrijfsvoering, ebiet',
  resultaat_voor_belasting:
    'brutowinst voor belasting, winst bruto voor belasting, resultaat voor de belasting, resultaat voor de vennootschapsbelasting, winst voor de vennootschapsbelasting, voor belasting overgehouden, winst zonder belasting, resultaat vr belasting, winst vr belasting, rvb, winst voor aftrek van de belasting, winst voor aftrek belasting, voor aftrek van belasting, voor aftrek van belastingen, winst voor de belastingen, ontdaan van belasting',
  ebitda:
    'e.b.i.t.d.a., operationele winst voor afschrijvingen, bedrijfsresultaat voor afschrijvingen, bedrijfsresultaat zonder afschrijvingen',
  pensioenlasten: 'pensioen premies, premies pensioen',
  personeelskosten:
    'payroll, staff costs, wages and salaries, personeelslasten, kosten aan personeel, kosten voor personeel, personeelskst, perskosten, personeel en lonen, totale personeelskosten, kosten van het personeel, mensen kosten, kosten van de medewerkers, kosten voor personeel, kosten aan personeel',
  huisvestingskosten: 'huisvestkosten, kosten van de huisvesting',
  verzekeringskosten: 'verz, verz kosten, verzekeringskst, verzekeringen kosten',
  afschrijvingen: 'afschrijvings last, afschrijvingskst, afschr kosten',
  kostprijs_omzet:
    'inkoopkst, kosten van de inkoop, ingekochte goederen, kostprijs van de verkopen, inkoopwaarde omzet',
  advieskosten: 'acc kosten, accountants en advieskosten',
  belastingen: 'venn bel, vennootschapsbel, vpbel',
  runway:
    'kan ik daarmee vooruit, kan ik ermee vooruit, kan ik vooruit, kunnen we daarmee vooruit, kunnen we ermee vooruit, kunnen we vooruit, kunnen we nog mee, kan ik nog mee, dagen kunnen we nog vooruit, maanden kunnen we nog vooruit, dagen kunnen we vooruit, dagen kan ik nog vooruit, maanden kan ik nog vooruit, kunnen we het volhouden, kan ik het volhouden, houden we het vol, geld toereikend, toekomen met het geld, kunnen we draaien zonder inkomsten, zingen we het uit, uithouden zonder inkomsten, uithouden zonder omzet, volhouden zonder inkomsten, volhouden zonder omzet, redden zonder inkomsten, redden zonder omzet, cashrunway',
  break_even_omzet:
    'omslagpunt, kantelpunt, kostendekkende omzet, quitte draaien, quitte gespeeld, quitte gedraaid, quitte speelden, quitte speelde, speelden we quitte, speelde ik quitte, draaien we quitte, draai ik quitte, speel ik quitte, spelen we quitte, draai ik break even, draaien we break even, break even draaien, uit de kosten komen, komen we uit de kosten, kom ik uit de kosten, kritische omzet, nodig om quitte te spelen, nodig om uit de kosten te komen, bep',
  kasstroom_operationeel:
    'uit operationele activiteiten, operationele activiteiten, kasstroom operationeel, cash uit operatie, operating cash flow',
  kasstroom_investeringen: 'uit investeringsactiviteiten, investeringsactiviteiten',
  kasstroom_financiering: 'uit financieringsactiviteiten, financieringsactiviteiten',
  bank_en_kas:
    'geldbuffer, buffer, potje bij de bank, vrij besteedbaar geld, vrij beschikbaar geld, in de knip, in de kassa, nog achter de hand, op mijn rekening, op mn rekening, op onze rekening, op de zakelijke rekening, zakelijke rekening, betaalrekening, lopende rekening, bankrekening en kas, geld op de rekening, geld staat er, geld stond er, flappen, knaken, duiten, pegels, pecunia, ping, cash in kas, geld in de pot, geld in de zak, geld op rekening, geld op zak, in de pot, liquide saldo, saldo op de bank, saldo van de bank, saldi bank, spaarpot, geld in de la, bankrek, bank rekening',
  debiteuren:
    'debs, debiteurenpost, debiteuren post, debiteurenstanden, tegoed bij klanten, nog te vangen van klanten, openstaande debiteurensaldo, deb saldo, debsaldo',
  crediteuren:
    'handelsschulden, handelsschuld, handelscrediteuren, creds, crediteurenpost, crediteuren post, credsaldo, cred saldo, schuld bij leveranciers, schulden bij leveranciers, krijgen leveranciers van ons',
  totaal_eigen_vermogen:
    'eigenvermogen totaal, ons eigen vermogen, netto vermogen, zuiver vermogen, eigen verm, equity totaal',
  vreemd_vermogen:
    'totaal vreemd vermogen, schulden in totaal, totaal schulden, totaal aan schulden, totaal van de schulden, schuldpositie, vreemd verm, schuldenberg',
  activa:
    'balanslengte, lengte van de balans, balans totaal, balanstot, som van de activa, debet kant van de balans',
  belastingschulden:
    'schuld bij de fiscus, schuld bij de belastingdienst, schulden bij de belastingdienst, belasting afdragen, belasting nog afdragen, belasting nog betalen aan de belastingdienst',
  kortlopende_schulden:
    'kort lopende schulden, kortlopend vreemd verm, klp schulden, kortl schulden',
  langlopende_schulden:
    'lang lopende schulden, langl schulden, restant lening, restschuld, restschuld lening, banklening, bank lening, lening bij de bank, lening van de bank, lening restant, leningrestant, aflossen op de lening, lenen we, leen ik, lenen wij, geleend geld, hoofdsom, restant van de lening',
  vlottende_activa: 'vlott activa',
  werkkapitaal: 'wk kapitaal, nwk, werkcapitaal, net working capital, nwc',
  kasstroom_vaste_activa: 'aangeschaft, investeringsbedrag',
  kasstroom_eigen_vermogen:
    'priveonttrekkingen, prive opgenomen geld, opgenomen voor prive, prive stortingen, privestortingen en opnamen',
};

/** Ratios as people say them. */
export const SPOKEN_RATIOS: FigureWords = {
  brutomarge_percentage:
    'bruto marge op de omzet, brutomarge op de omzet, brutomarge op omzet, bruto marge op omzet, brutowinst op de omzet, brutowinst in procenten van de omzet, brutomarge in procenten van de omzet, brutomarge als percentage van de omzet, brutowinst als percentage van de omzet, marge op de verkopen, marge op verkopen, margepercentage, procent marge, procenten marge, percentage brutomarge, percentage brutowinst, percentage bruto marge, percentage bruto winst, bm %, bruto %, brutomarge pct, marge pct, brutomarge perc',
  nettomarge:
    'netto marge op de omzet, nettomarge op de omzet, nettowinst op de omzet, winst op de omzet, resultaat op de omzet, nettowinst in procenten van de omzet, nettowinst als percentage van de omzet, percentage winst, winst %, netto %, netto marge %, rendement op de omzet, percentage nettowinst, winstgevendheid in procenten, procent winst, winst pct, winst perc',
  ebitda_marge:
    'ebitda op de omzet, ebitda op omzet, ebitda als % van de omzet, ebitda in % van de omzet, ebitda pct, ebitda margin',
  current_ratio:
    'cur ratio, current-ratio, currentr, liquiditeit ratio current, vlottende activa gedeeld door kortlopende schulden',
  quick_ratio: 'quick-ratio, acid-test, liquiditeit zonder voorraad',
  solvabiliteit:
    'solv, solva ratio, solvabiliteitsgraad, eigen vermogen gedeeld door balanstotaal, eigen vermogen gedeeld door totaal vermogen, eigen vermogen op balanstotaal, eigen vermogen tov balanstotaal, eigen vermogen tov totaal vermogen, eigen vermogen ten opzichte van het balanstotaal, eigen vermogen ten opzichte van het totale vermogen, verhouding eigen vermogen balanstotaal, verhouding eigen vermogen totaal vermogen',
};

/** The other roles as they are said; a value is one of the table of that role. */
export const SPOKEN_ROLES = {
  measure: {
    verschil:
      'achter op, loopt achter op, lopen achter op, ligt achter op, liggen achter op, lopen voor op, loopt voor op, liggen voor op, ligt voor op, scheelt, scheelde, scheelden, schelen, verschilt, verschilde, verschilden, verschoven, erop vooruit, erop achteruit, er op vooruit, er op achteruit, vooruitgang, achteruitgang, toeneemt, afneemt, toenamen, afnamen, omhooggegaan, omlaaggegaan, omhoog gegaan, omlaag gegaan, naar boven gegaan, naar beneden gegaan, bijgekomen tov, wijziging, kelderde, gekelderd, geklommen, stegen, daalden, groeicijfer, groei in, plus of min, meer of minder geworden',
  },
  split: {
    rekening:
      'zit daarin, zit erin, zitten daarin, zitten erin, zit hierin, wat valt daaronder, valt daaronder, waaruit bestaat dat, bestaat dat uit, waar zit dat in, waar zat dat in, waar zitten die in, zit daar in, zat daar in, zit daar allemaal in, zat daar allemaal in, zit er allemaal in, zat er allemaal in',
    groep:
      'dat naartoe, dat heen, dat aan op, dat naar toe, splits uit, uitsplitsen, opsplitsen, opdelen, opgedeeld, gesplitst',
    maand: 'maanden onder elkaar, maand na maand, iedere mnd, elke mnd, per maandje, maandverloop',
    kwartaal:
      'per 3 maanden, per drie maanden, per 3 mnd, elke drie maanden, elke 3 maanden, om de drie maanden, om de 3 maanden, steeds drie maanden, telkens drie maanden, p kwartaal, p kw, kwartaal na kwartaal, elk kwrtl, per kwrt',
    jaar: 'jaar na jaar, p jaar',
  },
  against: {
    vorig_jaar:
      'zelfde maand een jaar terug, een jaar terug, jaar terug, zelfde maand van vorig jaar, dezelfde maand van vorig jaar, zelfde kwartaal van vorig jaar, hetzelfde kwartaal van vorig jaar, zelfde periode van vorig jaar, dezelfde tijd vorig jaar, zelfde kwartaal het jaar ervoor, zelfde maand het jaar ervoor, zelfde periode het jaar ervoor, zelfde periode een jaar terug',
    vorige_periode:
      'maandje eerder, een maandje eerder, kwartaaltje eerder, een kwartaaltje eerder, maand terug, een maand terug, kwartaal terug, een kwartaal terug',
  },
  side: {
    betaald:
      'ontvingen, ontving, binnengekregen, kregen betaald, kreeg betaald, uitbetaald gekregen, ontvangen, overgeboekt, overgemaakt aan, overgemaakt door, betaalden, betaalde',
  },
  noun: {
    maanden: 'maandje',
  },
  link: {
    zonder: 'ontdaan van',
    weg: 'weg laat, weglaten we, wegdenken, eraf halen, niet hadden, niet hadden gehad, niet gehad hadden, niet zouden hebben',
    tegen:
      'achter op, loopt achter op, lopen achter op, ligt achter op, liggen achter op, lopen voor op, loopt voor op, liggen voor op, ligt voor op, zich tot, zich tegenover, tegen elkaar, afgezet naast, gerekend tegen, t o v, tenopz, itt, in tegenstelling tot, verg met, verg',
    incl: 'incl en excl btw, incl en excl, inclusief en exclusief btw',
    excl: 'incl en excl btw, incl en excl, inclusief en exclusief btw',
    procent:
      'pct, perc, procentjes, procentuele, in pct, in perc, percentueel gezien, procentueel gezien',
    factuurnummer: 'verkoopfactuur, inkoopfactuur, verkoopnota, nota, factuurtje',
    omschrijving:
      'het woord, komt het woord, komt voor het woord, met het woord, woorden, waar in staat, waarin voorkomt',
    stand: 'boekwaarde, restwaarde, waarde van, waard',
    berekend:
      'hoe zit berekend, hoe berekende je, def, definitie v, uitleg van, waar is op gebaseerd',
  },
  subject: {
    recurring:
      'vaste rekening, vaste prijs, vast tarief, vaste maandprijs, vast maandbedrag, prijs, prijs van, maandprijs, maandlast, kwartaallast, maandelijks terug, elk kwartaal terug, maandelijks terugkomen, maandelijks terugkeren, maandelijks terugkerende, factureren elke maand, factureren maandelijks, elke maand afgeschreven, maandelijks afgeschreven, vaste last, vaste maandlast, doorlopende contracten, lopende contracten, vaste contracten, vast bedrag, vaste bedrag, vaste bedragen, per keer, per termijn, termijnbedrag, termijnbedragen, elke keer, iedere keer, telkens, keer op keer',
    data: 'boeken lopen tm, boeken lopen tot, lopen de boeken tot, recentste maand waarin, laatste maand waarin, recentste maand met boekingen, recentste geboekte maand, meest recente maand, tot en met welke maand, tm welke maand, tot welke periode, tot en met wanneer, welke maand is er geboekt, laatste geboekte maand, wanneer begint ons boekjaar, wanneer begint het boekjaar, begint ons boekjaar, begint het boekjaar, begint mijn boekjaar, eindigt ons boekjaar, eindigt het boekjaar, eindigt mijn boekjaar, loopt ons boekjaar, loopt het boekjaar, welk boekjaar hanteren we, wat is ons boekjaar, gebroken boekjaar hebben, hoever zijn de boeken bij, hoe ver zijn de boeken bij, tot waar is geboekt, tot waar is er geboekt, tot hoever is geboekt, bijgeboekt tot',
    'check:btw_code':
      'btw-code leeg, btw code leeg, btwcode leeg, btw-code niet ingevuld, btw code niet ingevuld, btw-code ontbrekend, leeg btw-code, geen btwcode',
    'check:ontbreekt':
      'alle maanden geboekt, alle maanden compleet, is alles geboekt, is alles verwerkt, alles verwerkt, is de administratie compleet, is de boekhouding bij',
    vat: 'ob, omzetbel, btw afdr, btw kwartaalaangifte, kwartaalaangifte, maandaangifte, btw afrekenen, btw bedrag van de aangifte, af te dragen omzetbelasting, te betalen omzetbelasting, btw afrekening',
    'vat:5b':
      'terug te vorderen omzetbelasting, btw op de inkopen, btw op de kosten, btw over de inkopen, btw over de kosten, btw over kosten, inkoop btw, vooraftrek, vooraf betaalde btw, voorbel',
    'vat:5a':
      'btw over de verkopen, btw op de verkopen, btw berekend aan klanten, btw in rekening gebracht, btw gefactureerd, verkoop btw, uitgaande btw',
    'component:kengetallen':
      'hoe staan we er financieel voor, hoe staan we er voor, hoe sta ik ervoor, hoe sta ik er voor, hoe gaat de zaak, hoe loopt de zaak, financiele situatie, financiele positie, belangrijkste cijfers, kern cijfers, hoe doet het bedrijf het',
    'component:winst-en-verlies':
      'resultatenrek, wvrekening, w&v-rekening, wv rekening, p&l, p & l, pl rekening, profit and loss, winst- en verliesrek, winst en verliesrek, resultaatrekening, verlies en winstrekening, wvr',
  },
} as const;

/** Ordinary words of spoken Dutch that say nothing of what is asked. */
export const SPOKEN_FILLERS = `
toevallig, paraat, bij de hand, uit het hoofd, voor het grijpen, daaraan vast, eraan vast, er aan vast, eraan verbonden, daaraan verbonden, als zzper, als zzp, als zelfstandige, als ondernemer, als eenmanszaak, fors, forse, zwaar, zware, diep, diepe, kalm, kalme, aanzienlijk, keert, keren, uitschrijven, opsommen, weergeven, uitwerken, ookalweer, magere, slappe, vette, aan de lijn, hoe dik, hoe fors, hoe stevig, hoe omvangrijk, hoe riant, veruit, verreweg, langs, langskomt, langskwam, kale, klopt mijn herinnering, als ik me goed herinner, kalenderjaren, achter de hand, neer, hen, cent, stapel, stapeltje, mezelf, mijzelf, los van elkaar, es, eerstvolgende, uit te splitsen, op te splitsen, gelieve, volstaan, volstaat, mee te delen, momenten, tijdstippen, kijkt, bekijkt, nagaan, tegoed had, hvl, hoevl, na, harder, omvang, leden, leed, lijden, lijdt, alweer, ook alweer, ook weer, doe, doe mij, doe maar, restant, verlengde, verlengd, ff, effies, effetjes, efkes, gauw, vlotjes, zeg es, es, gegaan, uitgevallen, beter, slechter, daarvoor, hiervoor, daarna, erna, tof, thx, tnx, thanks, merci, bedankt alvast, alvast bedankt, asjeblieft, alsjeblief, aub even, pls, plz, yo, ey, he, hee, hé, tja, uhm, uh, ehm, mss, misschien even, zgn, ivm, icm, obv, nav, tbv, incl alles, bij ons, voor ons bedrijf, van ons bedrijf, van de zaak, van het bedrijf, van mijn bedrijf, van onze zaak, van mijn zaak, van de toko, van de tent, jongens, maat, vriend, gozer, ajb, graag even, kun je zo, zo even, kijk es, kijk eens, ben benieuwd, wilde weten, wou weten, vroeg me af, vraag me af, vroegen ons af, afvragen, alstu, alstublieft, globaal genomen, al met al, per saldo, alles bij elkaar, alles bijelkaar, bijelkaar, tezamen, tesamen, opzoeken, opgezocht, neerzetten, hoeveelheid, hoeveelheid geld, gans, ganse, hele boel, bedroegen, bedragen had, uitkwamen op, uitgekomen op, hoeveel mille, hoeveel ton, hoeveel duizend, eventjes, samengenomen, weleens, grosso modo, naar, alsnog, blijkbaar, bovendien, desnoods, dusver, echter, eenmaal, eigen, enerzijds, evenals, eventueel, evenwel, gaarne, grotendeels, haast, heus, immers, ineens, ingevolge, jammer, jongstleden, klaar, kortom, nadien, nauwelijks, niettemin, nogal, nochtans, ondanks, onderhand, overigens, plotseling, rechtstreeks, schijnbaar, vanzelf, veelal, volkomen, vooral, vooralsnog, vrijwel, weleer, welteverstaan, wellicht, wederom, zogenaamd, zopas, aanzien, bieden, blijken, bezien, herinner, kiezen, klinken, overleggen, printen, schetsen, slaan, spreken, voelen, wijzen, geachte, leuk, twijfel, eenheid, verslag, overleg, presentatie, jaarverslag, spreadsheet, dashboard, scherm, fiscus, schatkist, blauwe envelop, kopen, koop, koopt, kocht, kochten, gekocht, trek, trekt, trekken, trok, neem, neemt, nemen, nam, namen, genomen, haal, haalt, halen, begin, begint, beginnen, begon, begonnen, eindigt, volgt, volgde, gevolgd, blijkt, wachten, wacht, leg, legt, leggen, gelegd, stop, stopt, gestopt, stopten, steek, steken, gestoken, spenderen, spendeer, spendeert, spendeerden, kwijtraken, draag, draagt, droeg, gedragen, realisatie, gerealiseerde, zitten we, gezeten, gestaan, gelegen, geloof ik, kom, kom ik, reken, verstuur, verstuurd, stuurden, verzonden, verstuurden, uitgestuurd, uitgeschreven, geschreven, schrijven, ingekomen, binnengekregen, verrekend, bijgehouden, bijhouden, uitpakken, uitgepakt, pakt, pakten, beliep, belopen, beloopt, kwamen uit, ging om, gaat om, ging het om, gaat het om, oplopen, opgelopen tot, voldaan, voldoen, afrekenen, afgerekend, krijgt, kreeg, kregen, frequentie, verwachte, verwachten, verwacht, factureert, factureren, vraagt, vragen, schrijft, verbinding, maandbedrag, kwartaalbedrag, jaarbedrag, maandnota, kwartaalnota, voorschot, tarief, bijdrage, termijn, contract, de deur uit, deur uit, van de baan, vandaan, ter vergelijking, ter vergelijk, idem, dito, precies hetzelfde, hetzelfde maar, diezelfde, datzelfde, leeg, doorheen, ertegenaan, daarvandaan, hiervandaan, vandaan komt, ervandaan, vandaan gekomen, verstreken, elk in, ziet, uitziet, zag, zagen, uitzag, verkeerd, stand vd, levert, afgelopen tijd, geloof, dacht, hoorde, zeker, sowieso, eigenlijk, benieuwd naar, idee dat, ik heb het idee dat, heb de indruk, indruk, gevoel, volgens mij, als het goed is, zeggen ze, wou, wilde, wilden, wouden, mogen, mocht, graag hebben, nodig hebben, opgeven, oplepelen, uitrekenen, uitgerekend, becijfer, becijferen, berichten, rapporteren, rapporteer, meegeven, terugvinden, vindt, opschrijven, doorzetten, bovenstaande, onderstaande, voornoemde, betreffend, desbetreffende, zegt, zei, gezegd, klopt het dat, ongeveer hoeveel, pak em beet, pakweg, circa, ca, plusminus, zowat, om en nabij, tegen de, in mijn hoofd, onder de streep geteld, voordat, regelmaat, stuurt, stuurde, sturen, sluit, sluiten, voorschot, premie, terugvragen, vervaldatum, ziet eruit, eruit ziet, ertussen, ertussenin, daartussen, tussenin, adviesbureau, absoluut, relatief, praktijk, bureau, eenmanszaak, vennootschap, organisatie, vlak, vermeden, teruggekregen, terugkregen, terugontvangen, misgelopen, weggegooid, gewerkt, geklust, rest, lekt, lekken, lekte, gemeten, gebleven, gebracht, in rekening gebracht, hoefden, hoeven, hoefde, op de planning het, het op de planning, aan de hand, uit de hand
`;
