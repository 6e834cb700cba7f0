import { folded } from '../text/fold.ts';
import { asked, figure, measured } from './draft.ts';
import { first, type Sense } from './sense.ts';
import type { Reader } from './subjects.ts';

/** The line of the cash flow, by its own name or by what it is. */
const CASH = /kasstroom|cashflow|activiteiten|desinvester|investeringen in vaste activa/;
const WRITTEN_OFF = /afschr|afgeschreven|cumul|waardevermind/;

/** 'Hoeveel is er geïnvesteerd': what was booked onto fixed assets, and not what their sale came to as well. */
export const readInvested: Reader = (sense) => {
  const { tokens, rest, relation, figures, references } = sense;
  const isOther =
    relation !== undefined ||
    rest.length > 0 ||
    references.places.size > 0 ||
    figures.some(({ key }) => key !== 'kasstroom_vaste_activa');
  if (isOther || figures.length === 0 || CASH.test(tokens.map(({ text }) => text).join(' ')))
    return undefined;
  const rekeningen = assetsOf(sense);
  if (rekeningen.length === 0) return undefined;
  const isAverage = first(sense, 'measure') === 'gemiddelde';
  const measure = isAverage
    ? 'gemiddelde'
    : first(sense, 'split') === undefined
      ? 'boekingen'
      : 'bedrag';
  const order = first(sense, 'order');
  return asked(
    {
      subject: { kind: 'account', rekeningen },
      measure,
      only: { zijde: 'debet' },
      ...(order !== undefined && { order, limit: sense.details.limit ?? 1 }),
    },
    [measured(figure('kasstroom_vaste_activa'))],
  );
};

/** What fixed assets cost, without what was written off of them. */
const assetsOf = ({ vocabulary }: Sense): string[] =>
  vocabulary.world.accounts.flatMap(({ rekening, naam, groep }) =>
    /^(?:im)?materiele_activa$/.test(groep) && !WRITTEN_OFF.test(folded(naam)) ? [rekening] : [],
  );
