import { SaidOtherwise } from '../text/sayings.ts';
import { ASKING, CAME_TO_BE, RECURRING } from './sayings-asking.ts';
import { DUE, LESS, OPEN } from './sayings-owed.ts';
import { CLASSES } from './sayings-words.ts';

/** Figures of the balance sheet by what they are. */
const BALANCE = `
<deel> van (<bezit>|<zaak>) .. ~zijn .. van (<zelf>|ons|mij) [en niet van de bank|en niet van de schuldeisers|en niet van anderen] → solvabiliteit
<deel> van (<bezit>|<zaak>) .. ~bestaan .. uit (eigen vermogen|eigen geld) → solvabiliteit
(voor )?<deel> [van] <zaak> .. met eigen (geld|middelen|vermogen) (gefinancierd|betaald|bekostigd) → solvabiliteit
(voor )?<deel> ~zijn <zaak> .. met eigen (geld|middelen|vermogen) (gefinancierd|betaald|bekostigd) → solvabiliteit
<d>(percentage|aandeel|deel) eigen vermogen (op|in|van) <bezit> → solvabiliteit
<d>(percentage|aandeel|deel) van <bezit> dat (eigen vermogen|van <zelf>) ~zijn → solvabiliteit
hoeveel van <zaak> ~zijn .. van (<zelf>|ons|mij) → eigen vermogen
<d>(geld|vermogen|kapitaal) (dat )?van <zelf> [~zijn|in <zaak>] → eigen vermogen
(hoeveel|wat) (~zijn er|(~zitten|~steken) [er]) .. van <ons> [in <zaak>] → eigen vermogen
eigen (stuk|aandeel|deel) (van|in) <zaak> → eigen vermogen
<d>(netto waarde|boekwaarde) van <zaak> → eigen vermogen
(wat|hoeveel) (~blijven|~houden|~zijn|~resteren|~hebben) .. (als|wanneer|nadat|zodra) .. (<gestopt>|verzilverd) .. (<betaald>|afgelost) [~zijn|~hebben] → eigen vermogen $1
(stel dat|stel|als|wanneer|zodra|mocht) .. [de boel|alles|onze spullen|<zaak>|~hebben] (<gestopt>|verkochten|verkoop|verkopen) .. (<betaald>|betaal|betaalde|betaalden|aflos) [~hebben] [(wat|hoeveel) ~zijn|(wat|hoeveel) (~houden|~blijven) [er|<wij>] [dan]] .. [zelf] (over|er [dan] over|van mij|van ons|van <zelf>) [geweest] → eigen vermogen $1 $3
^(stel dat|stel|als|wanneer|zodra|mocht) .. [de boel|alles|<zaak>|~hebben] <gestopt> [en|dan|alles|~zijn|~hebben|<betaald>|afgelost](?=.*eigen vermogen) → $1
(wat|hoeveel) ~moeten <wij> .. aan (anderen|iedereen|derden) [nog|allemaal|betalen|terugbetalen] → vreemd vermogen
wat <wij> .. aan (anderen|iedereen|derden) ~moeten [betalen|lang en kort|kort en lang] → vreemd vermogen
(wat|hoeveel) ~zijn <wij> .. (alles bij elkaar|in totaal|alles samen|alles bijelkaar|al met al) (schuldig|verschuldigd) → vreemd vermogen
hoe (diep|zwaar|erg) ~zitten <wij> .. (in|onder) de schulden → vreemd vermogen
alles wat <wij> [aan] (anderen|derden|iedereen) [nog] (schuldig|verschuldigd) [~zijn] → vreemd vermogen
hoeveel van het geld in <zaak> ~zijn .. van anderen → vreemd vermogen
(wat|hoeveel) ~bezitten <wij> .. [in totaal|allemaal|samen] → totaal activa
(wat|hoeveel) ~hebben <wij> .. [allemaal|in totaal] in bezit → totaal activa
(de )?waarde van <bezit> → totaal activa
alles wat <wij> (bezit|bezitten|bezat|in bezit ~hebben) → totaal activa
hoe (lang|groot) ~zijn de balans → totaal activa
~zijn <bezit> .. [samen] waard → was totaal activa
~hebben <wij> .. aan schulden uitstaan → vreemd vermogen
(hoeveel|wat) .. [aan] (geld|cash) in huis → hoeveel geld op de bank
^(hoe (ver|diep|erg|zwaar) |hoeveel )?~staan (we|wij|ik|<d>(bank|rekening|bankrekening|zaak|bedrijf)) .. (in het )?rood( bij de bank)? → hoeveel geld op de bank $1
~staan (we|wij|ik) .. (bij|op) <d>(bank|rekening|bankrekening) .. in de (min|plus) → hoeveel geld op de bank $1
~staan (we|wij|ik) .. in de (min|plus) (bij|op) <d>(bank|rekening|bankrekening) → hoeveel geld op de bank $1
~staan <d>(bank|rekening|bankrekening) .. in de (min|plus) → hoeveel geld op de bank $1
hoeveel geld ~kunnen <wij> .. (direct|meteen|vrij) (uitgeven|besteden) → hoeveel geld op de bank
<d>(waarde van )?<d>spullen (in het magazijn|op de planken|op de plank) → voorraden
hoeveel [geld] .. vrij te besteden → hoeveel geld op de bank
over hoeveel [geld] ~kunnen <wij> .. beschikken → hoeveel geld op de bank
(hoeveel|wat|bedrag) [geld] (~liggen|~staan|~zitten|~hebben <wij>) [er] .. [aan (spullen|materiaal|goederen)] (in het magazijn|op de planken|op de plank|in de loods) [liggen] → voorraden
wat er in (het magazijn|de loods) ~liggen → voorraden
hoeveel [geld] ~zitten [er] .. vast in <voorraad> → voorraden
(voor|tegen) (hoeveel|wat|welk bedrag|welke waarde) ~staan .. [nog] (in de boeken|te boek|op de balans) → boekwaarde van $1
(boekwaarde|wat ~zijn|hoeveel ~zijn) <d>magazijn [nog] [waard] → voorraden
<d>(boekwaarde|waarde) van <d><middel> [<middel>] en <d><middel> → materiele vaste activa
~staan <d><middel> [<middel>] en <d><middel> .. [samen|als materiele vaste activa] (op de balans|in de boeken) → materiele vaste activa
`;

