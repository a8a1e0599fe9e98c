import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { consoleFiles } from './src-gateway/sandbox/console/console-files.ts';
import { CARD_FONT, cardFontSource, cardPageFiles } from './src-gateway/server/card-page/card-page-files.ts';
import { bundleScript } from './src-gateway/server/frame-pages/bundle-script.ts';
import { verificationPageFiles } from './src-gateway/server/verification-page/verification-page-files.ts';

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
        await cp(
          join(import.meta.dirname, 'src-gateway', 'store', 'migrations'),
          join(outDir, 'migrations'),
          {
            recursive: true,
            filter: source => !source.endsWith('_snapshot.json'),
          },
        );
      },
    },
    {
      name: 'pernoite:demo-hotels',
      async closeBundle() {
        await cp(
          join(import.meta.dirname, 'src-gateway', 'domain', 'hotel', 'demo-hotels'),
          join(outDir, 'hotels'),
          {
            recursive: true,
          },
        );
      },
    },
    {
      name: 'pernoite:frame-pages',
      async closeBundle() {
        for (const { folder, sources, scripts, styles } of [
          verificationPageFiles,
          cardPageFiles,
          consoleFiles,
        ]) {
          const to = join(outDir, folder);
          await mkdir(to, { recursive: true });
          for (const name of scripts)
            await writeFile(join(to, `${name}.js`), await bundleScript(sources, name));
          await cp(join(sources, styles), join(to, styles));
        }
        await cp(cardFontSource(), join(outDir, cardPageFiles.folder, CARD_FONT));
      },
    },
  ],
  // Vite bundles pages in frames for a gateway beside its sources; the built one has them ready and never loads Vite.
  ssr: { noExternal: true, external: ['@electric-sql/pglite', 'sharp', 'vite'] },
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
