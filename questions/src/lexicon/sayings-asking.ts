/** Ways of asking for an amount, and for each of several. */
export const ASKING = `
(elke|iedere) {(onderaannemer|leverancier|klant|afnemer|opdrachtgever)} → per $1
over (hoeveel|welk bedrag) ~hebben <wij> het [dan] → hoeveel is het
waar ~komen <wij> .. op uit (met|voor|bij|aan) → hoeveel was
op (hoeveel|welk bedrag) (~eindigen|~sluiten|~komen) .. (uit)? → hoeveel was
wat ~komen er .. uit bij → hoeveel was
(welk bedrag|hoeveel) ~horen [er|daar] .. bij → hoeveel was
(hoeveel|welke) ruimte ~geven dat → hoeveel was dat
waar (~liggen|~zitten|~staan|~eindigen|~belanden|~komen) .. (op neer|op uit|op)(?= ($|in|over|dit|vorig|eind|per)) → hoeveel was
(op|met|van) (hoeveel|welk bedrag) .. (~moeten|~mogen|~kunnen) <asker> .. (rekenen|uitgaan) → hoeveel was $1 $2
op (welke|wat voor) (kosten|uitgaven|lasten|bedragen) (~moeten|~mogen|~kunnen) <asker> {(elke|iedere|elk|ieder) (maand|kwartaal|jaar)} rekenen → welke kosten komen $1 terug
op (welke|wat voor) .. (~moeten|~mogen|~kunnen) <asker> .. rekenen → wat was $1 $2
waar (~moeten|~mogen|~kunnen) <asker> .. (op rekenen|van uitgaan|aan denken) → wat was
(~moeten|~mogen|~kunnen|~zullen) <asker> .. [je|jou|u|eens|even] (vragen|opvragen|vernemen) [hoe|wat|hoeveel] → hoeveel was
(welk bedrag|hoeveel|wat) (~moeten|~mogen|~kunnen) <asker> .. (noemen|zeggen|doorgeven|aanhouden|invullen|opgeven)(?! (als|aan de belasting)) → hoeveel was
(~moeten|~mogen|~kunnen) <asker> [er] [van] (aannemen|veronderstellen|geloven|zeggen|stellen|uitgaan|rekenen) dat →
(over (welk bedrag|hoeveel)|waar) ~praten <asker> [over] [dan] → hoeveel was
hoe [hoog|groot] (~vallen|~pakken) .. uit → hoeveel was $1
{(hoeveel|welk bedrag)} .. (~vallen|verantwoord|geboekt|gerekend|geschaard|verwerkt|~staan|~behoren|thuis) .. onder → $1 geboekt $2 $3 aan
^(<modal>|is|valt|weet) [<asker>|er|iets|ergens|hier|u|jij|ge|gij|mij|me|ons|voor|eens|even|graag|misschien|ook|nu|al|jou|mogen|kunnen|willen|uit de (boeken|cijfers|administratie)] (<weten>|bekend) [over] {(wat|hoe|hoeveel|welke?|wie|wanneer|waar|op|de hoogte van)} ... → $1 $2
^~kunnen [ik|we|wij] .. (nergens|niet) [meer|zo|snel|gauw|zo snel|zelf] (terugvinden|vinden|achterhalen|ontdekken|opdiepen)(?=.* (wat|hoeveel|hoe|welke?|weet|weten|heb|hebben|kun|kan|mag) ) → $1
^(ik|we|wij) ~kunnen .. (nergens|niet) [meer|zo|snel|gauw|zo snel|zelf] (terugvinden|vinden|achterhalen|ontdekken|opdiepen)(?=.* (wat|hoeveel|hoe|welke?|weet|weten|heb|hebben|kun|kan|mag) ) → $1
^~schrijven .. [eens|even] voor (me|mij|ons) op → hoeveel was
<d>(bestedingen|besteding) {(bij|aan)} → hoeveel besteed $1
(opgave|opgaaf) van → hoeveel was
mag ik van (jou|je|u)(?= (de|het|alle)) → mag ik
hoeveel .. (~komen|~gaan|~zitten) [er] .. (op|in|van) (elke|iedere|een) euro omzet → hoeveel procent van de omzet was $1 $2
(hoeveel|wat) ~drukken .. op (het|ons) resultaat → hoeveel was
hoe ~komen (jullie|je|jij|u) (aan|tot|op|bij) → hoe bereken je
`;

