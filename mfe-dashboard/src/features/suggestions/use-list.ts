import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Suggestion } from '@kengetal/contract';
import { useKeys } from '@kengetal/ui';
import type { Asking } from '../../suggestions/Choosers.tsx';
import { deedsOf } from '../../suggestions/deeds.ts';
import type { Answers } from '../../suggestions/use-answers.ts';

export interface ListOptions {
  /** What the keys work in. */
  box: RefObject<HTMLElement | null>;
  /** The open ones as shown. */
  rows: readonly Suggestion[];
  mayEdit: boolean;
  answers: Answers;
}

/** Attribute of a row with its id, and of what stands at its end. */
export const ROW = 'data-row';
export const ROW_END = 'data-row-end';

/** Which suggestion is looked at, which are chosen, and what is done with them by key or button. */
export function useList({ box, rows, mayEdit, answers }: ListOptions) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [at, setAt] = useState<string | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<Asking | null>(null);
  const focus = useFocusRow(box);
  const deeds = deedsOf(answers);

  const place = rows.findIndex(({ suggestion_id }) => suggestion_id === at);
  const current = rows[place];
  // Nothing is changed that is not on the screen.
  const picked = rows.filter(({ suggestion_id }) => chosen.has(suggestion_id));
  const targets = picked.length > 0 ? picked : current ? [current] : [];

  const go = (to: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, to))];
    if (!row) return;
    setAt(row.suggestion_id);
    focus(row.suggestion_id);
  };
  /** Goes on to what follows on what was just done: the rows of that leave their group. */
  const goOn = (about: readonly Suggestion[]) => {
    const gone = new Set(about);
    const next = rows.slice(place + 1).find((row) => !gone.has(row));
    const rest = next ?? rows.findLast((row) => !gone.has(row));
    setChosen(new Set());
    setAt(rest?.suggestion_id ?? null);
    if (rest) focus(rest.suggestion_id);
  };
  const finish = (about: readonly Suggestion[]) => {
    if (about.length === 0) return;
    deeds.finish(about);
    goOn(about);
  };
  const ask = (what: Asking['what'], about = targets, by?: HTMLElement) => {
    const [first] = about;
    const opener = by ?? elementOf(box.current, first);
    if (first && opener) setAsking({ what, about, opener: { current: opener } });
  };
  const choose = (id: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  useKeys(box, {
    j: () => go(place + 1),
    k: () => go(place - 1),
    enter: current && (() => void navigate(`/suggestie/${current.suggestion_id}${search}`)),
    ...(mayEdit && {
      e: () => finish(targets),
      n: () => ask('reason'),
      w: () => ask('person'),
      x: () => current && choose(current.suggestion_id),
      z: answers.undo,
      escape: picked.length > 0 ? () => setChosen(new Set()) : undefined,
    }),
  });
  return {
    current,
    setCurrent: setAt,
    picked,
    choose,
    chooseNone: () => setChosen(new Set()),
    deeds,
    finish,
    ask,
    asking,
    stopAsking: () => setAsking(null),
    goOn,
  };
}

export type ListState = ReturnType<typeof useList>;

/** What a panel about a suggestion stands under: the end of its row. */
function elementOf(box: HTMLElement | null, row: Suggestion | undefined): HTMLElement | null {
  return row
    ? (box?.querySelector<HTMLElement>(`[${ROW}="${row.suggestion_id}"] [${ROW_END}]`) ?? null)
    : null;
}

/** Gives a row the focus once it is drawn, and brings it into sight. */
function useFocusRow(box: RefObject<HTMLElement | null>): (id: string) => void {
  const wanted = useRef<string | null>(null);
  const [, draw] = useState(0);
  useEffect(() => {
    if (wanted.current === null) return;
    const row = box.current?.querySelector<HTMLElement>(`[${ROW}="${wanted.current}"]`);
    wanted.current = null;
    row?.focus({ preventScroll: true });
    row?.scrollIntoView?.({ block: 'nearest' });
  });
  return (id) => {
    wanted.current = id;
    draw((times) => times + 1);
  };
}
