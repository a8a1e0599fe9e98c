import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const outDir = join(import.meta.dirname, 'out', 'gateway');

/**
 * The gateway as one file for Node: unbundled, drizzle alone costs 200 MB of memory and a second of start.
 * The embedded database stays outside, because it loads its own files from beside itself.
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
  ],
  ssr: { noExternal: true, external: ['@electric-sql/pglite'] },
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