/** Ratios by what they hold against what. */
const RATIOS = `
<keer> ~kunnen .. <kort> .. <betaald> zonder <voorraad> [te verkopen|erbij] → quick ratio
liquiditeit (zonder|exclusief|excl) <voorraad> → quick ratio
{<vlot>} (zonder|exclusief|excl) <voorraad> ... → $1 $2 zonder voorraad
<voorraad> niet (meegerekend|meegeteld|inbegrepen) → zonder voorraad
<keer> ~dekken <vlot> .. <kort> → current ratio
<keer> ~kunnen .. <kort> .. [worden|kunnen] <betaald> [worden] (uit|met|door) [alles|al|wat|er|<wij>|aan] <vlot> [~zijn|~hebben] → current ratio $1 $2
<keer> ~kunnen .. <kort> .. [worden|kunnen] <betaald> [worden] (uit|met|door) [alles|al|wat|er|<wij>|aan] <vlot> [~zijn|~hebben] → current ratio
<d>aantal keren dat <vlot> <kort> ~dekken → current ratio
<keer> zo groot ~zijn <vlot> .. als <kort> → current ratio
<keer> ~passen <kort> .. in <vlot> → current ratio
hoeveel [euro] [aan] <vlot> ~staan [er] .. tegenover (elke|iedere|een) euro [aan] <kort> → current ratio
<d>(verhouding|ratio|dekking) (tussen|van) (<vlot> (en|tot)|<kort> (en|door)) (<kort>|<vlot>) → current ratio
<vlot> als percentage van <kort> → current ratio
current ratio ... zonder <voorraad> → quick ratio
<lang> ~laten <klanten> [ons|mij|me] .. [gemiddeld] [op <d>geld] wachten → debiteurendagen
<lang> ~moeten <wij> .. [gemiddeld] op <d>geld [van <klanten>] wachten → debiteurendagen
<lang> (~ontvangen|~krijgen) <wij> .. [gemiddeld] (<d>|haar )geld [van <klanten>] → debiteurendagen
<lang> ~betalen <klanten> .. [gemiddeld] [in dagen] → debiteurendagen
<lang> ~duren het .. [gemiddeld] (tot|voordat|voor) <klanten> ~betalen → debiteurendagen
<lang> ~laten <wij> <leveranciers> .. [gemiddeld] [op <d>geld] wachten → crediteurendagen
<lang> ~betalen <wij> .. [gemiddeld] <leveranciers> → crediteurendagen
<lang> ~doen <wij> [er] .. [gemiddeld] over om <leveranciers> te betalen → crediteurendagen
<lang> (~kunnen|~houden|~redden) <wij> .. (uitzingen|volhouden|vol|vooruit|draaien|door|uit|redden) [zonder inkomsten|zonder omzet|met het geld op de bank|als er niets meer (binnenkomt|binnenkwam|bijkomt|bijkwam)] → runway
<lang> ~redden <wij> het .. [nog] [zonder (inkomsten|omzet)|met het geld op de bank] → runway
voor hoeveel maanden ~hebben <wij> .. geld [als er niets meer (binnenkomt|binnenkwam|bijkomt|bijkwam)] → runway
(hoeveel|wat|welke) [omzet|verkopen] (~moeten|~hebben) <wij> .. [minstens|minimaal] [omzetten|verkopen|nodig|draaien] <quitte> → break even omzet
(hoeveel|welke) (omzet|verkopen) ~zijn [er] nodig om <d>kosten {(van|in|over) \\S+} (te dekken|goed te maken|eruit te halen) → break even omzet $1
(hoeveel|welke) (omzet|verkopen) ~zijn [er] .. [minstens|minimaal] nodig <quitte> → break even omzet
(vanaf|bij) (welke|welk|hoeveel) [bedrag aan] omzet (~verdienen|~beginnen|~spelen|~draaien|~maken|~komen) <wij> .. (geld|winst|winst te maken|quitte|kiet|uit de kosten) → break even omzet
<d>(minimale )?(bedrag aan )?(omzet|punt) (waarbij|waarop) <wij> <quitte> [~spelen|~draaien|~komen] → break even omzet
bij (welke|hoeveel) omzet ~maken <wij> .. <quitte> → break even omzet
(vanaf|bij) (welke|hoeveel) omzet (~maken|~draaien|~lijden) <wij> geen verlies [meer] → break even omzet
<d>(minimale )?omzet <quitte> → break even omzet
`;

