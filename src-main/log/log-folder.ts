import { appendFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DAY_FILE = /^\d{4}-\d{2}-\d{2}\.log$/;
const RETAINED_DAYS = 14;
const MAX_DAY_BYTES = 5 * 2 ** 20;

export type LogFolder = { write(line: string): void };

/** Fourteen files, each limited so that a loop of faults cannot fill the disk; write errors are ignored. */
export function openLogFolder(
  folder: string,
  { now = () => new Date(), maxDayBytes = MAX_DAY_BYTES } = {},
): LogFolder {
  let today = '';
  let bytes = 0;

  function turnTo(day: string): void {
    today = day;
    mkdirSync(folder, { recursive: true });
    bytes = statSync(join(folder, `${day}.log`), { throwIfNoEntry: false })?.size ?? 0;
    const files = readdirSync(folder).filter(name => DAY_FILE.test(name));
    const older = files.filter(name => name !== `${day}.log`).toSorted();
    for (const name of older.slice(0, Math.max(0, older.length - RETAINED_DAYS + 1)))
      rmSync(join(folder, name));
  }

  return {
    write(line) {
      try {
        const day = toDay(now());
        if (day !== today) turnTo(day);
        const size = Buffer.byteLength(line);
        if (bytes + size > maxDayBytes) return;
        appendFileSync(join(folder, `${day}.log`), line);
        bytes += size;
      } catch {
        today = '';
      }
    },
  };
}

/** The device's own calendar day, by which its staff search. */
function toDay(instant: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${instant.getFullYear()}-${part(instant.getMonth() + 1)}-${part(instant.getDate())}`;
}
