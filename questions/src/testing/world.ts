import { fiscalYear, type GroupKey } from '@kengetal/ledger';
import type { KnownAccount, KnownRelation, World } from '../world.ts';

const ACCOUNTS: readonly (readonly [rekening: string, naam: string, groep: GroupKey])[] = [
  ['0210', 'Machines en gereedschap', 'materiele_activa'],
  ['0220', "Bestelauto's", 'materiele_activa'],
  ['0225', "Afschrijving bestelauto's", 'materiele_activa'],
  ['0500', 'Aandelenkapitaal', 'kapitaal'],
  ['0510', 'Algemene reserve', 'reserves'],
  ['0700', 'Lening Rabobank', 'langlopende_schulden'],
  ['1000', 'Kas', 'bank_en_kas'],
  ['1100', 'Rabobank zakelijk', 'bank_en_kas'],
  ['1110', 'Spaarrekening', 'bank_en_kas'],
  ['1300', 'Debiteuren', 'debiteuren'],
  ['1350', 'Vooruitbetaalde kosten', 'overlopende_activa'],
  ['1500', 'Af te dragen btw hoog', 'belastingschulden'],
  ['1520', 'Te vorderen btw', 'belastingschulden'],
  ['1600', 'Crediteuren', 'crediteuren'],
  ['1700', 'Af te dragen loonheffing', 'belastingschulden'],
  ['1730', 'Af te dragen pensioenpremie', 'salarisschulden'],
  ['2000', 'Vraagposten', 'overige_kortlopende_schulden'],
  ['3000', 'Voorraad bouwmateriaal', 'voorraden'],
  ['4000', 'Brutolonen', 'lonen'],
  ['4005', 'Vakantiegeld', 'lonen'],
  ['4010', 'Sociale lasten', 'sociale_lasten'],
  ['4020', 'Pensioenlasten', 'pensioenlasten'],
  ['4030', 'Reiskostenvergoeding', 'overige_personeelskosten'],
  ['4040', 'Kantine', 'overige_personeelskosten'],
  ['4100', 'Huur bedrijfspand', 'huisvestingskosten'],
  ['4110', 'Gas, water en elektra', 'huisvestingskosten'],
  ['4120', 'Schoonmaakkosten', 'huisvestingskosten'],
  ['4200', 'Brandstof', 'autokosten'],
  ['4210', "Leasekosten auto's", 'autokosten'],
  ['4220', "Onderhoud auto's", 'autokosten'],
  ['4300', 'Kantoorbenodigdheden', 'kantoorkosten'],
  ['4310', 'Telefoon en internet', 'kantoorkosten'],
  ['4320', 'Software-abonnementen', 'kantoorkosten'],
  ['4400', 'Reclame en website', 'verkoopkosten'],
  ['4500', 'Bedrijfsverzekeringen', 'verzekeringskosten'],
  ['4600', 'Accountantskosten', 'advieskosten'],
  ['4700', 'Afschrijving machines', 'afschrijvingen'],
  ['4710', "Afschrijving bestelauto's", 'afschrijvingen'],
  ['4900', 'Algemene kosten', 'andere_kosten'],
  ['7000', 'Inkoop bouwmateriaal', 'inkoopwaarde'],
  ['7100', 'Uitbesteed werk', 'uitbesteed_werk'],
  ['8000', 'Omzet verbouwingen', 'omzet_diensten'],
  ['8010', 'Omzet onderhoudscontracten', 'omzet_diensten'],
  ['8020', 'Omzet materialen', 'omzet_handelsgoederen'],
  ['9000', 'Bankkosten', 'financiele_baten_lasten'],
  ['9010', 'Rente lening', 'financiele_baten_lasten'],
  ['9500', 'Vennootschapsbelasting', 'belastingen'],
];
const RELATIONS: readonly (readonly [string, string, KnownRelation['soort']])[] = [
  ['10001', 'Bakkerij Verhoeven B.V.', 'klant'],
  ['10002', 'Van Dijk Vastgoed BV', 'klant'],
  ['10003', 'Jansen Bouw B.V.', 'klant'],
  ['10004', 'Jansen Zorg', 'klant'],
  ['10005', 'Gemeente Zaltbommel', 'klant'],
  ['10006', 'Stichting De Lindeboom', 'klant'],
  ['10007', 'Hoekstra & Zn. Installaties', 'beide'],
  ['20001', 'Technische Unie B.V.', 'leverancier'],
  ['20002', 'Eneco Zakelijk', 'leverancier'],
  ['20003', 'Bouwmaat Utrecht', 'leverancier'],
  ['20004', 'KPN', 'leverancier'],
  ['20005', 'Belastingdienst', 'overig'],
  ['20006', 'Accountantskantoor Veldkamp', 'leverancier'],
  ['20007', 'Software Huis Noord B.V.', 'leverancier'],
];

const COMMON = {
  accounts: ACCOUNTS.map(([rekening, naam, groep]): KnownAccount => ({ rekening, naam, groep })),
  relations: RELATIONS.map(([relatie, naam, soort]): KnownRelation => ({ relatie, naam, soort })),
  journals: [
    { code: '20', naam: 'Bank' },
    { code: '70', naam: 'Verkoopboek' },
    { code: '90', naam: 'Memoriaal' },
  ],
  vatCodes: [
    { code: '1', naam: 'Btw hoog' },
    { code: '5', naam: 'Voorbelasting' },
  ],
  costCentres: [
    { code: 'WER', naam: 'Werkplaats' },
    { code: 'KAN', naam: 'Kantoor Arnhem' },
  ],
  hasBudget: true,
};

/** Calendar years 2023 up to March 2025, looked at in April 2025. */
export const CALENDAR_WORLD: World = {
  ...COMMON,
  today: '2025-04-10',
  years: [2023, 2024, 2025].map((year) => fiscalYear(`${year}-01-01`, `${year}-12-31`)),
  booked: { periode_min: 202301, periode_max: 202503 },
  told: { periode_min: 202301, periode_max: 202503 },
};

/** Fiscal years from July to June, up to February 2025. */
export const BROKEN_WORLD: World = {
  ...COMMON,
  today: '2025-03-12',
  years: [2022, 2023, 2024].map((year) => fiscalYear(`${year}-07-01`, `${year + 1}-06-30`)),
  booked: { periode_min: 202207, periode_max: 202502 },
  told: { periode_min: 202207, periode_max: 202502 },
};
