import { useState } from 'react';
import { Button } from 'antd';
import type { Bundle, BundleFile } from '@kengetal/contract';
import { messageOf } from '@kengetal/platform';
import { Folder } from 'lucide-react';
import { FilterMenu, formatCount, looks, Notice, type FilterOption } from '@kengetal/ui';
import { firstPossible, useTargets } from '../../../parts/use-targets.ts';
import { useDecideBundle } from './bundle-queries.ts';
import css from './bundle.module.css';

const NEW = 'nieuw';
const SKIP = 'overslaan';

/** Files of one company that is in no project yet. */
interface Company {
  group: number;
  name: string;
  years: string;
  files: readonly BundleFile[];
}

/** One question about all companies that are new, with an answer for each. */
export function NewCompanies({ bundle }: { bundle: Bundle }) {
  const { import_id, organisation_id, may_make_projects } = bundle;
  const targets = useTargets(organisation_id);
  const { mutate, isPending, error } = useDecideBundle(import_id);
  const [picked, setPicked] = useState<Readonly<Record<number, string>>>({});
  const companies = companiesOf(bundle);
  if (companies.length === 0) return null;

  const options: FilterOption[] = [
    ...(may_make_projects ? [{ key: NEW, label: 'Nieuw project' }] : []),
    ...targets.map((one) => ({ ...one, label: `Naar ${one.label}` })),
    { key: SKIP, label: 'Overslaan' },
  ];
  const chosenOf = ({ group, files }: Company) =>
    firstPossible(options, [picked[group], usualOf(files), NEW]) ?? SKIP;
  const decide = () =>
    mutate(
      companies.flatMap((company) =>
        company.files.map(({ import_id: id }) => choiceOf(id, chosenOf(company))),
      ),
    );
  return (
    <section className={css.question} aria-label="Nieuwe administraties">
      <h3>{titleOf(companies.length, may_make_projects)}</h3>
      <ul>
        {companies.map((company) => (
          <li key={company.group} className={css.company}>
            <span>
              <span className={css.name}>{company.name}</span>{' '}
              <span className={looks.quiet}>{company.years}</span>
            </span>
            <FilterMenu
              label={company.name}
              icon={Folder}
              value={options.find(({ key }) => key === chosenOf(company))?.label ?? 'Overslaan'}
              options={options}
              selected={chosenOf(company)}
              search={targets.length > 8 ? 'Zoek een project' : undefined}
              onSelect={(key) => setPicked((before) => ({ ...before, [company.group]: key }))}
            />
          </li>
        ))}
      </ul>
      {error ? <Notice tone="unfavourable">{messageOf(error)}</Notice> : null}
      <Button type="primary" loading={isPending} onClick={decide}>
        {buttonOf(companies.map(chosenOf))}
      </Button>
    </section>
  );
}

function companiesOf({ files }: Bundle): Company[] {
  const asked = files.flatMap((file) =>
    file.asks === 'nieuw' && file.about ? [{ ...file, about: file.about }] : [],
  );
  const groups = new Map(asked.map(({ about: { group } }) => [group, [] as typeof asked]));
  for (const file of asked) groups.get(file.about.group)?.push(file);
  return [...groups].map(([group, members]) => ({
    group,
    name: members[0]?.about.company_name ?? '',
    years: members.map(({ about }) => about.boekjaar).join(', '),
    files: members,
  }));
}

/** A company without numbers is likely the one of that name; where that is, is asked again. */
const usualOf = ([file]: readonly BundleFile[]): string | null | undefined =>
  file?.about?.identified ? null : file?.like_project_id;

const choiceOf = (import_id: string, chosen: string) => {
  if (chosen === NEW) return { import_id, decision: 'nieuw_project' } as const;
  if (chosen === SKIP) return { import_id, decision: 'overslaan' } as const;
  return { import_id, decision: 'project', project_id: chosen } as const;
};

function titleOf(count: number, mayMake: boolean): string {
  const which =
    count === 1
      ? 'Deze administratie is nieuw'
      : `Deze ${formatCount(count)} administraties zijn nieuw`;
  return mayMake
    ? `${which}: aanmaken?`
    : `${which}. Projecten aanmaken kan een beheerder; waar horen ze bij?`;
}

function buttonOf(chosen: readonly string[]): string {
  const made = chosen.filter((one) => one === NEW).length;
  if (made > 0) return `${formatCount(made, 'project', 'projecten')} aanmaken en inlezen`;
  return chosen.every((one) => one === SKIP) ? 'Overslaan' : 'Inlezen';
}
