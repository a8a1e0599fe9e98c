import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument, staffOpenApiDocument } from '../src-gateway/server/http/openapi-document.ts';

/** Writes docs/openapi.json and docs/staff-openapi.json from the contracts. A test fails when they differ. */
const docs = join(import.meta.dirname, '..', 'docs');
for (const [file, document] of [
  ['openapi.json', openApiDocument],
  ['staff-openapi.json', staffOpenApiDocument],
] as const)
  await writeFile(join(docs, file), `${JSON.stringify(await document(), null, 2)}\n`);
