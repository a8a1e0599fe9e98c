import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { readEnvironment } from '#gateway/config/read-environment.ts';
import { type Problem, problemLine, problemList } from '#gateway/domain/hotel/import/problems.ts';
import { movableClock } from '#gateway/platform/clock.ts';
import { type Catalogue, loadCatalogue } from '#gateway/store/catalogue-store.ts';
import { readClockOffset } from '#gateway/store/clock-offset.ts';
import { openForCommand } from '#gateway/store/open-for-command.ts';
import { retryTransaction } from '#gateway/store/retry-transaction.ts';
import type { Store, Transaction } from '#gateway/store/store.ts';
import { AppError } from '#shared/errors.ts';
import { type FiledBooking, readBookingFile } from './booking-file.ts';
import { isWorthAnotherPut, type PutOutcome, putInTransaction } from './put-partner-booking.ts';

const USAGE = `Usage: npm run bookings:import -- <file.csv> --hotel <id> [--check]
  Makes and changes bookings that were made elsewhere: all of the file, or nothing.
  --check    tries everything and changes nothing
docs/exchange.md describes the columns. Stop the gateway first if it has the embedded database.`;

export type BookingsImportCommand = {
  args: readonly string[];
  environment: Record<string, string | undefined>;
  /** A relative file is resolved against it. */
  from: string;
  print(line: string): void;
};

/** Returns 0 done, 1 problems and nothing changed, 2 wrong arguments. Throws ConfigError and FolderLockedError (CHN-03). */
export async function runBookingsImport({
  args,
  environment,
  from,
  print,
}: BookingsImportCommand): Promise<number> {
  const wanted = readArguments(args);
  if (wanted === null) {
    print(USAGE);
    return 2;
  }
  const path = resolve(from, wanted.file);
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) {
    print(`${path} cannot be read. Nothing was changed.`);
    return 1;
  }
  const { isCheck, hotelId } = wanted;
  const { store, close } = await openForCommand(readEnvironment(environment), { isCheck });
  try {
    const catalogue = await loadCatalogue(store.db, hotelId);
    if (!catalogue) {
      print(`There is no hotel ${hotelId}. Import it first: npm run hotel:import. Nothing was changed.`);
      return 1;
    }
    const clock = movableClock();
    if (readEnvironment(environment).sandbox) clock.moveBy(await readClockOffset(store.db));
    const file = { name: basename(path), text };
    const { problems, counts } = await importFile(store, { catalogue, file, isCheck, now: clock.now() });
    for (const problem of problems) print(problemLine(problem));
    if (problems.length > 0) {
      print(`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}. Nothing was changed.`);
      return 1;
    }
    print(`${counts.CREATED} new, ${counts.CHANGED} changed, ${counts.UNCHANGED} as they were.`);
    print(isCheck ? 'Checked: nothing was changed.' : 'Done.');
    return 0;
  } finally {
    await close();
  }
}

function readArguments(args: readonly string[]): { file: string; hotelId: string; isCheck: boolean } | null {
  const rest = args.filter(arg => arg !== '--check');
  const at = rest.indexOf('--hotel');
  const hotelId = at === -1 ? '' : (rest.splice(at, 2)[1] ?? '');
  const [file = '', ...more] = rest;
  if (file === '' || file.startsWith('-') || more.length > 0 || hotelId === '') return null;
  return { file, hotelId, isCheck: args.includes('--check') };
}

export type FileToImport = {
  catalogue: Catalogue;
  file: { name: string; text: string };
  isCheck: boolean;
  now: Date;
};
type Imported = { problems: Problem[]; counts: Record<PutOutcome, number> };

/** Ends the transaction without its changes. */
class NothingStored extends Error {}

/** All of the file in one transaction, or nothing: with `isCheck` nothing in any case. */
export async function importFile(store: Store, wanted: FileToImport): Promise<Imported> {
  const { file, isCheck } = wanted;
  const { problems, report } = problemList();
  const filed = readBookingFile(file.name, file.text, report);
  if (problems.length > 0) return { problems, counts: noCounts() };
  let result: Imported = { problems, counts: noCounts() };
  try {
    await retryTransaction(
      store.db,
      async tx => {
        result = await putAll(tx, filed, wanted);
        if (isCheck || result.problems.length > 0) throw new NothingStored();
      },
      isWorthAnotherPut,
    );
  } catch (error) {
    if (!(error instanceof NothingStored)) throw error;
  }
  return result;
}

const noCounts = (): Record<PutOutcome, number> => ({ CREATED: 0, CHANGED: 0, UNCHANGED: 0 });

async function putAll(
  tx: Transaction,
  filed: readonly FiledBooking[],
  { catalogue, file, now }: FileToImport,
): Promise<Imported> {
  const { problems, report } = problemList();
  const counts = noCounts();
  const hotelId = catalogue.hotel.id;
  for (const { channel, reference, body, line } of filed) {
    try {
      const put = { hotelId, channel, reference, body, enteredBy: 'FILE' as const };
      // A savepoint: a change that fails half-way must not free rooms for the lines after it.
      const { outcome } = await tx.transaction(inner => putInTransaction(inner, { put, catalogue, now }));
      counts[outcome] += 1;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      report(
        file.name,
        line,
        `${channel} ${reference}: ${error.code} ${JSON.stringify(error.details ?? {})}`,
      );
    }
  }
  return { problems, counts };
}
