import { meant } from './scan.ts';
import type { Sense } from './sense.ts';

/** Words that ask what is wise where a figure of a period that was is all that is asked. */
export function isOfFigure({ tokens, figures, scanned }: Sense): boolean {
  const text = ` ${tokens.map((each) => each.text).join(' ')} `;
  const periods = scanned.marks.filter(({ piece }) => piece !== undefined).length;
  const isNamed =
    figures.length > 0 ||
    meant(scanned.marks, 'subject').some(({ value }) => value.startsWith('vat'));
  // 'Is de solvabiliteit hoog genoeg? Ik heb alleen het percentage nodig.'
  const isOnly =
    / (?:alleen|enkel|slechts) (?:het|de|een) (?:percentage|bedrag|cijfer|getal|uitkomst|stand) /.test(
      text,
    );
  // 'Hoeveel voorbelasting heb ik in april mogen aftrekken.'
  const isDone =
    / (?:hoeveel|welke?|wat) .*(?:heb|hebben|had|hadden) .*(?:mogen|kunnen) [a-z]+ $/.test(text);
  // 'Wat is een beter jaar, 2024 of 2025.'
  const isBetter =
    / (?:beter|betere|beste|slechter) (?:jaar|boekjaar|kwartaal|maand) /.test(text) && periods > 1;
  return isNamed && ((isOnly && periods > 0) || (isDone && periods > 0) || isBetter);
}

/** 'Stel dat ik eind 2024 was gestopt, hoeveel vermogen zat er toen in': what stood there then. */
export const isOfThen = ({ tokens, figures, scanned }: Sense): boolean => {
  const says = (words: RegExp) => tokens.some(({ text }) => words.test(text));
  const isOfNow =
    says(/^(?:nu|momenteel)$/) &&
    says(/^(?:staat|is|zit)$/) &&
    !says(/^(?:volgend|volgende|komend|komende|prognose|verwacht|verwachte)$/);
  const isPast =
    says(/^toen$/) &&
    scanned.marks.some(({ piece }) => piece !== undefined) &&
    !says(/^(?:zou|zouden|zal|zullen)$/);
  // 'Stel dat de omzet daalde' supposes a figure.
  const asks = tokens.findLastIndex(({ text }) => /^(?:hoeveel|wat|welke?|hoe)$/.test(text));
  const isAsked = figures.length > 0 && figures.every(({ mark }) => mark.from > asks);
  return (isPast && isAsked) || (isOfNow && says(/^(?:straks|binnenkort)$/));
};
