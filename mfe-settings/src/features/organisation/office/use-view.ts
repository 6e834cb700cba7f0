import { useSearchParams } from 'react-router-dom';
import { CHOICES, isColumn, type OfficeView, type Sorting } from './view.ts';

const NAMES = { choice: 'toon', search: 'zoek', sorting: 'sorteer', hidden: 'zonder' } as const;

/** What is shown of an office, in the address: '?toon=btw&sorteer=-resultaat&zonder=liquide'. */
export function useOfficeView() {
  const [params, setParams] = useSearchParams();
  const view: OfficeView = {
    choice: CHOICES.find((choice) => choice === params.get(NAMES.choice)) ?? 'alle',
    search: params.get(NAMES.search) ?? '',
    sorting: sortingOf(params.get(NAMES.sorting) ?? ''),
    hidden: (params.get(NAMES.hidden) ?? '').split(',').filter(isColumn),
  };
  const change = (values: Partial<OfficeView>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [part, text] of Object.entries(textsOf(values))) {
          const name = NAMES[part as keyof typeof NAMES]; // entries lose the keys' type
          if (text === '') next.delete(name);
          else next.set(name, text);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { view, change };
}

/** Of what changed alone: the rest of the address may be newer than what is shown. */
function textsOf({ choice, search, sorting, hidden }: Partial<OfficeView>): Record<string, string> {
  return {
    ...(choice !== undefined && { choice: choice === 'alle' ? '' : choice }),
    ...(search !== undefined && { search }),
    ...(sorting !== undefined && {
      sorting: sorting ? `${sorting.descending ? '-' : ''}${sorting.column}` : '',
    }),
    ...(hidden && { hidden: hidden.join(',') }),
  };
}

function sortingOf(text: string): Sorting | null {
  const column = text.replace(/^-/, '');
  return isColumn(column) ? { column, descending: text.startsWith('-') } : null;
}
