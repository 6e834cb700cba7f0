const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text has each of the words that are looked for; accents and capitals do not matter. */
export function sought(words: string): (text: string) => boolean {
  const asked = plain(words).split(/\s+/);
  return (text) => {
    const own = plain(text);
    return asked.every((word) => own.includes(word));
  };
}
