import { ArrowUpRight } from 'lucide-react';
import { Icon } from '@kengetal/ui';
import { useSuggestions } from './chat-queries.ts';
import { offerOf } from './calls.ts';
import type { ToolCall } from './messages.ts';
import { plainText } from './plain-text.ts';
import css from './conversation.module.css';

interface AskingProps {
  onAsk: (text: string) => void;
}

interface FollowUpsProps extends AskingProps {
  question: string;
  answer: string;
  calls: readonly ToolCall[] | undefined;
}

/** Three questions that go on from the newest answer: those that came with it, else asked for. */
export function FollowUps({ question, answer, calls, onAsk }: FollowUpsProps) {
  const offered = offerOf(calls).followUps;
  const prompt =
    answer && question && offered.length === 0
      ? `Vraag: ${question}\nAntwoord: ${plainText(answer)}`
      : null;
  const suggestions = useSuggestions(prompt) ?? [];
  const questions = offered.length > 0 ? offered : suggestions;
  return <Questions label="Vervolgvragen" questions={questions.slice(0, 3)} onAsk={onAsk} />;
}

/** Questions to choose from, each a line of its own. */
export function Questions(props: AskingProps & { label: string; questions: readonly string[] }) {
  const { label, questions, onAsk } = props;
  if (questions.length === 0) return null;
  return (
    <ul className={css.questions} aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" onClick={() => onAsk(question)}>
            <span>{question}</span>
            <Icon of={ArrowUpRight} size={14} />
          </button>
        </li>
      ))}
    </ul>
  );
}
