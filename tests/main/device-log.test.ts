import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toFault } from '../../src-main/log/log.ts';
import { openLogFolder } from '../../src-main/log/log-folder.ts';
import { openLog } from '../../src-main/log/open-log.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pernoite-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the device's log", () => {
  test('is a line of JSON for each event, in a file of its day (BEY-07)', () => {
    const now = () => new Date(2026, 10, 21, 23, 59);
    openLog(openLogFolder(folder, { now }))('staff.wrongPin', { triesLeft: 3 });
    const line: unknown = JSON.parse(readFileSync(join(folder, '2026-11-21.log'), 'utf8'));
    expect(line).toMatchObject({ level: 'info', event: 'staff.wrongPin', triesLeft: 3 });
  });

  test('keeps fourteen days (BEY-07)', () => {
    let day = 1;
    const log = openLogFolder(folder, { now: () => new Date(2026, 9, day) });
    for (; day <= 40; day += 1) log.write('x\n');
    const files = readdirSync(folder).toSorted();
    expect(files).toHaveLength(14);
    expect(files.at(-1)).toBe('2026-11-09.log');
  });

  test('stops for the day where a loop of faults would fill the disk, over a restart too (BEY-07)', () => {
    const now = () => new Date(2026, 10, 21);
    for (let start = 0; start < 3; start += 1) {
      const log = openLogFolder(folder, { now, maxDayBytes: 1_000 });
      for (let line = 0; line < 100; line += 1) log.write(`${'x'.repeat(99)}\n`);
    }
    expect(statSync(join(folder, '2026-11-21.log')).size).toBe(1_000);
  });

  test('is skipped where the disk cannot be written (BEY-07)', () => {
    const log = openLogFolder('/dev/null/nowhere');
    expect(() => log.write('x\n')).not.toThrow();
  });

  test('names the kind and place of an error, and never its message (BEY-07, BEY-08, DSK-08)', () => {
    const error = new TypeError('ana@example.com is no address\n    at ana@example.com');
    const fault = toFault(error);
    expect(fault).toMatchObject({ kind: 'TypeError', code: null });
    expect(fault.at).toContain('device-log.test.ts');
    expect(JSON.stringify(fault)).not.toContain('ana@');
    const plain = new Error('');
    expect(toFault(plain).at).toContain('device-log.test.ts');
    // Its stack still begins with the message that it had.
    plain.stack = `Error: at ana@example.com\n    at ana@example.com\n${plain.stack}`;
    plain.message = 'another';
    expect(toFault(plain).at).toBeNull();
  });
});
