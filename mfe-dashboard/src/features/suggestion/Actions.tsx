import { Button } from 'antd';
import { Check, ChevronDown, MessageSquareText } from 'lucide-react';
import type { Suggestion, SuggestionList } from '@kengetal/contract';
import { Icon, looks, usePhone } from '@kengetal/ui';
import { Chooser } from '../../suggestions/Choosers.tsx';
import { isOpen } from '../../suggestions/groups.ts';
import { Key } from '../../suggestions/Key.tsx';
import { More } from './More.tsx';
import { ASKS, useDiscuss, type Acting } from './use-acting.ts';
import type { NeighboursState } from './use-neighbours.ts';
import css from './actions.module.css';

export interface ActionsProps {
  projectId: string;
  suggestion: Suggestion;
  people: SuggestionList['people'];
  acting: Acting;
  neighbours: NeighboursState | null;
  mayEdit: boolean;
}

/** What can be done with a suggestion: under its conclusion, on a phone in a bar that stays. */
export function Actions(props: ActionsProps) {
  const { suggestion, people, acting, mayEdit } = props;
  const phone = usePhone();
  const { asking } = acting;
  return (
    <>
      {phone ? <Bar {...props} /> : <Line {...props} />}
      {mayEdit ? null : (
        <p className={looks.quiet}>
          Je leest mee: wie het project mag bewerken, handelt suggesties af.
        </p>
      )}
      {asking ? (
        <Chooser
          asking={{ ...asking, about: [suggestion] }}
          people={people}
          deeds={acting.deeds}
          onClose={acting.stopAsking}
          onDone={() => asking.opener.current?.focus()}
        />
      ) : null}
    </>
  );
}

function Line({ projectId, suggestion, people, acting, mayEdit }: ActionsProps) {
  const discuss = useDiscuss(projectId, suggestion);
  return (
    <div className={css.line}>
      {mayEdit && isOpen(suggestion) ? (
        <>
          <Button type="primary" icon={<Icon of={Check} />} onClick={acting.finish}>
            Afhandelen <Key>e</Key>
          </Button>
          <Button
            {...{ [ASKS]: 'reason' }}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => acting.ask('reason', currentTarget)}
          >
            Niet relevant <Icon of={ChevronDown} size={14} />
          </Button>
          <Button
            {...{ [ASKS]: 'person' }}
            aria-haspopup="dialog"
            disabled={people.length === 0}
            onClick={({ currentTarget }) => acting.ask('person', currentTarget)}
          >
            Toewijzen <Icon of={ChevronDown} size={14} />
          </Button>
        </>
      ) : null}
      <Reopen suggestion={suggestion} acting={acting} mayEdit={mayEdit} />
      <Button icon={<Icon of={MessageSquareText} />} onClick={discuss}>
        Bespreek in chat
      </Button>
    </div>
  );
}

/** For what a person has put aside; what the books no longer show does not come back by asking. */
function Reopen({
  suggestion,
  acting,
  mayEdit,
}: Pick<ActionsProps, 'suggestion' | 'acting' | 'mayEdit'>) {
  const { status, gone } = suggestion;
  const isAside = status === 'afgehandeld' || status === 'niet_relevant';
  if (!mayEdit || !isAside || gone) return null;
  return <Button onClick={acting.reopen}>Terugzetten op nieuw</Button>;
}

function Bar(props: ActionsProps) {
  const { projectId, suggestion, people, acting, neighbours, mayEdit } = props;
  const discuss = useDiscuss(projectId, suggestion);
  const mayAnswer = mayEdit && isOpen(suggestion);
  return (
    <div className={css.bar} role="group" aria-label="Wat je kunt doen">
      {mayAnswer ? (
        <>
          <Button
            type="primary"
            className={css.main}
            icon={<Icon of={Check} />}
            onClick={acting.finish}
          >
            Afhandelen
          </Button>
          <Button
            {...{ [ASKS]: 'reason' }}
            aria-haspopup="dialog"
            onClick={({ currentTarget }) => acting.ask('reason', currentTarget)}
          >
            Niet relevant
          </Button>
        </>
      ) : null}
      <Reopen suggestion={suggestion} acting={acting} mayEdit={mayEdit} />
      <Button
        className={mayAnswer ? css.square : css.main}
        aria-label="Bespreek in chat"
        icon={<Icon of={MessageSquareText} />}
        onClick={discuss}
      >
        {mayAnswer ? null : 'Bespreek in chat'}
      </Button>
      <More
        onAssign={mayAnswer && people.length > 0 ? (opener) => acting.ask('person', opener) : null}
        previous={neighbours?.previous ?? null}
        next={neighbours?.next ?? null}
      />
    </div>
  );
}
