import { formsOf } from '../text/verb-forms.ts';

/** Verbs that carry a sentence and say nothing of what is asked: 'welke leverancier drukt het zwaarst'. */
const CARRYING =
  'drukken danken slokken slurpen vormen zorgen bezorgen leiden luiden noteren omvatten vertonen presteren presenteren rapporteren scoren vermelden melden hanteren toetsen beoordelen checken rusten springen hangen steken wegen treffen wijzen zoeken verschijnen prijken opbrengen gooien bouwen trekken spelen selecteren verhouden beschikken vernemen plaatsen stellen';
/** Forms that no rule makes. */
const STRONG =
  'hing hingen gehangen stak staken gestoken woog wogen trof troffen sprong sprongen gesprongen sloot sloten zocht zochten gezocht opbracht opbrachten wees wezen verscheen verschenen becijferd becijferen vernam vernamen opnoemen gericht eindigde eindigden afliep afliepen trok trokken eruitzien eruitziet eruitzag terugvinden teruggevonden terugzien aflossen lossen los losten loste afgelost opgegaan opgaan opging opgingen inzien inziet opzoeken opvragen ophalen beschikbaar verzorgd aangehouden twaalfde bijhouden opleverde opleverden overwegen overweeg rekent bijgeschreven teruggevraagd teruggekregen terugontvangen tegenviel tegenvielen zullen';
/** Parts of verbs that stand apart from them. */
const FORMS = `${STRONG} ${CARRYING.split(' ').flatMap(formsOf).join(' ')}`;

export const CARRYING_VERBS = FORMS.split(' ').join(', ');
