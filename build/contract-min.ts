/**
 * Writes src-renderer/gateway/contract.min.json: how every call of the contract travels, without its schemas, so that
 * the client costs the guest 1 KiB and not 32. `node build/contract-min.ts --check` fails when it is out of date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { contract } from '../src-shared/contract/index.ts';

export const CONTRACT_FILE = join(import.meta.dirname, '..', 'src-renderer', 'gateway', 'contract.min.json');

type Route = { method: string; path: string; detailed?: true };

function routesOf(router: AnyContractRouter, names: string[] = []): [string, Route][] {
  if (isContractProcedure(router)) {
    const { method, path, inputStructure } = router['~orpc'].route;
    if (!method || !path) throw new Error(`${names.join('.')} has no method or path`);
    return [
      [names.join('.'), { method, path, ...(inputStructure === 'detailed' ? { detailed: true } : {}) }],
    ];
  }
  return Object.entries(router).flatMap(([name, inner]) => routesOf(inner, [...names, name]));
}

export function minifiedContract(): string {
  return `${JSON.stringify(Object.fromEntries(routesOf(contract)), null, 1)}\n`;
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
