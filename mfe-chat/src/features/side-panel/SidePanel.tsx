import { Button } from 'antd';
import { X } from 'lucide-react';
import { useBus, useBusValue, useProject } from '@kengetal/platform';
import { ComingSoon, Icon } from '@kengetal/ui';
import { ReadyQuestion } from './ReadyQuestion.tsx';
import css from './side-panel.module.css';

/** The assistant beside a screen; closing is the shell's, by the bus. */
export default function SidePanel() {
  const bus = useBus();
  const { active } = useProject();
  const asked = useBusValue('question');
  const question = asked && asked.project_id === active?.project_id ? asked : null;
  return (
    <div className={css.panel}>
      <header className={css.head}>
        <h2>Chat</h2>
        <Button
          type="text"
          aria-label="Chat sluiten"
          icon={<Icon of={X} />}
          onClick={() => bus.emit('chatClose', null)}
        />
      </header>
      {question ? (
        <ReadyQuestion key={question.asked_at} question={question} />
      ) : (
        <ComingSoon text="Hier stel je straks vragen over wat je op dit scherm ziet." />
      )}
    </div>
  );
}
