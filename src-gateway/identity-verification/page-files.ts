import { existsSync, readFileSync } from 'node:fs';
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
  'texts',
] as const;
type PageModule = (typeof pageModules)[number];

const SOURCES = join(import.meta.dirname, 'page');
const LOCALES = join(import.meta.dirname, '..', '..', 'locales');

/**
 * A module of the page as a browser takes it: without types, its neighbours under the names they are served by, and texts
 * in the place of their import, because not every browser imports JSON.
 */
export async function browserModule(name: PageModule): Promise<string> {
  const source = stripTypeScriptTypes(await readFile(join(SOURCES, `${name}.ts`), 'utf8'));
  return source
    .replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'")
    .replace(
      /import (\w+) from '#locales\/([\w/-]+\.json)' with \{ type: 'json' \};/g,
      (_, variable: string, file: string) =>
        `const ${variable} = ${readFileSync(join(LOCALES, file), 'utf8').trim()};`,
    );
}

/** Beside the bundle they are ready; beside the sources they are built when they are requested. */
export async function pageModule(name: PageModule): Promise<string> {
  const ready = join(import.meta.dirname, 'verification-page', `${name}.js`);
  return existsSync(ready) ? readFile(ready, 'utf8') : browserModule(name);
}

export async function pageStyles(): Promise<string> {
  const ready = join(import.meta.dirname, 'verification-page', 'verification.css');
  return readFile(existsSync(ready) ? ready : join(import.meta.dirname, 'page', 'verification.css'), 'utf8');
}
