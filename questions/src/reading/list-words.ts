/** What an amount or several may be shown in: 'reeksje', 'lijntje', 'taartdiagram'. */
const FORM =
  /^(?:(?:cijfer|getallen|bedragen|rang|top|som|taart|cirkel|staaf|balken|kolommen|lijn|punten|stapel|donut)?(?:reeks|rij|lijst|tabel|grafiek|diagram|overzicht|opstelling|opsomming|kolom|sheet|matrix)(?:t?je|letje|metje)?|(?:lijnt|rijt|plaat|staat)je)$/;

/** Whether a word only says in what form an answer is to be shown. */
export const isForm = (text: string): boolean => FORM.test(text);
