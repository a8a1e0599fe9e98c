import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The errors of the recommended rules of @redocly/cli 2 (15 MB), which finds none in the three documents. */

type Json = { [name: string]: Json } & Json[] & string;
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: Json;
  servers: Json;
  info: Json;
};
type Operation = {
  operationId?: string;
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; $ref?: string }[];
  responses: Record<string, unknown>;
};

const files = ['openapi.json', 'staff-openapi.json', 'exchange-openapi.json'];
const read = async (file: string): Promise<Document> =>
  JSON.parse(await readFile(join(import.meta.dirname, '..', '..', 'docs', file), 'utf8')) as Document;

describe.each(files)('docs/%s', file => {
  const operations = async () =>
    Object.entries((await read(file)).paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ at: `${method} ${path}`, path, operation })),
    );

  test('names each path once, whatever its parameters are called, and none with a query or a slash at its end (API-01, CHN-01)', async () => {
    const paths = Object.keys((await read(file)).paths);
    const bare = paths.map(path => path.replace(/\{[^}]+\}/g, '{}'));
    expect(new Set(bare).size).toBe(paths.length);
    expect(paths.filter(path => /\?|.\/$/.test(path))).toEqual([]);
  });

  test('says of each operation by what it is called, who may call it, what it takes and what it responds (API-02, CHN-01)', async () => {
    const { components } = await read(file);
    const schemes = Object.keys(components['securitySchemes'] ?? {});
    const found = await operations();
    const ids = found.map(({ operation }) => operation.operationId ?? '');
    expect(new Set(ids).size).toBe(ids.length);
    for (const { at, path, operation } of found) {
      expect(operation.operationId, at).toMatch(/^[A-Za-z][\w-]*$/);
      expect(operation.summary, at).toMatch(/\S/);
      // An empty list where no sign-in is needed: a missing one leaves it open.
      expect(operation.security, at).toBeDefined();
      for (const scheme of operation.security?.flatMap(Object.keys) ?? [])
        expect(schemes, at).toContain(scheme);
      const parameters = operation.parameters ?? [];
      const names = parameters.filter(({ $ref }) => $ref === undefined).map(one => `${one.in} ${one.name}`);
      expect(new Set(names).size, at).toBe(names.length);
      const wanted = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
      const given = parameters.filter(one => one.in === 'path');
      expect(given.map(({ name }) => name).toSorted(), at).toEqual(wanted.toSorted());
      expect(
        given.every(({ required }) => required),
        at,
      ).toBe(true);
      expect(
        Object.keys(operation.responses).some(status => status.startsWith('2')),
        at,
      ).toBe(true);
      expect(
        Object.keys(operation.responses).some(status => status.startsWith('4')),
        at,
      ).toBe(true);
    }
  });

  test('has a licence, a server without a slash at its end, and no reference that leads nowhere', async () => {
    const document = await read(file);
    expect(document.info['license']).toEqual({ name: 'MIT', identifier: 'MIT' });
    expect(JSON.stringify(document.servers)).toMatch(/^\[\{"url":"\/[^"]*[^"/]"\}\]$/);
    for (const [, reference = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const target = reference.split('/').reduce<unknown>((at, name) => {
        const key = name.replaceAll('~1', '/').replaceAll('~0', '~');
        return typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
      }, document);
      expect(target, reference).toBeDefined();
    }
  });
});
