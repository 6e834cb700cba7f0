import { useNavigate } from 'react-router-dom';
import type { ImportJob, ImportResult } from '@kengetal/contract';
import { Notice, formatCount } from '@kengetal/ui';

/** How many accounts the program guessed or could not place, and the way to them. */
export function AccountsToCheck({ job, result }: { job: ImportJob; result: ImportResult }) {
  const navigate = useNavigate();
  const newest = job.further_results.at(-1) ?? result;
  const { guessed_accounts: guessed, unclassified_accounts: loose } = newest;
  if (guessed === 0 && loose === 0) return null;
  const show = () => {
    const params = new URLSearchParams({ tab: 'rekeningen' });
    if (job.project_id !== null) params.set('project', job.project_id);
    params.set('toon', guessed > 0 ? 'controleren' : 'niet-ingedeeld');
    void navigate(`/project?${params}`);
  };
  return (
    <Notice tone="attention" action={{ label: 'Rekeningen nakijken', onClick: show }}>
      {[guessedWords(guessed), looseWords(loose)].filter(Boolean).join(' ')}
    </Notice>
  );
}

function guessedWords(count: number): string {
  if (count === 0) return '';
  const accounts = formatCount(count, 'rekening', 'rekeningen');
  return `Van ${accounts} is de groep een voorstel.`;
}

function looseWords(count: number): string {
  if (count === 0) return '';
  const accounts = formatCount(count, 'rekening is', 'rekeningen zijn');
  const amounts = count === 1 ? 'het bedrag staat' : 'de bedragen staan';
  return `${accounts} niet ingedeeld: ${amounts} in je rapporten onder ‘Niet ingedeeld’.`;
}
