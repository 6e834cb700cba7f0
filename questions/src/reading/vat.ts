import type { FigureKey } from '../lexicon/types.ts';
import { asked, figure, measured, type Draft } from './draft.ts';
import { meant } from './scan.ts';
import { first, has, type Sense } from './sense.ts';
import { subjectIds, type Reader } from './subjects.ts';
import { vatAccounts } from './tax-paid.ts';
import { lineOf, says } from './turn-words.ts';

/** VAT of a return, or one box of it. */
export const readVat: Reader = (sense) => {
  const ids = subjectIds(sense).filter((id) => id.startsWith('vat'));
  const isWhole = subjectIds(sense).includes('component:btw');
  const isSpecified =
    (has(sense, 'split', 'btw_code') ||
      (meant(sense.scanned.marks, 'split').length === 1 && has(sense, 'split', 'rekening'))) &&
    ids.length > 0 &&
    ids.every((id) => id === 'vat') &&
    sense.figures.length === 0;
  if (isWhole || isSpecified || isTurnoverOfBox(sense, ids))
    return asked({ subject: { kind: 'component', id: 'btw' } });
  const rekeningen = vatAccounts(sense.vocabulary).map(({ rekening }) => rekening);
  const isBooked =
    has(sense, 'measure', 'boekingen') &&
    rekeningen.length > 0 &&
    sense.figures.every(({ key }) => key === 'btw_positie');
  if (isBooked && ids.every((id) => id === 'vat') && ids.length + sense.figures.length > 0)
    return asked({ subject: { kind: 'account', rekeningen } });
  if (ids.length === 0 || sense.figures.some(({ key }) => key === 'btw_positie')) return undefined;
  const both = soldAndBought(sense, ids);
  if (both) return both;
  // 'Te betalen btw eind september', 'per 30 september' stands on the balance sheet.
  const isMoment = sense.scanned.marks.some(
    ({ piece }) => piece?.day !== undefined || piece?.endOf === 'maand',
  );
  if (ids.every((id) => id === 'vat') && isMoment)
    return asked(measured(figure('btw_positie')), [{ subject: { kind: 'vat' } }]);
  if (ids.every((id) => id === 'vat') && isStillOpen(sense))
    return asked(measured(figure('btw_positie')));
  const boxes = ids.map((id) => id.slice('vat:'.length)).filter((id) => id !== '');
  if (boxes.length === 0 && isCharged(sense)) boxes.push('5a');
  // What was asked back is the VAT on purchases.
  const isReclaimed = sense.tokens.some(({ text }) => /^teruggevraagde?$/.test(text));
  if (boxes.length === 0 && (isReclaimed || has(sense, 'noun', 'leveranciers'))) boxes.push('5b');
  if (boxes.length === 0 && has(sense, 'noun', 'klanten')) boxes.push('5a');
  const [beside] = boxes.length === 0 ? sense.figures : [];
  if (beside && sense.tokens.some(({ text }) => text === 'en')) return besideVat(beside.key);
  if (beside?.key === 'kosten' || beside?.key === 'kostprijs_omzet') boxes.push('5b');
  if (beside?.key === 'omzet') boxes.push('5a');
  // 'Verschuldigd, zonder aftrek van voorbelasting'.
  const text = sense.tokens.map((each) => each.text).join(' ');
  const isBefore =
    /\b(?:voor|voordat|exclusief|los van|nog zonder)\b.*\b(?:aftrek|voorbelasting)\b/.test(text) &&
    /verschuldigd|moet|afdra|aftrek/.test(text);
  const isGross = (has(sense, 'link', 'zonder') || isBefore) && boxes.includes('5b');
  const box = isGross ? '5a' : boxes[0];
  const subject = { kind: 'vat' as const, ...(box !== undefined && { rubriek: box }) };
  // 'Te vorderen btw eind 2024' may stand on the balance sheet.
  if (/ (?:eind|einde|ultimo) (?:van )?(?:het )?(?:boekjaar |jaar )?20\d\d /.test(` ${text} `)) {
    const whole = measured(figure('btw_positie'));
    return {
      kind: 'ask',
      text: 'Bedoel je de aangifte, of wat er op de balans staat?',
      asked: [{ subject }, whole],
    };
  }
  const order = first(sense, 'order');
  const split = has(sense, 'noun', 'kwartalen')
    ? 'kwartaal'
    : has(sense, 'noun', 'maanden')
      ? 'maand'
      : undefined;
  // 'Alle vier de aangiften onder elkaar' are told one by one, 'de vier samen' as one amount.
  const areReturns = says(sense, /^aangiften$/) && !TOGETHER.test(lineOf(sense));
  const isRanked = split !== undefined && (order === 'hoogste' || order === 'laagste');
  return asked(
    {
      subject,
      ...(areReturns && { split: 'kwartaal' as const }),
      ...(isRanked && { split, order }),
    },
    [measured(figure('btw_positie'))],
  );
};

