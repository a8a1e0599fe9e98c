import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { takeDataFolder } from './data-folder.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

/**
 * The database of the configuration, for a command beside the gateway. Throws FolderLockedError while a gateway has the
 * embedded one. A check creates no database: without one it sees an empty one.
 */
export async function openForCommand(
  { databaseUrl, dataFolder }: Pick<GatewayConfig, 'databaseUrl' | 'dataFolder'>,
  { isCheck = false }: { isCheck?: boolean } = {},
): Promise<{ store: Store; close(): Promise<void> }> {
  const isNew = dataFolder === null || (isCheck && !existsSync(join(dataFolder, 'database')));
  if (databaseUrl !== null || isNew) {
    const store = await openStore(databaseUrl === null ? { folder: null } : { databaseUrl });
    return { store, close: () => store.close() };
  }
  const data = await takeDataFolder(dataFolder);
  try {
    const store = await openStore({ folder: data.database });
    return {
      store,
      async close() {
        await store.close();
        await data.release();
      },
    };
  } catch (error) {
    await data.release();
    throw error;
  }
}
