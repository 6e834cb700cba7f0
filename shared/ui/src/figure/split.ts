export interface TextPart {
  text: string;
  /** Key of the figure that the text links to. */
  figure?: string;
  /** A bracket or quote that opens before a link and must not stand alone on the line before. */
  before?: string;
  /** Punctuation that follows a link and must not stand alone on the next line. */
  after?: string;
}

const LINK = /([(‘“]{0,3})\[([^[\]]+)\]\(figure:([^()\s]+)\)([.,;:!?)’”]*)/g;

/** 'Uit op [€ 12](figure:a1).' → its plain and its linked parts, in order. */
export function splitFigureText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, before = '', words = '', figure = '', after = ''] = match;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: words, figure, ...(before && { before }), ...(after && { after }) });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
