import type { FigureWords } from './types.ts';

/** Words for figures of the winst-en-verliesrekening; the first is what the figure is called. */
export const RESULT_WORDS: FigureWords = {
  omzet:
    'omzet, netto omzet, netto-omzet, totale omzet, opbrengst uit verkoop, verkoop opbrengst, verkoop omzet, verkopen, verkocht, sales, revenue, turnover, omzet cijfers, inkomsten, omgezet, gedraaid, gefactureerd, gefactureerde omzet, opbrengsten uit verkoop, bruto omzet, verdiend aan klanten, totaal verkocht, binnengehaald',
  kosten:
    'kosten, totale kosten, alle kosten, kosten totaal, gemaakte kosten, uitgaven, uitgegeven, uitgeef, uitgeeft, uitgaf, lasten, bedrijfslasten, kosten niveau, kosten plaatje, uitgave, kostte, gekost, kost, kosten in totaal, besteed, kwijt, kwijt geweest, gespendeerd, opgemaakt, expenses',
  resultaat:
    'resultaat, winst, nettowinst, netto winst, overgebleven, verlies, winst of verlies, verdiend, houd ik over, hou ik over, houden we over, houden wij over, hielden we over, hield ik over, overgehouden, blijft er over, bleef er over, over gehouden, onder de streep, onderaan de streep, wat blijft over, bedrijfs winst, winstgevend, winst cijfer, winst na belasting, resultaat na belasting, nettoverlies, netto verlies, gewin, overschot, profit, in de plus, in de min, quitte, rode cijfers, zwarte cijfers, geld verdiend, ging het mis, gaat het mis, het misging, doen we het beter, doen we het slechter, doen wij het beter, gaat het beter, gaat het slechter, presteren we, presteerden we, verlies gedraaid, winst gemaakt, verlies gemaakt, winst gedraaid',
  nettoresultaat: 'nettoresultaat, netto resultaat',
  brutomarge:
    'brutomarge, bruto marge, brutowinst, bruto winst, bruto resultaat, bruto bedrijfsresultaat, brutomarge in euro, gross margin, gross profit',
  marge_op_omzet: 'marge op de omzet, marge op omzet',
  som_der_kosten: 'som der kosten, som van de kosten, bedrijfskosten, operationele kosten, opex',
  ebitda: 'ebitda, resultaat voor rente belasting en afschrijvingen, ebidta, ebitdaatje',
  bedrijfsresultaat:
    'bedrijfsresultaat, ebit, operationeel resultaat, operationele winst, resultaat voor rente en belasting, winst voor rente en belasting, winst voor rente en belastingen, winst voor belastingen en rente, winst voor belasting en rente, resultaat voor belastingen en rente, resultaat voor rente en belastingen, winst voor rente, resultaat voor rente, exploitatie resultaat, bedrijfs resultaat',
  resultaat_voor_belasting:
    'resultaat voor belasting, resultaat voor belastingen, winst voor belasting, winst voor belastingen, winst voor de belasting, bruto resultaat voor belasting, ebt, resultaat voor vpb, winst voor vpb, winst voor aftrek van belasting, resultaat voor vennootschapsbelasting, winst voor vennootschapsbelasting, fiscale winst',
  netto_omzet: 'netto-omzet volgens de winst-en-verliesrekening',
  omzet_diensten:
    'omzet diensten, omzet uit diensten, diensten omzet, omzet dienstverlening, dienstverlening, diensten, omzet van diensten',
  omzet_handelsgoederen:
    'omzet handelsgoederen, handelsgoederen, omzet handel, omzet goederen, omzet uit handel, handels omzet, omzet producten, verkoop goederen, product omzet',
  omzet_productie: 'omzet eigen producten, eigen producten, omzet productie, productie omzet',
  omzet_kortingen:
    'kortingen en bonussen, kortingen, verleende kortingen, bonussen aan klanten, korting gegeven, weggegeven korting, korting',
  overige_omzet: 'overige omzet, andere omzet',
  wijziging_voorraden:
    'wijziging voorraden, wijziging voorraad, voorraad wijziging, mutatie voorraad gereed product, wijziging onderhanden werk',
  overige_opbrengsten:
    'overige bedrijfsopbrengsten, overige opbrengsten, andere opbrengsten, overige inkomsten, neveninkomsten, bij opbrengsten',
  kostprijs_omzet:
    'kostprijs van de omzet, kostprijs omzet, kosten van omzet, kostprijs van omzet, kostprijs, inkoopkosten, directe kosten, kostprijs verkopen, inkoopvolume, cogs, inkoopwaarde van de omzet, inkopen, inkoop, variabele kosten, kosten van de omzet, kostprijs van verkopen',
  inkoopwaarde: 'inkoopwaarde goederen, inkoopwaarde, inkoop waarde, inkoop goederen',
  materialen:
    'grond- en hulpstoffen, grondstoffen, hulpstoffen, materialen, materiaal kosten, materiaal',
  uitbesteed_werk:
    'uitbesteed werk, onderaannemers, onderaanneming, uitbesteding, werk derden, werk door derden, inhuur derden, uitbestede werkzaamheden, kosten uitbesteed werk, onderaannemer',
  overige_kostprijs: 'overige kostprijs',
  personeelskosten:
    'personeelskosten, personeel kosten, personeels kosten, personeel, loonkosten, loon kosten, kosten personeel, kosten van personeel, medewerkers, werknemers, kosten medewerkers, mensen in dienst, volk, werkvolk, personeelsbestand, personeelslasten, pers kosten, arbeidskosten, loonsom, loon lasten',
  lonen:
    'lonen en salarissen, lonen, salarissen, salaris, loon, salariskosten, salaris kosten, salaris lasten, brutolonen, bruto lonen, bruto loon, lonen en salaris',
  sociale_lasten:
    'sociale lasten, sociale premies, sociale verzekeringen, premies werknemers, werkgeverspremies, soc lasten, premies werknemersverzekeringen, sociale kosten',
  pensioenlasten:
    'pensioenlasten, pensioen kosten, pensioen, pensioenpremie, pensioenpremies, pensioenen',
  overige_personeelskosten:
    'overige personeelskosten, andere personeelskosten, overige personeel kosten, overige kosten personeel',
  afschrijvingen:
    'afschrijvingen, afschrijving, afschrijvingskosten, afschrijvings kosten, afgeschreven, afschr, waardedaling, afschrijvingslasten',
  waardeveranderingen:
    'waardeveranderingen, waardeverandering, bijzondere waardeverminderingen, herwaarderingen, waardeverminderingen',
  overige_bedrijfskosten:
    'overige bedrijfskosten, overheadkosten, overhead, overige kosten, overige bedrijfslasten, overige bedrijfs kosten, indirecte kosten, algemene bedrijfskosten',
  huisvestingskosten:
    'huisvestingskosten, huisvestings kosten, huisvesting, huisvestingslasten, kosten pand, kosten van het pand, pandkosten, pand kosten, kosten gebouw',
  machinekosten:
    'exploitatie- en machinekosten, machinekosten, machine kosten, exploitatie kosten, exploitatiekosten, kosten machines',
  verkoopkosten:
    'verkoopkosten, verkoop kosten, reclame- en verkoopkosten, commerciele kosten, acquisitiekosten, verkoop en reclame, sales kosten',
  autokosten:
    'autokosten, auto kosten, autos, auto, wagenpark, bedrijfsautos, vervoermiddelen kosten, kosten auto, bus, bussen, busje, busjes, voertuigen, voertuigkosten, kosten vervoermiddelen, autootje, wagens, mobiliteitskosten',
  transportkosten:
    'transportkosten, transport kosten, transport, vrachtkosten, verzendkosten, vracht, verzend kosten',
  kantoorkosten: 'kantoorkosten, kantoor kosten, kantoor, kosten kantoor',
  organisatiekosten: 'organisatiekosten, organisatie kosten',
  verzekeringskosten:
    'verzekeringen, verzekeringskosten, verzekerings kosten, verzekering, assurantien, assurantie, verzekeringspremies, verzekeringspremie, assurantiekosten, assuranties',
  advieskosten:
    'accountants- en advieskosten, advieskosten, advies kosten, kosten adviseurs, accountants- en advies kosten, kosten van advies, adviseurs, adviseurskosten',
  administratiekosten:
    'administratieve lasten, administratie kosten, administratiekosten, administratieve kosten',
  andere_kosten: 'andere kosten, algemene en andere kosten',
  financiele_baten_lasten:
    'financiele baten en lasten, financieel resultaat, financiele lasten, financiele baten, rente en bankkosten, financierings kosten, financieringskosten, financieringslasten, rentebaten en rentelasten, rente resultaat',
  niet_ingedeeld_resultaat: 'niet ingedeeld resultaat, niet ingedeelde kosten',
  belastingen:
    'vennootschapsbelasting, belasting over winst, belasting betalen we over de winst, belasting betaal ik over de winst, belasting betaald over de winst, belasting over het resultaat betalen, belastingen, belasting over de winst, winstbelasting, vpb, belasting over het resultaat, belastinglast, vpb last, belasting last, belasting',
  resultaat_deelnemingen:
    'resultaat deelnemingen, aandeel in resultaat deelnemingen, resultaat uit deelnemingen, winst deelnemingen',
  resultaatbestemming: 'resultaatbestemming, winstbestemming, bestemming resultaat',
};
