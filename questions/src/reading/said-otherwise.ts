import { asked, figure, measured, type Draft } from './draft.ts';
import { has, type Sense } from './sense.ts';

/** 'Welke winst hadden we voor afschrijvingen en rente': the result before what stands behind 'voor'. */
export function readBeforeCosts(sense: Sense): Draft | undefined {
  if (isAfterTax(sense)) return asked(measured(figure('resultaat')));
  const { tokens, figures } = sense;
  const isLess = has(sense, 'link', 'zonder');
  const texts = tokens.map(({ text }) => text);
  const result = figures.find(({ key }) => key === 'resultaat' || key === 'bedrijfsresultaat');
  const isResult =
    result !== undefined &&
    /winst|resultaat|verdien|over|bl[ei]|hield|houd/.test(texts[result.mark.from] ?? '');
  const at = texts.findIndex(
    (text, place) => /^(?:voor|vr|voordat)$/.test(text) && isCost(texts, place + 1),
  );
  if (!isResult || at < result.mark.to || isLess) return undefined;
  const behind = texts
    .slice(at + 1)
    .filter((text) => BEFORE.test(text))
    .join(' ');
  // What is told before depreciation alone is told after interest and tax.
  const isAlone = behind.split(' ').every((text) => /afschr/.test(text));
  const less = { ...figure('resultaat'), without: ['afschrijvingen'] };
  const isShare = has(sense, 'measure', 'aandeel') || has(sense, 'link', 'procent');
  const of =
    isShare && figures.some(({ key }) => key === 'omzet')
      ? ({ of: 'omzet', measure: 'aandeel' } as const)
      : {};
  if (isAlone) return asked({ ...measured(less), ...of }, [measured(figure('ebitda'))]);
  if (/afschr/.test(behind)) return asked(measured(figure(isShare ? 'ebitda_marge' : 'ebitda')));
  const key = /rente/.test(behind) ? 'bedrijfsresultaat' : 'resultaat_voor_belasting';
  return asked({ ...measured(figure(key)), ...of });
}

/** 'Nettowinst na vpb'. */
const isAfterTax = ({ tokens, figures }: Sense): boolean =>
  figures.some(({ key }) => key === 'resultaat') &&
  tokens.some(
    ({ text }, at) =>
      text === 'na' &&
      /^(?:belastingen|belasting|vpb|vennootschapsbelasting)$/.test(tokens[at + 1]?.text ?? ''),
  );

/** 'Rente', 'aftrek van belasting', 'de belasting'. */
const isCost = (texts: readonly string[], at: number): boolean => {
  const text = texts[at] ?? '';
  return (
    BEFORE.test(text) ||
    (/^(?:aftrek|van|de|onze|we|wij|ik|er)$/.test(text) && isCost(texts, at + 1))
  );
};

const BEFORE =
  /^(?:rente|rentelasten|belasting|belastingen|vennootschapsbelasting|vpb|afschrijving|afschrijvingen|afschr|fiscus|belastingdienst)$/;
