import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { FRONT_ENDS, ROOT } from './parts.ts';

/** Import name → names that are imported of it at run time. */
export type UsedExports = ReadonlyMap<string, ReadonlySet<string>>;

const SHARED_SOURCES = ['shared/platform/src', 'shared/ui/src', 'shared/contract/src'];

/** Names that these files import, types left out. */
export async function exportsUsedIn(files: Iterable<string>): Promise<UsedExports> {
  const used = new Map<string, Set<string>>();
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    collect(ts.createSourceFile(file, text, ts.ScriptTarget.Latest), used);
  }
  return used;
}

/** Names that any front end of this workspace uses, with the shared packages. */
export const usedByAll = (): Promise<UsedExports> =>
  exportsUsedBelow([...FRONT_ENDS.map((part) => `${part}/src`), ...SHARED_SOURCES]);

/** Names that the sources in these folders use, tests left out. */
export async function exportsUsedBelow(folders: readonly string[]): Promise<UsedExports> {
  const files = await Promise.all(folders.map((folder) => sourcesIn(path.join(ROOT, folder))));
  return exportsUsedIn(files.flat());
}

/** Values that the platform's index exports, sorted. */
export async function platformExports(): Promise<string[]> {
  const file = path.join(ROOT, 'shared/platform/src/index.ts');
  const source = ts.createSourceFile(file, await readFile(file, 'utf8'), ts.ScriptTarget.Latest);
  const names = source.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return [];
    const { exportClause } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.flatMap(({ isTypeOnly, name }) => (isTypeOnly ? [] : [name.text]));
  });
  return names.sort();
}

function collect(source: ts.SourceFile, used: Map<string, Set<string>>): void {
  const namesOf = (specifier: ts.StringLiteral): Set<string> => {
    const names = used.get(specifier.text) ?? new Set<string>();
    used.set(specifier.text, names);
    return names;
  };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const { importClause } = statement;
      if (importClause) collectImport(importClause, namesOf(statement.moduleSpecifier));
    }
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) {
      const { moduleSpecifier, exportClause } = statement;
      if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) continue;
      if (exportClause && ts.isNamedExports(exportClause)) {
        collectNames(exportClause.elements, namesOf(moduleSpecifier));
      } else {
        namesOf(moduleSpecifier).add('*');
      }
    }
  }
}

function collectImport(clause: ts.ImportClause, names: Set<string>): void {
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
  if (clause.name) names.add('default');
  const { namedBindings } = clause;
  if (!namedBindings) return;
  if (ts.isNamespaceImport(namedBindings)) names.add('*');
  else collectNames(namedBindings.elements, names);
}

function collectNames(
  elements: Iterable<ts.ImportSpecifier | ts.ExportSpecifier>,
  names: Set<string>,
): void {
  for (const { isTypeOnly, propertyName, name } of elements) {
    if (!isTypeOnly) names.add((propertyName ?? name).text);
  }
}

async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d|^testing)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes(`${path.sep}testing${path.sep}`));
}
