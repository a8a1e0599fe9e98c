import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { packing, withDeviceSettings } from '../../build/electron-builder.ts';
import { type Fuse, readFuses, setFuses, wantedFuses } from '../../build/fuses.ts';
import { runningPackages, strangersIn } from '../../build/packed-app.ts';
import { root } from '../../build/steps.ts';

const SENTINEL = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

const binary = (wire: string, version = 1) =>
  Buffer.concat([
    Buffer.from(`code ${SENTINEL}`),
    Buffer.from([version, wire.length]),
    Buffer.from(`${wire} more code`),
  ]);

const SHIPPED = '101100011';

describe('the fuses of the packed app', () => {
  test('are each named, and closed where a kiosk could be opened with them (BLD-03)', () => {
    expect(wantedFuses).toEqual({
      RunAsNode: false,
      EnableCookieEncryption: true,
      EnableNodeOptionsEnvironmentVariable: false,
      EnableNodeCliInspectArguments: false,
      EnableEmbeddedAsarIntegrityValidation: true,
      OnlyLoadAppFromAsar: true,
      LoadBrowserProcessSpecificV8Snapshot: false,
      GrantFileProtocolExtraPrivileges: false,
      WasmTrapHandlers: true,
    });
  });

  test('are burnt into the binary and nothing else of it is touched (BLD-03)', () => {
    const shipped = binary(SHIPPED);
    const set = setFuses(shipped);
    expect(readFuses(set)).toEqual(wantedFuses);
    expect(set.toString('latin1').replace('010011001', SHIPPED)).toBe(shipped.toString('latin1'));
  });

  test('are burnt into both halves of a universal binary (BLD-03)', () => {
    const set = setFuses(Buffer.concat([binary(SHIPPED), binary(SHIPPED)]));
    const second = set.subarray(set.lastIndexOf(SENTINEL));
    expect(readFuses(second)).toEqual(wantedFuses);
  });

  test('that Electron has removed are left alone (BLD-03)', () => {
    const set = setFuses(binary('r01100011'));
    expect(readFuses(set)).toEqual({ ...wantedFuses, RunAsNode: 'removed' } satisfies Record<Fuse, unknown>);
  });

  test.each([
    ['with a fuse that nobody has named', binary(`${SHIPPED}1`), /10 fuses/],
    ['with a fuse less', binary(SHIPPED.slice(1)), /8 fuses/],
    ['with another wire', binary(SHIPPED, 2), /version 2/],
    ['that is no Electron', Buffer.from('something else'), /no fuses/],
  ])('stop the packing of a binary %s (BLD-03)', (_what, file, message) => {
    expect(() => setFuses(file)).toThrow(message);
  });
});

describe('the package', () => {
  test('is made for Windows, Linux and macOS (BLD-03)', () => {
    const targets = [packing.win, packing.linux, packing.mac].map(system => {
      const list = [system?.target ?? []].flat();
      return list.map(one => (typeof one === 'string' ? one : one.target));
    });
    expect(targets).toEqual([['nsis'], ['deb'], ['dmg']]);
  });

  test('starts with Chromium’s sandbox on every system: nothing in it switches the sandbox off (SEC-12)', () => {
    expect(JSON.stringify(packing)).not.toContain('sandbox');
    expect(JSON.stringify(packing)).not.toContain('executableArgs');
  });

  test('for Linux makes the sandbox helper set-user-ID root, whatever the machine it is installed on (SEC-12)', async () => {
    const installRoot = await mkdtemp(join(tmpdir(), 'pernoite-deb-'));
    try {
      const helper = join(installRoot, 'opt/Pernoite/chrome-sandbox');
      await mkdir(join(installRoot, 'opt/Pernoite'), { recursive: true });
      await writeFile(helper, '', { mode: 0o644 });
      const template = await readFile(join(root, packing.deb?.afterInstall ?? ''), 'utf8');
      // As electron-builder fills it in, and below a folder of this test. Owners are for root to change.
      const script = template
        .replaceAll('${executable}', 'pernoite')
        .replaceAll('${sanitizedProductName}', 'Pernoite')
        .replaceAll("'/opt/", `'${installRoot}/opt/`)
        .replace('chown root:root', 'test -f');
      const commands = script.split('\n').filter(line => /^(test -f|chmod) /.test(line));
      expect(commands).toHaveLength(2);
      execFileSync('/bin/sh', ['-ec', commands.join('\n')]);
      expect((await stat(helper)).mode & 0o7777).toBe(0o4755);
      execFileSync('/bin/bash', ['-n', '-c', script]);
    } finally {
      await rm(installRoot, { recursive: true, force: true });
    }
  });

  test('has icons that each system can read (BLD-03)', async () => {
    const icon = (name: string) => readFile(join(root, 'resources/icons', name));
    const ico = await icon('icon.ico');
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 7, 0]);
    const icns = await icon('icon.icns');
    expect(icns.toString('latin1', 0, 4)).toBe('icns');
    expect(icns.readUInt32BE(4)).toBe(icns.length);
    for (const size of [32, 64, 128, 256, 512]) {
      const png = await icon(`${size}x${size}.png`);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
    }
  });

  test('takes the settings of its devices along only where somebody names their file (KSK-18)', () => {
    expect(withDeviceSettings('')).toEqual({});
    expect(withDeviceSettings('lobby.json')).toEqual({
      extraResources: [{ from: join(root, 'lobby.json'), to: 'device.json' }],
    });
  });
});

