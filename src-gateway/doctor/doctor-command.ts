import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayConfig } from '#gateway/config/config.ts';
import { readEnvironment } from '#gateway/config/read-environment.ts';
import { ConfigError } from '#gateway/config/setting.ts';
import { movableClock } from '#gateway/platform/clock.ts';
import { FolderLockedError } from '#gateway/store/data-folder.ts';
import { openForCommand } from '#gateway/store/open-for-command.ts';
import { examine } from './examine.ts';
import type { OpenedDatabase } from './examine-hotel.ts';
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

const unopened = (problem: string, isInUse = false): Opened => ({
  database: { problem, isInUse },
  close: async () => {},
});

/** Like each start, it brings the tables to the newest form; it creates no folder. */
async function openDatabase(config: GatewayConfig): Promise<Opened> {
  const { databaseUrl, dataFolder } = config;
  if (databaseUrl === null && (dataFolder === null || !existsSync(join(dataFolder, 'database'))))
    return unopened(
      'the folder PERNOITE_DATA has no database yet: import your hotels, or start the gateway once',
    );
  try {
    const { store, close } = await openForCommand(config);
    return { database: store, close };
  } catch (error) {
    if (error instanceof FolderLockedError)
      return unopened(
        'a gateway uses the folder PERNOITE_DATA: its log has this table since its start',
        true,
      );
    // A database from before the first release says so itself.
    if (error instanceof ConfigError) return unopened(error.message);
    return unopened(
      databaseUrl === null
        ? 'the database in PERNOITE_DATA cannot be opened'
        : 'the database at DATABASE_URL does not respond',
    );
  }
}
