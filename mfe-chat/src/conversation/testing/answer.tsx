import type { ChatMessage } from '@kengetal/contract';
import { booked } from '@kengetal/platform/testing';
import { DrilldownProvider } from '@kengetal/ui';
import type { Acts } from '../acts.ts';
import { Answer, type AnswerProps } from '../Answer.tsx';

/** Figures that messages of the tests refer to. */
export const figures = {
  a1: booked(1_200),
  t1: booked(1_200),
  t2: booked(3_400),
  ts3: booked(1_200),
};

/** An answer that is whole and the last. */
export function props(
  told: ChatMessage,
  { acts, ...more }: Partial<Omit<AnswerProps, 'acts'>> & { acts?: Partial<Acts> } = {},
): AnswerProps {
  return {
    message: told,
    isComing: false,
    withTools: true,
    goesOnFrom: 'Wat?',
    isRecent: true,
    canAsk: true,
    acts: {
      choose: jest.fn(),
      ask: jest.fn(),
      again: jest.fn(),
      judge: jest.fn(() => Promise.resolve()),
      ...acts,
    },
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
