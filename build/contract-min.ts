/**
 * Writes src-renderer/platform/gateway/contract.min.json: how every call of the contract travels, without its schemas, so that
 * the client costs the guest 1 KiB and not 32. `node build/contract-min.ts --check` fails when it is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { contract } from '../src-shared/contract/guest/contract.ts';
import { operationsOf } from '../src-shared/contract/operations.ts';

export const CONTRACT_FILE = join(
  import.meta.dirname,
  '..',
  'src-renderer',
  'platform',
  'gateway',
  'contract.min.json',
);

export function minifiedContract(): string {
  const routes = operationsOf(contract).map(({ name, method, path, isDetailed }) => [
    name,
    { method, path, ...(isDetailed ? { detailed: true } : {}) },
  ]);
  return `${JSON.stringify(Object.fromEntries(routes), null, 1)}\n`;
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    if (readFileSync(CONTRACT_FILE, 'utf8') !== minifiedContract()) {
      console.error('contract.min.json is out of date: run `node build/contract-min.ts`');
      process.exit(1);
    }
  } else {
    writeFileSync(CONTRACT_FILE, minifiedContract());
  }
}
