import {
  headingOf,
  ofEquity,
  ofMargin,
  ofOmzet,
  ofResult,
  ofTax,
  ofWorkingCapital,
} from './headings.ts';
import type { Which } from './ledger.ts';
import { monthsListed } from './periods.ts';
import { rule, type Rule } from './rule.ts';
import { amountFaults, fault, isNamed, unless, type Fault, type Scene } from './scene.ts';
import { rounded, numberIn, saidAt, valueOf, type Sentence } from './sentences.ts';

const ask = (source: string, faults: Rule[1]): Rule => rule(`${source}\\?`, faults);

/** What an amount says is what it opens into, whatever it is of. */
function openFaults(sentence: Sentence, token: string | undefined): Fault[] {
  const said = saidAt(sentence, token);
  const value = valueOf(said?.figure) ?? 0;
  const isSaid = numberIn(said?.label ?? '') === rounded(BigInt(value), 100n) && value !== 0;
  return unless(isSaid, 'amount', `${said?.label ?? ''} for ${String(value)}`);
}

const lower =
  (noun: string, isLower: boolean): Rule[1] =>
  ({ scene }, { q }) => {
    const heading = headingOf(noun);
    const change = heading ? scene.changeOf(heading) : Number.NaN;
    return [
      ...(q === undefined ? [] : unless(scene.isThen(q), 'moment', `not held against ‘${q}’`)),
      ...unless(isLower ? change < 0 : change > 0, 'ground', `${noun} changed ${String(change)}`),
    ];
  };

const shortOf =
  (which: Which, sign: 1 | -1): Rule[1] =>
  ({ scene }) =>
    unless(scene.stockNow(which, sign) < 0, 'ground', 'it is not negative');

/** Of one of the accounts with this name it holds. */
function onAccount(
  scene: Scene,
  sentence: Sentence,
  name = '',
  faultsOf: (which: Which) => Fault[],
): Fault[] {
  const named = scene.ledger.accounts.filter((account) => isNamed(sentence, name, account));
  const found = named.map((account) => faultsOf((other) => other === account));
  return (
    found.find((faults) => faults.length === 0) ?? found[0] ?? fault('ground', 'no such account')
  );
}

const MONEY: Which = ({ main }) => main === 'liquide_middelen';

