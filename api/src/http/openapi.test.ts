import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { calls, callOf, type CallName } from '@kengetal/contract/api';
import { openApiDocument } from './openapi.ts';

/** Found from the running test, which works however Jest loads it. */
function packageFolder(): string {
  let folder = dirname(expect.getState().testPath ?? '');
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder);
  return folder;
}

describe('the OpenAPI document', () => {
  it('is the one in the repository; UPDATE_OPENAPI=1 writes it anew', () => {
    const path = join(packageFolder(), 'openapi.json');
    const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;
    if (process.env.UPDATE_OPENAPI) writeFileSync(path, text);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(JSON.parse(text));
  });

  it('holds every call', () => {
    const { paths } = openApiDocument() as { paths: Record<string, object> };
    for (const name of Object.keys(calls) as CallName[]) {
      const { path, method } = callOf(name);
      expect(paths[path]).toHaveProperty(
        method.toLowerCase(),
        expect.objectContaining({ operationId: name }),
      );
    }
  });

  it('refers only to schemas that it holds', () => {
    const document = openApiDocument() as { components: { schemas: object } };
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, reference = '']) => reference.replace('#/components/schemas/', ''),
    );
    expect(references.length).toBeGreaterThan(100);
    expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(references));
  });
});
