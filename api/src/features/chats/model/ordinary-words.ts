import { definition, DEFINITION_KEYS, KENGETAL_KEYS, kengetal } from '@kengetal/ledger';
import { wordsOf } from './words.ts';

/**
 * Words that a question about any books may have in another meaning than a name, as 'mei', 'bank' and
 * the names of figures. What these books call their accounts is none: 'Privé Jansen' is one of them.
 */
const COMMON = `
januari februari maart april mei juni juli augustus september oktober november december
jan feb mrt apr jun jul aug sep sept okt nov dec maand maanden kwartaal kwartalen jaar jaren week dag
de het een en of van voor met zonder op in aan bij door over per sinds vanaf tot tussen naar uit om
dit dat deze die wat wie waar wanneer waarom hoe welke hoeveel ons onze wij we ik mij mijn jij je jullie
is zijn was waren heeft hebben had hadden wordt worden kan kunnen moet moeten gaat gaan staat staan
toon laat zien geef vertel vraag maak top meer minder meest minst hoogste laagste grootste kleinste
nog niet geen alle alles nu eerder vorig vorige dan ook wel zo toch er hier daar
omzet kosten winst verlies resultaat marge btw balans bank kas saldo factuur facturen boeking boekingen
klant klanten debiteur debiteuren leverancier leveranciers crediteur crediteuren relatie relaties
rekening rekeningen openstaand openstaande betaald betaling betalingen bedrag bedragen euro diversen
verkoop inkoop huur loon lonen rente auto kantoor begroting groei verschil totaal gemiddeld gemiddelde
je me ze hij hun hem haar ja nee al bij tegen onder boven na af te der den ten ter vd mn pm oa bv nv
prive advies administratie accountant reclame telefoon internet energie verzekering verzekeringen
onderhoud reparatie brandstof benzine diesel transport reiskosten software lease leasing lening leningen
pensioen belasting belastingen salaris salarissen voorraad voorraden inventaris afschrijving afschrijvingen
schoonmaak representatie opleiding porto drukwerk materiaal materialen subsidie contributie donatie
`;

/** These, without capitals and accents. */
export const ORDINARY: ReadonlySet<string> = new Set(
  [
    COMMON,
    ...DEFINITION_KEYS.map((key) => definition(key).name),
    ...KENGETAL_KEYS.map((key) => kengetal(key).name),
  ].flatMap((text) => wordsOf(text).map(({ word }) => word)),
);
