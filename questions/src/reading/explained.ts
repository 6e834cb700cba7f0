import { isKengetal } from '@kengetal/ledger';
import { asked, figure, isOfNobody } from './draft.ts';
import { chosenFigures } from './figures.ts';
import { has, type Sense } from './sense.ts';
import { subjectIds, type Reader } from './subjects.ts';

/** How a figure is computed. */
export const readDefinition: Reader = (sense) => {
  const [key] = chosenFigures(sense).keys;
  const isRatio = key !== undefined && isKengetal(key);
  // 'Hoeveel btw is er berekend' is an amount.
  const isOfPeriod = sense.scanned.marks.some(({ piece }) => piece !== undefined);
  const isAmount =
    /^(?:hoeveel|hvl|welk)$/.test(sense.tokens[0]?.text ?? '') ||
    (isOfPeriod &&
      (has(sense, 'measure', 'oorzaken') ||
        has(sense, 'measure', 'verschil') ||
        sense.tokens.some(({ text }) => text === 'hoeveel')));
  const isAsked =
    isMeaningAsked(sense) ||
    (has(sense, 'link', 'berekend') && !isAmount) ||
    isWhatItIs(sense) ||
    (isRatio && isComposed(sense));
  if (!isAsked) return undefined;
  const isBooked = key !== undefined && !isRatio && !isOfNobody(key);
  if (isBooked && isContents(sense)) return asked({ subject: figure(key), split: 'rekening' });
  if (key !== undefined) return asked({ subject: { kind: 'definition', key } });
  const isVat = subjectIds(sense).some((id) => id.startsWith('vat'));
  const isRecurring =
    has(sense, 'link', 'berekend') && subjectIds(sense).includes('recurring') && !isOfPeriod;
  if (isRecurring)
    return {
      kind: 'ask',
      text: 'Vaste lasten zijn kosten die met vaste tussenpozen terugkomen: wat elk in een jaar kost, samen gedeeld door twaalf. Wil je ze zien?',
      asked: [{ subject: { kind: 'recurring' } }],
    };
  return isVat ? asked({ subject: { kind: 'definition', key: 'btw_positie' } }) : undefined;
};

/** 'Wat wordt onder EBITDA verstaan', 'hoe komt de nettomarge tot stand', 'waar staat … voor'. */
const EXPLAINED_BY =
  / wat .*onder .*versta(?:an|at) | komt .*tot stand | wat houdt .* in | waar staa[nt] .* voor $| wat betekent | betekenis van | wat bedoel(?:en|t|d|de)? .* met | wat wil .* zeggen | (?:wat is|wat betekent|waar staat|wat houdt|wat wil) (?:dat|die|het)(?: voor| in| zeggen)? $/;

/** 'Waar staat DSO voor': what a figure is, whatever else its words may ask. */
export const readMeaning: Reader = (sense) =>
  isMeaningAsked(sense) ? readDefinition(sense) : undefined;

/** 'Hoe komt de omzet van 2024 tot stand' is of that year. */
const isMeaningAsked = ({ scanned, tokens }: Sense): boolean =>
  scanned.marks.every(({ piece }) => piece === undefined) &&
  EXPLAINED_BY.test(` ${tokens.map(({ text }) => text).join(' ')} `);

/** Figures of which 'wat is …' without an article asks what it is. */
const EXPLAINED = new Set(
  'brutomarge ebitda bedrijfsresultaat werkkapitaal marge_op_omzet ebitda_marge nettomarge brutomarge_percentage current_ratio quick_ratio solvabiliteit dso dpo break_even_omzet runway'.split(
    ' ',
  ),
);

/** 'Wat is brutomarge', against 'wat is de brutomarge'. */
function isWhatItIs({ tokens, figures }: Sense): boolean {
  const [only, ...others] = figures;
  const isAll = only?.mark.from === 2 && only.mark.to === tokens.length && others.length === 0;
  return isAll && tokens[0]?.text === 'wat' && tokens[1]?.text === 'is' && EXPLAINED.has(only.key);
}

/** 'Wat zit er in overige kosten', 'wat valt onder kantoorkosten': what is booked on which accounts. */
const isContents = ({ tokens }: Sense): boolean =>
  / wat (?:zit|zat|zitten|valt|vallen) (?:er )?(?:\w+ )?(?:in|onder) /.test(
    ` ${tokens.map(({ text }) => text).join(' ')} `,
  );

/** 'Hoe is de current ratio opgebouwd'. */
const isComposed = ({ tokens }: Sense): boolean =>
  tokens.some(({ text }) => /^(?:opgebouwd|opbouw|samengesteld|samenstelling|bestaat)$/.test(text));