/** A return beside the books, VAT that was deducted, and money for what is owed. */
const TAX = `
(~kloppen|~stemmen|~sluiten|~komen) <aangifte> .. [overeen|aan] (met|op|met de btw in) <boeken> [overeen|aan] → btw overzicht $1
<aangifte> (verschil|verschillen) (met|tov|tussen) <boeken> → btw overzicht
(verschil|verschillen|aansluiting|controle) [van|tussen|in] (<aangifte>|<boeken>) .. (en|met|vs|versus|naar|op|volgens) (<boeken>|<aangifte>) → btw overzicht $1
<d>aansluiting [van|volgens|in] <d>(btw|omzetbelasting)(?! (met|en|op)) → btw overzicht
(hoeveel|welke|wat) [er|aan|bedrag] btw .. (afgetrokken|(mogen|kunnen|mochten|mocht|konden|kon) aftrekken|in aftrek gebracht) → hoeveel voorbelasting was $1
(hoeveel|welke|wat) [er|aan|bedrag] btw (mocht|mochten|kon|konden) <asker> .. aftrekken → hoeveel voorbelasting was $1
liquide genoeg(?= om) → genoeg geld
^~kunnen <wij> [nu|nog|wel|al] {(<kort>|<schulden>|<leveranciers>|<d>(facturen|rekeningen|inkoopfacturen))} [nu|nog|wel|eigenlijk|allemaal] (betalen|voldoen|dekken) [(met|van) wat <wij> [nu|nog] ~hebben|met (de|het|ons) (bank|geld|saldo)](?= $) → genoeg geld om $1 te betalen
`;

