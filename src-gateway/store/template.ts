import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationsFolder } from './baseline.ts';
import { dumpDatabase } from './open-store.ts';

/** Several processes may make it at once: each writes its own file and renames it into place. */
export async function databaseTemplate(cacheFolder: string): Promise<Blob> {
  const file = join(cacheFolder, `small-database-${migrationsHash()}.tar`);
  try {
    return new Blob([await readFile(file)]);
  } catch {
    const dump = await dumpDatabase();
    await mkdir(cacheFolder, { recursive: true });
    const partial = `${file}.${randomUUID()}`;
    await writeFile(partial, new Uint8Array(await dump.arrayBuffer()));
    await rename(partial, file);
    return dump;
  }
}

function migrationsHash(): string {
  const hash = createHash('sha256').update(process.versions.node);
  const folder = migrationsFolder();
  for (const name of readdirSync(folder).toSorted()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
