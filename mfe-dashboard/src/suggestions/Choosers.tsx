import { useState, type RefObject } from 'react';
import { Button, Input } from 'antd';
import { INPUT_MAXIMA, type Suggestion, type SuggestionList } from '@kengetal/contract';
import { useSession } from '@kengetal/platform';
import { FloatingPanel, OptionList } from '@kengetal/ui';
import type { Deeds } from './deeds.ts';
import css from './choosers.module.css';

/** Something that is asked before a deed is done. */
export interface Asking {
  readonly what: 'reason' | 'person';
  readonly about: readonly Suggestion[];
  /** Where it stands under, and what gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
}

export interface ChooserProps {
  asking: Asking;
  people: SuggestionList['people'];
  deeds: Deeds;
  onClose: () => void;
  /** Told after the choice. */
  onDone: () => void;
}

/** Asks why something is not relevant, or who takes it. */
export function Chooser({ asking, people, deeds, onClose, onDone }: ChooserProps) {
  const { what, about, opener } = asking;
  const close = (returnFocus: boolean) => {
    onClose();
    if (returnFocus) opener.current?.focus();
  };
  return (
    <FloatingPanel
      label={what === 'reason' ? 'Waarom is dit niet relevant?' : 'Wie pakt dit op?'}
      opener={opener}
      onClose={close}
    >
      {() =>
        what === 'reason' ? (
          <Reasons
            onChoose={(reason) => {
              onClose();
              deeds.reject(about, reason);
              onDone();
            }}
          />
        ) : (
          <People
            people={people}
            about={about}
            onChoose={(person) => {
              onClose();
              deeds.assign(about, person);
              onDone();
            }}
          />
        )
      }
    </FloatingPanel>
  );
}

const REASONS = ['Klopt zo', 'Is al geregeld', 'Te klein om iets aan te doen'];

function Reasons({ onChoose }: { onChoose: (reason: string) => void }) {
  const [own, setOwn] = useState('');
  const words = own.trim();
  return (
    <div className={css.reasons}>
      <OptionList
        label="Reden"
        options={REASONS.map((reason) => ({ key: reason, label: reason }))}
        selected={null}
        onSelect={onChoose}
      />
      <form
        className={css.own}
        onSubmit={(event) => {
          event.preventDefault();
          if (words) onChoose(words);
        }}
      >
        <Input
          aria-label="Andere reden"
          placeholder="Andere reden"
          value={own}
          maxLength={INPUT_MAXIMA.suggestionReason}
          onChange={({ target }) => setOwn(target.value)}
        />
        <Button htmlType="submit" disabled={!words}>
          Bewaren
        </Button>
      </form>
    </div>
  );
}

const NOBODY = 'niemand';
/** More names than this are looked through by typing. */
const FEW = 8;

interface PeopleProps {
  people: SuggestionList['people'];
  about: readonly Suggestion[];
  onChoose: (person: SuggestionList['people'][number] | null) => void;
}

function People({ people, about, onChoose }: PeopleProps) {
  const { user } = useSession();
  const assigned = new Set(about.map(({ assignee }) => assignee?.user_id ?? NOBODY));
  const [only] = assigned;
  const options = people.map(({ user_id, name }) => ({
    key: user_id,
    label: user_id === user.user_id ? `${name} (jij)` : name,
  }));
  const isAssigned = assigned.size > 1 || !assigned.has(NOBODY);
  return (
    <OptionList
      label="Toewijzen aan"
      options={[...options, ...(isAssigned ? [{ key: NOBODY, label: 'Niemand' }] : [])]}
      selected={assigned.size === 1 ? (only ?? null) : null}
      search={people.length > FEW ? 'Zoek op naam' : undefined}
      onSelect={(key) => onChoose(people.find(({ user_id }) => user_id === key) ?? null)}
    />
  );
}