/** What was earned, spent and left. */
const RESULT = `
{(over|staan|resteert|rest)} (na|nadat) [aftrek van] <inkoop> en <d>(uitbesteed werk|uitbesteding|onderaannemers|onderaanneming|ingehuurde (mensen|lui|krachten|vakmensen)|inhuur|werk derden|werk van derden) → $1 na inkoop
<deel> van <omzet> (~houden|~blijven) .. over na [aftrek van] <inkoop> → brutomarge in procenten
<deel> (van <omzet> )?(~houden|~blijven|~resteren) .. bruto .. over [van|op|aan] [<omzet>|wat <wij> (verkopen|verkochten|omzetten|factureren)|(elke|iedere|een) (euro|100 euro|honderd euro) [omzet]] → brutomarge in procenten $1 $2
(hoeveel|wat) (~houden|~blijven|~resteren) .. bruto .. over [van|op|aan] [<omzet>|wat <wij> (verkopen|verkochten|omzetten|factureren)] → brutomarge $1 $2
(wat|hoeveel) ~blijven .. van <omzet> [over|staan] na [aftrek van] <inkoop> → brutomarge
(wat|hoeveel) (~houden|~blijven) .. over (na|nadat) [aftrek van|het betalen van] <inkoop> [betaald] [~zijn] → brutomarge
(wat|hoeveel) (~houden|~blijven|~resteren) [er|<wij>|van <omzet>] .. [over] na [aftrek van] alle kosten [en belasting|en belastingen] → resultaat
(als|nadat|wanneer) [echt] (alles|alle kosten) (eraf|af|betaald|voldaan) ~zijn →
(winst|resultaat) voor(?= (\\S+ )*afschrijving)(?= (\\S+ )*(rente|belasting)) [aftrek|van|de|rente|belastingen|belasting|vpb|en|afschrijvingen|afschrijving] → ebitda
(~jagen <wij> er .. doorheen|er .. doorheen ~jagen) → uitgegeven
leeggelopen → kwijt
~hebben <wij> .. over(?= $) → houden we $1 over
bij (ons|mij) (weggehaald|weggesleept) → ons gekost
(erop|er .. op) (toelegden|toegelegd|~moeten toeleggen) → verlies
<schulden> aan de belastingdienst en <d>premies → belastingschulden
~komen <wij> niet [eens] aan (?=\\S+ (euro|mille|ton)) → minder dan
~gaan er .. doorheen [aan kosten] → uitgegeven
(hoeveel|wat) [geld] (~komen|~zijn) er .. (netto|per saldo) [aan] [geld] (bij|bijgekomen|binnen|binnengekomen) → totale kasstroom
<d>mutatie van <d>liquide middelen → totale kasstroom
<d>netto (toename|afname|groei|verandering) van (het|ons) geld → totale kasstroom
~stromen er .. per saldo binnen [of weg] [aan geld] → totale kasstroom
nettoresultaat onder de streep → resultaat
(zwarte of rode|rode of zwarte) cijfers → zwarte cijfers
(wat|hoeveel) ~schieten [er|<wij>] .. over → resultaat
(wat|hoeveel) (~leveren|~brengen) .. per saldo op → resultaat
{(kwijt|uitgegeven|op|betaald|betaalden|betalen|uit)} aan (((de|onze) )*mensen|<volk>) [op de loonlijst|in dienst] → $1 aan personeel
<volk> [op de loonlijst|in dienst] → personeel
{~kosten} (de|die) (jongens|mannen|gasten|lui|mensen)(?! (in|op|bij|van) de ) → $1 het personeel
ingehuurde (lui|mensen|krachten|mannen|jongens|vaklui|handen|vakmensen|ploegen) → onderaannemers
`;

/** A part of a whole. */
const SHARES = `
hoe zwaar (~wegen|~drukken|~tellen) .. [mee] (in|op|voor) {<geheel>} → hoeveel procent van $2 was $1
hoe groot ~zijn <d>(stuk|hap|deel|part|aandeel) van .. in {<geheel>} → hoeveel procent van $2 was $1
hoe ~verhouden .. zich .. tot {<geheel>} → hoeveel procent van $3 was $1 $2
(wat|hoeveel) ~maken .. uit van {<geheel>} → hoeveel procent van $2 was $1
voor (<deel>) ~bestaan {<geheel>} .. uit ... → hoeveel procent van $1 was $3 $2
<deel> (van|uit) {<geheel>} .. (~gaan [op] (aan|naar)|~bestaan .. uit|~komen .. voor rekening van) ... → hoeveel procent van $1 was $5 $2 $3 $4
<deel> (van|uit) {<geheel>} (~nemen|~beslaan|~vormen) .. (voor hun rekening|in(?= $)) → hoeveel procent van $1 was $2
<deel> ~nemen .. (uit|van) {<geheel>} [voor hun rekening] → hoeveel procent van $2 was $1
`;

