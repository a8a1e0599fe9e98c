import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { API_PREFIX } from '#gateway/server/http/contract-calls.ts';
import { openApiDocument } from '#gateway/server/http/openapi-document.ts';
import { contract } from '#shared/contract/guest/contract.ts';
import { operationsOf } from '#shared/contract/operations.ts';

const written = JSON.parse(
  await readFile(join(import.meta.dirname, '..', '..', 'docs', 'openapi.json'), 'utf8'),
);

test('docs/openapi.json is what the contract generates; `node build/openapi.ts` writes it again', async () => {
  expect(JSON.parse(JSON.stringify(await openApiDocument()))).toEqual(written);
});

test('every call of the contract is in the document, under one base path (API-01)', () => {
  expect(written.servers).toEqual([{ url: API_PREFIX }]);
  const described = Object.entries<Record<string, { operationId: string }>>(written.paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${method} ${path} ${operationId}`),
  );
  const called = operationsOf(contract).map(
    ({ method, path, id }) => `${method.toLowerCase()} ${path} ${id}`,
  );
  expect(described.toSorted()).toEqual(called.toSorted());
});

test('calls of a signed-in guest name the token header, and every call names the language header (API-02, API-03)', () => {
  for (const { method, path, needsGuest } of operationsOf(contract)) {
    const operation = written.paths[path][method.toLowerCase()];
    expect(operation.security, path).toEqual(needsGuest ? [{ guest: [] }] : []);
    expect(operation.parameters, path).toContainEqual({ $ref: '#/components/parameters/language' });
  }
  expect(written.components.securitySchemes.guest.name).toBe('x-guest-access-token');
});
