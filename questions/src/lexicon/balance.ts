import type { FigureWords } from './types.ts';

/** Words for figures of the balance sheet; the first is what the figure is called. */
export const BALANCE_WORDS: FigureWords = {
  immateriele_activa: 'immateriele vaste activa, immateriele activa, imva, immaterieel',
  materiele_activa:
    'materiele vaste activa, materiele activa, mva, bedrijfsmiddelen, machines en inventaris, boekwaarde activa',
  financiele_activa: 'financiele vaste activa, financiele activa, fva, deelnemingen',
  vaste_activa: 'totaal vaste activa, vaste activa, vast actief',
  voorraden:
    'voorraden, voorraad, voorraad waarde, voorraadwaarde, waarde van de voorraad, magazijnwaarde, magazijnvoorraad, stock, op voorraad',
  onderhanden_projecten:
    'onderhanden projecten, onderhanden werk, ohw, projecten onder handen, lopende projecten, onderhandenwerk',
  vorderingen: 'vorderingen, totale vorderingen, kortlopende vorderingen',
  debiteuren:
    'debiteuren, debiteur, deb, debiteurensaldo, debiteuren saldo, debiteuren stand, handelsdebiteuren, saldo debiteuren, debiteurenpositie, klanten schuldig, vorderingen op klanten, moeten klanten betalen, krijgen we nog van klanten, debiteurenstand, debiteurenportefeuille, schuldenaar, schuldenaars, handelsvorderingen',
  belastingvorderingen:
    'belastingvorderingen, belasting vorderingen, te vorderen belastingen, te vorderen belasting, vordering op de belastingdienst, te vorderen van de fiscus',
  overlopende_activa:
    'overlopende activa, vooruitbetaalde kosten, vooruitbetaald, nog te ontvangen bedragen, transitorische activa, vooruitbetaalde bedragen',
  overige_vorderingen: 'overige vorderingen, andere vorderingen',
  effecten: 'effecten, aandelen en obligaties, beleggingen, beleggings portefeuille',
  liquide_middelen:
    'liquide middelen, liquiditeiten, liquide, liquiditeit, liquiditeitspositie, liq middelen, liquide middlen',
  bank_en_kas:
    'bank en kas, bank en in kas, bank en in de kas, op de bank en in kas, op de bank en in de kas, bankrekening en in de kas, op de bankrekening en in de kas, geld op de bank en in kas, geld op de bank en in de kas, bank en de kas, banksaldo, bank saldo, op de bank, op de rekening, saldo, geld, geld op de bank, kas en bank, bankstand, geldmiddelen, cash, contanten, in kas en op de bank, saldo bank, bank, banken, banktegoed, tegoed, geld op de rekening, kaspositie, kas positie, cash positie, cashpositie, centen, poen, beschikbaar geld, geld in kas, op onze rekening, bankrekening, bankrekeningen, rekening courant saldo, op mijn rekening, geldpositie, stand van de bank, bankpositie',
  kruisposten: 'kruisposten, geld onderweg, kruispost, betalingen onderweg',
  vlottende_activa: 'totaal vlottende activa, vlottende activa, vlottend actief',
  activa:
    'totaal activa, balanstotaal, activa, totale activa, bezittingen, balans totaal, totaal van de balans, totale bezittingen, totaal vermogen',
  kapitaal:
    'kapitaal, aandelenkapitaal, geplaatst kapitaal, gestort kapitaal, ondernemingsvermogen',
  reserves: 'reserves, algemene reserve, reserve, overige reserves, winstreserve',
  resultaat_vorige_jaren: 'onverdeeld resultaat vorige jaren, onverdeelde winst',
  overig_eigen_vermogen: 'overig eigen vermogen',
  onverdeeld_resultaat:
    'onverdeeld resultaat, onverdeeld resultaat dit jaar, nog niet verdeeld resultaat',
  eigen_vermogen:
    'eigen vermogen zonder onverdeeld resultaat, eigen vermogen zonder resultaat lopend jaar',
  totaal_eigen_vermogen:
    'totaal eigen vermogen, eigen vermogen, ev, vermogen, eigenvermogen, ondernemings vermogen totaal, equity, vermogen van de zaak, eigen geld',
  voorzieningen: 'voorzieningen, voorziening',
  langlopende_schulden:
    'langlopende schulden, leningen, lening, langlopende schuld, langlopende leningen, langlopend vreemd vermogen, geleend, lange schulden, schulden op lange termijn, schuld op lange termijn, lange termijn schulden, leenschuld, financieringen, openstaande lening',
  kortlopende_schulden:
    'kortlopende schulden, kortlopende schuld, kortlopende verplichtingen, korte verplichtingen, verplichtingen op korte termijn, vlottende passiva, korte schulden, kort vreemd vermogen, kortlopend vreemd vermogen, schulden op korte termijn',
  crediteuren:
    'crediteuren, crediteur, cred, crediteurensaldo, crediteuren saldo, crediteuren stand, handelscrediteuren, saldo crediteuren, schuld aan leveranciers, schulden aan leveranciers, leveranciers betalen, leveranciers schuldig, leverancierskrediet, schuldeisers, schuldeiser, crediteurenpositie, verschuldigd aan leveranciers, crediteurenstand',
  belastingschulden:
    'belastingen en premies, belastingschulden, belastingschuld, belasting schuld, belasting schulden, schuld aan de belastingdienst, schulden aan de fiscus, belastingdienst schuldig, loonheffing schuld, schuld belastingdienst, fiscus schuldig, aan de belastingdienst, aan belasting, belastingdienst betalen, de belastingdienst nog, schuldig aan de belastingdienst, afdragen aan de belastingdienst, openstaande belasting, openstaande belastingen, aan de fiscus',
  salarisschulden:
    'salarissen en pensioenen, salaris schulden, nog te betalen lonen, te betalen salarissen, te betalen lonen, netto lonen schuld',
  bankschulden:
    'schulden aan banken, bankschulden, bankschuld, rood staan, roodstand, schuld aan de bank, bankkrediet, kredietstand, rekening-courant krediet',
  overlopende_passiva:
    'overlopende passiva, vooruitgefactureerd, vooruitontvangen, nog te betalen kosten, nog te betalen bedragen, transitorische passiva, vooruit ontvangen bedragen, vooruitontvangen bedragen',
  overige_kortlopende_schulden:
    'overige kortlopende schulden, andere kortlopende schulden, overige schulden',
  vreemd_vermogen:
    'vreemd vermogen, schulden, schuld, totale schulden, schuldenlast, totale schuld, alle schulden, vv, schulden positie, in het krijt, in de schuld',
  passiva: 'totaal passiva, passiva, totale passiva',
  werkkapitaal:
    'werkkapitaal, working capital, netto werkkapitaal, werk kapitaal, bedrijfskapitaal',
  balansverschil:
    'verschil op de balans, balansverschil, balans sluit, sluit de balans, klopt de balans, balans klopt, balans in evenwicht, de balans in evenwicht',
  niet_ingedeeld_balans: 'niet ingedeeld op de balans',
};
