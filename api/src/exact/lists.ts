import type { ExactLists } from '../db/schema/index.ts';
import type { ExactClient } from './client.ts';
import { ExactError } from './errors.ts';
import { account, division, journal, mapping, period, selectOf, vatCode } from './fields.ts';

/** The lists of an administration, and when it last moved to another database. */
export interface ReadLists {
  readonly lists: ExactLists;
  readonly movedAt: string;
}

/** What a code of the RGS scheme is recognised by. */
const RGS_SCHEME = /rgs/i;

/** Reads what lines refer to. Throws ExactError for an administration that is not open any more. */
export async function readLists(client: ExactClient, code: string): Promise<ReadLists> {
  const [own] = await client.all(
    `${code}/system/Divisions?$select=${selectOf(division)}&$filter=Code eq ${code}`,
    division,
  );
  if (!own) throw new ExactError('geen_toegang', `no division ${code}`);
  const accounts = await client.all(
    // All of them: the other endpoints of accounts want a filter, or give sixty at a time.
    `${code}/sync/Financial/GLAccounts?$select=${selectOf(account)}&$filter=Timestamp gt 1L`,
    account,
  );
  const mappings = await client.all(
    `${code}/financial/GLAccountClassificationMappings?$select=${selectOf(mapping)}`,
    mapping,
  );
  const vatCodes = await client.all(`${code}/vat/VATCodes?$select=${selectOf(vatCode)}`, vatCode);
  const journals = await client.all(
    `${code}/financial/Journals?$select=${selectOf(journal)}`,
    journal,
  );
  const periods = await client.all(
    `${code}/financial/FinancialPeriods?$select=${selectOf(period)}`,
    period,
  );
  const rgs = new Map(
    mappings.flatMap(({ GLSchemeCode, GLAccountCode, ClassificationCode }) =>
      RGS_SCHEME.test(GLSchemeCode ?? '') ? [[GLAccountCode, ClassificationCode] as const] : [],
    ),
  );
  const byCode = <Item extends { readonly code: string }>(items: readonly Item[]) =>
    [...items].sort((one, other) => (one.code < other.code ? -1 : 1));
  return {
    movedAt: `${own.DivisionMoveDate ?? ''} ${own.DivisionHRLinkUnlinkDate ?? ''}`,
    lists: {
      company: { name: own.Description ?? '', ident: own.Code, tax_id: own.VATNumber ?? '' },
      journals: byCode(journals.map(({ Code, Type }) => ({ code: Code, type: Type ?? 0 }))),
      periods: periods
        .map(({ FinYear: year, FinPeriod, StartDate: start, EndDate: end }) => ({
          ...{ year, period: FinPeriod, start, end },
        }))
        .sort((one, other) => one.year - other.year || one.period - other.period),
      vatCodes: byCode(
        vatCodes.map(({ Code, Description, GLToPayCode, GLToClaimCode }) => ({
          code: Code,
          omschrijving: Description ?? '',
          toPay: GLToPayCode,
          toClaim: GLToClaimCode,
        })),
      ),
      accounts: byCode(
        accounts.map(({ Code, Description, BalanceType, Type }) => ({
          code: Code,
          naam: Description ?? '',
          balance: BalanceType !== 'W',
          type: Type ?? null,
          rgs: rgs.get(Code) ?? null,
        })),
      ),
    },
  };
}
