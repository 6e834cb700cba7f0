import { addMonths, monthDays, periodOfDay } from '@kengetal/ledger';
import { addDays } from './days.ts';
import type { AccountName, ChartAccount } from './chart.ts';
import type { Producer } from './producer.ts';
import { FIXED_CODES, VAT_CODES } from './vat.ts';
import type { WritableYear } from './year.ts';
import { elements, type Fields } from './xml.ts';

/** Fields of the header, without those that belong to one version. */
export function headerYear(year: WritableYear, habits: Producer) {
  const { start_date: startDate, end_date } = year.fiscal_year;
  return {
    fiscalYear: habits.staleYear ?? end_date.slice(0, 4),
    startDate,
    endDate: habits.endDate === 'exclusive' ? addDays(end_date, 1) : end_date,
  };
}

export function header(year: WritableYear, habits: Producer): string {
  const { program: softwareDesc, release: softwareVersion, version, careless } = habits;
  const fields: Fields = {
    ...headerYear(year, habits),
    curCode: careless ? null : 'EUR',
    dateCreated: year.created,
    softwareDesc,
    softwareVersion,
    RGSVersion: version === '4.0' ? '3.7' : null,
  };
  return `<header>${elements(fields)}</header>\n`;
}

const ADDRESS = {
  streetname: 'Voorbeeldstraat',
  number: '1',
  postalCode: '3800 AA',
  country: 'NL',
};

export function company(
  { company: { ident, name, tax_id } }: WritableYear,
  { version }: Producer,
): string {
  const key = version === '4.0' ? 'Commercenr' : 'companyIdent';
  const { streetname, number, postalCode, country } = ADDRESS;
  const address = elements({ streetname, number, city: 'Amersfoort', postalCode, country });
  const fields = {
    [key]: ident,
    companyName: name,
    taxRegistrationCountry: 'NL',
    taxRegIdent: tax_id,
  };
  return `${elements(fields)}<streetAddress>${address}</streetAddress>\n`;
}

export function* relations(year: WritableYear, habits: Producer): Generator<string, void, void> {
  yield '<customersSuppliers>\n';
  for (const { relatie: custSupID, name: custSupName, kind, city } of year.relations) {
    const custSupTp = habits.relationTypes ? kind : null;
    const address = elements({ city, country: 'NL' });
    yield `<customerSupplier>${elements({ custSupID, custSupName, custSupTp })}<streetAddress>${address}</streetAddress></customerSupplier>\n`;
  }
  yield '</customersSuppliers>\n';
}

/** The chart of accounts, with RGS codes in the way of the program and its version. */
export function* ledger(year: WritableYear, habits: Producer): Generator<string, void, void> {
  yield '<generalLedger>\n';
  for (const account of year.accounts) yield `${ledgerAccount(account, habits)}\n`;
  if (habits.codes === 'taxonomy' && habits.version === '3.1') yield taxonomies(year);
  if (year.costCentres.length > 0 && habits.version.startsWith('3.2')) yield basics(year);
  yield '</generalLedger>\n';
}

/** Names of the cost centres. */
function basics({ costCentres }: WritableYear): string {
  const rows = costCentres.map(
    ({ id: basicID, name: basicDesc }) =>
      `<basic>${elements({ basicType: '02', basicID, basicDesc })}</basic>`,
  );
  return `<basics>${rows.join('')}</basics>\n`;
}

function ledgerAccount(account: ChartAccount, habits: Producer): string {
  const { rekening: accID, omschrijving: accDesc, type: accTp, rgs } = account;
  const fields = elements({ accID, accDesc, accTp, ...codeFields(account, habits.codes) });
  const entry = `<taxoRef>RGS</taxoRef><entryPoint>${elements({ entryPointRef: 'RGS', conceptRef: rgs })}</entryPoint>`;
  const tree = habits.codes === 'taxonomy' && habits.version !== '3.1' && rgs !== '';
  return `<ledgerAccount>${fields}${tree ? `<taxonomy>${entry}</taxonomy>` : ''}</ledgerAccount>`;
}

function codeFields(
  { rekening, omschrijving, rgs }: ChartAccount,
  codes: Producer['codes'],
): Fields {
  const code = rgs === '' ? null : rgs;
  switch (codes) {
    case 'lead':
      return {
        leadCode: rekening.slice(0, 2),
        leadDescription: omschrijving,
        leadReference: code,
      };
    case 'leadReference':
      return { leadReference: code };
    case 'RGScode':
      return { RGScode: code };
    case 'own_number':
      return { leadCode: rekening, leadReference: rekening };
    case 'own_class':
      return { leadCode: `${rekening.slice(0, 1)}A`, leadReference: rekening.slice(0, 1) };
    case 'taxonomy':
    case 'none':
      return {};
  }
}

/** 3.1 lists the codes after the accounts. */
function taxonomies({ accounts }: WritableYear): string {
  const rows = accounts
    .filter(({ rgs }) => rgs !== '')
    .map(
      ({ rgs, rekening }) =>
        `<taxoElement>${elements({ txCd: rgs, glAccID: rekening })}</taxoElement>`,
    );
  return `<taxonomies><taxonomy><taxoRef>RGS</taxoRef>${rows.join('')}</taxonomy></taxonomies>\n`;
}

export function vatCodes(year: WritableYear, { vatCodes: way }: Producer): string {
  const plain = way === 'without_accounts';
  const number = (account: AccountName | null) =>
    plain || account === null ? null : year.numberOf(account);
  if (way === 'fixed') {
    const fixed = FIXED_CODES.map(
      (vatID) => `<vatCode>${elements({ vatID, vatDesc: '' })}</vatCode>`,
    );
    return `<vatCodes>${fixed.join('')}</vatCodes>\n`;
  }
  const rows = year.vat.map((name) => {
    const { id, omschrijving, toPay, toClaim } = VAT_CODES[name];
    const fields = elements({
      // A code that is not the one on the lines.
      vatID: way === 'unlisted' ? `V${id}1` : id,
      vatDesc: way === 'undescribed' ? '' : omschrijving,
      vatToPayAccID: number(toPay),
      vatToClaimAccID: number(toClaim),
    });
    return `<vatCode>${fields}</vatCode>`;
  });
  return `<vatCodes>${rows.join('')}</vatCodes>\n`;
}

export function periods(year: WritableYear, habits: Producer): string {
  if (habits.periods === 'none') return '';
  const first = periodOfDay(year.fiscal_year.start_date);
  const { months, lastPeriod, fiscal_year } = year;
  const { end_date } = fiscal_year;
  const rows = Array.from({ length: months }, (_, index) => {
    const { first: start, last } = monthDays(addMonths(first, index));
    return periodRow(index + 1, start, habits.periods === 'overlapping' ? end_date : last);
  });
  // A closing period is one day, the last.
  if (lastPeriod > months) {
    rows.push(periodRow(habits.closingPeriod ?? lastPeriod, end_date, end_date));
  }
  return `<periods>\n${rows.join('\n')}\n</periods>\n`;
}

function periodRow(periodNumber: number, startDatePeriod: string, endDatePeriod: string): string {
  return `<period>${elements({ periodNumber, startDatePeriod, endDatePeriod })}</period>`;
}
