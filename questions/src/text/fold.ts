/** Lower case without diacritics: 'Privé-auto’s' becomes 'prive-auto's'. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/ß/g, 'ss');
}
