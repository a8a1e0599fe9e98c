import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { Platform, build as pack } from 'electron-builder';
import { buildDesktop } from './build.ts';
import { binaryOf, packing, withDeviceSettings, withFuses } from './electron-builder.ts';
import { findElectron } from './electron-program.ts';
import { expectFuses } from './fuses.ts';
import { listArchive, MOST_BYTES, runningPackages, strangersIn } from './packed-app.ts';
import { command, root, StepFailed, step } from './steps.ts';

/**
 * `npm run package`: this machine's installers, in dist/. `npm run package -- --folder`: the app in a folder only;
 * where Electron's binary cannot be had, around an empty one, which proves what is in the archive and nothing more.
 */

const VERSION_FILE = join(root, 'node_modules/electron/package.json');

/** Packs into a folder and returns its path. `electronDist` names a folder with another Electron, or with none. */
export async function packFolder(output: string, electronDist: string | null): Promise<string> {
  await pack({
    projectDir: root,
    publish: 'never',
    targets: Platform.current().createTarget('dir'),
    config: {
      ...packing,
      ...withDeviceSettings(process.env['PERNOITE_DEVICE'] ?? ''),
      directories: { ...packing.directories, output },
      ...(electronDist === null ? withFuses : { electronDist, electronVersion: await electronVersion() }),
    },
  });
  return join(output, FOLDERS[process.platform] ?? 'linux-unpacked');
}

const FOLDERS: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux-unpacked',
  win32: 'win-unpacked',
  darwin: process.arch === 'arm64' ? 'mac-arm64' : 'mac',
};

async function electronVersion(): Promise<string> {
  const { default: manifest } = await import(VERSION_FILE, { with: { type: 'json' } });
  return String((manifest as { version: string }).version);
}

/** An Electron without Electron: the files that electron-builder moves and renames, all of them empty. */
export async function emptyElectron(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'resources'), { recursive: true });
  const files = [
    'version',
    'LICENSE',
    'LICENSES.chromium.html',
    'chrome-sandbox',
    'resources.pak',
    'electron',
  ];
  for (const name of files) await writeFile(join(folder, name), '');
  await chmod(join(folder, 'electron'), 0o755);
  return folder;
}

/** Lists the archive of a packed app and throws when anything is in it that need not run, or when it is too heavy. */
export async function expectLean(folder: string): Promise<string> {
  const inside = process.platform === 'darwin' ? 'Pernoite.app/Contents/Resources' : 'resources';
  const { files, bytes } = await listArchive(join(folder, inside, 'app.asar'));
  const strangers = strangersIn(files, await runningPackages());
  if (strangers.length > 0) {
    throw new StepFailed(`The archive holds what it should not:\n  ${strangers.slice(0, 30).join('\n  ')}`);
  }
  if (bytes > MOST_BYTES) throw new StepFailed(`The archive weighs ${bytes} bytes, more than ${MOST_BYTES}`);
  return `${files.length} files, ${(bytes / 1e6).toFixed(1)} MB`;
}

async function packInstallers(): Promise<string> {
  const output = join(root, 'dist');
  const made = await pack({
    projectDir: root,
    publish: 'never',
    targets: Platform.current().createTarget(),
    config: { ...packing, ...withFuses, ...withDeviceSettings(process.env['PERNOITE_DEVICE'] ?? '') },
  });
  console.log(made.map(file => `    ${file}`).join('\n'));
  return join(output, FOLDERS[process.platform] ?? 'linux-unpacked');
}

async function run(): Promise<void> {
  const onlyFolder = process.argv.includes('--folder');
  await buildDesktop();
  const electron = await step('Electron found', findElectron);
  const hasElectron = electron.kind === 'electron';
  if (!hasElectron && !onlyFolder) {
    throw new StepFailed(
      `An installer needs Electron's own binary: ${electron.name}.\n` +
        'npm run package -- --folder packs around an empty one, to show what is in the archive.',
    );
  }
  const empty = hasElectron ? null : await emptyElectron(join(root, 'out/empty-electron'));
  const folder = await step('App packed', () =>
    onlyFolder ? packFolder(join(root, 'dist'), empty) : packInstallers(),
  );
  await step('Archive holds nothing but what must run', () => expectLean(folder));
  if (hasElectron) {
    await step('Every fuse is as it should be', async () => {
      await expectFuses(binaryOf(folder, process.platform, 'Pernoite'));
      return '';
    });
  } else console.log('  · Fuses not burnt in, and nothing here can be started: there is no Electron');
}

if (import.meta.main) await command(run);
