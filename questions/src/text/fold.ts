const PLAIN = /^[ -~]*$/;

/** Lower case without diacritics: 'Privé-auto’s' becomes 'prive-auto's'. */
export function folded(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase().replace(/`/g, "'");
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/ß/g, 'ss');
}
