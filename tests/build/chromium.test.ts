import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { browsersFromEnv, chooseBrowsers, findBrowsers } from '../../build/chromium.ts';

const folder = mkdtempSync(join(tmpdir(), 'pernoite-browsers-'));
afterAll(() => rm(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

function programs(name: string, ...files: string[]): { PATH: string; path: (file: string) => string } {
  const bin = join(folder, name);
  mkdirSync(bin, { recursive: true });
  for (const file of files) {
    writeFileSync(join(bin, file), '#!/bin/sh\n');
    chmodSync(join(bin, file), 0o755);
  }
  return { PATH: bin, path: file => join(bin, file) };
}

describe('which browser runs', () => {
  test('a machine with both of Debian’s programs uses the one without windows for journeys alone (OPS-01)', () => {
    const { PATH, path } = programs('both', 'chromium', 'chromium-headless-shell');
    expect(findBrowsers({ PATH }, [])).toEqual({
      whole: path('chromium'),
      windowless: path('chromium-headless-shell'),
    });
  });

  test('the one without windows never replaces the whole one, which has a camera (OPS-01)', () => {
    const { PATH } = programs('windowless', 'chromium-headless-shell');
    expect(findBrowsers({ PATH }, []).whole).toBeUndefined();
  });

  test('CHROMIUM_PATH decides for every test, whatever the machine has (OPS-01)', () => {
    const { PATH } = programs('both', 'chromium', 'chromium-headless-shell');
    const { path } = programs('own', 'my-chrome');
    const named = path('my-chrome');
    expect(findBrowsers({ PATH, CHROMIUM_PATH: named }, [])).toEqual({ whole: named, windowless: named });
  });

  test('a CHROMIUM_PATH that names no file is rejected by name (OPS-01)', () => {
    expect(() => findBrowsers({ CHROMIUM_PATH: join(folder, 'gone') })).toThrow(
      /CHROMIUM_PATH names no file/,
    );
  });

  test('a browser that Playwright downloaded is found where the machine has none (OPS-01)', () => {
    const { path } = programs('download', 'chrome');
    expect(findBrowsers({ PATH: '' }, [join(folder, 'gone'), path('chrome')])).toEqual({
      whole: path('chrome'),
    });
  });

  test('the choice is handed on to every process that the tests start (OPS-01)', () => {
    const { PATH, path } = programs('both', 'chromium', 'chromium-headless-shell');
    vi.stubEnv('PATH', PATH);
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('CHROMIUM_WINDOWLESS_PATH', '');
    const chosen = chooseBrowsers();
    expect(chosen.whole).toBe(path('chromium'));
    expect(browsersFromEnv(process.env)).toEqual(chosen);
  });

  test('a test that was handed no browser says so instead of searching for one (OPS-01)', () => {
    expect(() => browsersFromEnv({ PATH: process.env['PATH'] })).toThrow(/CHROMIUM_PATH is not set/);
  });

  test('no test searches for a browser itself (OPS-01)', () => {
    const tests = join(import.meta.dirname, '..');
    const searching = readdirSync(tests, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !import.meta.filename.endsWith(file))
      .filter(file =>
        /findBrowsers|chooseBrowsers|executablePath\(\)|\/usr\/bin\/(chrom|google)/.test(
          readFileSync(join(tests, file), 'utf8'),
        ),
      );
    expect(searching).toEqual([]);
  });
});
