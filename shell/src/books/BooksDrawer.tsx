import { useMemo } from 'react';
import type { BookedFigure, Selection } from '@kengetal/contract';
import { DrilldownProvider, LinesView, RelationLink, type PageTarget } from '@kengetal/ui';
import { RelationPage } from './RelationPage.tsx';
import { relationWords } from './relation-words.ts';
import type { ShownBooks } from './shown.ts';
import { useRelation } from './use-relation.ts';
import css from './relation.module.css';

const NAMESPACE = 'shell';

export interface BooksDrawerProps {
  projectId: string;
  shown: ShownBooks | null;
  onLeave: () => void;
}

/** The drawer for what is found in the books: a relation, an entry, or the lines of a search. */
export function BooksDrawer({ projectId, shown, onLeave }: BooksDrawerProps) {
  const relatie = shown?.kind === 'relation' ? shown.relatie : null;
  const relation = useRelation(projectId, relatie);
  const { data } = relation;
  const target = useMemo((): PageTarget | null => {
    if (shown?.kind !== 'relation') return shown && linesTarget(shown);
    const { title, context } = relationWords(shown.relatie, data);
    return {
      title,
      context,
      content: <RelationPage relation={relation} />,
      question: {
        text: `Hoe staat het met ${title}?`,
        context_prompt: `De gebruiker kijkt naar de relatie ${title} (${shown.relatie}).`,
      },
    };
  }, [shown, data, relation]);
  return (
    <DrilldownProvider
      key={JSON.stringify(shown)}
      namespace={NAMESPACE}
      shown={target}
      onLeave={onLeave}
    >
      {null}
    </DrilldownProvider>
  );
}

function linesTarget(shown: Exclude<ShownBooks, { kind: 'relation' }>): PageTarget {
  const isSearch = shown.kind === 'lines';
  const title = isSearch ? `Boekingen met ‘${shown.search}’` : shown.entry.title;
  const context = isSearch ? 'Alle boekjaren' : shown.entry.context;
  const figure = linesFigure(isSearch ? EVERYTHING : shown.entry.selection);
  return {
    title,
    context,
    content: (
      <>
        {isSearch || shown.entry.relatie === null ? null : (
          <p className={css.whose}>
            <RelationLink relatie={shown.entry.relatie}>Alles van deze relatie</RelationLink>
          </p>
        )}
        <LinesView
          figure={figure}
          title={title}
          namespace={NAMESPACE}
          sought={isSearch ? shown.search : ''}
          isSum={false}
        />
      </>
    ),
    question: {
      text: `Wat kun je zeggen over ${title}?`,
      context_prompt: `De gebruiker kijkt naar boekingen: ${title} (${context}).`,
    },
  };
}

const EVERYTHING: Selection = {
  periode_min: 190001,
  periode_max: 210012,
  soorten: ['opening', 'mutatie', 'afsluiting'],
  filters: [],
};

/** Lines as the drawer asks for them; what they add up to it finds itself. */
const linesFigure = (selection: Selection): BookedFigure => ({
  kind: 'booked',
  cents: 0,
  sign: 1,
  selection,
});
