/** Verbs that carry a sentence and say nothing of what is asked: 'welke leverancier drukt het zwaarst'. */
const CARRYING =
  'drukken danken slokken slurpen vormen zorgen bezorgen leiden luiden noteren omvatten vertonen presteren presenteren rapporteren scoren vermelden melden hanteren toetsen beoordelen checken rusten springen hangen steken wegen treffen wijzen zoeken verschijnen prijken opbrengen gooien bouwen trekken spelen selecteren verhouden beschikken vernemen plaatsen stellen';
/** Forms that no rule makes. */
const STRONG =
  'hing hingen gehangen stak staken gestoken woog wogen trof troffen sprong sprongen gesprongen sloot sloten zocht zochten gezocht opbracht opbrachten wees wezen verscheen verschenen becijferd becijferen vernam vernamen opnoemen gericht eindigde eindigden afliep afliepen trok trokken eruitzien eruitziet eruitzag terugvinden teruggevonden terugzien aflossen lossen los losten loste afgelost opgegaan opgaan opging opgingen inzien inziet opzoeken opvragen ophalen beschikbaar verzorgd aangehouden twaalfde bijhouden opleverde opleverden overwegen overweeg rekent bijgeschreven teruggevraagd teruggekregen terugontvangen tegenviel tegenvielen zullen';
/** Parts of verbs that stand apart from them. */
const FORMS = `${STRONG} ${CARRYING.split(' ').flatMap(formsOf).join(' ')}`;

export const CARRYING_VERBS = FORMS.split(' ').join(', ');

/** The forms of a verb that is made by rule: 'drukken' has druk, drukt, drukte, drukten and gedrukt. */
function formsOf(infinitive: string): string[] {
  const bare = infinitive.replace(/en$/, '');
  const ending = /(?:[tkfsp]|ch)$/.test(bare) ? 't' : 'd';
  const stem = bare.replace(/([bdfgklmnprst])\1$/, '$1');
  const long =
    bare === stem && /[^aeiou][aeou][^aeiou]$/.test(bare)
      ? bare.replace(/([aeou])([^aeiou])$/, '$1$1$2')
      : stem;
  const last = long.replace(/v$/, 'f').replace(/z$/, 's');
  const isJoined = /^(?:be|ge|ver|ont|her|er)/.test(infinitive);
  const past = last.endsWith(ending) ? last.slice(0, -1) : last;
  return [
    infinitive,
    last,
    last.endsWith('t') ? last : `${last}t`,
    `${past}${ending}e`,
    `${past}${ending}en`,
    `${isJoined ? '' : 'ge'}${past}${ending}`,
  ];
}
