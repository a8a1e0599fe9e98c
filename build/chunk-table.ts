import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const FILE = '.vite/chunks.json';
const ROOT = `${join(import.meta.dirname, '..').replaceAll('\\', '/')}/`;

const table = z.record(z.string(), z.object({ imports: z.array(z.string()), sources: z.array(z.string()) }));

export type ChunkTable = z.infer<typeof table>;

/** Vite's own manifest names the modules that are imported dynamically, not the others that a chunk is made of. */
export function chunkTable(): Plugin {
  return {
    name: 'pernoite:chunk-table',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks: ChunkTable = {};
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          const own = output.moduleIds.filter(id => id.startsWith(ROOT) && !id.includes('/node_modules/'));
          chunks[output.fileName] = {
            imports: output.imports,
            sources: own.map(id => id.slice(ROOT.length)),
          };
        }
        this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(chunks) });
      },
    },
  };
}

export function readChunkTable(outDir: string): ChunkTable {
  return table.parse(JSON.parse(readFileSync(join(outDir, FILE), 'utf8')));
}

/** The chunks that hold these files of the project, and all that those import. Throws when a file is in none. */
export function chunksWith(chunks: ChunkTable, sources: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of chunks[file]?.imports ?? []) visit(imported);
  };
  for (const source of sources) {
    const holder = Object.keys(chunks).find(file => chunks[file]?.sources.includes(source));
    if (holder === undefined) throw new Error(`the build has no ${source}`);
    visit(holder);
  }
  return found;
}
