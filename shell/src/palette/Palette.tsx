import { useMemo, useState } from 'react';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { useSession } from '@kengetal/platform';
import { classes, Icon, looks } from '@kengetal/ui';
import { Dialog } from '../overlays/Dialog.tsx';
import { Keys } from '../shortcuts/Keys.tsx';
import type { Entry } from './entry.ts';
import { recentKeys, rememberChoice } from './recent.ts';
import { search, type Found } from './search.ts';
import { useAsking } from './use-asking.ts';
import { useFound } from './use-found.ts';
import { useEntries, type EntryParts } from './use-entries.ts';
import css from './palette.module.css';

const NOTHING = classes(looks.quiet, css.nothing);

export interface PaletteProps extends EntryParts {
  onClose: () => void;
}

/** Finds everything by its name: screens, reports, projects, accounts, and what is in the books. */
export function Palette({ onClose, ...parts }: PaletteProps) {
  const { user } = useSession();
  const [question, setQuestion] = useState('');
  const [recent] = useState(() => recentKeys(user.user_id));
  const { entries, loading } = useEntries(parts);
  const books = useFound(question);
  const asking = useAsking(question);
  // A slip is forgiven where nothing is right, in the books neither.
  const forgiving = books.groups.length === 0 && !books.loading;
  const found = useMemo(
    () => [...search(entries, question, recent, forgiving), ...books.groups],
    [entries, question, recent, forgiving, books.groups],
  );
  // Alone in the list it would be chosen, and stay so when something is found after all.
  const isKnown = found.length > 0 || !books.loading;
  const shown = asking && isKnown ? [...found, asking] : found;

  const choose = (entry: Entry) => {
    if (!entry.passing) rememberChoice(user.user_id, entry.key);
    onClose();
    entry.run();
  };
  return (
    <Dialog title="Zoeken en opdrachten" kind="search" onClose={onClose}>
      <Command
        label="Zoeken en opdrachten"
        className={css.palette}
        shouldFilter={false}
        vimBindings={false}
        loop
      >
        <div className={css.question}>
          <Icon of={Search} className={css.icon} />
          <Command.Input
            value={question}
            onValueChange={setQuestion}
            placeholder="Zoek een relatie, factuur, bedrag, scherm of opdracht"
            className={css.input}
          />
        </div>
        <Command.List label="Resultaten" className={css.list}>
          {shown.map((group) => (
            <Group key={group.key} group={group} onChoose={choose} />
          ))}
          {shown.length === 0 && !books.loading ? <Nothing question={question} /> : null}
          {books.loading ? (
            <p className={NOTHING} role="status">
              Zoeken in de boekhouding…
            </p>
          ) : null}
          {books.failed ? (
            <p className={NOTHING} role="status">
              Zoeken in de boekhouding lukt nu niet.
            </p>
          ) : null}
          {loading && question ? <p className={NOTHING}>Rekeningen worden geladen…</p> : null}
        </Command.List>
        <footer className={css.foot} aria-hidden="true">
          <span>
            <Keys of={['ArrowUp', 'ArrowDown']} /> kiezen
          </span>
          <span>
            <Keys of={['Enter']} /> openen
          </span>
          <span>
            <Keys of={['Escape']} /> sluiten
          </span>
        </footer>
      </Command>
    </Dialog>
  );
}

interface GroupProps {
  group: Found;
  onChoose: (entry: Entry) => void;
}

function Group({ group: { label, entries, total, more: all }, onChoose }: GroupProps) {
  const more =
    total > entries.length ? `${entries.length} van ${total.toLocaleString('nl-NL')}` : null;
  const heading = (
    <span className={css.heading}>
      {label}
      {more ? <span className={css.count}>{more}</span> : null}
    </span>
  );
  return (
    <Command.Group value={label} heading={heading}>
      {(all ? [...entries, all] : entries).map((entry) => (
        <Command.Item
          key={entry.key}
          value={entry.key}
          onSelect={() => onChoose(entry)}
          className={classes(css.item, entry.amount && css.withAmount)}
        >
          <Icon of={entry.icon} className={css.icon} />
          <span className={classes(looks.cut, css.label)}>{entry.label}</span>
          {entry.detail ? (
            <span className={classes(looks.quiet, looks.cut, css.detail)}>{entry.detail}</span>
          ) : null}
          {entry.amount ? <span className={css.amount}>{entry.amount}</span> : null}
          {entry.keys ? <Keys of={[entry.keys]} /> : null}
        </Command.Item>
      ))}
    </Command.Group>
  );
}

function Nothing({ question }: { question: string }) {
  return (
    <div className={NOTHING} role="status">
      <p className={css.title}>Niets gevonden voor ‘{question}’.</p>
      <p>
        Je kunt zoeken naar relaties, factuurnummers, bedragen, omschrijvingen, schermen,
        opdrachten, rapporten, projecten, gesprekken, en rekeningen op nummer of naam.
      </p>
    </div>
  );
}
