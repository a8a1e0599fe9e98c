import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument } from '../src-gateway/server/http/openapi-document.ts';

/** Writes docs/openapi.json from the contract. A test fails when the two differ. */
await writeFile(
  join(import.meta.dirname, '..', 'docs', 'openapi.json'),
  `${JSON.stringify(await openApiDocument(), null, 2)}\n`,
);
