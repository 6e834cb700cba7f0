import type { VatPlacement } from '@kengetal/contract';

type Choice = NonNullable<VatPlacement['keuze']>;
type Place = VatPlacement['plaatsen'][number]['plaats'];

/** Names of the boxes of the form 'aangifte omzetbelasting', and of what stands beside it. */
const NAMES: Readonly<Record<Place, string>> = {
  '1a': '1a Hoog tarief',
  '1b': '1b Laag tarief',
  '1c': '1c Overige tarieven',
  '1d': '1d Privégebruik',
  '1e': '1e 0% of niet bij jou belast',
  '2a': '2a Naar jou verlegd, binnenland',
  '3a': '3a Naar landen buiten de EU',
  '3b': '3b Naar landen binnen de EU',
  '3c': '3c Installatie en afstandsverkoop in de EU',
  '4a': '4a Uit landen buiten de EU',
  '4b': '4b Uit landen binnen de EU',
  '5b': '5b Voorbelasting',
  verschuldigd: 'Verschuldigd, rubriek onbekend',
  verrekening: 'Afgedragen en verrekend',
  geen: 'Niet aan te geven',
  onbekend: 'Nog niet duidelijk',
};

export const placeName = (place: Place): string => NAMES[place];

/** True for what someone should look at. */
export const isUnclear = ({ plaatsen }: VatPlacement): boolean =>
  plaatsen.some(({ plaats, tegen }) => plaats === 'onbekend' || tegen.length > 0);

const OF_SALES = ['1a', '1b', '1c', '1d', '1e', '3a', '3b', '3c'] as const;
const OF_PURCHASES = ['2a', '4a', '4b', '5b'] as const;

/** Where it can be put: an account also holds what is settled, a code also has sales without VAT. */
export function choicesOf({
  soort,
}: VatPlacement): { key: Choice; label: string; group: string }[] {
  const rest: readonly Choice[] =
    soort === 'rekening' ? ['verschuldigd', 'verrekening', 'geen'] : ['geen'];
  const sold = OF_SALES.filter(
    (box) => soort === 'btw_code' || !['1e', '3a', '3b', '3c'].includes(box),
  );
  const of = (group: string, keys: readonly Choice[]) =>
    keys.map((key) => ({ key, label: placeName(key), group }));
  return [
    ...of('Verkoop', sold),
    ...of('Inkoop', OF_PURCHASES),
    ...of('Buiten de rubrieken', rest),
  ];
}
