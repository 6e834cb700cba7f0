/** Forms that no rule makes: present, past and participle of verbs that people use of money. */
const STRONG: Readonly<Record<string, string>> = {
  aftrekken: 'aftrek aftrekt aftrok aftrokken afgetrokken',
  beginnen: 'begin begint begon begonnen',
  berekenen: 'bereken berekent berekende berekenden berekend',
  beslaan: 'besla beslaat besloeg besloegen beslagen',
  bestaan: 'besta bestaat bestond bestonden',
  betreffen: 'betref betreft betrof betroffen betroffen',
  betrekken: 'betrek betrekt betrok betrokken betrokken',
  bezitten: 'bezit bezat bezaten',
  blijven: 'blijf blijft bleef bleven gebleven',
  brengen: 'breng brengt bracht brachten gebracht',
  denken: 'denk denkt dacht dachten gedacht',
  doen: 'doe doet deed deden gedaan',
  draaien: 'draai draait draaide draaiden gedraaid',
  dragen: 'draag draagt droeg droegen gedragen',
  drijven: 'drijf drijft dreef dreven gedreven',
  duiken: 'duik duikt dook doken gedoken',
  gaan: 'ga gaat ging gingen gegaan',
  geven: 'geef geeft gaf gaven gegeven',
  hangen: 'hang hangt hing hingen gehangen',
  hebben: 'heb hebt heeft had hadden gehad',
  houden: 'hou houd houdt hield hielden gehouden',
  // Its other forms are small words.
  innen: 'innen innen innen innen geind',
  jagen: 'jaag jaagt joeg joegen jaagde jaagden gejaagd',
  kijken: 'kijk kijkt keek keken gekeken',
  komen: 'kom komt kwam kwamen gekomen',
  kopen: 'koop koopt kocht kochten gekocht',
  krijgen: 'krijg krijgt kreeg kregen gekregen',
  kunnen: 'kan kun kunt kon konden',
  laten: 'laat liet lieten gelaten',
  leveren: 'lever levert leverde leverden geleverd',
  liggen: 'lig ligt lag lagen gelegen',
  lopen: 'loop loopt liep liepen gelopen',
  moeten: 'moet moest moesten',
  mogen: 'mag mocht mochten',
  nemen: 'neem neemt nam namen genomen',
  ontvangen: 'ontvang ontvangt ontving ontvingen ontvangen',
  overtreffen: 'overtref overtreft overtrof overtroffen',
  overwegen: 'overweeg overweegt overwoog overwogen overwogen',
  rekenen: 'reken rekent rekende rekenden gerekend',
  schieten: 'schiet schoot schoten geschoten',
  schrijven: 'schrijf schrijft schreef schreven geschreven',
  schuiven: 'schuif schuift schoof schoven geschoven',
  slaan: 'sla slaat sloeg sloegen geslagen',
  sluiten: 'sluit sloot sloten gesloten',
  snijden: 'snijd snijdt sneed sneden gesneden',
  springen: 'spring springt sprong sprongen gesprongen',
  staan: 'sta staat stond stonden gestaan',
  steken: 'steek steekt stak staken gestoken',
  strijken: 'strijk strijkt streek streken gestreken',
  torenen: 'toren torent torende torenden getorend',
  treffen: 'tref treft trof troffen getroffen',
  trekken: 'trek trekt trok trokken getrokken',
  uitzingen: 'uitzing uitzingt uitzong uitzongen uitgezongen',
  vallen: 'val valt viel vielen gevallen',
  vangen: 'vang vangt ving vingen gevangen',
  vereffenen: 'vereffen vereffent vereffende vereffenden vereffend',
  vergelijken: 'vergelijk vergelijkt vergeleek vergeleken vergeleken',
  vergeten: 'vergeet vergat vergaten',
  verhouden: 'verhoud verhoudt verhield verhielden',
  verkopen: 'verkoop verkoopt verkocht verkochten',
  verliezen: 'verlies verliest verloor verloren',
  vernemen: 'verneem verneemt vernam vernamen vernomen',
  verrijden: 'verrijd verrijdt verreed verreden verreden',
  verschijnen: 'verschijn verschijnt verscheen verschenen verschenen',
  verspijkeren: 'verspijker verspijkert verspijkerde verspijkerden verspijkerd',
  vinden: 'vind vindt vond vonden gevonden',
  vorderen: 'vorder vordert vorderde vorderden gevorderd',
  vragen: 'vraag vraagt vroeg vroegen gevraagd',
  vreten: 'vreet vrat vraten gevreten',
  wegen: 'weeg weegt woog wogen gewogen',
  weten: 'weet wist wisten geweten',
  wijken: 'wijk wijkt week weken geweken',
  wijzen: 'wijs wijst wees wezen gewezen',
  wikkelen: 'wikkel wikkelt wikkelde wikkelden gewikkeld',
  worden: 'word wordt werd werden geworden',
  zien: 'zie ziet zag zagen gezien',
  zijn: 'ben bent is was waren geweest',
  zullen: 'zal zou zouden zoudt',
  zitten: 'zit zat zaten gezeten',
  zoeken: 'zoek zoekt zocht zochten gezocht',
};

/**
 * The forms of a verb: of 'drukken' druk, drukt, drukte, drukten and gedrukt, of 'steken' stak too.
 * 'Af-dragen' has those of 'dragen' as well, since its first part stands apart from it.
 */
export const formsOf = (verb: string): string[] => withParticle(verb, ownForms);

/** The forms of a verb without its participle, the last of them: of what is done with an amount that says something. */
export const finiteFormsOf = (verb: string): string[] =>
  withParticle(verb, (infinitive) => ownForms(infinitive).slice(0, -1));

function withParticle(verb: string, of: (infinitive: string) => string[]): string[] {
  const [infinitive = '', particle = ''] = verb.split('-').reverse();
  const forms = of(infinitive);
  return particle === '' ? forms : [...forms, ...forms.map((form) => particle + form)];
}

const ownForms = (infinitive: string): string[] => [
  infinitive,
  ...(STRONG[infinitive]?.split(' ') ?? regularForms(infinitive)),
];

function regularForms(infinitive: string): string[] {
  const bare = infinitive.replace(/en$/, '');
  const ending = /(?:[tkfsp]|ch)$/.test(bare) ? 't' : 'd';
  const stem = bare.replace(/([bdfgklmnprst])\1$/, '$1');
  const isOpen = bare === stem && /[aeou][^aeiou]$/.test(bare) && !/[aeiou]{2}[^aeiou]$/.test(bare);
  const long =
    isOpen || /[iu]er$/.test(bare) ? bare.replace(/([aeou])([^aeiou])$/, '$1$1$2') : stem;
  const last = long.replace(/v$/, 'f').replace(/z$/, 's');
  const isJoined = /^(?:be|ge|ver|ont|her|er|achter|door(?=l))/.test(infinitive);
  return [
    last,
    last.endsWith('t') ? last : `${last}t`,
    `${last}${ending}e`,
    `${last}${ending}en`,
    `${isJoined ? '' : 'ge'}${last}${last.endsWith(ending) ? '' : ending}`,
  ];
}
