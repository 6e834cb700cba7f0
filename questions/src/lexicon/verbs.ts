import { finiteFormsOf, formsOf } from '../text/verb-forms.ts';

/** Verbs that carry a sentence and say nothing of what is asked: 'welke leverancier drukt het zwaarst'. */
const CARRYING =
  'drukken danken aan-kunnen slokken op-slokken slurpen vormen zorgen bezorgen leiden luiden noteren omvatten vertonen presteren presenteren scoren hanteren beoordelen rusten springen hangen steken wegen treffen wijzen verschijnen prijken op-brengen gooien bouwen trekken spelen selecteren verhouden beschikken plaatsen stellen becijferen noemen op-noemen aflossen lossen af-lopen eindigen op-gaan op-leveren tegen-vallen op-dragen neer-zetten klokken tellen op-tellen uit-luiden behelzen betreffen vergen liggen neer-komen uit-komen uit-pakken belanden sommeren op-lopen vertegenwoordigen registreren administreren noteren thuis-horen behoren';
/** What a person does who asks: 'kun je bevestigen', 'dat wil ik doorgeven'. */
const ASKING =
  'klaar-zetten schetsen beschrijven omschrijven aan-reiken verschaffen verstrekken uiteen-zetten voor-leggen voor-schotelen weer-geven op-diepen op-duiken op-scharrelen op-snorren boven-halen mee-delen mede-delen op-lepelen op-dissen op-trommelen door-mailen toe-sturen op-sturen toe-zenden over-leggen uit-schrijven op-schrijven uit-draaien illustreren duiden verhelderen verduidelijken uit-vogelen uit-pluizen na-pluizen uit-vissen bevestigen berekenen rekenen na-rekenen door-rekenen uit-rekenen kijken na-kijken zoeken na-zoeken uit-zoeken op-zoeken terug-zoeken achterhalen vast-stellen bepalen specificeren verantwoorden onderbouwen toe-lichten verklaren in-vullen over-nemen door-geven op-geven door-sturen mailen uit-werken op-stellen bespreken onderhandelen in-schatten reconstrueren aan-sluiten af-stemmen af-vinken vergelijken analyseren doorlichten door-nemen door-spitten toetsen verifieren checken controleren melden vermelden rapporteren vernemen weten terug-vinden op-vragen op-halen op-sommen citeren verzorgen aan-houden overwegen bij-houden horen';
/** Giving out and taking in, of whatever is bought, sold, paid or billed. */
const TRADING =
  'betrekken declareren besteden spenderen neer-tellen op-hoesten af-tikken dokken lappen verstoken verrijden vertanken op-maken investeren af-dragen uit-keren uit-betalen over-maken over-boeken stuk-slaan jagen op-souperen verspijkeren neer-leggen factureren leveren binnen-halen binnen-slepen incasseren slijten op-strijken vorderen sturen versturen bij-schrijven verbruiken verbranden verjubelen verbrassen verspillen verkwisten vertimmeren weg-smijten';
/** Words that are of no verb here, or of one form of it. */
const OTHERS =
  'gemoeid beschikbaar dure eindigend verliezen wegvalt twaalfde gericht zullen inzien inziet ingezien terugzien uitzien uitziet uitzag eruitzien eruitziet eruitzag openstond openstonden uitstond uitstonden omgekeerd afgetrokken ingediend geleend uitgeleend teruggevraagd teruggekregen terugontvangen belastingdienst geleased gehuurd ingehuurd aangeschaft geind opgebrand opgestookt';

/** Forms of verbs that say nothing more of what is asked than that it is. */
export const CARRYING_VERBS = [
  ...OTHERS.split(' '),
  ...`${CARRYING} ${TRADING}`.split(' ').flatMap(formsOf),
  ...ASKING.split(' ').flatMap(finiteFormsOf),
].join(', ');
