/** Verbs that ask to change or send something, with the word that ends them: 'pas … aan'. */
const VERBS = `
doe aangifte, maak betaling, maak factuur, maak boeking, maak creditnota, maak herinnering, boek, verwijder, wis, wijzig, corrigeer, verander, stuur, verstuur, mail, betaal, importeer, annuleer, crediteer, factureer, herstel, registreer, storneer, verplaats, vervang, hernoem, upload, reserveer, incasseer, bestel, blokkeer, deactiveer, activeer, update, reset, exporteer,
pas aan, gooi weg, gooi eruit, doe weg, haal eruit, haal eraf, streep weg, streep door, werk weg, ruim op, zet recht, trek recht, breng over, voeg samen, leg vast, zet klaar, stel in, stel op, geef door, laat vervallen, voeg toe, dien in, sluit af, voer in, voer door, zet om, zet over, maak aan, maak over, maak leeg, keur goed, schrijf af, schrijf in, vul in, vul aan, draai terug, letter af, zeg op, sla op, haal weg, schrap, delete, boekt, verhoog, verlaag, trek terug, regel, vraag aan, meld aan, meld af, zet nul, zet betaald, zet voldaan, zet vast, deel bij, deel onder, maak verkoopfactuur, maak inkoopfactuur, maak offerte, maak aanmaning, maak memoriaalboeking, verwerk, heropen, vergrendel, accordeer, fiatteer, archiveer, kopieer, plaats over, rond af, keur af, wijs toe, ken toe, splits boeking, schuif door, hef op, neem over, schakel uit, schakel in, nodig uit, zet op, zet onder, vink af, stel bij
`;

/** What may end each verb; '' where it needs no other word. */
export const COMMANDS: ReadonlyMap<string, readonly string[]> = commandsOf(VERBS);

function commandsOf(text: string): Map<string, string[]> {
  const commands = new Map<string, string[]>();
  for (const each of text.split(',')) {
    const [verb = '', particle = ''] = each.trim().split(' ');
    commands.set(verb, [...(commands.get(verb) ?? []), particle]);
  }
  return commands;
}

/** Verbs behind 'kan ik' that ask what would be wise or allowed. */
export const ADVISED: ReadonlySet<string> = new Set(
  'afschrijven aftrekken opvoeren schrappen besparen uitkeren lenen investeren aannemen declareren verrekenen leasen bezuinigen ontslaan terugvragen onttrekken uitstellen aflossen kwijtschelden'.split(
    ' ',
  ),
);

/** The same verbs, of what may be done with something: 'mag dat afgetrokken worden'. */
export const ADVISED_DONE: ReadonlySet<string> = new Set(
  'afgeschreven afgetrokken opgevoerd geschrapt bespaard uitgekeerd geleend geinvesteerd aangenomen gedeclareerd verrekend geleaset bezuinigd ontslagen teruggevraagd onttrokken uitgesteld afgelost kwijtgescholden'.split(
    ' ',
  ),
);

/** The same verbs at the end of 'kun je … ?'. */
export const INFINITIVES: ReadonlySet<string> = new Set(
  'boeken inboeken afboeken overboeken omboeken verwijderen wissen wijzigen aanpassen corrigeren veranderen sturen versturen mailen betalen overmaken importeren annuleren crediteren factureren herstellen registreren storneren verplaatsen vervangen hernoemen uploaden reserveren incasseren bestellen toevoegen indienen afsluiten invoeren doorvoeren omzetten aanmaken goedkeuren afschrijven invullen aanvullen terugdraaien afletteren opzeggen opslaan weghalen schrappen deleten opnemen verhogen verlagen regelen aanvragen aanmelden bijwerken'.split(
    ' ',
  ),
);
