import type { QuestionSubject } from '@kengetal/contract';
import { asked, groupsOfFigure } from './draft.ts';
import { readAccounts } from './named.ts';
import { isCompared } from './measure-asked.ts';
import { countOf } from '../text/numbers.ts';
import { isMarked } from './scan.ts';
import { first, type Sense } from './sense.ts';
import type { Reader } from './subjects.ts';

const YEAR = /^(?:boek|boekhoud)?ja(?:ar|ren)$/;
const RUNS =
  /^(?:begint|beginnen|begon|begonnen|start|startte|gestart|eindigt|eindigde|eindigen|loopt|liep|lopen|duurt|duurde|duren|telt|telde|lang|lange|langer|langste|kort|kortste|gebroken|lengte)$/;
/** 'Welk jaar zit erin'. */
const HELD = /^(?:zit|zitten|staat|staan|heb|hebt|hebben|zijn|beschikbaar|geboekt|ingelezen|erin)$/;
const MONTHS = /^(?:maand|maanden|mnd)$/;

/** How long a fiscal year is, and when it begins and ends: 'wanneer begint ons boekjaar'. */
export const readYears: Reader = (sense) => {
  const { tokens, figures, relation, references, scanned } = sense;
  const texts = tokens.map(({ text }) => text);
  const isYear = texts.some((text) => /^boek/.test(text) && YEAR.test(text));
  // 'Het lange eerste boekjaar' is which year, and not how long it is.
  const isAsked =
    texts.some(
      (text, at) =>
        RUNS.test(text) &&
        // 'In het boekjaar dat in juni eindigde' is a period.
        !isMarked(scanned.marks, at) &&
        !(/^(?:lange|korte)$/.test(text) && /^(?:eerste|boekjaar)$/.test(texts[at + 1] ?? '')),
    ) ||
    (texts.includes('hoeveel') && texts.some((text) => MONTHS.test(text))) ||
    / welke maanden (?:zitten|horen|vallen|telt) /.test(` ${texts.join(' ')} `);
  const isBare = figures.length === 0 && relation === undefined && references.accounts.length === 0;
  // 'Hoe lang duurde het voordat klanten betaalden' is of payment.
  const isPaid = texts.some((text) =>
    /^(?:betal|betaa|klant|leverancier|debiteur|crediteur|factu)/.test(text),
  );
  const isWhich =
    texts.some(
      (text, at) =>
        /^welke?$/.test(text) &&
        YEAR.test(texts[at + 1] ?? '') &&
        (/jaren$/.test(texts[at + 1] ?? '') || texts.some((each) => HELD.test(each))),
    ) &&
    first(sense, 'order') === undefined &&
    !isCompared(sense);
  return ((isYear && isAsked) || isWhich) && isBare && !isPaid
    ? asked({ subject: { kind: 'data' } })
    : undefined;
};

const CALLED = /^(?:heet|heette|heten|naam|noemen|noemt|genoemd|noemden)$/;
const MEANT =
  / (?:waarvoor|waar) .*(?:voor|bedoeld|dient|gebruikt) | wat voor (?:soort )?(?:rekening|rek) /;
const NUMBER =
  /^(?:nr|nummer|rekeningnummer|rekeningnr|reknr|grootboeknummer|grootboeknr|rekeningcode)$/;
const MOST = 10;

/** What an account is called, or which number something has: 'hoe heet rekening 4030'. */
export const readNames: Reader = (sense) => {
  const texts = sense.tokens.map(({ text }) => text);
  const { accounts } = sense.references;
  const said = accounts.map(({ rekening }) => rekening);
  const isMeant = MEANT.test(` ${texts.join(' ')} `) && sense.figures.length === 0;
  const isCalled = texts.some((text) => CALLED.test(text)) || isMeant;
  const isOfParty =
    sense.relation !== undefined ||
    /^(?:klanten|leveranciers|relaties)$/.test(first(sense, 'noun') ?? '');
  if (said.length > 0 && isCalled && !isOfParty && first(sense, 'order') === undefined)
    return named(said);
  const isNumber = texts.some(
    (text, at) =>
      NUMBER.test(text) &&
      first(sense, 'order') === undefined &&
      !/^\d/.test(texts[at + 1] ?? '') &&
      countOf(texts[at + 1]) === undefined &&
      !/^(?:klant|leverancier|factuur|debiteur)/.test(texts[at - 1] ?? ''),
  );
  const isBooked =
    / (?:op|onder) (?:welke?|wat voor) (?:rekening|grootboekrekening|rek) (?:staat|staan|boek|boeken|boekt|valt|vallen|zit|zitten|komt|komen|wordt|worden) /.test(
      ` ${texts.join(' ')} `,
    );
  const isAsked =
    isBooked ||
    (isNumber &&
      texts.some((text, at) => /^(?:welk|het)$/.test(text) && NUMBER.test(texts[at + 1] ?? '')));
  if (said.length > 0 && isAsked && !isOfParty) return named(said);
  if (said.length > 0 || sense.relation !== undefined || (!isNumber && !isBooked)) return undefined;
  const found = accountsOf(sense);
  return found.length > 0 && found.length <= MOST ? named(found) : undefined;
};

const named = (rekeningen: readonly string[]) => {
  const subject: QuestionSubject = { kind: 'data', rekeningen: rekeningen.slice(0, MOST) };
  return asked({ subject });
};

function accountsOf(sense: Sense): readonly string[] {
  const draft = sense.rest.length > 0 ? readAccounts(sense) : undefined;
  if (draft?.kind === 'asked' && draft.asked.subject.kind === 'account')
    return draft.asked.subject.rekeningen;
  const groups = sense.figures.flatMap(({ key }) => groupsOfFigure(key));
  return sense.vocabulary.world.accounts
    .filter(({ groep }) => groups.includes(groep))
    .map(({ rekening }) => rekening);
}