/** What an amount is made of. */
const PARTS = `
(waaruit|uit (welke|wat voor) (posten|onderdelen|stukken|delen)) ~bestaan → waaruit bestaan
waar ~bestaan {<geheel>} .. [zoal|allemaal] uit → waaruit bestaan $1 $2
waar ~zitten {<geheel>} .. [zoal|allemaal] in(?= $) → waaruit bestaan $1 $2
wat ~horen [er] [allemaal|zoal] bij {<geheel>} → waaruit bestaan $1
wat ~zitten [er] .. [allemaal|zoal] in {<geheel>} → waaruit bestaan $2 $1
welke (onderdelen|posten|delen) ~vormen [samen] {<geheel>} → waaruit bestaan $1
hoe ~zijn {<geheel>} .. verdeeld(?! (over|naar|per)) → waaruit bestaan $1 $2
(~ontleden|~verdelen) {<geheel>}(?! .*(naar|per) ) → waaruit bestaan $1
~delen {<geheel>} .. op (?=in ) → waaruit bestaan $1 $2
<d>(bestanddelen|onderdelen) van {<geheel>} → waaruit bestaan $1
welke bestanddelen ~hebben {<geheel>} → waaruit bestaan $1
hoe ~zitten {<geheel>} .. in elkaar → waaruit bestaan $1 $2
hoe ~vallen {<geheel>} .. uiteen → waaruit bestaan $1 $2
(~breken|~trekken|~halen|~rafelen) {<geheel>} .. (uit elkaar|uiteen) → waaruit bestaan $1 $2
`;

/** Which row stands out, at the top or the bottom. */
const ORDER = `
met kop en schouders →
(zich|ons|me|mij) (suf|rot|lam|lens|gek|blauw|scheel|kapot|wezenloos|ongans|een ongeluk|te pletter|een slag in de rondte|groen en geel|arm) → het meest
(een |heel )*(slok op een borrel|jas uit)(?= $) →
(een |de )?(paar|handvol|handje vol|handjevol|enkele|stuk of wat)( van)?( de| onze| mijn| die)? {<top>} → $1
(een |de )?(paar|handvol|handjevol|enkele) grote → grootste
{<top>} (paar|handvol|enkele) → $1
van (alle|de) (twaalf|12)( maanden)?(?= $) →
((~steken|~torenen|~springen|~schieten) [er|dan|toch] .. bovenuit|bovenuit (~steken|~torenen|~springen)) → was grootste
~spannen .. de kroon → was grootste
~springen er .. uit → was grootste
~staan .. (op nummer een|aan kop|op een(?= (qua|in|over|dit|vorig|$))) → was grootste
(slaat|slaan|sloeg|sloegen) .. alles → was grootste
~komen .. als (winnaar|beste|grootste|hoogste|eerste) uit de bus → was grootste
~komen .. als (slechtste|laagste|kleinste|laatste) uit de bus → was laagste
{(maand|kwartaal|jaar|boekjaar)} ~vallen .. [het] (meest|ergst|hardst|zwaarst) tegen → $1 was $2 laagste
{(maand|kwartaal|jaar|boekjaar)} ~vallen .. [het] (meest|best) mee → $1 was $2 hoogste
{(maand|kwartaal|jaar|boekjaar)} (~zakken|~duiken) .. het (diepst|verst|hardst) (weg|in|omlaag|onderuit) → $1 was $2 laagste
~bereiken {<geheel>} .. (zijn|haar|hun) (top|hoogtepunt|piek|hoogste punt) → was $1 $2 het hoogst
~bereiken {<geheel>} .. (zijn|haar|hun) (dieptepunt|laagste punt|bodem) → was $1 $2 het laagst
(op (zijn|haar|hun) hoogst) → het hoogst
(op (zijn|haar|hun) laagst) → het laagst
~liggen <d>piek van → was hoogste
~zakken {<geheel>} .. het diepst → was $1 $2 het laagst
(~bungelen|~hangen) [er] .. onderaan → was laagste
~sluiten .. de rij → was laagste
(~drukken|~hangen|~wegen) .. het (zwaarst|hardst) op (de|het|onze|ons) (begroting|zaak|resultaat|exploitatie|winst) → was grootste
~gaan [er] .. met de (hoofdprijs|buit) vandoor → was grootste
~vreten [er] .. (het|de) meeste? → was grootste
hekkensluiter → laagste
uitschieter naar boven → hoogste
(uitschieter naar beneden|diepste dal) → laagste
wat (~hakken|~tikken) [er] .. [het] (hardst|meest|zwaarst) (in|aan) → wat waren grootste kosten
(~hakken|~tikken) [er] .. [het] (hardst|meest|zwaarst) (in|aan) → was grootste
~brengen [er] .. het meeste in het laatje → had meeste omzet
~laten .. de kassa .. rinkelen → had meeste omzet
~drijven (<zaak>|<wij>) .. [het meest] → was grootste
het vetst → het hoogst
{~kopen} .. voor het meeste geld → $1 $2 het meest
aan (wie|welke klant) (~sturen|~schrijven) .. (grootste|hoogste|duurste) (factuur|nota|rekening) → grootste verkoopfactuur $1
aan (wie|welke klant) ~hebben .. (grootste|hoogste|duurste) (factuur|nota|rekening) (gestuurd|verstuurd|geschreven) → grootste verkoopfactuur $1
van welke klant ~zijn .. (grootste|hoogste|duurste) (factuur|nota|rekening) → grootste verkoopfactuur $1
van (wie|welke leverancier) (~krijgen|~ontvangen) .. (grootste|hoogste|duurste) (factuur|nota|rekening) → grootste inkoopfactuur $1
van (wie|welke leverancier) ~hebben .. (grootste|hoogste|duurste) (factuur|nota|rekening) (ontvangen|gekregen|gehad) → grootste inkoopfactuur $1
(wie|welke leverancier) ~sturen [ons|mij] .. (grootste|hoogste|duurste) (factuur|nota|rekening) → grootste inkoopfactuur $1
`;

