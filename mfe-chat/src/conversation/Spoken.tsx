import { looks } from '@kengetal/ui';

const sentences = new Intl.Segmenter('nl', { granularity: 'sentence' });

/** A text without its links, as it is read out. */
export const spokenText = (text: string): string =>
  text.replaceAll(/\[([^[\]]+)\]\(figure:[^()\s]+\)/g, '$1');

/** Whole sentences of a text that may still be coming. */
function sentencesOf(text: string, isComing: boolean): string[] {
  const found = Array.from(sentences.segment(spokenText(text)), ({ segment }) => segment.trim());
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
