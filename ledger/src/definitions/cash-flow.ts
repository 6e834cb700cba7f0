import { groupsOf, groupsOfType, type GroupKey, type MainGroupKey } from '../rgs/groups.ts';
import { booked, type BareDefinition } from './booked.ts';

/**
 * The indirect cash flow. What happens on all other accounts in a period is the reverse of what
 * happens on those of liquide middelen, so every group stands in exactly one part, and the parts
 * add up to the change in liquide middelen (decision 0032).
 */
const flow = booked('flow', -1);

const except = (main: MainGroupKey, ...left: GroupKey[]) =>
  groupsOf(main).filter((key) => !left.includes(key));

const STOCKS = groupsOf('voorraden', 'onderhanden_projecten');
const RECEIVABLES = groupsOf('vorderingen');
const SHORT_DEBTS = except('kortlopende_schulden', 'bankschulden');
const PROVISIONS = groupsOf('voorzieningen');
const FIXED = groupsOf(
  'immateriele_activa',
  'materiele_activa',
  'afschrijvingen',
  'waardeveranderingen',
);
const FINANCIAL = groupsOf('financiele_activa', 'resultaat_deelnemingen');
const SECURITIES = groupsOf('effecten');
const EQUITY = groupsOf('eigen_vermogen', 'resultaatbestemming');
const LONG_DEBTS = groupsOf('langlopende_schulden');

const INVESTED = [...FIXED, ...FINANCIAL, ...SECURITIES];
const FINANCED: GroupKey[] = [...EQUITY, ...LONG_DEBTS, 'bankschulden'];
/** The result without what is no cash of the operation: it stands under investing. */
const EARNED = groupsOfType('resultaat').filter(
  (key) => !INVESTED.includes(key) && !FINANCED.includes(key),
);
const OPERATED: GroupKey[] = [
  ...EARNED,
  ...STOCKS,
  ...RECEIVABLES,
  ...SHORT_DEBTS,
  ...PROVISIONS,
  'niet_ingedeeld_balans',
];

const SIGNS = 'Positief is ontvangen geld, negatief is uitgegeven geld.';

/** Parts of the cash flow; a part that takes money is negative. */
export const CASH_FLOW = {
  kasstroom_deelnemingen: booked('flow', 1)(
    groupsOf('resultaat_deelnemingen'),
    'neutraal',
    'Resultaat deelnemingen',
    'Zit in het nettoresultaat, maar hoort bij de investeringen; ontvangen dividend staat daar.',
  ),
  kasstroom_voorzieningen: flow(
    PROVISIONS,
    'neutraal',
    'Mutatie voorzieningen',
    `Toename van voorzieningen is nog niet betaald. ${SIGNS}`,
  ),
  kasstroom_voorraden: flow(
    STOCKS,
    'neutraal',
    'Mutatie voorraden en onderhanden projecten',
    `Meer voorraad kost geld, minder voorraad levert geld op. ${SIGNS}`,
  ),
  kasstroom_vorderingen: flow(
    RECEIVABLES,
    'neutraal',
    'Mutatie vorderingen',
    `Wat klanten en anderen meer schuldig zijn, is nog niet ontvangen. ${SIGNS}`,
  ),
  kasstroom_kortlopende_schulden: flow(
    SHORT_DEBTS,
    'neutraal',
    'Mutatie kortlopende schulden',
    `Wat meer aan leveranciers, belasting en personeel open staat, is nog niet betaald. Zonder schulden aan banken. ${SIGNS}`,
  ),
  kasstroom_niet_ingedeeld: flow(
    ['niet_ingedeeld_balans'],
    'neutraal',
    'Niet ingedeelde balansrekeningen',
    `Boekingen op balansrekeningen die nog niet zijn ingedeeld. ${SIGNS}`,
  ),
  kasstroom_operationeel: flow(
    OPERATED,
    'gunstig',
    'Kasstroom uit operationele activiteiten',
    `Wat de gewone bedrijfsvoering aan geld opbracht. ${SIGNS}`,
  ),
  kasstroom_vaste_activa: flow(
    FIXED,
    'neutraal',
    'Investeringen in vaste activa',
    `Verandering van immateriële en materiële vaste activa, zonder afschrijvingen en waardeveranderingen. ${SIGNS}`,
  ),
  kasstroom_financiele_activa: flow(
    FINANCIAL,
    'neutraal',
    'Financiële vaste activa',
    `Deelnemingen en verstrekte leningen, met ontvangen dividend. ${SIGNS}`,
  ),
  kasstroom_effecten: flow(SECURITIES, 'neutraal', 'Effecten', `Gekocht min verkocht. ${SIGNS}`),
  kasstroom_investeringen: flow(
    INVESTED,
    'neutraal',
    'Kasstroom uit investeringsactiviteiten',
    `Geld voor en uit vaste activa en effecten. ${SIGNS}`,
  ),
  kasstroom_eigen_vermogen: flow(
    EQUITY,
    'neutraal',
    'Eigen vermogen buiten het resultaat',
    `Stortingen min onttrekkingen en dividend. ${SIGNS}`,
  ),
  kasstroom_langlopend: flow(
    LONG_DEBTS,
    'neutraal',
    'Langlopende schulden',
    `Opgenomen min afgeloste leningen. ${SIGNS}`,
  ),
  kasstroom_bankschulden: flow(
    ['bankschulden'],
    'neutraal',
    'Schulden aan banken',
    `Opgenomen min afgelost krediet in rekening-courant. ${SIGNS}`,
  ),
  kasstroom_financiering: flow(
    FINANCED,
    'neutraal',
    'Kasstroom uit financieringsactiviteiten',
    `Geld van en naar eigenaren en geldschieters. ${SIGNS}`,
  ),
  kasstroom: flow(
    [...OPERATED, ...INVESTED, ...FINANCED],
    'gunstig',
    'Totale kasstroom',
    'Operationeel, investeringen en financiering samen: de verandering van de liquide middelen.',
  ),
} satisfies Record<string, BareDefinition>;

export type CashFlowKey = keyof typeof CASH_FLOW;
