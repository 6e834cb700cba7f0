/**
 * Charts of accounts in the manner of well-known packages, without RGS codes: number, B or P,
 * name, and the headings that a careful bookkeeper could choose, the likeliest first.
 */
export const SOLE_TRADER = `
  120  B Inventaris                               materiele_activa
  129  B Afschrijving inventaris                  materiele_activa
  150  B Bedrijfsauto                             materiele_activa
  159  B Cum. afschr. bedrijfsauto                materiele_activa
  500  B Ondernemingsvermogen                     eigen_vermogen
  510  B Privé opnamen                            eigen_vermogen
  511  B Privé stortingen                         eigen_vermogen
  512  B Privé inkomstenbelasting                 eigen_vermogen
  513  B Privé premie AOV                         eigen_vermogen
  520  B Fiscale oudedagsreserve                  eigen_vermogen
  700  B Lening familie                           langlopende_schulden
  1000 B Kas                                      liquide_middelen
  1010 B Rabobank zakelijk                        liquide_middelen
  1020 B Spaarrekening                            liquide_middelen
  1030 B Mollie                                   liquide_middelen
  1100 B Kruisposten                              liquide_middelen
  1200 B Te vorderen BTW                          vorderingen kortlopende_schulden
  1300 B Debiteuren                               vorderingen
  1310 B Nog te factureren                        vorderingen
  1320 B Vooruitbetaalde kosten                   vorderingen
  1500 B BTW hoog verkopen                        kortlopende_schulden
  1510 B BTW laag verkopen                        kortlopende_schulden
  1520 B Voorbelasting                            vorderingen kortlopende_schulden
  1530 B R/C omzetbelasting                       kortlopende_schulden vorderingen
  1600 B Crediteuren                              kortlopende_schulden
  1610 B Nog te ontvangen inkoopfacturen          kortlopende_schulden
  3000 B Voorraad                                 voorraden
  4200 P Kosten werk derden                       kostprijs_omzet overige_bedrijfskosten
  4300 P Huur bedrijfsruimte                      overige_bedrijfskosten
  4310 P Gas, water en licht                      overige_bedrijfskosten
  4400 P Kantoorbenodigdheden                     overige_bedrijfskosten
  4410 P Telefoon en internet                     overige_bedrijfskosten
  4420 P Porti                                    overige_bedrijfskosten
  4500 P Brandstof                                overige_bedrijfskosten
  4510 P MRB                                      overige_bedrijfskosten
  4520 P Verzekering auto                         overige_bedrijfskosten
  4530 P Privégebruik auto                        overige_bedrijfskosten overige_opbrengsten
  4600 P Reclame en advertenties                  overige_bedrijfskosten
  4610 P Representatiekosten                      overige_bedrijfskosten
  4620 P Relatiegeschenken                        overige_bedrijfskosten
  4700 P Accountantskosten                        overige_bedrijfskosten
  4710 P Bankkosten                               overige_bedrijfskosten financiele_baten_lasten
  4720 P Verzekeringen algemeen                   overige_bedrijfskosten
  4730 P Betalingsverschillen                     overige_bedrijfskosten
  4800 P Afschr.kosten inventaris                 afschrijvingen
  4810 P Afschrijvingskosten auto                 afschrijvingen
  4900 P Rente lening                             financiele_baten_lasten
  7000 P Inkopen hoog                             kostprijs_omzet
  7010 P Inkopen binnen EU                        kostprijs_omzet
  7900 P Voorraadmutatie                          kostprijs_omzet wijziging_voorraden
  8000 P Omzet hoog tarief                        netto_omzet
  8010 P Omzet laag tarief                        netto_omzet
  8020 P Omzet verlegd                            netto_omzet
  8030 P Workshops                                netto_omzet
  8900 P KOR                                      overige_opbrengsten overige_bedrijfskosten
  9000 P Rentebaten                               financiele_baten_lasten
`;

