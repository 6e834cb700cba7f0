import { useSuggestions } from './chat-queries.ts';
import { Questions } from './FollowUps.tsx';

/** What is asked for a first screen (decision 0094). */
const FIRST_QUESTIONS = 'Eerste vragen over deze boekhouding';

interface StartQuestionsProps {
  /** What is on the screen; without it the questions fit the administration. */
  prompt?: string | null | undefined;
  most: number;
  onAsk: (text: string) => void;
}

/** Questions to begin with. */
export function StartQuestions({ prompt, most, onAsk }: StartQuestionsProps) {
  const questions = useSuggestions(prompt?.trim() ? prompt : FIRST_QUESTIONS).slice(0, most);
  return <Questions label="Vragen om mee te beginnen" questions={questions} onAsk={onAsk} />;
}
