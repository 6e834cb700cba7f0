import type { FigureKey } from './types.ts';

interface AccountWords {
  /** Words of one meaning; an account that has one of them is found by each. */
  readonly words: string;
  /** Figure that is meant where no account has such a name. */
  readonly figure: FigureKey;
}

const of = (figure: FigureKey, words: string): AccountWords => ({ figure, words });

/** What people call accounts of costs and money, for books that call them otherwise. */
export const ACCOUNT_WORDS: readonly AccountWords[] = [
  of(
    'huisvestingskosten',
    'huur, verhuurder, huurbaas, huisbaas, huiseigenaar, huren, pacht, bedrijfsruimte huur, huurpenningen',
  ),
  of(
    'huisvestingskosten',
    'energie, gas, elektra, electra, elektriciteit, electriciteit, stroom, licht, gwl, gwe, verwarming, energierekening, nutsvoorzieningen, nutsbedrijf, nutskosten, energieleverancier, stroomleverancier, energiemaatschappij',
  ),
  of('huisvestingskosten', 'water, waterverbruik'),
  of(
    'huisvestingskosten',
    'pand, kantoorpand, winkelpand, gebouw, bedrijfsgebouw, loods, bedrijfshal, hal, kantoorruimte, winkelruimte, bedrijfsruimte, atelier',
  ),
  of('huisvestingskosten', 'schoonmaak, schoonmaken, reiniging, schoonmaker, glazenwasser'),
  of('huisvestingskosten', 'ozb, onroerend, onroerende, onroerendezaakbelasting, gemeentelijke'),
  of(
    'autokosten',
    'brandstof, benzine, diesel, naft, mazout, gasolie, sprit, lpg, adblue, tankkosten, tankt, tankte, tanken, getankt, tank, tankbeurten, tankten, getankte, weggetankt, volgetankt, afgetankt, opgetankt, benzinekosten, laadpaal, laden, brandstoffen, peut, pomp, pompstation, tankstation',
  ),
  of(
    'autokosten',
    'lease, leasing, leaseauto, leasebus, leasebussen, leasebusje, leasebusjes, leasewagen, leasewagens, leasen, leasebak, leaseautos, leasemaatschappij, leasetermijnen',
  ),
  of(
    'autokosten',
    'bestelauto, bestelbus, bestelbusje, bestelwagen, bestelwagens, bedrijfsauto, bedrijfsautos, bedrijfswagen, bedrijfswagens, bedrijfsbus, camionette, camionet, camionettes, camionetten, auto, autos, bus, bussen, busje, busjes',
  ),
  of('autokosten', 'motorrijtuigenbelasting, wegenbelasting, mrb'),
  of('autokosten', 'parkeren, parkeer, parkeergeld'),
  of('autokosten', 'bekeuringen, boetes, boete, bekeuring, verkeersboetes'),
  of(
    'kantoorkosten',
    'telefoon, telefonie, mobiel, telecom, telefoonrekening, bellen, belkosten, mobieltjes, gsm, telefoons',
  ),
  of('kantoorkosten', 'internet, wifi, provider, glasvezel'),
  of(
    'kantoorkosten',
    'software, automatisering, licentie, licenties, ict, computerprogrammas, saas, softwareabonnementen, cloud, apps, boekhoudpakket, boekhoudprogramma, programma, pakket, crm',
  ),
  of(
    'verzekeringskosten',
    'verzekeringen, verzekeraar, verzekeraars, assuradeur, polis, polissen, aansprakelijkheid, beroepsaansprakelijkheid, bedrijfsaansprakelijkheid, rechtsbijstand, avb',
  ),
  of('kantoorkosten', 'kantoorbenodigdheden, kantoorartikelen, papier, pennen, kantoorspullen'),
  of('kantoorkosten', 'porti, porto, postzegels, post, portokosten'),
  of('kantoorkosten', 'drukwerk, printwerk, drukker, printen'),
  of('kantoorkosten', 'contributies, lidmaatschap, lidmaatschappen, vakliteratuur'),
  of(
    'verkoopkosten',
    'reclame, publiciteit, advertentie, advertenties, marketing, adverteren, promotie, campagne, campagnes, reclames',
  ),
  of('verkoopkosten', 'website, webshop, hosting, site'),
  of('verkoopkosten', 'representatie, relatiegeschenken, etentjes, lunches, borrels, zakendiners'),
  of('verkoopkosten', 'beurzen, beursdeelname'),
  of(
    'advieskosten',
    'accountant, boekhouder, administratiekantoor, accountants, accountantskantoor, boekhoudkantoor',
  ),
  of('advieskosten', 'notaris, juridisch, juridische, advocaat, juristen, jurist'),
  of('overige_personeelskosten', 'kantine, koffie, lunch, catering'),
  of(
    'overige_personeelskosten',
    'reiskosten, reiskostenvergoeding, woonwerk, kilometers, kilometervergoeding, reizen, km',
  ),
  of(
    'overige_personeelskosten',
    'opleiding, opleidingen, scholing, cursus, cursussen, training, trainingen, studie',
  ),
  of(
    'overige_personeelskosten',
    'uitzendkrachten, inleen, ingeleend, uitzendkracht, uitzendbureau, inhuur, ingehuurd',
  ),
  of('overige_personeelskosten', 'wkr, werkkostenregeling'),
  of('overige_personeelskosten', 'verzuim, arbodienst, arbo, ziekteverzuim'),
  of('overige_personeelskosten', 'werkkleding, bedrijfskleding, kleding'),
  of('lonen', 'vakantiegeld, vakantietoeslag'),
  of('financiele_baten_lasten', 'rente, interest, rentelasten, rentekosten, rentes, bankrente'),
  of('financiele_baten_lasten', 'bankkosten, bankprovisie, kosten bank, transactiekosten'),
  of('bank_en_kas', 'kas, kasgeld, kassa, contant, contanten, contante'),
  of('bank_en_kas', 'spaarrekening, spaargeld, spaar'),
  of('machinekosten', 'gereedschap, gereedschappen, klein materiaal'),
  of('machinekosten', 'onderhoud, reparatie, reparaties, onderhoudskosten'),
  of('afschrijvingen', 'boekresultaat, boekwinst, boekverlies'),
  of('belastingschulden', 'loonheffing, loonbelasting, loonheffingen'),
  of('salarisschulden', 'nettolonen, nettolonen'),
  of('andere_kosten', 'algemene kosten, diversen, divers'),
  of('andere_kosten', 'donaties, giften, goede doelen'),
  of('voorzieningen', 'reservering, reserveringen, gereserveerd'),
  of('materiele_activa', 'inventaris, bedrijfsinventaris'),
  of('materiele_activa', 'machines, machine, machinepark'),
  of('kasstroom_eigen_vermogen', 'dividend, dividenduitkering, dividenden'),
  of('langlopende_schulden', 'hypotheek, hypotheken, banklening'),
  of('immateriele_activa', 'goodwill, octrooien, patenten'),
  of('overige_opbrengsten', 'subsidie, subsidies'),
  of('uitbesteed_werk', 'freelancers, freelance, zzpers'),
  of('transportkosten', 'koerier, pakketten, postnl, verzending'),
];
