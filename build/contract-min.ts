/**
 * Writes src-renderer/gateway/contract.min.json: method and path of every call, without its schemas, so that the
 * client costs the guest 9 KiB and not 32. `node build/contract-min.ts --check` fails when the file is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { minifyContractRouter } from '@orpc/contract';
import { contract } from '../src-shared/contract/index.ts';

const FILE = join(import.meta.dirname, '..', 'src-renderer', 'gateway', 'contract.min.json');

/** Docs of a call, and its refusals, are for people and the OpenAPI document; the client needs neither. */
const FOR_READERS = new Set(['summary', 'description', 'tags', 'operationId', 'errorMap', 'successStatus']);

export function minifiedContract(): string {
  const lean = JSON.stringify(minifyContractRouter(contract), (key, value: unknown) =>
    FOR_READERS.has(key) ? (key === 'errorMap' ? {} : undefined) : value,
  );
  return `${lean}\n`;
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    if (readFileSync(FILE, 'utf8') !== minifiedContract()) {
      console.error('contract.min.json is out of date: run `node build/contract-min.ts`');
      process.exit(1);
    }
  } else {
    writeFileSync(FILE, minifiedContract());
  }
}
