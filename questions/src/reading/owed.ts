import { definition, GROUPS, isDefinitionKey } from '@kengetal/ledger';
import type { FigureKey } from '../lexicon/types.ts';
import { figureOfWord, findAccounts, idsOfWords } from '../names/accounts.ts';
import { asked, figure, measured, type Draft } from './draft.ts';
import { folded } from '../text/fold.ts';
import type { Token } from '../text/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { meant } from './scan.ts';
import type { Sense } from './sense.ts';
import type { Reader } from './subjects.ts';

/** What is bought and sold as well as kept. */
const THINGS: ReadonlySet<FigureKey> = new Set([
  'autokosten',
  'machinekosten',
  'huisvestingskosten',
] as const);
const TRADED = /^(?:verkocht|verkoop|ingeruild|aangeschaft|aanschaf|gekocht)$/;

/** 'De waarde van ons wagenpark' is no cost, nor is what the car was sold for. */
export const isWorth = ({ tokens }: Sense, key: FigureKey): boolean =>
  isDefinitionKey(key) &&
  definition(key).basis === 'flow' &&
  ((THINGS.has(key) && tokens.some(({ text }) => TRADED.test(text))) ||
    tokens.some(({ text }) => /^(?:waarde|waard|boekwaarde|restwaarde)$/.test(text)) ||
    / nog in de boeken | is (?:het|dat|de) \w+ van (?:ons|mij) /.test(
      ` ${tokens.map(({ text }) => text).join(' ')} `,
    ));

const WHEELS = /auto|bus|wagen|voertuig|vervoer|transport/;

/** The book value of cars is what their accounts on the balance sheet come to; of another value it is asked. */
export function worthOrCosts(key: FigureKey, { tokens, vocabulary }: Sense): Draft {
  const cars = vocabulary.world.accounts.filter(
    ({ groep, naam }) =>
      key === 'autokosten' && groep === 'materiele_activa' && WHEELS.test(folded(naam)),
  );
  const subject = { kind: 'account' as const, rekeningen: cars.map(({ rekening }) => rekening) };
  if (cars.length > 0 && tokens.some(({ text }) => text === 'boekwaarde'))
    return asked({ subject });
  return {
    kind: 'ask',
    text: 'Bedoel je de waarde op de balans, of de kosten?',
    asked: [measured(figure('materiele_activa')), measured(figure(key))],
  };
}

/** 'Te betalen vpb' stands on the balance sheet, on an account of its own where there is one. */
export function taxOwed(sense: Sense): Draft | undefined {
  const said = ` ${sense.tokens.map(({ text }) => text).join(' ')} `;
  const isOwed =
    PAYABLE.test(said) ||
    / moet(?:en)? (?:\w+ ){0,3}betalen /.test(said) ||
    /\b(?:te betalen|nog af|afdragen|nog (?:te )?betalen|schuld|schuldig|te vorderen|af te dragen|openstaande?)\b/.test(
      sense.tokens.map(({ text }) => text).join(' '),
    );
  if (!isOwed) return undefined;
  // 'Belasting' is of VAT and wages as well.
  const isOfCompany = /vpb|vennootschap/.test(said);
  const own = sense.vocabulary.world.accounts.filter(
    ({ groep, naam }) =>
      isOfCompany && OWED.includes(groep) && /vennootschapsbelasting|\bvpb\b/i.test(naam),
  );
  const subject = { kind: 'account' as const, rekeningen: own.map(({ rekening }) => rekening) };
  const whole = measured(figure('belastingschulden'));
  const isBooked = sense.vocabulary.world.accounts.some(({ groep }) => groep === 'belastingen');
  if (own.length === 0 && !isBooked) return asked(whole);
  return own.length > 0
    ? asked({ subject }, [whole])
    : {
        kind: 'ask',
        text: 'Bedoel je wat er op de balans staat, of de belasting over het resultaat?',
        asked: [whole, measured(figure('belastingen'))],
      };
}

/** What wages and premiums are owed as: reserved, built up, or to be paid over still. */
const PAYABLE =
  / (?:pot|potje|reserve|opzij|gespaard|opgespaard) | [a-z]{5,}(?:pot|potje|reserve) | (?:nog|te) (?:\w+ ){0,5}(?:betalen|betaald|uitbetalen|uitbetaald|uitkeren|uitgekeerd|afdragen|afgedragen|voldoen) | af te dragen | (?:gereserveerde?|reservering(?:en)?|schuldig|schuld|verplichting(?:en)?) | opgebouwde? (?:vakantie|pensioen)| (?:vakantie|pensioen)\w* (?:\w+ ){0,8}opgebouwd /;
const WAGES: ReadonlySet<FigureKey> = new Set([
  'lonen',
  'sociale_lasten',
  'pensioenlasten',
  'salarisschulden',
] as const);

/** Whether costs of wages are asked as what is owed of them. */
export const isPayable = ({ tokens, figures, rest, relation, vocabulary }: Sense): boolean =>
  relation === undefined &&
  !figures.some(({ key }) => key === 'salarisschulden') &&
  PAYABLE.test(` ${tokens.map(({ text }) => text).join(' ')} `) &&
  (figures.some(({ key }) => WAGES.has(key)) ||
    rest.some(
      ({ token }) =>
        WAGES.has(figureOfWord(token) ?? 'omzet') ||
        (creditorIn(tokens) === undefined && isOwed(token, vocabulary)),
    ));

/** 'Loonheffing': of wages, or what an account of debts is called. */
const isOwed = (token: Token, vocabulary: Vocabulary): boolean =>
  WAGES.has(figureOfWord(token) ?? 'omzet') ||
  findAccounts(
    idsOfWords([token], vocabulary),
    vocabulary,
    (group) => group === 'belastingschulden' || group === 'salarisschulden',
  )?.accounts.length === 1;

