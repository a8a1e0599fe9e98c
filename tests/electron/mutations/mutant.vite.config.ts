import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'electron-vite';

const root = process.env['PERNOITE_ROOT'] ?? '';
const project = pathToFileURL(join(root, 'electron.vite.config.ts')).href;
const { default: whole }: typeof import('../../../electron.vite.config.ts') = await import(project);
const { main, preload } = whole as { main: { build: object }; preload: { build: object } };
const inCopy = (part: { build: object }, name: string) => ({
  ...part,
  build: { ...part.build, outDir: join(process.cwd(), 'out', name), emptyOutDir: true },
});

export default defineConfig({ main: inCopy(main, 'main'), preload: inCopy(preload, 'preload') });
