import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { readEnvironment } from '#gateway/config/read-environment.ts';
import { ConfigError } from '#gateway/config/setting.ts';
import { movableClock } from '#gateway/platform/clock.ts';
import { FolderLockedError, takeDataFolder } from '#gateway/store/data-folder.ts';
import { openStore } from '#gateway/store/open-store.ts';
import { examine } from './examine.ts';
import { isOpen, type OpenedDatabase } from './examine-hotel.ts';
import { findingLines, isStayPossible, summaryOf } from './finding.ts';

export type DoctorCommand = {
  environment: Record<string, string | undefined>;
  print(line: string): void;
};

/** Returns 0 where guests can finish a stay, 1 where they could not. Throws ConfigError. */
export async function runDoctor({ environment, print }: DoctorCommand): Promise<number> {
  const config = readEnvironment(environment);
  const { database, close } = await openDatabase(config);
  try {
    const findings = await examine({ config, clock: movableClock(), database });
    for (const line of findingLines(findings)) print(line);
    print('');
    print(summaryOf(findings));
    return isStayPossible(findings) ? 0 : 1;
  } finally {
    await close();
  }
}

type Opened = { database: OpenedDatabase; close(): Promise<void> };

/** A database from before the first release says so itself. */
const explain = (error: unknown, otherwise: string): string =>
  error instanceof ConfigError ? error.message : otherwise;

const unopened = (problem: string, isInUse = false): Opened => ({
  database: { problem, isInUse },
  close: async () => {},
});

/** Like each start, it brings the tables to the newest form; it creates no folder. */
async function openDatabase({ databaseUrl, dataFolder }: GatewayConfig): Promise<Opened> {
  if (databaseUrl !== null)
    return openStore({ databaseUrl }).then(opened, (error: unknown) =>
      unopened(explain(error, 'the database at DATABASE_URL does not respond')),
    );
  if (dataFolder === null || !existsSync(join(dataFolder, 'database')))
    return unopened(
      'the folder PERNOITE_DATA has no database yet: import your hotels, or start the gateway once',
    );
  try {
    const data = await takeDataFolder(dataFolder);
    const { database, close } = await openStore({ folder: data.database }).then(opened, (error: unknown) =>
      unopened(explain(error, 'the database in PERNOITE_DATA cannot be opened')),
    );
    return {
      database,
      async close() {
        await close();
        await data.release();
      },
    };
  } catch (error) {
    if (!(error instanceof FolderLockedError)) throw error;
    return unopened('a gateway uses the folder PERNOITE_DATA: its log has this table since its start', true);
  }
}

const opened = (database: OpenedDatabase): Opened => ({
  database,
  close: async () => {
    if (isOpen(database)) await database.close();
  },
});
