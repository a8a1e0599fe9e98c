import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { OFFLINE_PAGE, offlinePageAddress, SERVICE_WORKER } from '../src-shared/offline.ts';
import { chunksWith, readChunkTable } from './chunk-table.ts';
import { codeOf, ENTRY, offlinePage, textsOf } from './landings.ts';

const ROOT = join(import.meta.dirname, '..');
const NAMED_FILE = /\/assets\/[\w.-]+\.(?:woff2|css)/g;
const ENTRY_FILE = /<script type="module"[^>]* src="([^"]+)"/;

/**
 * Writes what opens the app without a connection (docs/decisions/0028-a-card-without-a-connection.md): the offline page,
 * which is index.html with a mark for the app, and the service worker with the list of the files that the page needs,
 * from the table of the build's chunks.
 */
export function serviceWorker(outDir: string): Plugin {
  return {
    name: 'pernoite:service-worker',
    apply: 'build',
    closeBundle: {
      sequential: true,
      async handler() {
        const index = await readFile(join(outDir, 'index.html'), 'utf8');
        const page = index.replace('<html ', '<html data-offline ');
        const entry = ENTRY_FILE.exec(page)?.[1];
        if (page === index || entry === undefined) throw new Error('index.html lacks <html …> or its entry');
        await writeFile(join(outDir, OFFLINE_PAGE), page);
        const list = [
          {
            url: offlinePageAddress(entry),
            revision: createHash('sha256').update(page).digest('hex').slice(0, 16),
          },
          // A hash in the name is the revision.
          ...filesOf(outDir, page).map(url => ({ url, revision: null })),
        ];
        await bundle(outDir, { PRECACHE: JSON.stringify(list), RELEASE: JSON.stringify(entry) });
      },
    },
  };
}

function filesOf(outDir: string, page: string): string[] {
  const texts = [...textsOf(offlinePage, 'en'), ...textsOf(offlinePage, 'pt')];
  const code = chunksWith(readChunkTable(outDir), [ENTRY, ...codeOf(offlinePage), ...texts]);
  return [...new Set([...[...code].map(file => `/${file}`), ...(page.match(NAMED_FILE) ?? [])])];
}

/** One classic script: browsers without modules in workers take it as well. */
async function bundle(outDir: string, define: Record<string, string>): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      reportCompressedSize: false,
      rolldownOptions: {
        input: join(ROOT, 'src-renderer', 'service-worker', 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: SERVICE_WORKER.slice(1), codeSplitting: false },
      },
    },
  });
}
