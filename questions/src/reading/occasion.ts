/** Documents, talks and checks that figures are asked for. */
const OCCASIONS =
  'convenant aangifte aangiften aangiftes aanvraag aansluiting afspraak agenda analyse begroting beoordeling bespreking bijlage brief budget checklist cijfers diligence enquete onderbouwing programma [a-z]stukken controle dossier evaluatie formulier gesprek herziening hypotheek lijst mail memo notitie notulen offerte onderzoek reeks opdracht opgave opstelling overleg overzicht plan planning presentatie punt rapport rapportage regel register review risico samenvatting schema statistiek subsidie toelichting toets toetsing toetsen verantwoording vergadering verklaring verslag vraag waarneming inkomstenbelasting normalisatie waardering taxatie calculatie afsluiting audit fusie overname vergelijking betaalrun betaalronde kader kerstpakket raming besluit besparing bezuiniging convenant reorganisatie herfinanciering beeldvorming scriptie spreekbeurt';

const SAID = `(?:${OCCASIONS.split(' ').join('|')}|afspraken)(?:en|s|n)?`;
const OCCASION = new RegExp(`${SAID}$`);
/** 'Hoog genoeg voor het convenant', at the end of a sentence. */
export const FOR_OCCASION = `voor (?:het|de|een|mijn|ons|onze) [a-z]*${SAID}(?:[?.!;,:]|$)`;

/** 'Ketenaansprakelijkheid': of these no name is made. */
export const isQuality = (text: string): boolean =>
  /(?:heid|(?<!solvabil|rentabil|liquid)iteit)$/.test(text);

/** Whether a word is of something that figures are asked for: 'kredietbespreking', 'risicoanalyse'. */
export const isOccasion = (text: string): boolean => isQuality(text) || OCCASION.test(text);
