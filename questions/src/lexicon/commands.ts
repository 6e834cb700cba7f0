/** Verbs that ask to change or send something, with the word that ends them: 'pas … aan'. */
const VERBS = `
boek, verwijder, wis, wijzig, corrigeer, verander, stuur, verstuur, mail, betaal, importeer, annuleer, crediteer, factureer, herstel, registreer, storneer, verplaats, vervang, hernoem, upload, reserveer, incasseer, bestel, blokkeer, deactiveer, activeer, update, reset, exporteer,
pas aan, voeg toe, dien in, sluit af, voer in, voer door, zet om, zet over, maak aan, maak over, maak leeg, keur goed, schrijf af, schrijf in, vul in, vul aan, draai terug, letter af, zeg op, sla op, haal weg, schrap, delete, boekt, verhoog, verlaag, trek terug, regel, vraag aan, meld aan, meld af
`;

export const COMMANDS: ReadonlyMap<string, string> = new Map(
  VERBS.split(',').map((each) => {
    const [verb = '', particle = ''] = each.trim().split(' ');
    return [verb, particle];
  }),
);

/** The same verbs at the end of 'kun je … ?'. */
export const INFINITIVES: ReadonlySet<string> = new Set(
  'boeken inboeken afboeken overboeken omboeken verwijderen wissen wijzigen aanpassen corrigeren veranderen sturen versturen mailen betalen overmaken importeren annuleren crediteren factureren herstellen registreren storneren verplaatsen vervangen hernoemen uploaden reserveren incasseren bestellen toevoegen indienen afsluiten invoeren doorvoeren omzetten aanmaken goedkeuren afschrijven invullen aanvullen terugdraaien afletteren opzeggen opslaan weghalen schrappen deleten opnemen verhogen verlagen regelen aanvragen aanmelden bijwerken'.split(
    ' ',
  ),
);
