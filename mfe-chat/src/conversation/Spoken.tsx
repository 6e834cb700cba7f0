import { looks } from '@kengetal/ui';
import { plainText } from './plain-text.ts';

const sentences = new Intl.Segmenter('nl', { granularity: 'sentence' });

/** Whole sentences of a text that may still be coming. */
function sentencesOf(text: string, isComing: boolean): string[] {
  const found = Array.from(sentences.segment(plainText(text)), ({ segment }) => segment.trim());
  return (isComing ? found.slice(0, -1) : found).filter(Boolean);
}

/** The answer for who listens: sentence by sentence, as they are whole. */
export function Spoken({ text, isComing }: { text: string; isComing: boolean }) {
  return (
    <div aria-live="polite" aria-relevant="additions" className={looks.hidden} data-spoken>
      {sentencesOf(text, isComing).map((sentence, place) => (
        // Sentences only follow each other.
        <p key={place}>{sentence}</p>
      ))}
    </div>
  );
}
