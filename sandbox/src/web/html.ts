/** Text that is safe to send as HTML. */
export class Html {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

/** HTML from a template in which every value is escaped, except what is HTML already. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  return new Html(parts.map((part, index) => part + rendered(values[index] ?? '')).join(''));
}

/** Passes HTML that another trusted part of this program has made. */
export function trusted(text: string): Html {
  return new Html(text);
}

/** A whole page of the sandbox, in Dutch. */
export function page(title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} – Kengetal sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function rendered(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string')
    return value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
  return value instanceof Html ? value.toString() : value.join('\n');
}
