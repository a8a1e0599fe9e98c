import { existsSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { ConfigError } from '#gateway/config/setting.ts';

/** Recognised before anything is written; opening an embedded one would write, so a file marks it. */
const MARKER = 'baseline';

const journal = z.object({ entries: z.tuple([z.object({ when: z.number() })], z.unknown()) });

/** The time of the first migration, by which drizzle identifies it. */
function baseline(): number {
  const file = readFileSync(join(migrationsFolder(), 'meta', '_journal.json'), 'utf8');
  return journal.parse(JSON.parse(file)).entries[0].when;
}

/** Marks a new embedded database as one of this release or a later one. */
export async function markFolder(folder: string): Promise<void> {
  await writeFile(join(folder, MARKER), `${baseline()}\n`);
}

/** Throws when the embedded database in this folder was made before the first release. */
export async function expectBaselineInFolder(folder: string): Promise<void> {
  const marker = await readFile(join(folder, MARKER), 'utf8').catch(() => '');
  if (Number(marker) !== baseline())
    throw madeBefore(folder, 'Move it away, or choose another folder with PERNOITE_DATA.');
}

/** Throws when the PostgreSQL database of this connection was made before the first release. */
export async function expectBaselineInDatabase(sql: Sql): Promise<void> {
  const [database] = await sql<{ name: string; isMigrated: boolean }[]>`
    select current_database() as name, to_regclass('drizzle.__drizzle_migrations') is not null as "isMigrated"`;
  if (!database?.isMigrated) return;
  const [first] = await sql<{ created_at: string }[]>`
    select created_at from drizzle.__drizzle_migrations order by created_at limit 1`;
  if (first && Number(first.created_at) !== baseline())
    throw madeBefore(`"${database.name}" of DATABASE_URL`, 'Name an empty database in DATABASE_URL.');
}

const madeBefore = (database: string, remedy: string) =>
  new ConfigError(
    `The database ${database} was made by a version before the first release and cannot be used. Nothing in it was changed. ${remedy}`,
  );

/** Beside the bundle in out/gateway, or one folder up from this file: in the sources, or in a part of the bundle. */
export function migrationsFolder(): string {
  const beside = join(import.meta.dirname, 'migrations');
  return existsSync(beside) ? beside : join(import.meta.dirname, '..', 'migrations');
}
