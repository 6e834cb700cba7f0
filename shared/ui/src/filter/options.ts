export interface FilterOption {
  key: string;
  label: string;
  /** Quiet words behind the label, e.g. the months of a preset. */
  detail?: string | undefined;
  /** Heading above the options that share it, e.g. a fiscal year. */
  group?: string | undefined;
  /** Why it cannot be chosen now; shown with it. */
  reason?: string | undefined;
}

export interface OptionGroup {
  key: string;
  /** Undefined for options without a heading. */
  name: string | undefined;
  options: FilterOption[];
}

/** Options under their headings, in the order in which they come. */
export function groupsOf(options: readonly FilterOption[]): OptionGroup[] {
  const groups: OptionGroup[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push(option);
    else groups.push({ key: option.key, name: option.group, options: [option] });
  }
  return groups;
}

/** Without accents and capitals, so that 'een' finds 'Één'. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The options in which every word occurs, in any order: 'mrt 2024' finds 'Maart 2024 (Mrt 2024)'. */
export function matching(options: readonly FilterOption[], words: string): FilterOption[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return options.filter(({ label, detail = '', group = '' }) => {
    const text = plain(`${label} ${detail} ${group}`);
    return wanted.every((word) => text.includes(word));
  });
}