/** 'Opgebouwd vakantiegeld', 'pensioenpremie die nog moet worden afgedragen': an account of the balance sheet. */
export const readPayable: Reader = (sense) => {
  if (!isPayable(sense)) return undefined;
  const said = sense.figures
    .filter(({ key }) => WAGES.has(key))
    .flatMap(({ mark }) => sense.tokens.slice(mark.from, mark.to));
  const rest = sense.rest
    .map(({ token }) => token)
    .filter((token) => isOwed(token, sense.vocabulary));
  const wages = [...said, ...rest.filter((token) => WAGES.has(figureOfWord(token) ?? 'omzet'))];
  const words = wages.length > 0 ? wages : rest;
  const found = words.flatMap(
    (word) =>
      findAccounts(
        idsOfWords([word], sense.vocabulary),
        sense.vocabulary,
        (group) => GROUPS[group].type === 'balans',
      )?.accounts ?? [],
  );
  const rekeningen = [...new Set(found.map(({ rekening }) => rekening))];
  if (rekeningen.length === 1) return asked({ subject: { kind: 'account', rekeningen } });
  const keys = ['salarisschulden', 'lonen'] as const;
  return {
    kind: 'ask',
    text: 'Bedoel je wat er op de balans staat, of de kosten?',
    asked: keys.map((key) => measured(figure(key))),
  };
};

/** Who is owed without an invoice, by whom what is owed to them stands. */
const CREDITORS: readonly (readonly [RegExp, FigureKey])[] = [
  [/^(?:fiscus|belastingdienst)$/, 'belastingschulden'],
  [/^(?:bank|rabobank|ing|abn)$/, 'langlopende_schulden'],
  [/^(?:personeel|medewerkers|werknemers)$/, 'salarisschulden'],
];

const GETTING = /^(?:krijg|krijgen|krijgt|kreeg|kregen)$/;
const STILL =
  /^(?:moet|moeten|moest|moesten|hebben|betalen|betaald|open|openstaan|openstaat|openstaand)$/;

/** What is owed to somebody that sends no invoices: 'wat moeten we de bank nog', 'wat zijn we de fiscus schuldig', 'wat staat er open bij de bank'. */
export function owedToOther({ tokens, relation, scanned }: Sense): FigureKey | undefined {
  const texts = tokens.map(({ text }) => text);
  const any = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const isOpen =
    / (?:staat|staan|stond|stonden) (?:\w+ ){0,5}open | schuld(?:en)? (?:\w+ ){0,3}(?:aan|bij) | open(?:staan|staat|staand|staande) /.test(
      ` ${texts.join(' ')} `,
    );
  const isOwed =
    any(/^(?:schuldig|verschuldigd|krijt|tegoed)$/) ||
    / in de schuld /.test(` ${texts.join(' ')} `) ||
    isOpen ||
    (texts.includes('nog') && (any(STILL) || any(GETTING)));
  const isSaid =
    relation !== undefined ||
    meant(scanned.marks, 'subject').some(({ value }) => value.startsWith('vat')) ||
    meant(scanned.marks, 'noun').length > 0;
  if (!isOwed || isSaid) return undefined;
  return creditorIn(tokens);
}

/** Which balance stands for somebody that is named. */
export function creditorIn(tokens: Sense['tokens']): FigureKey | undefined {
  const texts = tokens.map(({ text }) => text);
  return CREDITORS.find(([who]) =>
    texts.some(
      (text, at) =>
        who.test(text) &&
        /^(?:de|het|ons|onze|mijn|aan|bij|heeft|hebben|krijgt|krijgen)$/.test(
          texts[at - 1] ?? '',
        ) &&
        texts[at - 2] !== 'op',
    ),
  )?.[1];
}

export const readCreditor: Reader = (sense) => {
  const key = owedToOther(sense);
  const isNamed = sense.rest.some(({ token }) => !CREDITORS.some(([who]) => who.test(token.text)));
  if (key === undefined || isNamed || sense.figures.some((each) => !BESIDE.has(each.key)))
    return undefined;
  // 'Wat krijgen we nog van de fiscus' is the other way round; 'ons tegoed bij de bank' is money on it.
  const texts = sense.tokens.map(({ text }) => text);
  const isWe = texts.some((text) => /^(?:we|wij|ik)$/.test(text));
  const isUs = texts.some(
    (text, at) => /^(?:ons|mij|me)$/.test(text) && !/^(?:van|door|bij)$/.test(texts[at - 1] ?? ''),
  );
  const isDue = texts.some(
    (text, at) =>
      text === 'tegoed' && texts[at - 1] !== 'nog' && !/^(?:heeft|had)$/.test(texts[at - 2] ?? ''),
  );
  const isToUs =
    isDue || (isWe ? texts.some((text) => GETTING.test(text) || text === 'tegoed') : isUs);
  const ours =
    key === 'belastingschulden'
      ? 'belastingvorderingen'
      : key === 'langlopende_schulden'
        ? 'bank_en_kas'
        : 'vorderingen';
  const both = ([ours, key] as const).map((each) => measured(figure(each)));
  return isToUs
    ? { kind: 'ask', text: 'Bedoel je een tegoed of een schuld?', asked: both }
    : asked(measured(figure(key)));
};

/** Figures that a word for who it is may be, or 'tegoed'. */
const BESIDE: ReadonlySet<FigureKey> = new Set<FigureKey>([
  'bank_en_kas',
  'personeelskosten',
  'debiteuren',
  'vreemd_vermogen',
  'belastingen',
  'belastingschulden',
]);

const OWED: readonly string[] = ['belastingschulden', 'belastingvorderingen'];
