import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteOptions } from 'fastify';
import { resourcesFolder } from '#gateway/platform/resources-folder.ts';
import { AppError } from '#shared/errors.ts';

export type PageFiles = {
  /** Built files beside the bundle of the gateway. */
  folder: string;
  sources: string;
  scripts: readonly string[];
  styles: string;
};

const bundled = new Map<string, Promise<string>>();

export function pageFileRoutes(files: PageFiles): RouteOptions[] {
  return [
    ...files.scripts.map(name => textRoute(`/${name}.js`, 'text/javascript', () => pageScript(files, name))),
    textRoute(`/${files.styles}`, 'text/css', () => pageStyles(files)),
  ];
}

export const textRoute = (url: string, type: string, read: () => Promise<string>) =>
  fileRoute(url, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' }, read);

export const fontRoute = (url: string, read: () => Promise<Buffer>) =>
  fileRoute(url, { 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' }, read);

const fileRoute = (
  url: string,
  headers: Record<string, string>,
  read: () => Promise<string | Buffer>,
): RouteOptions => ({
  method: 'GET',
  url,
  async handler(_request, reply) {
    const content = await read();
    return reply.headers(headers).send(content);
  },
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

export function pageStyles({ folder, sources, styles }: PageFiles): Promise<string> {
  const ready = join(import.meta.dirname, folder, styles);
  return readFile(existsSync(ready) ? ready : join(sources, styles), 'utf8');
}

const FONT = join(resourcesFolder, 'fonts', 'fraunces-display.woff2');

/** The brand's heading font. Where the resources are not beside the gateway, headings fall back to a serif. */
export async function displayFont(): Promise<Buffer> {
  try {
    return await readFile(FONT);
  } catch {
    throw new AppError('NOT_FOUND', 'there is no such file');
  }
}
