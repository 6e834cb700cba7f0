/** The nonce for style elements that the server wrote into the page; undefined without one. */
export function readStyleNonce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
}

/** Libraries add style elements of their own (scrollbar measuring), which the policy refuses without nonce. */
export function stampStyleElements(nonce: string): void {
  const create: (...args: Parameters<Document['createElement']>) => HTMLElement =
    document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
