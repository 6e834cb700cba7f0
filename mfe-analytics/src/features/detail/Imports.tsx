import { Link } from 'react-router-dom';
import type { ImportJob } from '@kengetal/contract';
import {
  Badge,
  Cell,
  classes,
  formatCount,
  formatInstantLong,
  looks,
  QueryPart,
} from '@kengetal/ui';
import { useImports } from './detail-queries.ts';
import css from './list.module.css';

/** The newest are enough here; all of them stand with the project. */
const SHOWN = 6;

/** When which file was read, newest first. */
export function Imports({ projectId }: { projectId: string }) {
  return (
    <Cell
      title="Imports"
      foot={
        <Link className={looks.link} to="/project?tab=imports">
          Alle imports
        </Link>
      }
    >
      <QueryPart query={useImports(projectId)} failure="Kon de imports niet laden." lines={6}>
        {(jobs) => <List jobs={jobs} />}
      </QueryPart>
    </Cell>
  );
}

function List({ jobs }: { jobs: readonly ImportJob[] }) {
  if (jobs.length === 0) return <p className={looks.quiet}>Er is nog niets ingelezen.</p>;
  return (
    <ol aria-label="Laatste imports">
      {jobs.slice(0, SHOWN).map((job) => (
        <li key={job.import_id} className={css.entry}>
          <div className={css.line}>
            <span className={css.name}>{job.filename}</span>
            {job.status === 'gereed' ? null : <Status status={job.status} />}
          </div>
          <p className={classes(looks.quiet, css.quiet)}>
            {[formatInstantLong(job.created_at), job.uploaded_by, contentOf(job)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
    </ol>
  );
}

const WORDS: Partial<Record<ImportJob['status'], string>> = {
  wachtend: 'Wacht',
  bezig: 'Wordt ingelezen',
  vraag: 'Wacht op je keuze',
  geweigerd: 'Niet ingelezen',
  mislukt: 'Afgebroken',
  ongedaan: 'Ongedaan gemaakt',
  overgeslagen: 'Overgeslagen',
};

function Status({ status }: { status: ImportJob['status'] }) {
  const tone = status === 'geweigerd' || status === 'mislukt' ? 'unfavourable' : 'plain';
  return <Badge tone={status === 'vraag' ? 'attention' : tone}>{WORDS[status] ?? status}</Badge>;
}

function contentOf({ result, further_results }: ImportJob): string {
  if (!result) return '';
  const years = [result, ...further_results];
  const lines = years.reduce((sum, year) => sum + year.lines, 0);
  const labels = years.map(({ boekjaar }) => boekjaar).join(', ');
  return `boekjaar ${labels}, ${formatCount(lines, 'regel', 'regels')}`;
}
