/**
 * RGS codes (3.7) of accounts to which their file gives none, by number, as their names mean:
 * 'B?' is an account of the balance sheet that has no place yet.
 */
export type Chart = Readonly<Record<string, string>>;

/** Two accounts that the generator leaves without a code in every chart. */
export const LOOSE: Chart = { '2000': 'B?', '4990': 'WBedAlk' };

/** The chart of the installation firm in six digits, without any codes. */
export const SIX_DIGITS: Chart = {
  '021000': 'BMvaMei', // Machines en gereedschap
  '021500': 'BMvaMei',
  '022000': 'BMvaTev', // Bestelauto's
  '022500': 'BMvaTev',
  '023000': 'BMvaBei', // Inventaris
  '023500': 'BMvaBei',
  '050000': 'BEivGok', // Aandelenkapitaal
  '051000': 'BEivOvr', // Algemene reserve
  '052000': 'BEivOre', // Onverdeelde winst
  '070000': 'BLasSak', // Banklening
  '100000': 'BLimKas',
  '110000': 'BLimBan',
  '130000': 'BVorDeb',
  '135000': 'BVorOva', // Vooruitbetaalde kosten
  '150000': 'BSchBepBla', // Af te dragen btw hoog
  '152000': 'BVorVbkTvo', // Te vorderen btw
  '155000': 'BSchBepBtw', // Btw-aangifte
  '160000': 'BSchCre',
  '170000': 'BSchBepLhe', // Af te dragen loonheffing
  '171000': 'BSchSalNet', // Netto lonen
  '172000': 'BSchSalTvg', // Reservering vakantiegeld
  '173000': 'BSchStzPen', // Af te dragen pensioenpremie
  '180000': 'BSchBepVpb', // Te betalen vennootschapsbelasting
  '185000': 'BSchDha', // Te betalen dividend
  '186000': 'BSchBepTdb', // Te betalen dividendbelasting
  '200000': 'B?', // Nog uit te zoeken
  '300000': 'BVrdGeh', // Voorraad installatiemateriaal
  '400000': 'WPerLes', // Brutolonen
  '400500': 'WPerLes', // Vakantiegeld
  '401000': 'WPerSol', // Sociale lasten
  '402000': 'WPerPen', // Pensioenlasten
  '403000': 'WBedOvp', // Reiskostenvergoeding
  '404000': 'WBedOvp', // Kantine
  '410000': 'WBedHui', // Huur bedrijfspand
  '411000': 'WBedHui', // Gas, water en elektra
  '420000': 'WBedAut', // Brandstof
  '421000': 'WBedAut', // Leasekosten bestelauto
  '422000': 'WBedAut', // Onderhoud bestelauto's
  '430000': 'WBedKan', // Kantoorbenodigdheden
  '431000': 'WBedKan', // Telefoon en internet
  '432000': 'WBedKan', // Software-abonnementen
  '440000': 'WBedVkk', // Reclame en website
  '450000': 'WBedAss', // Bedrijfsverzekeringen
  '460000': 'WBedAea', // Accountantskosten
  '470000': 'WAfsAmv', // Afschrijving machines
  '471000': 'WAfsAmv',
  '472000': 'WAfsAmv',
  '490000': 'WBedAlk', // Algemene kosten
  '498000': 'WBedAdl', // Afrondingsverschillen btw
  '499000': 'WBedAlk', // Diverse kosten
  '700000': 'WKprKvg', // Inkoop installatiemateriaal
  '710000': 'WKprKuw', // Uitbesteed werk
  '800000': 'WOmzNod', // Omzet installatiewerk
  '801000': 'WOmzNod', // Omzet onderhoudscontracten
  '802000': 'WOmzNoh', // Omzet toestellen
  '890000': 'WAfsRvm', // Boekresultaat vaste activa
  '900000': 'WBedAdlBan', // Bankkosten, by the name that RGS 3.7 gives that code
  '901000': 'WFbeRls', // Rente banklening
  '950000': 'WBelBgr', // Vennootschapsbelasting
  '951000': 'WBelBgr',
};

/** Accounts of the Exact file whose code is no RGS: three stocks. */
export const EXACT_STOCKS: Chart = { '3310': 'BVrd', '3320': 'BVrd', '3330': 'BVrd' };
