import { useNavigate } from 'react-router-dom';
import { useProject } from '@kengetal/platform';
import { DrilldownProvider, NoBooks, Screen, Sheet } from '@kengetal/ui';
import { SuggestionList } from './SuggestionList.tsx';

/** What deserves a look in the books: what to do about it, how soon, and how it ended. */
export default function Suggesties() {
  const { active } = useProject();
  return (
    <DrilldownProvider namespace="mfe-dashboard">
      <Screen title="Suggesties" hideTitle>
        {active ? (
          // What is chosen or done in one project never goes on in another.
          <SuggestionList key={active.project_id} projectId={active.project_id} />
        ) : (
          <Promised />
        )}
      </Screen>
    </DrilldownProvider>
  );
}

function Promised() {
  const navigate = useNavigate();
  return (
    <Sheet>
      <NoBooks
        title="Hier zie je straks wat opvalt in je boekhouding, met de boekingen erbij."
        go={(path) => void navigate(path)}
      />
    </Sheet>
  );
}
