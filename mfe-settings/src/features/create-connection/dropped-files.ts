/** Where files were in the folders that were dropped; the browser says it only of chosen folders. */
const paths = new WeakMap<File, string>();

/** Name of a file with the folders that it was chosen or dropped in. */
export const pathOf = (file: File): string =>
  paths.get(file) ?? (file.webkitRelativePath || file.name);

/** The files that were dropped, also those in folders, without what systems hide there. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // What is dropped is only there until the event ends, so nothing is waited for before this.
  const entries = [...(items ?? [])].map((item) => item.webkitGetAsEntry());
  if (!entries.some((entry) => entry?.isDirectory)) return [...files];
  const found = await Promise.all(entries.flatMap((entry) => (entry ? [filesIn(entry)] : [])));
  return found.flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.name.startsWith('.')) return [];
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    paths.set(file, entry.fullPath.slice(1));
    return [file];
  }
  const found: File[] = [];
  for (const one of await entriesOf(entry as FileSystemDirectoryEntry)) {
    found.push(...(await filesIn(one)));
  }
  return found;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** A browser hands over a folder a hundred at a time. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return all;
    all.push(...some);
  }
}
