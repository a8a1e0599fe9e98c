import { resolve } from 'node:path';
import { readEnvironment } from '#gateway/config/read-environment.ts';
import { movableClock } from '#gateway/platform/clock.ts';
import { readClockOffset } from '#gateway/store/clock-offset.ts';
import { openForCommand } from '#gateway/store/open-for-command.ts';
import { importHotels } from './import-hotels.ts';
import { hasChanges } from './plan-import.ts';
import { planLines } from './plan-lines.ts';
import { problemLine } from './problems.ts';

const USAGE = `Usage: npm run hotel:import -- <folder> [--check]
  <folder>   hotels.json, room-types.json, rooms.csv, night-prices.csv, hour-prices.csv, seasons.csv,
             spaces.json, room-options.json, pictures/
  --check    checks everything and changes nothing
docs/hotel-data.md describes the files.`;

export type ImportCommand = {
  args: readonly string[];
  environment: Record<string, string | undefined>;
  /** Relative folders are resolved against it. */
  from: string;
  print(line: string): void;
};

/** Returns 0 done, 1 problems and nothing changed, 2 wrong arguments. Throws ConfigError and FolderLockedError. */
export async function runImport({ args, environment, from, print }: ImportCommand): Promise<number> {
  const [folder, ...more] = args.filter(arg => arg !== '--check');
  if (folder === undefined || more.length > 0 || folder.startsWith('-')) {
    print(USAGE);
    return 2;
  }
  const config = readEnvironment(environment);
  const isCheck = args.includes('--check');
  const { store, close } = await openForCommand(config, { isCheck });
  try {
    const clock = movableClock();
    // Upcoming stays are counted from the sandbox's day.
    if (config.sandbox) clock.moveBy(await readClockOffset(store.db));
    const result = await importHotels({ folder: resolve(from, folder), store, clock, isCheck });
    if (result.plan === null) {
      for (const problem of result.problems) print(problemLine(problem));
      print(
        `${result.problems.length} ${result.problems.length === 1 ? 'problem' : 'problems'}. Nothing was changed.`,
      );
      return 1;
    }
    for (const line of planLines(result.plan, result.addedPictures)) print(line);
    if (!hasChanges(result.plan) && result.addedPictures === 0) print('Everything is as the folder says.');
    else print(isCheck ? 'Checked: nothing was changed.' : 'Done. Searches show it within five seconds.');
    return 0;
  } finally {
    await close();
  }
}
