import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  exchangeOpenApiDocument,
  openApiDocument,
  staffOpenApiDocument,
} from '#gateway/server/http/openapi-document.ts';
import { contract } from '#shared/contract/guest/contract.ts';
import { exchangeContract } from '#shared/contract/hotel/contract.ts';
import { operationsOf } from '#shared/contract/operations.ts';
import { staffContract } from '#shared/contract/staff/contract.ts';

const read = async (file: string) =>
  JSON.parse(await readFile(join(import.meta.dirname, '..', '..', 'docs', file), 'utf8'));

/** Two calls may name a parameter of one path differently; the document has both names in one. */
const bare = (path: string) => path.replace(/\{[^}]+\}/g, '{}');

describe.each([
  ['openapi.json', openApiDocument, operationsOf(contract), '/api'],
  ['staff-openapi.json', staffOpenApiDocument, operationsOf(staffContract), '/api'],
  ['exchange-openapi.json', exchangeOpenApiDocument, operationsOf(exchangeContract), '/hotel/v1'],
] as const)('docs/%s', (file, generate, operations, prefix) => {
  test('is what the contract generates; `node build/openapi.ts` writes it again', async () => {
    expect(JSON.parse(JSON.stringify(await generate()))).toEqual(await read(file));
  });

  test('has every call of the contract, under one base path (API-01, CHN-01)', async () => {
    const written = await read(file);
    expect(written.servers).toEqual([{ url: prefix }]);
    const described = Object.entries<Record<string, { operationId: string }>>(written.paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, { operationId }]) => `${method} ${bare(path)} ${operationId}`),
    );
    const called = operations.map(({ method, path, id }) => `${method.toLowerCase()} ${bare(path)} ${id}`);
    expect(described.toSorted()).toEqual(called.toSorted());
  });
});

test('calls of a signed-in guest name the token header, and every call names the language header (API-02, API-03)', async () => {
  const written = await read('openapi.json');
  const paths = new Map(
    Object.entries<Record<string, unknown>>(written.paths).map(([path, item]) => [bare(path), item]),
  );
  for (const { method, path, needsGuest } of operationsOf(contract)) {
    const operation = paths.get(bare(path))?.[method.toLowerCase()];
    expect(operation, path).toMatchObject({ security: needsGuest ? [{ guest: [] }] : [] });
    expect(Reflect.get(Object(operation), 'parameters'), path).toContainEqual({
      $ref: '#/components/parameters/language',
    });
  }
  expect(written.components.securitySchemes.guest.name).toBe('x-guest-access-token');
});
