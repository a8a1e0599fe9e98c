import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { browserModule, pageModules } from './src-gateway/identity-verification/page-files.ts';

const outDir = join(import.meta.dirname, 'out', 'gateway');

/**
 * The gateway as one file for Node: unbundled, drizzle alone costs 200 MB of memory and a second of start.
 * The embedded database and sharp stay outside, because they load their own files from beside themselves.
 */
export default defineConfig({
  publicDir: false,
  plugins: [
    {
      name: 'pernoite:migrations',
      async closeBundle() {
        await cp(join(import.meta.dirname, 'src-gateway', 'migrations'), join(outDir, 'migrations'), {
          recursive: true,
          filter: source => !source.endsWith('_snapshot.json'),
        });
      },
    },
    {
      name: 'pernoite:demo-hotels',
      async closeBundle() {
        await cp(join(import.meta.dirname, 'src-gateway', 'seed', 'hotels'), join(outDir, 'hotels'), {
          recursive: true,
        });
      },
    },
    {
      name: 'pernoite:verification-page',
      async closeBundle() {
        const from = join(import.meta.dirname, 'src-gateway', 'identity-verification', 'page');
        const to = join(outDir, 'verification-page');
        await mkdir(to, { recursive: true });
        for (const name of pageModules) {
          await writeFile(join(to, `${name}.js`), await browserModule(name));
        }
        await cp(join(from, 'verification.css'), join(to, 'verification.css'));
      },
    },
  ],
  ssr: { noExternal: true, external: ['@electric-sql/pglite', 'sharp'] },
  build: {
    ssr: 'src-gateway/main.ts',
    outDir,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' } },
  },
});