describe('what is in the archive', () => {
  const good = [
    'package.json',
    'out',
    'out/main',
    'out/main/start.js',
    'out/preload',
    'out/preload/preload.cjs',
    'out/preload/staff-preload.cjs',
    'out/renderer',
    'out/renderer/index.html',
    'out/renderer/assets',
    'out/renderer/assets/start-abc.js',
    'out/staff',
    'out/staff/staff.html',
    'out/staff/assets/staff-abc.js',
    'node_modules',
    'node_modules/electron-store',
    'node_modules/electron-store/index.js',
    'node_modules/electron-store/license',
  ];

  test('is the build and the packages that run with it (BLD-03)', async () => {
    const packages = await runningPackages();
    expect([...packages]).toContain('electron-store');
    expect(strangersIn(good, packages)).toEqual([]);
  });

  test.each([
    'src-main/start.ts',
    'out/main/start.js.map',
    'out/gateway',
    'out/web',
    'out/renderer/.vite/manifest.json',
    'out/renderer/assets/start-abc.js.map',
    'out/staff/assets/staff-abc.js.br',
    'tests/electron/desk.ts',
    '.data/kiosk-app',
    'node_modules/@fluentui/react-components/lib/index.js',
    'node_modules/electron/index.js',
    'node_modules/zod/mini/index.js',
    'node_modules/electron-store/index.d.ts',
    'node_modules/electron-store/readme.md',
  ])('is not %s (BLD-03)', async file => {
    expect(strangersIn([...good, file], await runningPackages())).toEqual([file]);
  });
});

describe('what tests fetch beside the project’s own packages', () => {
  test.each([
    ['firebase-tools', 'firebase-tools', 400],
    ['prism', '@stoplight/prism-cli', 200],
  ])(
    'is locked: every package below build/%s has its version and hash, and no registry is named (SEC-15)',
    async (folder, name, atLeast) => {
      const lock = JSON.parse(await readFile(join(root, 'build', folder, 'package-lock.json'), 'utf8')) as {
        packages: Record<string, { version?: string; integrity?: string; resolved?: string; link?: boolean }>;
      };
      const { '': own, ...packages } = lock.packages;
      expect(own).toMatchObject({
        devDependencies: { [name]: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
      });
      expect(Object.keys(packages).length).toBeGreaterThan(atLeast);
      for (const [name, { version, integrity, resolved, link }] of Object.entries(packages)) {
        expect({ name, version: typeof version, resolved, link }).toEqual({ name, version: 'string' });
        expect(integrity, name).toMatch(/^sha512-/);
      }
    },
  );

  test('is fetched by its lock file alone (SEC-15)', async () => {
    const source = await readFile(join(root, 'build/pinned-package.ts'), 'utf8');
    expect(source).toContain("tool('npm', ['ci', '--ignore-scripts'");
  });
});