/** What is left out of an amount. */
const WITHOUT = `
^(~laten|~denken|~halen|~strepen|~schuiven|~rekenen|~vergeten|~tellen|~nemen|~zetten) .. [eens|even|maar|nou] (weg|eruit|buiten beschouwing|buiten schot|buiten spel|opzij|door|niet mee) {(wat|hoe|hoeveel|waar|op|welke?)} ... → $2 $3 zonder $1
^vergeet .. even {(wat|hoe|hoeveel|waar|op|welke?)} ... → $2 $3 zonder $1
^(stel dat|stel|gesteld dat|doe alsof|doe eens alsof|als) er geen .. (~zijn|~zijn geweest|waren geweest) {(wat|hoe|hoeveel|waar|op|welke?)} ... → $2 $3 zonder $1
^(stel dat|stel|doe alsof|doe eens alsof) er geen .. ~zijn ... → $2 zonder $1
met .. buiten beschouwing → zonder
als {<geheel>} er niet bij ~zitten → zonder $1
afgezien van → zonder
maar dan .. eruit [gehaald] → zonder
`;

/** What is added up, and how much something changed. */
const TOGETHER = `
(~gooien|~vegen|~nemen|~stoppen|~rekenen) .. [eens|even] (op een hoop|in een pot|bij elkaar|samen) → hoeveel was $1 samen
^als <wij> .. (bij elkaar|op een hoop) (~vegen|~gooien|~zetten) →
(op een hoop( ~gooien)?|in een bedrag|in een pot|samengenomen|samengevoegd) → samen
(~stijgen of ~dalen|~groeien of ~krimpen) → veranderd
~nemen .. toe of af → veranderd
~nemen {(dat|die|het|ze)} [nou|nu|dan|ook|wel|echt] (af|toe)(?= $) → is $1 veranderd
~lopen .. op of terug → veranderd
~schuiven .. op ten opzichte van → veranderd $1 ten opzichte van
~wijken .. af van(?! (de|het|ons|onze) (begroting|budget|plan)) → veranderd $1 ten opzichte van
`;

/** Questions said otherwise than in the words of the lexicon, by what they say; what is made by one is read by those behind it. */
export const SAID_OTHERWISE = new SaidOtherwise(
  [
    DUE,
    LESS,
    OPEN,
    BALANCE,
    RATIOS,
    TAX,
    RESULT,
    SHARES,
    PARTS,
    ORDER,
    CAME_TO_BE,
    WITHOUT,
    TOGETHER,
    ASKING,
    RECURRING,
  ].join(''),
  CLASSES,
);
