import { readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * Imported before a built gateway or one of its commands (`node --import`): the time of the process is the machine's plus the
 * milliseconds in the file that PERNOITE_TEST_CLOCK names, whenever it is read. A gateway in production has no clock of its own.
 */
const file = process.env['PERNOITE_TEST_CLOCK'] ?? '';
const machine = Date.now;
const moved = () => machine() + Number(readFileSync(file, 'utf8'));

Date.now = moved;
globalThis.Date = new Proxy(Date, {
  construct: (date, given: unknown[], made) =>
    Reflect.construct(date, given.length === 0 ? [moved()] : given, made),
  apply: () => new Date(moved()).toString(),
});
