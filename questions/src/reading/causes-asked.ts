import type { Question } from '@kengetal/contract';
import { isKengetal, type Span } from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import type { Before } from '../world.ts';
import { figure } from './draft.ts';
import { IN_PERCENT } from './figures.ts';
import type { Time } from './said-time.ts';
import { has, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';

/** 'Waarom' of what no account or relation explains: what the books do have of it. */
export function causesAsked(
  sense: Sense,
  time: Time,
  { question, found }: Before,
): AskedBack | undefined {
  if (!has(sense, 'measure', 'oorzaken') || sense.references.accounts.length > 0 || sense.relation)
    return undefined;
  const isBare = sense.figures.length === 0 && sense.rest.length === 0;
  const told = question?.subject;
  const own = time.period ?? (found && 'period' in found ? found.period : question?.period);
  const period = own && { period: own };
  if (told?.kind === 'vat' && isBare) {
    return {
      kind: 'ask',
      text: 'Waarom de btw hoger of lager is geef ik niet; wel waaruit hij bestaat. Wil je het btw-overzicht zien?',
      questions: [{ subject: { kind: 'component', id: 'btw' }, ...period }],
    };
  }
  const [only, ...others] = sense.figures.map(({ key }) => key);
  const key = only ?? (isBare && told?.kind === 'figure' ? (told.key as FigureKey) : undefined);
  if (others.length > 0) return undefined;
  if (key === 'totaal_eigen_vermogen') {
    const questions = (['resultaat', 'kasstroom_eigen_vermogen'] as const).map(
      (each): Question => ({ subject: figure(each), ...period }),
    );
    return {
      kind: 'ask',
      text: 'Eigen vermogen verandert door het resultaat, en door wat erbij is gekomen of eruit is gehaald. Wat wil je zien?',
      questions,
    };
  }
  if (key !== undefined && isKengetal(key)) return ofRatio(key, question, { ...period });
  if (key !== 'debiteuren' && key !== 'crediteuren') return undefined;
  const whose = key === 'debiteuren' ? 'klanten' : 'leveranciers';
  const then =
    typeof question?.against === 'object' ? question.against : own && yearBefore(own, sense);
  const open: Question = { subject: { kind: 'open', groep: key } };
  return {
    kind: 'ask',
    text: `Welke ${whose} het verschil maken reken ik niet uit; wel wat er op elk moment openstond. Wat wil je zien?`,
    questions: [{ ...open, ...period }, ...(then ? [{ ...open, period: then }] : [])],
  };
}

/** Of a ratio no account is the cause: of the amount that it is of there are, and how it is computed. */
function ofRatio(
  key: FigureKey,
  before: Question | undefined,
  period: Pick<Question, 'period'>,
): AskedBack {
  const amount = Object.keys(IN_PERCENT).find((each) => IN_PERCENT[each] === key);
  const causes = amount === undefined || key === 'solvabiliteit' ? [] : [amount, 'omzet'];
  return {
    kind: 'ask',
    text: 'Van een verhouding reken ik geen oorzaken uit; wel van de bedragen, of hoe hij berekend wordt. Wat wil je zien?',
    questions: [
      ...causes.map((each): Question => ({
        subject: figure(each as FigureKey),
        measure: 'oorzaken',
        ...period,
        against: before?.against ?? 'vorig_jaar',
      })),
      { subject: { kind: 'definition', key } },
    ],
  };
}

/** The same months of a year before, where the books have them. */
function yearBefore(now: Span, { vocabulary: { calendar } }: Sense): Span | undefined {
  const then = calendar.yearsOn(now, -1);
  return calendar.isBooked(then) ? then : undefined;
}
