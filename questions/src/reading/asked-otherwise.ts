import type { Question } from '@kengetal/contract';
import { definition, isDefinitionKey } from '@kengetal/ledger';
import { isStock } from './draft.ts';
import { NEEDED } from './owing.ts';
import { isMarked } from './scan.ts';
import type { Sense } from './sense.ts';

/** 'Wanneer heeft Jansen betaald', 'hoe snel betaalt Jansen': no amount answers that. */
export function isAskedOtherwise(
  text: string,
  place: number,
  { tokens, vocabulary, scanned }: Sense,
  { subject, measure, split, order, against }: Question,
): boolean {
  // 'Op welke plek staat Jansen': no reading tells the place of one.
  if (
    /^(?:plek|plaats|positie|rang)$/.test(text) &&
    /^(?:welke|hoeveelste)$/.test(tokens[place - 1]?.text ?? '')
  )
    return true;
  // 'Maand geleden' without its number is no period.
  if (
    text === 'geleden' &&
    /^(?:maand|kwartaal|jaar|week)$/.test(tokens[place - 1]?.text ?? '') &&
    !isMarked(scanned.marks, place)
  )
    return true;
  // 'De rest van de kosten', 'wie rekent het meest' beside omzet, 'hoeveel vakantiegeld staat er nog'.
  if (
    tokens[place]?.raw === 'rest' &&
    tokens[place + 1]?.text === 'van' &&
    subject.kind === 'figure'
  )
    return true;
  if (
    /^(?:rekent|rekende|rekenen)$/.test(text) &&
    subject.kind === 'figure' &&
    subject.key === 'omzet'
  )
    return true;
  if (
    text === 'nog' &&
    /^staat er$/.test(`${tokens[place - 2]?.text ?? ''} ${tokens[place - 1]?.text ?? ''}`) &&
    subject.kind === 'account' &&
    !isStock({ subject }, vocabulary)
  )
    return true;
  // 'Hoeveel premie moet er nog worden afgedragen': what is to be done still is no amount of a period.
  if (
    text === 'nog' &&
    measure === undefined &&
    tokens.some((each) => NEEDED.test(each.text) || /^(?:komt|komen)$/.test(each.text)) &&
    isTraded(subject, vocabulary)
  )
    return true;
  // 'Welke klant liep het hardst terug' is of a change.
  if (
    /^(?:terug|achteruit|vooruit)$/.test(text) &&
    measure !== 'verschil' &&
    measure !== 'oorzaken' &&
    tokens.some((each) => /^(?:loopt|lopen|liep|liepen|ging|gingen|gaat)$/.test(each.text))
  )
    return true;
  // 'Konden we onze schulden betalen': how much they were does not tell.
  if (
    /^(?:kan|kon|kunnen|konden)$/.test(text) &&
    subject.kind === 'figure' &&
    /schulden|crediteuren/.test(subject.key) &&
    tokens.some((each) => /^(?:betalen|voldoen|dekken)$/.test(each.text))
  )
    return true;
  // 'Op welke dag wordt de huur betaald'.
  if (
    /^(?:dag|datum)$/.test(text) &&
    /^welke$/.test(tokens[place - 1]?.text ?? '') &&
    subject.kind !== 'recurring' &&
    measure !== 'boekingen' &&
    subject.kind !== 'lines'
  )
    return true;
  // 'Genoeg om de leveranciers te betalen'.
  if (
    /^(?:genoeg|voldoende|toereikend)$/.test(text) &&
    tokens[place + 1]?.text === 'om' &&
    !/bank|liquid|runway|ratio/.test(JSON.stringify(subject))
  )
    return true;
  // 'Is er genoeg geld om de btw te betalen'.
  if (
    text === 'genoeg' &&
    tokens[place + 1]?.text === 'geld' &&
    !/bank|liquid|runway|ratio/.test(JSON.stringify(subject))
  )
    return true;
  // 'Vaste klanten', 'zakelijke klanten': no reading tells which those are.
  if (
    KIND.test(text) &&
    scanned.marks.some(
      ({ from, meanings }) =>
        from === place + 1 &&
        meanings.some(
          ({ role, value }) => role === 'noun' && /^(?:klanten|leveranciers|relaties)$/.test(value),
        ),
    )
  )
    return true;
  // 'Wie kocht voor het eerst', 'welk debiteurnummer heeft Jansen'.
  if (
    text === 'eerst' &&
    tokens[place - 1]?.text === 'het' &&
    tokens[place - 2]?.text === 'voor' &&
    !/prijs/.test(JSON.stringify(subject))
  )
    return true;
  // 'De omzet van Jansen gedeeld door', 'welk deel van de kosten is vast'.
  if (text === 'gedeeld' && tokens[place + 1]?.text === 'door' && measure !== 'aandeel')
    return true;
  if (/^(?:vast|variabel)$/.test(text) && subject.kind === 'figure') return true;
  if (
    /nummer$/.test(text) &&
    /^(?:welk|het|zijn|hun)$/.test(tokens[place - 1]?.text ?? '') &&
    !/^\d/.test(tokens[place + 1]?.text ?? '')
  )
    return true;
  if (subject.kind === 'recurring' && subject.aspect === 'prijs') return false;
  if (subject.kind === 'recurring')
    return (
      text === 'sinds' || ENDED.test(text) || (text === 'lang' && tokens[place - 1]?.text === 'hoe')
    );
  if (['check', 'open', 'lines'].includes(subject.kind)) return false;
  if (text === 'wanneer') return place < 2 && split === undefined && order === undefined;
  // 'Hoeveel van de omzet van december is al betaald'.
  if (
    /^(?:betaald|voldaan)$/.test(text) &&
    /^(?:al|reeds|inmiddels)$/.test(tokens[place - 1]?.text ?? '') &&
    subject.kind === 'figure' &&
    /^(?:omzet|kosten)$/.test(subject.key)
  )
    return true;
  if (measure === 'aantal') return false;
  // 'Hoeveel maanden is de lease al betaald', 'hoeveel jaar op rij'.
  if (
    STRETCH.test(text) &&
    tokens[place - 1]?.text === 'hoeveel' &&
    split === undefined &&
    !/runway|d[sp]o/.test(JSON.stringify(subject))
  )
    return true;
  // 'Per kwartaal, laatst geboekte' is one of them.
  if (
    text === 'laatst' &&
    /^geboekte?$/.test(tokens[place + 1]?.text ?? '') &&
    /^(?:maand|kwartaal|jaar)$/.test(split ?? '')
  )
    return true;
  // 'Hoeveel is er op de spaarrekening bijgekomen' is no balance.
  const isPaid =
    /^(?:betaald|voldaan|afgedragen)$/.test(text) &&
    !(
      subject.kind === 'relation' &&
      subject.side === 'openstaand' &&
      /^(?:heeft|hebben|heb|is|zijn)$/.test(tokens[0]?.text ?? '')
    ) &&
    !tokens.some((each) => /^(?:niet|nog)$/.test(each.text));
  if (
    (MOVED.test(text) || isPaid) &&
    measure === undefined &&
    against === undefined &&
    isStock({ subject }, vocabulary)
  )
    return true;
  const isHow = tokens[place - 1]?.text === 'hoe' && place < 4;
  return (
    isHow &&
    /^(?:snel|vlot|lang|oud|vaak|ver|laat|dikwijls)$/.test(text) &&
    against === undefined &&
    split !== 'ouderdom' &&
    !/d[sp]o|runway|"aantal"/.test(JSON.stringify(subject))
  );
}

