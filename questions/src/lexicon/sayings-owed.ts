/** Debts by when they are due. */
export const DUE = `
<schulden> .. die [<wij>] binnen <jaar> .. <betaald> [~moeten|worden|zijn] → kortlopende schulden
(alles|wat) [wat] [er|<wij>|nog] binnen <jaar> .. (<betaald> ~moeten|~moeten <betaald>) [worden|zijn] → kortlopende schulden
(wat|hoeveel) [schuld] ~moeten (er|<wij>) .. binnen <jaar> <betaald> [worden|zijn] → kortlopende schulden
<schulden> die langer dan <jaar> ~lopen → langlopende schulden
(wat|hoeveel) ~moeten <wij> .. op lange termijn [nog] <betaald> → langlopende schulden
`;

/** One amount less another. */
export const LESS = `
(als|wanneer) <wij> {(<kort>|<schulden>|<inkoop>)} van {(<vlot>|<bezit>|<omzet>)} ~aftrekken (wat|hoeveel) [ruimte] (~blijven|~houden|~resteren) [er|<wij>] .. over → $2 min $1 $3
(wat|hoeveel) [ruimte] (~blijven|~houden|~resteren) [er|<wij>] .. [over] (als|wanneer) <wij> {(<kort>|<schulden>|<inkoop>)} van {(<vlot>|<bezit>|<omzet>)} ~aftrekken → $3 min $2 $1
(wat|hoeveel) (~blijven|~houden|~resteren) .. van {(<vlot>|<bezit>|<omzet>)} .. (als|wanneer|nadat) {(<kort>|<schulden>|<inkoop>)} .. (eraf|betaald|voldaan|afgelost|af) ~zijn → $2 min $4 $1
(wat|hoeveel) (~blijven|~houden|~resteren) .. na aftrek van {(<kort>|<schulden>|<inkoop>)} van {(<vlot>|<bezit>|<omzet>)} → $3 min $2 $1
(wat|hoeveel) (~blijven|~houden|~resteren) .. van {(<vlot>|<bezit>|<omzet>)} .. na (aftrek van|het betalen van|betaling van|aflossing van) {(<kort>|<schulden>|<inkoop>)} → $2 min $4 $1 $3
{(<vlot>|<bezit>|<omzet>)} (verminderd met|na aftrek van|minus) {(<kort>|<schulden>|<inkoop>)} → $1 min $2
<d>(verschil|ruimte|saldo|surplus|overschot) (tussen|van) {<vlot>} (en|boven|over) {<kort>} → $1 min $2
met hoeveel ~overtreffen {<vlot>} .. {<kort>} → $1 min $3 $2
~trekken {(<kort>|<schulden>|<inkoop>|<geheel>)} van {(<vlot>|<bezit>|<geheel>)} af [(wat|hoeveel) ~blijven er [dan] over] → hoeveel was $2 min $1
^~trekken [je|we] {<geheel>} (ervan af|eraf) (wat|hoeveel|hoe hoog) ~zijn {<geheel>} [dan] → hoeveel was $2 min $1
<vlot> min <kort> → werkkapitaal
<bezit> min <schulden> → eigen vermogen
`;

/** What customers owe us, and we our suppliers. */
export const OPEN = `
{(plus|min)} (<onbetaald>( (van|bij|aan))? <klanten>|<d>(openstaande|open|onbetaalde) debiteuren) → $1 debiteuren
{(plus|min)} (<onbetaald>( (van|bij|aan))? <leveranciers>|<d>(openstaande|open|onbetaalde) crediteuren) → $1 crediteuren
(<onbetaald>( (van|bij|aan))? <klanten>|<d>(openstaande|open|onbetaalde) debiteuren) plus(?= <d>(bank|banksaldo|kas|geld|saldo) ) → debiteuren plus
(bij|aan) wie ~hebben <wij>(?! .*<anders>) .. <d>(grootste|hoogste) schuld → aan welke leverancier moeten we nog het meest betalen $1
(bij|aan) wie ~hebben <wij>(?! .*<anders>) .. [nog] (een schuld|schuld|schulden) [lopen|openstaan|uitstaan] → welke leveranciers moeten we nog betalen $1
wie ~hebben(?! .*<anders>) .. <d>(grootste|hoogste) schuld (bij|aan) (ons|mij) → welke klant heeft het meest openstaan $1
wie ~hebben(?! .*<anders>) [er] .. (een schuld|schuld|schulden) (bij|aan) (ons|mij) → welke klanten moeten ons nog betalen $1
~moeten <wij> .. (bij|aan) iemand .. [een|rekening|rekeningen|factuur|facturen|geld] betalen → welke leveranciers moeten we nog betalen
~krijgen <wij> .. van iemand .. geld → welke klanten moeten ons nog betalen
~moeten iemand (ons|mij) .. betalen → welke klanten moeten ons nog betalen
^~zijn (iedereen|alle klanten) .. bij met (betalen|de betalingen) → welke klanten zijn te laat met betalen
^~zijn .. bij met (betalen|(de|zijn|haar|hun) betalingen) → is $1 te laat met betalen
{(langer|meer|ouder)} dan (een|1) jaar {(open|openstaat|openstaan|openstaand|openstaande|onbetaald|niet betaald)} → $1 dan 365 dagen $2
{(langer|meer|ouder)} dan (een )?halfjaar(?! .*(gekocht|besteld|afgenomen|verkocht|gefactureerd|omzet)) → $1 dan 6 maanden
`;