/** What comes back, and what is there to be spent. */
export const RECURRING = `
(wat|welke (kosten|bedragen|betalingen)) [~gaan|~worden|er] {(elke|iedere|elk|ieder) (maand|kwartaal|jaar)} automatisch [van|de|onze|mijn|bank|rekening] (af|afgeschreven|geincasseerd|afgehaald|weg) → welke kosten komen $1 terug
(wat|hoeveel|welke? (bedrag|bedragen|kosten|betalingen|posten|uitgaven|facturen|rekeningen)) [~gaan|~lopen|~worden|~zijn|~betalen|er|<wij>|bij ons] .. automatisch [van|bij|onze|de|mijn|bank|rekening|bankrekening] (af|afgeschreven|geincasseerd|afgehaald|afgeboekt|betaald|overgemaakt|weg|uit|door|van de (bank|rekening|bankrekening)(?= $)) → vaste lasten $1
waar ~zitten <wij> .. aan vast → vaste lasten $1
(wat|welke bedragen) ~worden [er] {(elke|iedere|elk|ieder) (maand|kwartaal|jaar)} [door hen|van de rekening|van onze rekening] (geincasseerd|afgehaald|van de rekening gehaald) → welke kosten komen $1 terug
(hoeveel|wat|welke kosten) ~betalen <wij> [standaard|altijd|vast|steeds] {(elke|iedere|elk|ieder) (maand|kwartaal|jaar)} [standaard|altijd|vast|steeds](?= $) → welke kosten komen $1 terug
(wat|hoeveel|welke? (bedrag|bedragen|kosten|betalingen|posten|uitgaven)) ~gaan [er] .. vast [van|de|onze|mijn|rekening|bank] (de deur uit|uit|weg|af) → vaste lasten $1
welke facturen (~krijgen|~komen) [<wij>|er] {(elke|iedere|elk|ieder) (maand|kwartaal|jaar)} [binnen|weer|opnieuw|terug|steeds] → welke kosten komen $1 terug
{(elke|iedere|elk|ieder) (maand|kwartaal|jaar)} (opnieuw|weer opnieuw|steeds weer|weer)( terug)?(?= $) → komen $1 terug
{(wie|welke (leveranciers|bedrijven|partijen))} (~schrijven|~incasseren) [er|bij ons] {(elke maand|elk jaar|elk kwartaal|maandelijks|jaarlijks|automatisch)} [geld|bedragen|iets] [van de rekening|bij ons] (af)? → vaste lasten
waar ~betalen <wij> {(elke maand|elk jaar|elk kwartaal|maandelijks|jaarlijks)} voor → welke kosten komen $1 terug
(~hebben|~zijn) (<wij>|er) [ook|nog] (kosten|uitgaven|lasten|posten|betalingen|bedragen) die {(elke|iedere|elk|ieder) (maand|kwartaal|jaar)} (terugkeren|terugkomen|weerkeren) → welke kosten komen $1 terug
(wat|welke kosten) (~zijn|~staan) vast → vaste lasten
{(maand|kwartaal|jaar|boekjaar)} ~zijn .. (het )?(winstgevendst|rendabelst|meest winstgevend|meest rendabel) → $1 was $2 hoogste winst
(winstgevendste|rendabelste|meest winstgevende|meest rendabele)(?= (maand|kwartaal|jaar|boekjaar)) → hoogste winst
hoeveel geld ~hebben <wij> .. [vrij] te besteden → hoeveel geld op de bank
(hoeveel|wat) [geld|middelen] ~zijn [er] .. (vrij|direct) beschikbaar → hoeveel geld op de bank
`;

/** What came to be: 'we zijn meer gaan uitgeven' is not what is to come. */
export const CAME_TO_BE = `
~zijn<past> .. {(meer|minder)} .. gaan (uitgeven|besteden)(?! (.* )?(dan|tov) ) → hebben $1 $2 $3 uitgegeven dan vorig jaar
~zijn<past> .. {(meer|minder)} .. gaan (kopen|bestellen|afnemen)(?! (.* )?(dan|tov) ) → hebben $1 $2 $3 gekocht dan vorig jaar
~zijn<past> .. gaan (uitgeven|besteden) → hebben $1 uitgegeven
~zijn<past> .. gaan (kopen|bestellen|afnemen) → hebben $1 gekocht
~zijn<past> .. gaan verdienen → hebben $1 verdiend
{~zijn}<past> .. gaan (stijgen|toenemen|groeien) → $1 $2 gestegen
{~zijn}<past> .. gaan (dalen|afnemen|krimpen) → $1 $2 gedaald
waar {(~hebben|~geven)} .. {(meer|minder)} aan → waaraan $1 $2 $3
`;
