import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Beside the bundle in out/gateway, or one folder up from this file: in the sources, or in a part of the bundle. */
export function migrationsFolder(): string {
  const beside = join(import.meta.dirname, 'migrations');
  return existsSync(beside) ? beside : join(import.meta.dirname, '..', 'migrations');
}
