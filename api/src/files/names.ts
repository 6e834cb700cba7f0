/** A title as the name of a file, without its extension: 'Omzet, mrt 2025' → 'omzet-mrt-2025'. */
export function fileName(title: string, instead: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || instead
  );
}