export const SIX_DIGITS = `
  010000 B Goodwill                               immateriele_activa
  011000 B Software en licenties                  immateriele_activa materiele_activa
  020000 B Bedrijfspand Industrieweg 4            materiele_activa
  020100 B Afschr. bedrijfspand                   materiele_activa
  021000 B Machinepark                            materiele_activa
  022000 B Wagenpark                              materiele_activa
  030000 B Deelneming Jansen Beheer B.V.          financiele_activa
  031000 B Lening u/g Jansen Beheer B.V.          financiele_activa
  050000 B Geplaatst aandelenkapitaal             eigen_vermogen
  051000 B Agioreserve                            eigen_vermogen
  052000 B Algemene reserve                       eigen_vermogen
  053000 B Resultaat lopend boekjaar              eigen_vermogen
  060000 B Voorziening groot onderhoud            voorzieningen
  061000 B Voorziening latente belastingen        voorzieningen
  070000 B Hypotheek ABN AMRO                     langlopende_schulden
  071000 B Lening o/g Rabobank                    langlopende_schulden
  110000 B Debiteuren                             vorderingen
  110900 B Voorz. dub. deb.                       vorderingen
  111000 B R/C Jansen Holding B.V.                vorderingen kortlopende_schulden
  112000 B R/C DGA                                vorderingen kortlopende_schulden
  113000 B Waarborgsommen                         vorderingen financiele_activa
  114000 B Vooruitbetaalde verzekeringen          vorderingen
  115000 B Overlopende activa                     vorderingen
  120000 B ING zakelijke rekening                 liquide_middelen
  121000 B G-rekening                             liquide_middelen
  122000 B Creditcard                             liquide_middelen kortlopende_schulden
  140000 B Crediteuren                            kortlopende_schulden
  150000 B Af te dragen BTW hoog                  kortlopende_schulden
  150100 B Voorbelasting hoog                     vorderingen kortlopende_schulden
  150900 B BTW R/C                                kortlopende_schulden vorderingen
  151000 B Te betalen loonheffing                 kortlopende_schulden
  151100 B Vennootschapsbelasting                 kortlopende_schulden vorderingen
  152000 B Te betalen nettolonen                  kortlopende_schulden
  152100 B Reservering vakantiegeld               kortlopende_schulden
  152200 B Te betalen pensioenpremies             kortlopende_schulden
  153000 B Nog te betalen accountantskosten       kortlopende_schulden
  154000 B Vooruitontvangen omzet                 kortlopende_schulden
  155000 B Schulden aan groepsmaatschappijen      kortlopende_schulden langlopende_schulden
  300000 B Voorraad grondstoffen                  voorraden
  310000 B Gereed product                         voorraden
  320000 B Onderhanden werk                       onderhanden_projecten voorraden
  400000 P Brutolonen                             personeelskosten
  400100 P Vakantietoeslag                        personeelskosten
  400200 P Reservering vakantiegeld               personeelskosten
  401000 P Soc. lasten werkgever                  personeelskosten
  402000 P Pensioenpremie werkgeversdeel          personeelskosten
  403000 P Uitzendkrachten                        personeelskosten kostprijs_omzet
  404000 P Ontvangen ziekengeld UWV               personeelskosten
  405000 P Kantinekosten                          personeelskosten
  406000 P WKR vrije ruimte                       personeelskosten
  410000 P Afschrijving machines                  afschrijvingen
  410100 P Boekwinst verkoop auto                 afschrijvingen overige_opbrengsten
  420000 P OZB                                    overige_bedrijfskosten
  420100 P Precariobelasting                      overige_bedrijfskosten
  421000 P Onderhoud machines                     overige_bedrijfskosten
  430000 P Leasekosten                            overige_bedrijfskosten
  440000 P Automatiseringskosten                  overige_bedrijfskosten
  450000 P Dotatie voorz. dub. debiteuren         overige_bedrijfskosten
  450100 P Afschrijving dubieuze debiteuren       overige_bedrijfskosten
  460000 P Juridische kosten                      overige_bedrijfskosten
  470000 P Naheffingsaanslagen                    overige_bedrijfskosten
  700000 P Kostprijs verkopen                     kostprijs_omzet
  710000 P Grondstoffenverbruik                   kostprijs_omzet
  720000 P Onderaanneming                         kostprijs_omzet
  730000 P Betalingskorting leveranciers          kostprijs_omzet financiele_baten_lasten
  740000 P Mutatie onderhanden werk               wijziging_voorraden kostprijs_omzet
  800000 P Opbrengst verkopen binnenland          netto_omzet
  801000 P Verkopen export                        netto_omzet
  802000 P Verleende kortingen                    netto_omzet
  810000 P Doorbelaste vrachtkosten               overige_opbrengsten overige_bedrijfskosten netto_omzet
  820000 P Huuropbrengsten                        overige_opbrengsten netto_omzet
  830000 P Ontvangen subsidies                    overige_opbrengsten
  900000 P Rente hypotheek                        financiele_baten_lasten
  901000 P Koersverschillen                       financiele_baten_lasten
  910000 P VPB                                    belastingen
  920000 P Resultaat deelnemingen                 resultaat_deelnemingen
`;

