import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { FRONT_ENDS, ROOT, type FrontEnd } from './parts.ts';

/** Import name → names that are imported of it at run time. */
export type UsedExports = ReadonlyMap<string, ReadonlySet<string>>;

const SHARED_SOURCES = ['shared/platform/src', 'shared/ui/src', 'shared/contract/src'];

/** Names that a front end and the shared packages it bundles import, types left out. */
export async function usedExports(part: FrontEnd): Promise<UsedExports> {
  const used = new Map<string, Set<string>>();
  for (const folder of [`${part}/src`, ...SHARED_SOURCES]) {
    for (const file of await sourcesIn(path.join(ROOT, folder))) {
      collect(
        ts.createSourceFile(file, await readFile(file, 'utf8'), ts.ScriptTarget.Latest),
        used,
      );
    }
  }
  return used;
}

/** Names that any front end uses: what the shell must carry. */
export async function usedByAll(): Promise<UsedExports> {
  const all = new Map<string, Set<string>>();
  for (const used of await Promise.all(FRONT_ENDS.map(usedExports))) {
    for (const [name, exports] of used) {
      all.set(name, new Set([...(all.get(name) ?? []), ...exports]));
    }
  }
  return all;
}

function collect(source: ts.SourceFile, used: Map<string, Set<string>>): void {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
      continue;
    }
    const clause = statement.importClause;
    if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
    const names = used.get(statement.moduleSpecifier.text) ?? new Set<string>();
    used.set(statement.moduleSpecifier.text, names);
    if (clause.name) names.add('default');
    const bindings = clause.namedBindings;
    if (bindings && ts.isNamespaceImport(bindings)) names.add('*');
    if (bindings && ts.isNamedImports(bindings)) {
      for (const { isTypeOnly, propertyName, name } of bindings.elements) {
        if (!isTypeOnly) names.add((propertyName ?? name).text);
      }
    }
  }
}

async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d|^testing)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${path.sep}testing${path.sep}`));
}
