import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';

/** The modules of the verification page, for a browser. */
export const pageModules = [
  'calls',
  'element',
  'verification-page',
  'opener',
  'picture-step',
  'take-picture',
  'words',
] as const;
type PageModule = (typeof pageModules)[number];

/** A module of the page as a browser takes it: without types, its neighbours under the names they are served by. */
export function browserModule(source: string): string {
  return stripTypeScriptTypes(source).replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'");
}

/** Beside the bundle they are ready; beside the sources they are built when they are requested. */
export async function pageModule(name: PageModule): Promise<string> {
  const ready = join(import.meta.dirname, 'verification-page', `${name}.js`);
  if (existsSync(ready)) return readFile(ready, 'utf8');
  return browserModule(await readFile(join(import.meta.dirname, 'page', `${name}.ts`), 'utf8'));
}

export async function pageStyles(): Promise<string> {
  const ready = join(import.meta.dirname, 'verification-page', 'verification.css');
  return readFile(existsSync(ready) ? ready : join(import.meta.dirname, 'page', 'verification.css'), 'utf8');
}
