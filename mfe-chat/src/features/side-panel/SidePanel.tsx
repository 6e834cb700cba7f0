import { Button } from 'antd';
import { X } from 'lucide-react';
import { useBus, useProject } from '@kengetal/platform';
import { DrilldownProvider, EmptyState, Icon } from '@kengetal/ui';
import { ProjectPanel } from './ProjectPanel.tsx';
import css from './side-panel.module.css';

/** The assistant beside a screen; closing is the shell's, by the bus. */
export default function SidePanel() {
  const bus = useBus();
  const { active } = useProject();
  const close = (
    <Button
      type="text"
      aria-label="Chat sluiten"
      icon={<Icon of={X} />}
      onClick={() => bus.emit('chatClose', null)}
    />
  );
  return (
    <DrilldownProvider namespace="mfe-chat">
      <div className={css.panel}>
        {active ? (
          // What is said in one project is not shown in another.
          <ProjectPanel key={active.project_id} projectId={active.project_id} close={close} />
        ) : (
          <>
            <header className={css.head}>
              <h2>Chat</h2>
              {close}
            </header>
            <EmptyState
              title="Kies eerst een project."
              text="De assistent beantwoordt vragen over de boekhouding van een project."
            />
          </>
        )}
      </div>
    </DrilldownProvider>
  );
}
