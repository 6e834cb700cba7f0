/** Documents, talks and checks that figures are asked for. */
const OCCASIONS =
  'convenant aangifte aangiften aangiftes aanvraag aansluiting afspraak agenda analyse begroting beoordeling bespreking bijlage brief budget checklist cijfers diligence enquete onderbouwing programma [a-z]stukken controle dossier evaluatie formulier gesprek herziening hypotheek lijst mail memo notitie notulen offerte onderzoek reeks opdracht opgave opstelling overleg overzicht plan planning presentatie punt rapport rapportage regel register review risico samenvatting schema statistiek subsidie toelichting toets toetsing toetsen verantwoording vergadering verklaring verslag vraag waarneming inkomstenbelasting normalisatie waardering taxatie calculatie afsluiting audit fusie overname vergelijking (?:aanmaning|begroting|controle|overleg|aanmaan|betaal|incasso|budget|herinner|kwartaal|maand|bank|btw|jaar|bel)s?(?:ronde|rondje|run|sessie|slag) kader kerstpakket raming besluit besparing bezuiniging [a-z]+blad spreadsheet kolom meerjarenreeks jaarreeks (?:jaar|kwartaal|maand|week|dag)planner kalender reorganisatie herfinanciering beeldvorming scriptie spreekbeurt';

const SAID = `(?:${OCCASIONS.split(' ').join('|')}|afspraken)(?:en|s|n)?`;
const OCCASION = new RegExp(`${SAID}$`);
/** 'Hoog genoeg voor het convenant', at the end of a sentence. */
export const FOR_OCCASION = `voor (?:het|de|een|mijn|ons|onze) [a-z]*${SAID}(?:[?.!;,:]|$)`;

/** 'Ketenaansprakelijkheid': of these no name is made. */
export const isQuality = (text: string): boolean =>
  /(?:heid|(?<!solvabil|rentabil|liquid)iteit)$/.test(text);

/** What is given or sent to customers or staff, who are asked for; of costs it may be what they are of. */
export const isGift = (text: string): boolean =>
  /(?:kerstpakket|geschenk|(?:kerst|nieuwjaars|wens)kaart|borrel|uitje|feest|cadeau|attentie|nieuwsbrief|mailing|uitnodiging|bedankje)(?:ten|jes|en|s)?$/.test(
    text,
  );

/** Whether a word is of something that figures are asked for: 'kredietbespreking', 'risicoanalyse'. */
export const isOccasion = (text: string): boolean => isQuality(text) || OCCASION.test(text);
