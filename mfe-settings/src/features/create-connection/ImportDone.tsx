import { useMemo } from 'react';
import { Button } from 'antd';
import type { ImportJob, ImportResult, Project } from '@kengetal/contract';
import { PlatformProvider, usePlatform } from '@kengetal/platform';
import { DrilldownProvider, looks, Notice } from '@kengetal/ui';
import { AccountsToCheck } from './AccountsToCheck.tsx';
import { ImportSummary } from './ImportSummary.tsx';
import { ImportWarnings } from './ImportWarnings.tsx';
import { StateTitle } from '../../imports/StateTitle.tsx';
import { useImportDone } from '../../imports/use-import-done.ts';
import { useOpenBooks } from '../../parts/use-open-books.ts';
import css from '../../imports/state.module.css';
import page from './create-connection.module.css';

export interface ImportDoneProps {
  job: ImportJob;
  result: ImportResult;
  onOther: () => void;
}

/** What was read, and the way to its figures. */
export function ImportDone({ job, result, onOther }: ImportDoneProps) {
  const books = useOpenBooks();
  const platform = useImportedPlatform(job, result);
  useImportDone(job);
  const { project_id } = job;
  const goToDashboard = () => void books.open(project_id ?? '');
  return (
    <PlatformProvider value={platform}>
      <DrilldownProvider namespace="mfe-settings">
        <div className={css.state} data-wide={job.further_results.length > 0 || undefined}>
          <StateTitle>{`De boekhouding van ${result.company_name} is gelezen`}</StateTitle>
          <p className={looks.quiet}>{job.filename}</p>
          <AccountsToCheck job={job} result={result} />
          <div className={page.years}>
            {[result, ...job.further_results].map((year) => (
              <Year key={year.source_id} result={year} />
            ))}
          </div>
          <div className={css.actions}>
            <Button type="primary" loading={books.isOpening} onClick={goToDashboard}>
              Naar dashboard
            </Button>
            <Button onClick={onOther}>Nog een bestand</Button>
          </div>
        </div>
      </DrilldownProvider>
    </PlatformProvider>
  );
}

/** One fiscal year of the upload. */
function Year({ result }: { result: ImportResult }) {
  return (
    <section aria-label={`Boekjaar ${result.boekjaar}`}>
      {result.notice ? <Notice>{result.notice.text}</Notice> : null}
      <ImportSummary result={result} />
      <ImportWarnings result={result} />
    </section>
  );
}

/** Figures here open in the project of the import, which need not be the active one. */
function useImportedPlatform(job: ImportJob, result: ImportResult) {
  const platform = usePlatform();
  const { project_id, organisation_id } = job;
  const { company_name } = result;
  return useMemo(() => {
    const active: Project | null =
      project_id === null
        ? null
        : (platform.project.projects.find((one) => one.project_id === project_id) ?? {
            project_id,
            organisation_id,
            project_name: company_name,
          });
    return { ...platform, project: { ...platform.project, active } };
  }, [platform, project_id, organisation_id, company_name]);
}
