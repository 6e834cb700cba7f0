/** A part of a letter: a paragraph, something that stands out to be opened, or small print. */
export type LetterPart =
  | string
  | { readonly label: string; readonly url: string }
  | { readonly small: string };

/**
 * A mail before it is written as text and as HTML. What people typed goes in by {@link inert}; the
 * rest is our own words.
 */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly parts: readonly LetterPart[];
}

const MOST_CHARACTERS = 80;
/** Invisible, and no part of an address: programs that make links of text stop at it. */
const STOP = '\u200b';

/**
 * A name that people chose, so that it can do nothing in a mail: on one line, without what is not
 * seen, and never taken for an address.
 */
export function inert(name: string): string {
  const seen = [...name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, MOST_CHARACTERS).join('');
  return seen.replace(/[.:/@\\](?=\S)/g, (mark) => mark + STOP);
}

/** The letter for who reads text. */
export function letterText({ parts }: Letter): string {
  const blocks = parts.map((part) => {
    if (typeof part === 'string') return part;
    return 'small' in part ? part.small : `${part.label}:\n${part.url}`;
  });
  return `${blocks.join('\n\n')}\n`;
}

/** The letter as HTML that loads nothing and has no script. */
export function letterHtml({ subject, parts }: Letter): string {
  const blocks = parts.map((part) => {
    if (typeof part === 'string') return `<p style="${STYLE.text}">${escaped(part)}</p>`;
    if ('small' in part) return `<p style="${STYLE.small}">${escaped(part.small)}</p>`;
    const url = escaped(part.url);
    return `<p style="margin:24px 0"><a href="${url}" style="${STYLE.button}">${escaped(part.label)}</a></p>
<p style="${STYLE.small}">Werkt de knop niet? Kopieer dan deze link: <span style="word-break:break-all">${url}</span></p>`;
  });
  return `<!doctype html>
<html lang="nl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px 16px;background:#f6f5f2">
<div style="${STYLE.page}">
<p style="margin:0 0 16px;color:#0b6468;font-weight:600">Kengetal</p>
${blocks.join('\n')}
</div>
</body>
</html>
`;
}

const FONT = "font:15px/22px system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** Programs for mail read no stylesheet. */
const STYLE = {
  page: `max-width:520px;margin:0 auto;padding:24px;background:#fff;border:1px solid #e5e3dd;border-radius:8px;color:#1b1f22;${FONT}`,
  text: 'margin:0 0 12px',
  small: 'margin:0 0 12px;color:#565d62;font-size:13px;line-height:19px',
  button:
    'display:inline-block;padding:12px 20px;border-radius:6px;background:#0b6468;color:#fff;font-weight:600;text-decoration:none',
} as const;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