const TOGETHER = / (?:samen|totaal|totale|som|bij elkaar|opgeteld|gezamenlijk) /;

/** Boxes without VAT that is owed. */
const UNTAXED: ReadonlySet<string> = new Set(['vat:1e', 'vat:3a', 'vat:3b', 'vat:3c']);

/** 'Rubriek 3b', 'de omzet in rubriek 1a', 'grondslag 1a': what the tax is of stands in the overview, beside the tax. */
const isTurnoverOfBox = ({ tokens }: Sense, ids: readonly string[]): boolean =>
  ids.some((id) => UNTAXED.has(id)) ||
  (ids.length === 1 &&
    /^(?!.* (?:btw|belasting) )(?:.* (?:omzet|grondslag|maatstaf) (?:.* )?[1-4][a-d] |.* [1-4][a-d] (?:.* )?(?:omzet|grondslag|maatstaf) )/.test(
      ` ${tokens.map(({ text }) => text).join(' ')} `,
    ));

/** 'Hoeveel btw heb ik in rekening gebracht'. */
const isCharged = ({ tokens }: Sense): boolean =>
  /rekening (?:gebracht|brachten|bracht)|\bberekend\b|\bberekenden\b|\bdoorberekend\b/.test(
    tokens.map(({ text }) => text).join(' '),
  );

/** 'Omzet en btw van q1' are two things. */
const besideVat = (key: FigureKey): Draft => ({
  kind: 'ask',
  text: 'Wat wil je eerst zien?',
  asked: [measured(figure(key)), { subject: { kind: 'vat' } }],
});

/** 'Het verschil tussen de btw op verkopen en inkopen' is what is to be paid; without it they are two boxes. */
function soldAndBought(sense: Sense, ids: readonly string[]): Draft | undefined {
  const says = (words: RegExp) => sense.tokens.some(({ text }) => words.test(text));
  const isSold = ids.includes('vat:5a') || says(/^(?:verkoop|verkopen|omzet)$/);
  const isBought = ids.includes('vat:5b') || says(/^(?:inkoop|inkopen|kosten)$/);
  if (!isSold || !isBought || !says(/^(?:en|min|tussen)$/)) return undefined;
  const isNet =
    has(sense, 'measure', 'verschil') ||
    has(sense, 'link', 'min') ||
    says(/^(?:saldo|verschil|min)$/);
  if (isNet) return asked({ subject: { kind: 'vat' }, measure: 'bedrag' });
  const boxes = ['5a', '5b'].map((rubriek) => ({ subject: { kind: 'vat' as const, rubriek } }));
  return {
    kind: 'ask',
    text: 'Wat wil je eerst zien?',
    asked: [...boxes, { subject: { kind: 'vat' } }],
  };
}

/** 'Wat staat er nog open aan btw', 'hoeveel btw moeten we nu nog betalen' is on the balance sheet; of a quarter it is the return. */
const isStillOpen = ({ tokens, scanned }: Sense): boolean => {
  const says = (words: RegExp) => tokens.some(({ text }) => words.test(text));
  const isNow = scanned.marks.every(({ piece }) => piece === undefined || piece.back?.count === 0);
  const isOwed = says(/^(?:schuldig|schuld)$/) || (isNow && says(/^(?:betalen|afdragen|voldoen)$/));
  return (
    ((says(/^nog$/) || (isNow && says(/^nu$/))) && isOwed) ||
    says(/^(?:balanspost|open|openstaat|openstaan|openstaand|openstaande|uitstaat|balans)$/)
  );
};
