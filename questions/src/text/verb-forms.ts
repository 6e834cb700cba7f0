/** Forms that no rule makes: present, past and participle of verbs that people use of money. */
const STRONG: Readonly<Record<string, string>> = {
  aftrekken: 'aftrek aftrekt aftrok aftrokken afgetrokken',
  beginnen: 'begin begint begon begonnen',
  beslaan: 'besla beslaat besloeg besloegen beslagen',
  bestaan: 'besta bestaat bestond bestonden',
  bezitten: 'bezit bezat bezaten',
  blijven: 'blijf blijft bleef bleven gebleven',
  brengen: 'breng brengt bracht brachten gebracht',
  denken: 'denk denkt dacht dachten gedacht',
  doen: 'doe doet deed deden gedaan',
  draaien: 'draai draait draaide draaiden gedraaid',
  drijven: 'drijf drijft dreef dreven gedreven',
  gaan: 'ga gaat ging gingen gegaan',
  geven: 'geef geeft gaf gaven gegeven',
  hangen: 'hang hangt hing hingen gehangen',
  hebben: 'heb hebt heeft had hadden gehad',
  houden: 'hou houd houdt hield hielden gehouden',
  jagen: 'jaag jaagt joeg joegen jaagde jaagden gejaagd',
  kijken: 'kijk kijkt keek keken gekeken',
  komen: 'kom komt kwam kwamen gekomen',
  kopen: 'koop koopt kocht kochten gekocht',
  kunnen: 'kan kun kunt kon konden',
  laten: 'laat liet lieten gelaten',
  liggen: 'lig ligt lag lagen gelegen',
  lopen: 'loop loopt liep liepen gelopen',
  moeten: 'moet moest moesten',
  nemen: 'neem neemt nam namen genomen',
  overtreffen: 'overtref overtreft overtrof overtroffen',
  rekenen: 'reken rekent rekende rekenden gerekend',
  schieten: 'schiet schoot schoten geschoten',
  schrijven: 'schrijf schrijft schreef schreven geschreven',
  schuiven: 'schuif schuift schoof schoven geschoven',
  sluiten: 'sluit sloot sloten gesloten',
  slaan: 'sla slaat sloeg sloegen geslagen',
  snijden: 'snijd snijdt sneed sneden gesneden',
  springen: 'spring springt sprong sprongen gesprongen',
  staan: 'sta staat stond stonden gestaan',
  steken: 'steek steekt stak staken gestoken',
  torenen: 'toren torent torende torenden getorend',
  trekken: 'trek trekt trok trokken getrokken',
  uitzingen: 'uitzing uitzingt uitzong uitzongen uitgezongen',
  vallen: 'val valt viel vielen gevallen',
  vergeten: 'vergeet vergat vergaten',
  verhouden: 'verhoud verhoudt verhield verhielden',
  verkopen: 'verkoop verkoopt verkocht verkochten',
  verliezen: 'verlies verliest verloor verloren',
  vreten: 'vreet vrat vraten gevreten',
  wegen: 'weeg weegt woog wogen gewogen',
  wijken: 'wijk wijkt week weken geweken',
  zijn: 'ben bent is was waren geweest',
  zitten: 'zit zat zaten gezeten',
};

/** The forms of a verb: of 'drukken' druk, drukt, drukte, drukten and gedrukt, and of 'steken' stak too. */
export function formsOf(infinitive: string): string[] {
  const strong = STRONG[infinitive];
  if (strong !== undefined) return [infinitive, ...strong.split(' ')];
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
