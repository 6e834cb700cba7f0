import { GROUPS } from '@kengetal/ledger';
import { findAccounts, idsOfWords } from '../names/accounts.ts';
import { tokensOf } from '../text/tokens.ts';
import { asked, figure, measured } from './draft.ts';
import type { Reader } from './subjects.ts';

const BANK = '(?:bank|rabobank|ing|abn)';
const THE = '(?:de |onze |mijn )?';
/** 'Wat kostte de bank ons', 'kosten van de bank', 'wat heeft de bank ons gekost'. */
const COSTS = new RegExp(
  ` (?:kost|kostte|kostten|kosten|rekent|rekende|berekent|berekende|bracht|brengt) (?:ons |mij |me )?(?:van |aan |door |bij )?${THE}${BANK} | ${BANK} (?:ons |mij |me )?(?:gekost|gerekend|berekend|kosten) `,
);
/** What is paid to it may be interest and repayment as well. */
const PAID = new RegExp(
  ` (?:kwijt|betaald|betaal|betalen|betaalden|betaalde|uitgegeven) (?:we |wij |ik )?(?:aan )?${THE}${BANK} | aan ${THE}${BANK} (?:\\w+ )?(?:kwijt|betaald|betalen) `,
);

/** What a bank charges is an account of costs, and no money on it. */
export const readBankCosts: Reader = ({ tokens, figures, relation, references, vocabulary }) => {
  const text = ` ${tokens.map((each) => each.text).join(' ')} `;
  const isPaid = PAID.test(text);
  const isOther =
    relation !== undefined ||
    references.accounts.length > 0 ||
    figures.some(({ key }) => key !== 'kosten' && key !== 'bank_en_kas');
  if (isOther || !(COSTS.test(text) || isPaid)) return undefined;
  const found = findAccounts(
    idsOfWords(tokensOf('bankkosten'), vocabulary),
    vocabulary,
    (group) => GROUPS[group].type === 'resultaat',
  );
  const whole = measured(figure('financiele_baten_lasten'));
  const rekeningen = found?.accounts.map(({ rekening }) => rekening) ?? [];
  const costs =
    rekeningen.length > 0 ? [{ subject: { kind: 'account' as const, rekeningen } }] : [];
  if (isPaid)
    return {
      kind: 'ask',
      text: 'Bedoel je wat de bank rekent, of ook rente?',
      asked: [...costs, whole],
    };
  const [first = whole] = costs;
  return asked(first, [whole]);
};
