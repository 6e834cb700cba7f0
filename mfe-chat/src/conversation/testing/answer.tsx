import type { ChatMessage } from '@kengetal/contract';
import { booked } from '@kengetal/platform/testing';
import { DrilldownProvider } from '@kengetal/ui';
import { Answer, type AnswerProps } from '../Answer.tsx';

/** Figures that messages of the tests refer to. */
export const figures = { a1: booked(1_200), t1: booked(1_200), t2: booked(3_400) };

/** An answer that is whole and the last. */
export function props(told: ChatMessage, more: Partial<AnswerProps> = {}): AnswerProps {
  return {
    message: told,
    isComing: false,
    withTools: true,
    isLast: true,
    onChoose: jest.fn(),
    onAgain: jest.fn(),
    onVerdict: jest.fn(),
    ...more,
  };
}

export function element(given: AnswerProps) {
  return (
    <DrilldownProvider namespace="mfe-chat">
      <Answer {...given} />
    </DrilldownProvider>
  );
}
