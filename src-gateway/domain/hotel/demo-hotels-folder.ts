import { existsSync } from 'node:fs';
import { join } from 'node:path';

export function demoHotelsFolder(): string {
  const bundled = [join(import.meta.dirname, 'hotels'), join(import.meta.dirname, '..', 'hotels')];
  return bundled.find(existsSync) ?? join(import.meta.dirname, 'demo-hotels');
}
