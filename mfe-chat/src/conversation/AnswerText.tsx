import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ChatMessage } from '@kengetal/contract';
import { FigureText } from '@kengetal/ui';
import css from './answer.module.css';

/** Signs of markdown beyond paragraphs and links to figures. */
const MARKED =
  /\*\*|__|[`~|\\]|(?:^|\s)[*_]\S|^ {0,3}(?:#{1,6}|[-+*>]|\d{1,9}[.)])\s|\](?!\(figure:)[([]|^ {0,3}(?:---|===)/m;

const markdownOptions = queryOptions({
  queryKey: ['mfe-chat', 'markdown'],
  queryFn: () => import('./Markdown.tsx'),
  staleTime: Infinity,
  gcTime: Infinity,
});

export interface AnswerTextProps {
  text: string;
  figures: ChatMessage['figures'];
}

/** Words of an answer, whose amounts open; its markdown is drawn by code that comes when needed. */
export function AnswerText({ text, figures = {} }: AnswerTextProps) {
  const isMarked = MARKED.test(text);
  const { data } = useQuery({ ...markdownOptions, enabled: isMarked });
  return (
    <div className={css.text}>
      {isMarked && data ? (
        <data.Markdown text={text} figures={figures} />
      ) : (
        <FigureText text={{ text, figures }} />
      )}
    </div>
  );
}
