import { Fragment, type ReactNode } from 'react';
import { lexer, type Token, type Tokens } from 'marked';
import type { ChatMessage } from '@kengetal/contract';
import { FigureLink } from '@kengetal/ui';

type Figures = NonNullable<ChatMessage['figures']>;

/** Deeper than anybody writes; a text that nests further is shown as it stands. */
const DEEPEST = 12;

/**
 * Markdown of an answer as elements of ours: paragraphs, lists, bold, italics, code. Nothing is
 * ever read as HTML, and a link leads to a figure or is its words alone.
 */
export function Markdown({ text, figures }: { text: string; figures: Figures }) {
  return blocks(lexer(text, { gfm: true, breaks: true }), figures, 0);
}

const each = (tokens: readonly Token[] | undefined, draw: (token: Token) => ReactNode) =>
  // The text is replaced as a whole: its parts have no other identity.
  tokens?.map((token, place) => <Fragment key={place}>{draw(token)}</Fragment>) ?? null;

function blocks(tokens: readonly Token[] | undefined, figures: Figures, depth: number): ReactNode {
  return each(tokens, (token) => (depth > DEEPEST ? token.raw : block(token, figures, depth)));
}

function block(token: Token, figures: Figures, depth: number): ReactNode {
  const within = () => inline(tokensOf(token), figures, depth + 1);
  switch (token.type) {
    case 'space':
    case 'hr':
      return null;
    case 'heading':
      return <p data-heading>{within()}</p>;
    case 'paragraph':
      return <p>{within()}</p>;
    case 'blockquote':
      return <blockquote>{blocks(tokensOf(token), figures, depth + 1)}</blockquote>;
    case 'code':
      return (
        <pre>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'list': {
      const { ordered, items, start } = token as Tokens.List;
      const drawn = each(items, (item) => <li>{blocks(tokensOf(item), figures, depth + 1)}</li>);
      return ordered ? <ol start={Number(start) || 1}>{drawn}</ol> : <ul>{drawn}</ul>;
    }
    case 'text':
      return tokensOf(token) ? within() : token.raw;
    default:
      return <p>{token.raw}</p>;
  }
}

function inline(tokens: readonly Token[] | undefined, figures: Figures, depth: number): ReactNode {
  return each(tokens, (token) => (depth > DEEPEST ? token.raw : words(token, figures, depth)));
}

function words(token: Token, figures: Figures, depth: number): ReactNode {
  const within = () => inline(tokensOf(token), figures, depth + 1);
  switch (token.type) {
    case 'strong':
      return <strong>{within()}</strong>;
    case 'em':
      return <em>{within()}</em>;
    case 'del':
      return <s>{within()}</s>;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'br':
      return <br />;
    case 'link': {
      const { href, text } = token as Tokens.Link;
      const figure = href.startsWith('figure:') ? figures[href.slice('figure:'.length)] : undefined;
      return figure ? <FigureLink figure={figure} text={text} variant="sentence" /> : within();
    }
    case 'image':
      return (token as Tokens.Image).text;
    case 'text':
    case 'escape':
      return (token as Tokens.Text).text;
    default:
      return token.raw;
  }
}

const tokensOf = (token: Token): Token[] | undefined =>
  'tokens' in token ? token.tokens : undefined;
