import type { AccountType } from '../../types.ts';
import { plainText } from './text.ts';

/**
 * Words that tell the statement of an account whatever stands around them, tried in order. What
 * is not here ('Vakantiegeld', 'Afschrijving computers', 'Auto') occurs in both.
 */
const TYPE_WORDS: readonly (readonly [AccountType, RegExp])[] = [
  [
    'balans',
    /^(?:nog )?te (?:betalen|ontvangen|vorderen|verrekenen|factureren)|nog te (?:betalen|ontv)/,
  ],
  [
    'balans',
    /vooruit(?:betaald|ontvangen|gefact)|af te dragen|te (?:betalen|vorderen) |overlopend|transitori/,
  ],
  [
    'balans',
    /cumulatieve|onverdeeld|aandelenkapitaal|\bkapitaal|eigen vermogen|rekening courant|tussenrekening/,
  ],
  [
    'resultaat',
    /kosten|(?:^|[^p])lasten\b|\bbaten\b|rentebaten|kostprijs|omzet(?!belasting)|opbrengst|\bdotatie|\bvrijval/,
  ],
  [
    'resultaat',
    /verschil(?!l?en ?rekening)|\brente(?!.*(?:te |lening))|boekresultaat|mutatie|wijziging/,
  ],
  ['balans', /^reserve|reserve\b|reserves\b|^reservering|voorziening/],
  ['resultaat', /(?:afschr|afboek)\w* .*debiteuren|oninba/],
  [
    'balans',
    /debiteur|crediteur|onderhanden|\bvoorra[ad]+|lening|hypothe|krui[sz]post|vraagpost|deposito/,
  ],
  ['resultaat', /btw .*(?:auto|niet aftrek|correctie)|privegebruik|kleine ondernemer/],
  ['balans', /btw|omzetbelasting|voorbelasting|loonheffing|loonbelasting|\bprive/],
  [
    'balans',
    /^(?:kas|kassa|bank|spaarrekening|kleine kas)\b|\b(?:rabo\w*|abn|amro|ing|sns|knab|bunq|triodos|postbank|giro)\b/,
  ],
  ['balans', /goodwill|deelneming|waarborgsom|effecten|materiele|financiele vaste/],
  [
    'resultaat',
    /\binkopen|\binkoop|\bverkopen|\bverkoop|\blonen|\bsalaris|ziekengeld|pensioenpremie|management ?fee/,
  ],
  [
    'resultaat',
    /\bhuur|energie|telefo|verzeker|brandstof|abonnement|contributie|reclame|advert|onderhoud|schoonmaak/,
  ],
  [
    'resultaat',
    /motorrijtuig|onroerende zaak|subsidie|\bkorting|honorari|interest|belasting.*resultaat|^vennootschapsbelasting/,
  ],
  [
    'resultaat',
    /benodigd|drukwerk|portokost|porti\b|papier|literatuur|representatie|sponsor|advies|internet|scholing|boete/,
  ],
];

/** Statement that the words of a description tell beyond doubt, or null. */
export function typeByWords(description: string): AccountType | null {
  const text = plainText(description);
  return TYPE_WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
