export { either, none, nothing, says, saysBeside, type Ask } from './ask.ts';
export {
  added,
  difference,
  during,
  monthly,
  monthsBelowNil,
  monthsWhere,
  ofLargest,
  together,
} from './conditions.ts';
export {
  account,
  all,
  average,
  beside,
  change,
  chargedToCustomers,
  combined,
  figure,
  growth,
  less,
  moreBy,
  named,
  ofAccount,
  plus,
  ratio,
  share,
  vatCharged,
  vatFiled,
  vatToDeduct,
  vatToPay,
} from './figures.ts';
export {
  above,
  booked,
  document,
  eachTime,
  howMany,
  inJournal,
  invoice,
  largestLines,
  lines,
  of,
  on,
  onDay,
  usual,
  withoutVatCode,
  withRelation,
  withText,
} from './lines.ts';
export { bottom, extreme, perMonth, perQuarter, perYear, split, top } from './lists.ts';
export { late, oldest, openFor, openList, openRelations, openTotal } from './open.ts';
export { amountWith, boughtOf, owedBy, owedTo, paidTo, receivedFrom, soldTo } from './relations.ts';
export { why } from './why.ts';
