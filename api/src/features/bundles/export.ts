import type { Bundle, BundleFile } from '@kengetal/contract';
import type { Cell } from '../../files/cells.ts';
import { csv, CSV_TYPE } from '../../files/csv.ts';
import type { OfferedFile } from '../../files/downloads.ts';

const STATUSES: Readonly<Record<BundleFile['status'], string>> = {
  wachtend: 'Wacht op zijn beurt',
  bezig: 'Wordt ingelezen',
  vraag: 'Wacht op je keuze',
  gereed: 'Gereed',
  geweigerd: 'Mislukt',
  mislukt: 'Mislukt',
  ongedaan: 'Ongedaan gemaakt',
  overgeslagen: 'Overgeslagen',
  verdeeld: 'Verdeeld',
};

const HEADINGS = ['Bestand', 'Administratie', 'Project', 'Boekjaar', 'Regels', 'Status', 'Uitleg'];

const text = (words: string | null | undefined): Cell => (words ? { text: words } : null);

/** What became of each file of an upload, one a row. */
export function bundleList({ files }: Bundle): OfferedFile {
  const rows = [HEADINGS.map(text), ...files.map(rowOf)];
  return { filename: 'Ingelezen bestanden.csv', contentType: CSV_TYPE, content: csv(rows) };
}

const rowOf = (file: BundleFile): Cell[] => [
  text(file.filename),
  text(file.about?.company_name),
  text(file.project_name),
  text(file.about?.boekjaar),
  file.status === 'gereed' ? { value: file.lines_read, kind: 'whole' } : null,
  text(STATUSES[file.status]),
  text(file.message),
];