/** Every question follows from something in the books. */
export const QUESTIONS: readonly Rule[] = [
  ask('Waarom verschillen activa en passiva (?<amount>@)', ({ scene, sentence }, { amount }) =>
    amountFaults(
      sentence,
      amount,
      scene.stockNow(() => true, 1),
    ),
  ),
  ask('Waarom ontbreekt de beginbalans van boekjaar .+', ({ scene }) =>
    unless(!scene.hasOpening, 'ground', 'there is one'),
  ),
  rule(
    'Zonder is niet te zeggen wat er op de bank staat en hoeveel eigen vermogen er is\\.',
    () => [],
  ),
  ask('Waarom sluit de beginbalans van boekjaar .+ niet aan op het jaar ervoor', () => []),
  ask(
    'Waarom verschilt het resultaat op de balans (?<amount>@) van dat op de winst-en-verliesrekening',
    ({ sentence }, { amount }) => openFaults(sentence, amount),
  ),
  ask(
    'Waar hoort op de winst-en-verliesrekening wat niet is ingedeeld, samen (?<amount>@)',
    ({ scene, sentence }, { amount }) =>
      amountFaults(
        sentence,
        amount,
        scene.flowNow(({ groep }) => groep === 'niet_ingedeeld_resultaat', -1),
      ),
  ),
  ask(
    'Waar hoort op de balans wat niet is ingedeeld, samen (?<amount>@)',
    ({ scene, sentence }, { amount }) =>
      amountFaults(
        sentence,
        amount,
        scene.stockNow(({ groep }) => groep === 'niet_ingedeeld_balans', 1),
      ),
  ),
  ask('Hoe zit het met deze controle: .+', () => []),
  ask('Waarom is er in (?<months>.+) niets geboekt', ({ scene }, { months = '' }) =>
    monthsListed(months).flatMap((month) =>
      unless(!scene.ledger.booked.has(month), 'ground', String(month)),
    ),
  ),
  ask(
    'Waarom (?:is|zijn) er (?<p>.+?) (?:(?<net>per saldo) )?geen (?<noun>.+?)(?: geboekt)?',
    ({ scene }, { p = '', noun = '', net }) => {
      const heading = headingOf(noun);
      if (!heading) return fault('unread', noun);
      return [
        ...unless(scene.isNow(p), 'moment', p),
        ...unless(scene.valueNow(heading) === 0 && scene.valueThen(heading) > 0, 'ground', noun),
        ...unless(scene.isBooked(heading) === (net !== undefined), 'ground', 'what is booked'),
      ];
    },
  ),
  ask(
    'Ontbreekt er een boeking op (?<name>#) \\((?<q>.+) nog (?<amount>@)\\)',
    ({ scene, sentence }, { name, q = '', amount }) => [
      ...unless(scene.isThen(q), 'moment', q),
      ...onAccount(scene, sentence, name, (which) => [
        ...amountFaults(sentence, amount, scene.flowThen(which, 1)),
        ...unless(scene.flowNow(which, 1) === 0, 'ground', 'something is booked'),
      ]),
    ],
  ),
  ask(
    'Is de creditboeking van (?<amount>@) op (?<name>#) eenmalig',
    ({ scene, sentence }, { name, amount }) =>
      onAccount(scene, sentence, name, (which) => [
        ...amountFaults(sentence, amount, scene.flowNow(which, -1)),
        ...unless(scene.flowNow(which, -1) > 0, 'ground', 'no credit'),
      ]),
  ),
  ask(
    'Is de opbrengst van (?<amount>@) op (?<name>#) eenmalig',
    ({ scene, sentence }, { name, amount }) =>
      onAccount(scene, sentence, name, (which) => [
        ...amountFaults(sentence, amount, scene.flowNow(which, -1)),
        ...unless(scene.flowThen(which, -1) === 0, 'ground', 'it was there before'),
      ]),
  ),
  ask('Waardoor is de omzet lager dan (?<q>.+)', lower('omzet', true)),
  ask('Waardoor is de brutomarge lager', ({ scene }) => {
    const margin = (when: 'flowNow' | 'flowThen') =>
      scene[when](ofMargin, -1) / scene[when](ofOmzet, -1);
    return unless(margin('flowNow') < margin('flowThen'), 'ground', 'it is not lower');
  }),
  ask(
    'Waardoor zijn de overige bedrijfsopbrengsten lager',
    lower('overige bedrijfsopbrengsten', true),
  ),
  ask(
    'Waardoor is het saldo van financiële baten en lasten slechter',
    lower('financiële baten', true),
  ),
  ask(
    'Waardoor is het resultaat uit deelnemingen lager',
    lower('resultaat uit deelnemingen', true),
  ),
  ask('Hoe is de belasting over deze periode berekend', ({ scene }) =>
    unless(scene.flowNow(ofTax, 1) !== 0, 'ground', 'no tax'),
  ),
  ask('Is er genoeg geld om de rekeningen van de volgende maanden te betalen', ({ scene }) =>
    unless(
      scene.stockNow(MONEY, 1) < 0 || scene.stockNow(MONEY, 1) < scene.stockThen(MONEY, 1),
      'ground',
      'there is more money',
    ),
  ),
  ask(
    'Welke facturen staan het langst open, en wie belt die klanten',
    lower('openstaande debiteuren', false),
  ),
  ask('Hoe brengen we het eigen vermogen weer boven nul', shortOf(ofEquity, -1)),
  ask(
    'Kunnen we de schulden die binnen een jaar vervallen op tijd betalen',
    shortOf(ofWorkingCapital, 1),
  ),
  ask('(?:Zijn|Is) de hogere (?<noun>.+) blijvend of eenmalig', (told, { noun = '' }) =>
    lower(noun, false)(told, {}),
  ),
  ask('Wat kunnen we doen om uit het verlies te komen', ({ scene }) =>
    unless(scene.result.now < 0, 'ground', 'no loss'),
  ),
  ask('Hoeveel belasting moeten we apart zetten voor deze winst', ({ scene }) => [
    ...unless(
      scene.result.now > 0 && scene.flowNow(ofTax, 1) === 0,
      'ground',
      'no profit, or taxed',
    ),
    ...unless(scene.stockNow(ofResult, -1) > 0, 'ground', 'the year so far is no profit'),
  ]),
  ask('Zijn alle facturen en bonnetjes over (?<p>.+) verwerkt', ({ scene }, { p = '' }) =>
    unless(scene.isNow(p), 'moment', p),
  ),
  rule('Uit deze cijfers volgt geen vraag voor je boekhouder\\.', () => []),
];
