import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HttpResponse, HttpRoute } from '../http/http-route.ts';

export type PageFiles = {
  /** Built files beside the bundle of the gateway. */
  folder: string;
  sources: string;
  scripts: readonly string[];
  styles: string;
};

const bundled = new Map<string, Promise<string>>();

export function pageFileRoutes(files: PageFiles): HttpRoute[] {
  return [
    ...files.scripts.map(name =>
      pageRoute(`/${name}.js`, async () => textFile('text/javascript', await pageScript(files, name))),
    ),
    pageRoute(`/${files.styles}`, async () => textFile('text/css', await pageStyles(files))),
  ];
}

export const pageRoute = (path: string, handle: HttpRoute['handle']): HttpRoute => ({
  method: 'GET',
  path,
  handle,
});

const textFile = (type: string, body: string): HttpResponse => ({
  status: 200,
  headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' },
  body,
});

/** Beside the sources a script is bundled once, when it is requested. */
async function pageScript({ folder, sources }: PageFiles, name: string): Promise<string> {
  const ready = join(import.meta.dirname, folder, `${name}.js`);
  if (existsSync(ready)) return readFile(ready, 'utf8');
  const { bundleScript } = await import('./bundle-script.ts');
  const source = join(sources, name);
  const script = bundled.get(source) ?? bundleScript(sources, name);
  bundled.set(source, script);
  return script;
}

function pageStyles({ folder, sources, styles }: PageFiles): Promise<string> {
  const ready = join(import.meta.dirname, folder, styles);
  return readFile(existsSync(ready) ? ready : join(sources, styles), 'utf8');
}
