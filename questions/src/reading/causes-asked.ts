import type { Question } from '@kengetal/contract';
import { isKengetal } from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import type { Before } from '../world.ts';
import { figure } from './draft.ts';
import type { Time } from './said-time.ts';
import { has, type Sense } from './sense.ts';
import type { AskedBack } from './together.ts';
import { ask } from './turns-chosen.ts';

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
    return ask(
      'Waarom de btw hoger of lager is geef ik niet; wel waaruit hij bestaat. Wil je het btw-overzicht zien?',
      [{ subject: { kind: 'component', id: 'btw' }, ...period }],
    );
  }
  const [only, ...others] = sense.figures.map(({ key }) => key);
  const key = only ?? (isBare && told?.kind === 'figure' ? (told.key as FigureKey) : undefined);
  if (others.length > 0) return undefined;
  if (key === 'totaal_eigen_vermogen') {
    const questions = (['resultaat', 'kasstroom_eigen_vermogen'] as const).map(
      (each): Question => ({ subject: figure(each), ...period }),
    );
    return ask(
      'Eigen vermogen verandert door het resultaat, en door wat erbij is gekomen of eruit is gehaald. Wat wil je zien?',
      questions,
    );
  }
  if (key !== undefined && isKengetal(key))
    return ask(
      'Van een verhouding reken ik geen oorzaken uit; wel hoe hij berekend wordt. Wil je dat zien?',
      [{ subject: { kind: 'definition', key } }],
    );
  if (key !== 'debiteuren' && key !== 'crediteuren') return undefined;
  const whose = key === 'debiteuren' ? 'klanten' : 'leveranciers';
  return ask(
    `Welke ${whose} het verschil maken reken ik niet uit; wel wat er op elk moment openstond. Wil je dat zien?`,
    [{ subject: { kind: 'open', groep: key }, ...period }],
  );
}
