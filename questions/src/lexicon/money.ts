import type { FigureWords } from './types.ts';

/** Words for the parts of the cash flow; the first is what the figure is called. */
export const CASH_FLOW_WORDS: FigureWords = {
  kasstroom:
    'totale kasstroom, kasstroom, cashflow, cash flow, netto kasstroom, mutatie liquide middelen, geldstroom, verandering van de liquide middelen, toename liquide middelen, netto uitstroom, netto instroom, verandering bank en kas, kasstromen',
  kasstroom_operationeel:
    'kasstroom uit operationele activiteiten, operationele kasstroom, operationele cashflow, kasstroom uit bedrijfsactiviteiten, operationele cash flow, bedrijfs kasstroom',
  kasstroom_investeringen:
    'kasstroom uit investeringsactiviteiten, investerings kasstroom, investeringskasstroom, kasstroom investeringen, kasstroom uit investeringen',
  kasstroom_financiering:
    'kasstroom uit financieringsactiviteiten, financierings kasstroom, financieringskasstroom, kasstroom financiering, kasstroom uit financiering',
  kasstroom_vaste_activa:
    'investeringen in vaste activa, investeringen, investering, geinvesteerd, capex, aanschaf van vaste activa, aanschaffingen, desinvesteringen, geinvesteerd in vaste activa, aankoop van machines',
  kasstroom_financiele_activa:
    'kasstroom financiele vaste activa, investeringen in financiele activa',
  kasstroom_effecten: 'kasstroom effecten, gekochte min verkochte effecten',
  kasstroom_eigen_vermogen:
    'eigen vermogen buiten het resultaat, stortingen en onttrekkingen, prive opnamen en stortingen, prive-opnamen en -stortingen, prive opgenomen, prive opnamen, priveopnamen, prive-opnamen, opgenomen prive, privestortingen, prive opnames, dividend uitgekeerd, uitgekeerd dividend, onttrekkingen, prive onttrekkingen',
  kasstroom_langlopend:
    'kasstroom langlopende schulden, aflossingen, afgelost, aflossing, opgenomen leningen',
  kasstroom_bankschulden: 'kasstroom schulden aan banken',
  kasstroom_deelnemingen: 'kasstroom resultaat deelnemingen',
  kasstroom_voorzieningen: 'mutatie voorzieningen, verandering voorzieningen',
  kasstroom_voorraden:
    'mutatie voorraden en onderhanden projecten, mutatie voorraden, verandering voorraden',
  kasstroom_vorderingen: 'mutatie vorderingen, verandering vorderingen',
  kasstroom_kortlopende_schulden: 'mutatie kortlopende schulden, verandering kortlopende schulden',
  kasstroom_niet_ingedeeld: 'niet ingedeelde balansrekeningen in de kasstroom',
};

/** Words for figures that are computed of others. */
export const RATIO_WORDS: FigureWords = {
  brutomarge_percentage:
    'brutomarge %, bruto marge %, bruto winst %, brutowinst %, brutomarge percentage, bruto marge percentage, marge, marges, marge percentage, brutomarge in procenten, brutomarge in %, brutowinstmarge, bruto winstmarge, bruto winst marge, brutowinst percentage, brutomargepercentage, marge in procenten, brutowinst in procenten, winst op verkopen, gross margin percentage',
  ebitda_marge:
    'ebitda %, ebitda marge, ebitda percentage, ebitdamarge, ebitda als percentage van de omzet, ebitda in procenten',
  nettomarge:
    'nettomarge, netto marge, winstmarge, winst marge, netto winstmarge, nettowinstmarge, nettomarge percentage, rendement op omzet, winst in procenten van de omzet, winst als percentage van de omzet, resultaat als percentage van de omzet, winst percentage, rendement, nettowinst percentage, profit margin, winstpercentage',
  break_even_omzet:
    'break-even omzet, bij welke omzet quitte, omzet quitte, break even, breakeven, break-evenpunt, break even punt, kritieke omzet, break even omzet, dekkingspunt, kostendekkend, nulpunt, quitte spelen, uit de kosten',
  current_ratio:
    'current ratio, currentratio, liquiditeitsratio, liquiditeits ratio, curent ratio, hoe liquide, liquide genoeg',
  quick_ratio: 'quick ratio, quickratio, acid test, quick ratios, acid ratio',
  solvabiliteit:
    'solvabiliteit, solvabiliteitsratio, solvabiliteits ratio, solva, solvabel, solvabiliteitspercentage, solvency, solvent, eigen vermogen ratio, eigen vermogen als percentage van het balanstotaal',
  btw_positie:
    'btw-positie, btw positie, btw schuld, btw saldo, btw vordering, btw stand, openstaande btw, btw op de balans, btw reservering, te betalen btw op de balans, btw potje',
  dso: 'debiteurendagen, dso, debiteuren dagen, betaaltermijn klanten, betaaltermijn van klanten, gemiddelde betaaltermijn debiteuren, hoe snel betalen klanten, hoe lang doen klanten over betalen, hoe snel betalen mijn klanten, hoe snel betalen onze klanten, klanten erover om te betalen, klanten over betalen, days sales outstanding, debiteurentermijn, betaalsnelheid van klanten, betaaltermijn debiteuren, krediettermijn debiteuren, omloopsnelheid debiteuren, klanten gemiddeld over betalen, hoe lang duurt het voor klanten betalen, duurt het voordat klanten betalen, duurt het tot klanten betalen, duurt het voor we betaald worden, wanneer betalen klanten, klanten over doen om te betalen, klanten erover doen, duurt het voordat een klant betaalt, duurt het gemiddeld voordat klanten betalen, gemiddeld voordat klanten betalen, voordat klanten gemiddeld betalen, staan facturen gemiddeld open, staat een factuur gemiddeld open, lang staan facturen open, duurt het voordat facturen betaald, duurt het voordat onze facturen betaald, klanten gemiddeld hun facturen',
  dso_excl_btw:
    'debiteurendagen excl btw, debiteurendagen zonder btw, dso excl btw, dso zonder btw, debiteurendagen exclusief btw',
  dpo: 'crediteurendagen, crediteurentermijn, dpo, crediteuren dagen, betaaltermijn leveranciers, betaaltermijn aan leveranciers, hoe snel betalen we leveranciers, hoe snel betalen wij leveranciers, hoe lang doen we over betalen, hoe lang doen wij over betalen, hoe snel betaal ik mijn leveranciers, hoe snel betalen we onze leveranciers, days payable outstanding, betaaltermijn crediteuren, wij over betalen, we over het betalen van leveranciers, omloopsnelheid crediteuren, krediettermijn crediteuren',
  dpo_excl_btw:
    'crediteurendagen excl btw, crediteurendagen zonder btw, dpo excl btw, dpo zonder btw, crediteurendagen exclusief btw',
  runway:
    'runway, hoe lang kunnen we nog vooruit, hoe lang kan ik nog vooruit, houden we het nog vol, hou ik het nog vol, hoelang kunnen we vooruit, cash runway, geld nog toereikend, kunnen we nog vooruit, reikt het geld, doen we met ons geld, hoe lang reikt, houd ik het vol, kan ik nog vooruit, kunnen we het uitzingen, kan ik het uitzingen, burn rate, tot het geld op is, geld op is, kunnen we nog door, kan ik nog door, kunnen we nog doordraaien, houden we het nog uit',
};
