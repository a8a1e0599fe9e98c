import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
/** Below this a compressed copy saves nothing once headers are counted. */
const SMALLEST = 512;
const TEXT = /\.(js|css|svg|json|webmanifest)$/;

/** index.html is left out: the gateway fills it in for each response. */
export function precompress(outDir: string): Plugin {
  return {
    name: 'pernoite:precompress',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = await readdir(outDir, { recursive: true });
        await Promise.all(
          names
            .filter(name => TEXT.test(name) && !name.startsWith('.'))
            .map(async name => {
              const file = join(outDir, name);
              const bytes = await readFile(file);
              if (bytes.byteLength < SMALLEST) return;
              await writeFile(
                `${file}.br`,
                await brotli(bytes, {
                  params: {
                    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
                    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
                  },
                }),
              );
              await writeFile(`${file}.gz`, await gz(bytes, { level: 9 }));
            }),
        );
      },
    },
  };
}
