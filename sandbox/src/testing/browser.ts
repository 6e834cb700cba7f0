interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** Just enough of a browser: cookies by path, redirects followed until they leave the identity provider. */
export class Browser {
  readonly #origin: string;
  #cookies: Cookie[] = [];

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Opens an address and returns the page, or the address of another origin where it ends. */
  async open(url: string): Promise<Visit> {
    return this.#visit(new URL(url, this.#origin), { method: 'GET' });
  }

  /** Sends a form, as a button of a page does. */
  async submit(action: string, fields: Record<string, string>): Promise<Visit> {
    return this.#visit(new URL(action, this.#origin), {
      method: 'POST',
      body: new URLSearchParams(fields),
    });
  }

  async #visit(url: URL, init: RequestInit): Promise<Visit> {
    if (url.origin !== this.#origin) return { left: url, status: 0, text: '' };
    const headers = { accept: 'text/html', cookie: this.#cookieHeader(url) };
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    this.#keep(response.headers.getSetCookie());
    const location = response.headers.get('location');
    if (location !== null) return this.#visit(new URL(location, url), { method: 'GET' });
    return { left: undefined, status: response.status, text: await response.text() };
  }

  #cookieHeader(url: URL): string {
    const sent = this.#cookies.filter(({ path }) => url.pathname.startsWith(path));
    return sent.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  #keep(headers: readonly string[]): void {
    for (const header of headers) {
      const [pair = '', ...attributes] = header.split(/;\s*/);
      const [name = '', value = ''] = pair.split('=');
      const path =
        attributes.find((attribute) => attribute.startsWith('path='))?.slice('path='.length) ?? '/';
      this.#cookies = this.#cookies.filter(
        (cookie) => cookie.name !== name || cookie.path !== path,
      );
      if (value !== '') this.#cookies.push({ name, value, path });
    }
  }
}

export interface Visit {
  /** Where the provider sent the browser, when that is another origin. */
  readonly left: URL | undefined;
  readonly status: number;
  readonly text: string;
}

/** The address that the forms of a page go to. */
export function formAction(page: Visit): string {
  const action = /<form[^>]*\saction="([^"]+)"/.exec(page.text)?.[1];
  if (action === undefined) throw new Error(`no form on this page (${page.status}): ${page.text}`);
  return action;
}

/** The hidden fields of a page. */
export function hiddenFields(page: Visit): Record<string, string> {
  const inputs = page.text.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  const attribute = (input: string, name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(input)?.[1] ?? '';
  return Object.fromEntries(
    inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]),
  );
}
