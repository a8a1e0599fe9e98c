/**
 * Writes how every call of the guests' and of the staff's contract travels, without its schemas, so that the client costs the
 * guest 1 KiB and not 32. `node build/contract-min.ts --check` fails when a list is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { contract } from '../src-shared/contract/guest/contract.ts';
import { type Operation, operationsOf } from '../src-shared/contract/operations.ts';
import { staffContract } from '../src-shared/contract/staff/contract.ts';

const RENDERER = join(import.meta.dirname, '..', 'src-renderer');

export const minifiedContracts = [
  {
    file: join(RENDERER, 'platform', 'gateway', 'contract.min.json'),
    text: () => minified(operationsOf(contract)),
  },
  {
    file: join(RENDERER, 'staff', 'features', 'shared', 'gateway', 'staff-contract.min.json'),
    text: () => minified(operationsOf(staffContract)),
  },
];

function minified(operations: readonly Operation[]): string {
  const routes = operations.map(({ name, method, path, isDetailed }) => [
    name,
    { method, path, ...(isDetailed ? { detailed: true } : {}) },
  ]);
  return `${JSON.stringify(Object.fromEntries(routes), null, 1)}\n`;
}

if (import.meta.main) {
  for (const { file, text } of minifiedContracts) {
    if (!process.argv.includes('--check')) writeFileSync(file, text());
    else if (readFileSync(file, 'utf8') !== text()) {
      console.error(`${file} is out of date: run \`node build/contract-min.ts\``);
      process.exitCode = 1;
    }
  }
}
