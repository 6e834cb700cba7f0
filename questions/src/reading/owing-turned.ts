import type { Draft } from './draft.ts';
import type { Sense } from './sense.ts';

const WE = '(?:we|wij|ik)';
const US = '(?:ons|mij|me)';
const THE = '(?:(?:de|het|onze|mijn|die|deze|alle|al|welke) )*';
const CUSTOMERS = `${THE}(?:klant|klanten|debiteur|debiteuren|deb|afnemers?|opdrachtgevers?)`;
const SUPPLIERS = `${THE}(?:leverancier|leveranciers|lev|crediteur|crediteuren|cred|toeleveranciers?)`;
const PAY = '(?:betalen|terugbetalen|betaald|terugbetaald|voldoen|schuldig|verschuldigd)';
const GET = '(?:krijg|krijgen|kregen|ontvangen|tegoed|vorderen|terugkrijgen)';

/** What we are to pay customers, or they are to get of us. */
const TO_CUSTOMERS = new RegExp(
  `^(?=.* ${WE} ).* (?:aan ${CUSTOMERS} (?:.* )?${PAY} |${PAY} (?:.* )?aan ${CUSTOMERS} )| (?:moet|moeten) ${WE} ${CUSTOMERS} (?:.* )?${PAY} | (?:krijg|krijgt|krijgen) ${CUSTOMERS} (?:.* )?van ${US} | ${CUSTOMERS} (?:.* )?van ${US} (?:.* )?(?:tegoed|krijgen|krijgt) `,
);
/** What suppliers are to pay us, or we are to get of them. */
const FROM_SUPPLIERS = new RegExp(
  `^(?=.* ${WE} )(?=.* ${GET} ).* (?:van|bij) ${SUPPLIERS} | (?:moet|moeten) ${SUPPLIERS} (?:nog )?${US} | ${SUPPLIERS} (?:nog )?${US} (?:.* )?(?:betalen|schuldig|verschuldigd) `,
);

/** What customers get of us, or we of suppliers: no list tells it, and the usual way round is no answer. */
export function turnedAround({ tokens }: Sense): Draft | undefined {
  const text = ` ${tokens.map((each) => each.text).join(' ')} `;
  const groep = TO_CUSTOMERS.test(text)
    ? ('debiteuren' as const)
    : FROM_SUPPLIERS.test(text)
      ? ('crediteuren' as const)
      : undefined;
  return (
    groep && {
      kind: 'ask',
      text:
        groep === 'debiteuren'
          ? 'Wat klanten nog van jou krijgen houd ik niet apart bij. Wil je zien wat zij nog moeten betalen?'
          : 'Wat leveranciers jou nog moeten betalen houd ik niet apart bij. Wil je zien wat zij nog krijgen?',
      asked: [{ subject: { kind: 'open', groep } }],
    }
  );
}
