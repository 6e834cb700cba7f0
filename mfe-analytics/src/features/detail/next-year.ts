/** '2025' → '2026', '2024/2025' → '2025/2026'; nothing for a label that is no year. */
export function nextYear(label: string | undefined): string[] {
  const match = /^(\d{4})(?:\/(\d{4}))?$/.exec(label ?? '');
  if (!match) return [];
  const [, first, second] = match;
  const next = String(Number(first) + 1);
  return [second === undefined ? next : `${next}/${String(Number(second) + 1)}`];
}