export const WITH_NAMES = `
  0100 B Inrichting winkel                        materiele_activa
  0110 B Cum. afschrijving inrichting             materiele_activa
  0600 B Kapitaal vennoot 1                       eigen_vermogen
  0605 B Privé vennoot 1                          eigen_vermogen
  0610 B Kapitaal vennoot 2                       eigen_vermogen
  0615 B Privé vennoot 2                          eigen_vermogen
  0800 B Bankfinanciering                         langlopende_schulden kortlopende_schulden
  1000 B Kassa winkel                             liquide_middelen
  1010 B Pinbetalingen onderweg                   liquide_middelen vorderingen
  1100 B NL91ABNA0417164300                       liquide_middelen
  1300 B Debiteuren                               vorderingen
  13001 B Bakkerij Smit                           vorderingen
  13002 B Hotel De Zwaan                          vorderingen
  13003 B Mevr. A. Hendriks                       vorderingen
  1600 B Crediteuren                              kortlopende_schulden
  16001 B Van der Meulen Groothandel              kortlopende_schulden
  16002 B Drukkerij Noord                         kortlopende_schulden
  1700 B Loonheffing                              kortlopende_schulden
  1710 B Netto loon                               kortlopende_schulden
  1720 B Vakantiegeldverplichting                 kortlopende_schulden
  1750 B Cadeaubonnen in omloop                   kortlopende_schulden
  1800 B BTW verkopen 21%                         kortlopende_schulden
  1810 B BTW inkopen 21%                          vorderingen kortlopende_schulden
  3000 B Voorraad meubelen                        voorraden
  3010 B Voorraad lampen                          voorraden
  3050 B Voorziening incourant                    voorraden
  4000 P Lonen                                    personeelskosten
  4010 P Sociale lasten                           personeelskosten
  4020 P Reiskosten woon-werk                     personeelskosten overige_bedrijfskosten
  4030 P Bedrijfskleding                          personeelskosten
  4100 P Huur winkelpand                          overige_bedrijfskosten
  4110 P Energie                                  overige_bedrijfskosten
  4120 P Schoonmaak                               overige_bedrijfskosten
  4200 P Etalage en decoratie                     overige_bedrijfskosten
  4210 P Facebook                                 overige_bedrijfskosten
  4300 P Bestelbus brandstof                      overige_bedrijfskosten
  4400 P Kassasysteem                             overige_bedrijfskosten
  4410 P Vakliteratuur                            overige_bedrijfskosten
  4420 P Contributie ondernemersvereniging        overige_bedrijfskosten
  4500 P Pinkosten                                overige_bedrijfskosten financiele_baten_lasten
  4510 P Kasverschillen                           overige_bedrijfskosten
  4600 P Afschrijving inrichting                  afschrijvingen
  4700 P Rente en kosten bankfinanciering         financiele_baten_lasten overige_bedrijfskosten
  7000 P Inkoop banken                            kostprijs_omzet
  7010 P Inkoop lampen                            kostprijs_omzet
  7020 P Inkoop verpakkingen                      kostprijs_omzet
  7030 P Vracht inkopen                           kostprijs_omzet
  7100 P Inkoopkortingen                          kostprijs_omzet
  8000 P Verkoop banken                           netto_omzet
  8010 P Verkoop lampen                           netto_omzet
  8020 P Verkoop auto-onderdelen                  netto_omzet
  8030 P Bezorging                                netto_omzet
  8100 P Verkoopkortingen                         netto_omzet
  9000 P Diverse baten                            overige_opbrengsten
`;
