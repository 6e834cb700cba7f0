import type { FigureText as FigureTextData } from '@kengetal/contract';
import { classes } from '../classes.ts';
import { FigureLink } from './FigureLink.tsx';
import { splitFigureText } from './split.ts';
import css from './text.module.css';

export interface FigureTextProps {
  text: FigureTextData;
  /** 'headline' is the opening sentence of a screen. */
  variant?: 'headline' | 'prose' | 'inline';
  context?: string;
}

/** Text whose amounts `[€ 12](figure:a1)` open the drill-down. */
export function FigureText({ text, variant = 'prose', context }: FigureTextProps) {
  const paragraphs = text.text.split(/\n{2,}/);
  const Tag = variant === 'inline' ? 'span' : 'p';
  return paragraphs.map((paragraph, index) => (
    // The text is replaced as a whole: its paragraphs have no other identity.
    <Tag key={index} className={classes(css[variant])}>
      {splitFigureText(paragraph).map((part, place) => {
        const figure = part.figure === undefined ? undefined : text.figures[part.figure];
        if (!figure) return `${part.before ?? ''}${part.text}${part.after ?? ''}`;
        return (
          <span key={place} className={css.together}>
            {part.before}
            <FigureLink figure={figure} text={part.text} variant="sentence" context={context} />
            {part.after}
          </span>
        );
      })}
    </Tag>
  ));
}
