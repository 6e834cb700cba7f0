import { Button } from 'antd';
import type { Project } from '@kengetal/contract';
import { mayOnProject, messageOf, useSession } from '@kengetal/platform';
import { looks } from '@kengetal/ui';
import { NameForm } from '../../../parts/NameForm.tsx';
import { Part } from '../../../parts/Part.tsx';
import { Removal } from '../../../removal/Removal.tsx';
import { useExportProject, useRenameProject } from './project-changes.ts';

/** The name of a project, all that it holds as a file, and removing it. */
export default function General({ project }: { project: Project }) {
  const { project_id, project_name } = project;
  const isOwner = mayOnProject(useSession().rights, project_id, 'beheerder');
  if (!isOwner) {
    return (
      <p className={looks.quiet}>
        Alleen een beheerder van dit project hernoemt het, haalt er alles uit als bestand of
        verwijdert het. Bij Gebruikers zie je wie dat is.
      </p>
    );
  }
  return (
    <>
      <Part title="Naam">
        <Rename key={project_name} project={project} />
      </Part>
      <Part
        title="Alles als bestand"
        text="Eén zip met de boekingen, bestanden, indeling, toelichtingen en begroting. Gesprekken van gebruikers zitten er niet in."
      >
        <Export id={project_id} />
      </Part>
      <Part
        title="Verwijderen"
        text="Koppelingen en imports stoppen meteen. Terughalen doe je bij Organisatie, Algemeen."
      >
        <Removal place={{ kind: 'project', id: project_id }} />
      </Part>
    </>
  );
}

function Rename({ project: { project_id, project_name } }: { project: Project }) {
  const { mutate, isPending, error } = useRenameProject(project_id);
  return (
    <NameForm
      label="Naam van het project"
      isTitled
      submit="Opslaan"
      initial={project_name}
      busy={isPending}
      failure={error ? messageOf(error) : null}
      onSubmit={(next) => mutate(next)}
    />
  );
}

function Export({ id }: { id: string }) {
  const { mutate, isPending, error } = useExportProject(id);
  return (
    <>
      <div>
        <Button loading={isPending} onClick={() => mutate()}>
          {isPending ? 'Wordt gemaakt…' : 'Alles exporteren'}
        </Button>
      </div>
      <p className={looks.failure} role="alert">
        {error ? messageOf(error) : null}
      </p>
    </>
  );
}
