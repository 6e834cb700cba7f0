import { useMatch, useNavigate } from 'react-router-dom';
import { useProject } from '@kengetal/platform';
import { DrilldownProvider, NoBooks, Screen, Sheet, useCharts } from '@kengetal/ui';
import { SuggestionScreen } from './SuggestionScreen.tsx';

/** One suggestion: what was found, what proves it, what it gives and what to do. */
export default function Suggestie() {
  const { active } = useProject();
  const id = useMatch('/suggestie/:suggestion_id')?.params.suggestion_id ?? '';
  const navigate = useNavigate();
  useCharts('mfe-dashboard'); // on its way while the figures are
  return (
    <DrilldownProvider namespace="mfe-dashboard">
      {active ? (
        <SuggestionScreen key={active.project_id} projectId={active.project_id} id={id} />
      ) : (
        <Screen title="Suggestie">
          <Sheet>
            <NoBooks
              title="Hier lees je straks wat er opvalt, waarom, en wat je eraan kunt doen."
              go={(path) => void navigate(path)}
            />
          </Sheet>
        </Screen>
      )}
    </DrilldownProvider>
  );
}
