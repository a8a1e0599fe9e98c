import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import { type Log, toFault } from '../log/log.ts';

/** The part of electron-store that is used; it writes atomically and runs migrations. */
export type JsonStore = { store: Record<string, unknown> };
export type JsonStoreOptions = {
  name: string;
  cwd: string;
  configFileMode: number;
  projectVersion: string;
  migrations: Record<string, (jsonStore: JsonStore) => void>;
};
export type OpenJsonStore = (options: JsonStoreOptions) => JsonStore;

export type Migration = {
  to: number;
  change: (old: Record<string, unknown>) => Record<string, unknown>;
};

export type PersistedFile<Value> = {
  /** Null when nothing has been stored, or the file could not be read. */
  read(): Value | null;
  /** Throws on a disk error; the previous value remains then. */
  write(value: Value & Record<string, unknown>): void;
  /** True if the file could not be read at the start and was set aside. */
  readonly isLost: boolean;
};

type PersistedFileOptions<Schema extends z.ZodMiniType> = {
  /** Without the extension. */
  name: string;
  folder: string;
  schema: Schema;
  /** Of the schema; a file of a later version is not read. */
  version?: number;
  migrations?: readonly Migration[];
  open: OpenJsonStore;
  log: Log;
};

/** Number of unreadable files of each name that are retained. */
const RETAINED_BROKEN_FILES = 3;
/** Other users of the machine must not read these files. */
const OWNER_ONLY = 0o600;

/** A file that cannot be read is set aside under another name and logged; the app continues without it (BLD-09). */
export function openPersistedFile<Schema extends z.ZodMiniType>(
  options: PersistedFileOptions<Schema>,
): PersistedFile<z.infer<Schema>> {
  const { name, folder, schema, log } = options;
  const path = join(folder, `${name}.json`);
  let isLost = false;

  function opened(): JsonStore | null {
    try {
      return options.open(jsonStoreOptions(options));
    } catch (error) {
      log('file.unkept', { file: name, ...toFault(error) });
      return null;
    }
  }

  /** The text as it was found, because migrations may have begun to change it. */
  function setAside(text: string, why: 'unreadable' | 'unfit'): void {
    isLost = true;
    log('file.lost', { file: name, why });
    try {
      const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
      writeFileSync(join(folder, `${name}.broken-${time}.json`), text, { mode: OWNER_ONLY });
      rmSync(path, { force: true });
      const aside = readdirSync(folder).filter(file => file.startsWith(`${name}.broken-`));
      for (const file of aside.toSorted().slice(0, -RETAINED_BROKEN_FILES)) rmSync(join(folder, file));
    } catch (error) {
      log('file.unkept', { file: name, ...toFault(error) });
    }
  }

  const text = readText(path);
  if (text !== null && !isObject(text)) setAside(text, 'unreadable');
  let jsonStore = opened();
  let current: z.infer<Schema> | null = null;
  const found = jsonStore?.store ?? {};
  if (text !== null && !isLost && (jsonStore === null || Object.keys(found).length > 0)) {
    const parsed = schema.safeParse(found);
    if (parsed.success) current = parsed.data;
    else {
      setAside(text, 'unfit');
      jsonStore = opened();
    }
  }
  return {
    read: () => current,
    write(value) {
      if (jsonStore === null) throw new Error(`${name}.json cannot be written`);
      jsonStore.store = value;
      current = value;
    },
    isLost,
  };
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/** electron-store counts versions of the app; here a version is that of the file's schema. */
function jsonStoreOptions<Schema extends z.ZodMiniType>({
  name,
  folder,
  version = 1,
  migrations = [],
}: PersistedFileOptions<Schema>): JsonStoreOptions {
  const steps = migrations.map(({ to, change }) => [
    `${to}.0.0`,
    (jsonStore: JsonStore) => {
      if (jsonStore.store['version'] === to - 1)
        jsonStore.store = { ...change(jsonStore.store), version: to };
    },
  ]);
  return {
    name,
    cwd: folder,
    configFileMode: OWNER_ONLY,
    projectVersion: `${version}.0.0`,
    migrations: Object.fromEntries(steps) as JsonStoreOptions['migrations'],
  };
}