/** 'De grootste post na personeel': what stands behind 'na' is left out, and no reading does that. */
export const isAfterOther = (
  text: string,
  place: number,
  { scanned, relation }: Sense,
  { order, limit }: Question,
): boolean =>
  text === 'na' &&
  (order ?? limit) !== undefined &&
  (relation?.places.has(place + 1) === true ||
    scanned.marks.some(
      ({ from, meanings }) =>
        (from === place + 1 || from === place + 2) &&
        meanings.some(({ role }) => role === 'figure'),
    ));

/** What was bought, sold or booked as costs. */
const isTraded = (subject: Question['subject'], vocabulary: Sense['vocabulary']): boolean =>
  (subject.kind === 'relation' && subject.side !== 'openstaand') ||
  (subject.kind === 'account' && !isStock({ subject }, vocabulary)) ||
  (subject.kind === 'figure' &&
    isDefinitionKey(subject.key) &&
    definition(subject.key).basis === 'flow');

export const MOVED =
  /^(?:bijgekomen|eraf|afgegaan|bijgeschreven|afgeschreven|bijgestort|opgenomen|gestort)$/;

/** Of what comes back only what still comes is told. */
const ENDED =
  /^(?:gestopt|gestopte|beeindigd|beeindigde|opgezegd|opgezegde|weggevallen|nieuw|nieuwe)$/;
const KIND =
  /^(?:overige|andere|resterende|vaste?|zakelijke|particuliere|trouwe|losse|buitenlandse|binnenlandse)$/;
const STRETCH = /^(?:maand|maanden|kwartalen|jaar|jaren|weken|dagen)$/;
