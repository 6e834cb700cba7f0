import type { AccountType } from '../groups.ts';
import { any } from './rule.ts';

/**
 * Words that tell the statement of an account whatever stands around them, tried in order. What
 * is not here ('Vakantiegeld', 'Afschrijving computers', 'Voorziening') occurs in both.
 */
const TYPE_WORDS: readonly (readonly [AccountType, RegExp])[] = [
  [
    'balans',
    any`
      ^(?:nog )?te (?:betalen|ontvangen|vorderen|verrekenen|factureren) |
      nog te (?:betalen|ontv) | vooruit(?:beta|ontvangen|gefact) | uitgestelde | af te dragen |
      te (?:betalen|vorderen)\b | overlopend | transitori | cumulatieve | onverdeeld |
      \bkapitaal | aandelenkapitaal | eigen vermogen | rekening courant | tussenrekening
    `,
  ],
  [
    'resultaat',
    any`
      (?<!aanloop|oprichtings|btw .*)kosten | (?<!sociale )(?<!p)lasten\b | \bbaten?\b |
      rentebaten | kostprijs | omzet(?!belasting) | opbrengst | \bdotatie | \bvrijval |
      verschil(?!len ?rekening) | \brente(?!.*\bte\b)(?!nieren) | boekresultaat | mutatie |
      wijziging | \bkorting | betalingskorting | verkoop ?(?:winst|verlies|resulta) |
      (?:afschr|afboek)\w* .*debiteuren | oninba
    `,
  ],
  [
    'balans',
    any`
      ^reserves? | reserves?\b | debiteur | crediteur | onderhanden | ^voorraad | lening |
      hypothe | kruispost | vraagpost | deposito | ^btw | omzetbelasting | voorbelasting |
      loonheffing | loonbelasting | loonbeslag | voorschot | \bprive(?!gebruik) |
      ^(?:kas|kassa|bank|spaarrekening|kleine kas)\b |
      \b(?:rabo\w*|abn|amro|ing|sns|knab|bunq|triodos|postbank|giro)\b | ^goodwill |
      (?<!resulta.*)deelneming | waarborgsom | ^effecten | ^(?:im)?materiele
    `,
  ],
  [
    'resultaat',
    any`
      ^inkopen | inkoopwaarde | ^verkopen | ^lonen | brutol[oo]+n | ziekengeld |
      management ?fee | \bhuur | energie | telefo | verzeker | brandstof | abonn | contributie |
      reclame | advert | schoonmaak | motorrijtuig | onroerende zaak | subsidie(?!s? .*te ) |
      honorari | interest | belasting.*resultaat | resultaat .*(?:deelneming|correctie) |
      benodigd | drukwerk | porti\b | papier | literatuur | representatie | sponsor | advies |
      internet | scholing
    `,
  ],
];

/** Statement that the plain text of a naam tells beyond doubt, or null. */
export function typeByWords(text: string): AccountType | null {
  return TYPE_WORDS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
