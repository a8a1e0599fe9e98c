import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  exchangeOpenApiDocument,
  openApiDocument,
  staffOpenApiDocument,
} from '../src-gateway/server/http/openapi-document.ts';

/** Writes docs/openapi.json, docs/staff-openapi.json and docs/exchange-openapi.json from the contracts. A test fails when they differ. */
const docs = join(import.meta.dirname, '..', 'docs');
for (const [file, document] of [
  ['openapi.json', openApiDocument],
  ['staff-openapi.json', staffOpenApiDocument],
  ['exchange-openapi.json', exchangeOpenApiDocument],
] as const)
  await writeFile(join(docs, file), `${JSON.stringify(await document(), null, 2)}\n`);
