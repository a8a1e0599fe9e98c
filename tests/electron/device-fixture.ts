import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Argument, CallName } from '../../src-shared/bridge.ts';
import type { Envelope } from '../../src-shared/bridge-lines.ts';
import type { DeviceSettings } from '../../src-shared/device-settings.ts';
import { type DesktopApp, electronName, startApp } from './electron-app.ts';
import { test as base, STARTED } from './electron-fixtures.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { kioskSettings, writeSettingsFile } from './persisted-settings.ts';

type Start = { args?: string[]; env?: Record<string, string> };
type Fixtures = {
  folder: string;
  settings: DeviceSettings;
  writeSettings: (change?: Partial<DeviceSettings> | string) => Promise<void>;
  start: (start?: Start) => Promise<DesktopApp>;
  startKiosk: (change?: Partial<DeviceSettings>) => Promise<StartedKiosk>;
};
type StartedKiosk = { desktop: DesktopApp; page: Page; kiosk: KioskPage };

export const test = base.extend<Fixtures>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'pernoite-device-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  },

  settings: async ({ gateway }, use) => {
    await use(await kioskSettings(gateway.address));
  },

  writeSettings: async ({ folder, settings }, use) => {
    await use((change = {}) =>
      writeSettingsFile(folder, typeof change === 'string' ? change : { ...settings, ...change }),
    );
  },

  startKiosk: async ({ writeSettings, start }, use) => {
    await use(async (change = {}) => {
      await writeSettings(change);
      const desktop = await start();
      const page = await desktop.page();
      return { desktop, page, kiosk: new KioskPage(page, change.language) };
    });
  },

  start: async ({ folder }, use, testInfo) => {
    let running: DesktopApp | null = null;
    await use(async (start = {}) => {
      await running?.stop();
      running = await startApp({ ...start, userData: folder });
      testInfo.annotations.push({ type: STARTED, description: electronName });
      return running;
    });
    const last = running as DesktopApp | null;
    const hasFailed = testInfo.status !== testInfo.expectedStatus;
    const seen = hasFailed ? await last?.seen().catch(String) : '';
    await last?.stop();
    if (last && hasFailed) {
      await testInfo.attach('main process', { body: last.output, contentType: 'text/plain' });
      await testInfo.attach('seen', { body: seen ?? '', contentType: 'text/plain' });
    }
  },
});

export function callBridge<Name extends CallName>(
  page: Page,
  name: Name,
  ...[argument]: undefined extends Argument<Name> ? [] : [Argument<Name>]
): Promise<Envelope> {
  return page.evaluate(
    ({ name, argument }) => {
      const bridge = Reflect.get(window, 'pernoite') as unknown as PlainBridge;
      return bridge[name]?.(argument);
    },
    { name, argument: argument as unknown },
  ) as Promise<Envelope>;
}
type PlainBridge = Record<string, (given: unknown) => Promise<Envelope>>;

export async function filesOf(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  const read = await Promise.all(
    files.map(async file => [file, await readFile(file).catch(() => Buffer.alloc(0))] as const),
  );
  return new Map(read);
}

export async function filesWith(folder: string, text: string): Promise<string[]> {
  const wanted = [text, Buffer.from(text).toString('base64').replace(/=+$/, '').slice(0, -1)];
  return [...(await filesOf(folder))]
    .filter(([, bytes]) => wanted.some(one => bytes.includes(one)))
    .map(([file]) => file);
}

export async function eventsOf(folder: string): Promise<Record<string, unknown>[]> {
  const logs = [...(await filesOf(join(folder, 'logs')))].toSorted();
  return logs.flatMap(([, bytes]) =>
    bytes
      .toString()
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line) as Record<string, unknown>),
  );
}

export { expect } from '@playwright/test';
export { PIN, WRONG_PIN } from './persisted-settings.ts';
