/** Words of one meaning, by the name that sayings have for them. */
export const CLASSES = {
  d: '((de|het|een|alle|al|onze|ons|mijn|mn|totale|die|deze|hun) )*',
  past: '(?! (.* )?(die|dat|te|plan|als|volgende?|komende?|straks|binnenkort) )',
  top: '(grootste|hoogste|duurste|beste|zwaarste|kleinste|laagste|goedkoopste)',
  zaak: '(de|het|onze|ons|mijn|deze|dit)( hele)? (zaak|bedrijf|onderneming|firma|tent|toko|boel)',
  wij: '(we|wij|ik|je|men|<zaak>)',
  asker: '(ik|we|wij|je|men)',
  modal: '(~kunnen|~mogen|~zullen|~willen|~moeten)',
  weten:
    '((uit|na|op|af|vast|terug|mee|door|voor) )?(te )?(laten )?(zien|weten|zeggen|vertellen|vernemen|horen|vragen|opvragen|gaan|nagaan|uitzoeken|opzoeken|zoeken|nakijken|kijken|terugvinden|vinden|achterhalen|rekenen|uitrekenen|narekenen|berekenen|voorrekenen|becijferen|bepalen|vaststellen|stellen|optellen|tellen|controleren|checken|aangeven|geven|melden|meedelen|delen|noemen|tonen|lezen|aflezen|maken|leiden|bekijken|opgeven|doorgeven)',
  ons: '(onszelf|ons zelf|mijzelf|mezelf|mij zelf)',
  zelf: '(<ons>|de eigenaars?|de eigenaren|de vennoten|de aandeelhouders)',
  bezit:
    '(<d>(bezittingen|activa|eigendommen|bezit|balanstotaal|balans|vermogen)|alles wat <wij> (bezit|bezitten|bezat|bezaten|heeft|hebben|had|hadden)( in bezit)?)',
  schulden: '<d>(schulden|schuld|vreemd vermogen)',
  kort: '<d>(kortlopende schuld(en)?|(kortlopende|korte) verplichtingen|verplichtingen op korte termijn|korte schuld(en)?|kort(lopend)? vreemd vermogen|schulden op korte termijn|vlottende passiva)',
  vlot: '(totaal )?<d>vlottende (activa|middelen|bezittingen)',
  volk: '((onze|ons|mijn|mn) (eigen |vaste )?(mensen|volk|werkvolk|jongens|mannen|ploeg|manschappen)|het eigen volk)',
  gestopt:
    '(verkocht|te gelde( gemaakt)?|opgedoekt|opgeheven|geliquideerd|ontmanteld|beeindigd|(ermee )?gestopt|dichtgegooid|dichtgedaan)',
  inkoop: '<d>(inkoop|inkopen|inkoopkosten|inkoopwaarde|kostprijs|directe kosten)',
  omzet: '<d>(omzet|verkopen)',
  voorraad: '<d>(voorraad|voorraden)',
  geheel:
    '<d>(omzet|verkopen|kosten|uitgaven|lasten|winst|resultaat|balanstotaal|bezittingen|activa|[a-z]+kosten)',
  deel: '(welke? (deel|gedeelte|stuk|stukje|part|aandeel|percentage|hap|brok|portie)|hoeveel (procent|%|cent))',
  betaald:
    '(afgelost|betaald|voldaan|terugbetaald|gedekt|afbetaald|afbetalen|afbetaalden|betalen|voldoen|aflossen|terugbetalen|dekken)',
  jaar: '(een|het|1|twaalf|12) (jaar|maanden)',
  keer: '(hoe vaak|hoeveel (keer|keren|maal))',
  lang: '(hoe ?lang|(na|in|binnen|voor)? ?hoeveel (dagen|maanden|weken|tijd)|hoe (vlot|snel))',
  klanten: '(<d>(klanten|afnemers|debiteuren|opdrachtgevers)|een klant)',
  leveranciers: '(<d>(leveranciers|crediteuren)|een leverancier)',
  onbetaald:
    '<d>(openstaande|open|onbetaalde|uitstaande) (facturen|posten|rekeningen|notas|verkoopfacturen|inkoopfacturen|bedragen)',
  anders:
    '(geen|niet|niets|nooit|na|behalve|naast|lang|lange|kort|korte|lopende|langlopende|kortlopende|bank|banken|fiscus|belastingdienst) ',
  aangifte:
    '(<d>(btw|omzetbelasting|ob)( ?-?(aangiftes?|aangiften))?|<d>(btw-|btw)?(aangiftes?|aangiften))',
  boeken: '<d>(boekhouding|boeken|grootboek|administratie)',
  middel: '(bussen|busjes|bestelautos|machines|inventaris|machinepark|wagenpark|gereedschap)',
  quitte:
    '(die nodig is )?((om )?(quitte|kiet|break even|break-even)( te (spelen|draaien|lopen))?|(om )?uit de kosten( te komen)?|om (er )?(niet|geen) (op )?(in te teren|te verliezen|verlies te (maken|lijden|draaien))|om <d>kosten (te dekken|eruit te halen|terug te verdienen|goed te maken)|om rond te komen|om winst te maken|niets (verdienen|verdienden) en niets (verliezen|verloren)|winst noch verlies)',
} as const;
