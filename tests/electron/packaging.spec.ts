import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { extractFile } from '@electron/asar';
import { expect, test } from '@playwright/test';
import { emptyElectron, expectLean, packFolder } from '../../build/package.ts';
import { listArchive, MOST_BYTES } from '../../build/packed-app.ts';

test.skip(process.platform !== 'linux', 'the empty Electron has the files of a Linux one');

test('the packed app contains nothing but what must run, and is small (BLD-03)', async () => {
  const work = await mkdtemp(join(tmpdir(), 'pernoite-packing-'));
  try {
    const folder = await packFolder(join(work, 'dist'), await emptyElectron(join(work, 'electron')));
    await expectLean(folder);
    const archive = join(folder, 'resources/app.asar');
    const { files, bytes } = await listArchive(archive);
    expect(bytes).toBeLessThan(MOST_BYTES);
    for (const needed of [
      'out/main/start.js',
      'out/preload/preload.cjs',
      'out/preload/staff-preload.cjs',
      'out/renderer/index.html',
      'out/staff/staff.html',
      'node_modules/electron-store/package.json',
    ]) {
      expect(files).toContain(needed);
    }
    const manifest = JSON.parse(extractFile(archive, 'package.json').toString()) as Record<string, unknown>;
    expect(manifest).toMatchObject({ name: 'pernoite', main: 'out/main/start.js', type: 'module' });
    expect(Object.keys(manifest)).not.toContain('devDependencies');
    expect(Object.keys(manifest)).not.toContain('scripts');
  } finally {
    await rm(work, { recursive: true, force: true });
  }
});
