import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { NoBooks } from '@kengetal/ui';
import { useSuggestions } from './chat-queries.ts';
import { Questions } from './FollowUps.tsx';

/** What is asked for a first screen (decision 0094). */
const FIRST_QUESTIONS = 'Eerste vragen over deze boekhouding';

interface StartQuestionsProps {
  /** What is on the screen; without it the questions fit the administration. */
  prompt?: string | null | undefined;
  most: number;
  onAsk: (text: string) => void;
  /** What stands above them. */
  children: ReactNode;
}

/** Questions to begin with; books that have none are empty, and the way to bookings is shown. */
export function StartQuestions({ prompt, most, onAsk, children }: StartQuestionsProps) {
  const asked = prompt?.trim() ? prompt : FIRST_QUESTIONS;
  const questions = useSuggestions(asked);
  if (asked === FIRST_QUESTIONS && questions?.length === 0) return <NothingToAsk />;
  return (
    <>
      {children}
      <Questions
        label="Vragen om mee te beginnen"
        questions={questions?.slice(0, most) ?? []}
        onAsk={onAsk}
      />
    </>
  );
}

/** What will be here, without a project or without bookings. */
export function NothingToAsk() {
  const navigate = useNavigate();
  return (
    <NoBooks
      title="Hier stel je vragen over je boekhouding. Elk bedrag in het antwoord kun je openen."
      go={(path) => void navigate(path)}
    />
  );
}
