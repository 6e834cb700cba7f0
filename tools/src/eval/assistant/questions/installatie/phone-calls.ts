import * as g from '../../gold/ask/index.ts';
import { roughTalk, talk } from '../write.ts';

export const phoneCalls = [
  ...talk(
    6,
    [
      'Hallo, even over de openstaande posten van klanten: welke waren eind juni 2025 te laat, per klant?',
      g.openRelations('debiteuren', '2025-06', { which: g.late }),
    ],
    ['En alles bij elkaar, dus ook wat nog niet vervallen was?', g.figure('debiteuren', '2025-06')],
    ['Eind mei was dat?', g.figure('debiteuren', '2025-05')],
  ),
  ...roughTalk(
    3,
    ['top 3 leveranciers 2024', g.top('suppliers', 3, '2024')],
    [
      'en bestelwagen lease, wat zat daar dat jaar',
      g.amountWith(g.boughtOf('Bestelwagen Lease B.V.'), '2024'),
    ],
    ['hoeveel % van alle kosten', g.share(g.boughtOf('Bestelwagen Lease B.V.'), 'kosten', '2024')],
  ),
];
