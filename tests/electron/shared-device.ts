import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type { DeviceSettings } from '#shared/device-settings.ts';
import { webConfig } from '#shared/settings.ts';
import { removeFolder } from '#tests/remove-folder.ts';
import type { WorkerGateways } from '../journeys/own-gateway.ts';
import { windowsOf } from './desk.ts';
import { callBridge, PIN } from './device-fixture.ts';
import { type DesktopApp, electronName, startApp } from './electron-app.ts';
import { STARTED } from './electron-fixtures.ts';
import { nextGuest, resetsDone } from './endings.ts';
import { test as base } from './guest-phone.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { kioskSettings, writeSettingsFile } from './persisted-settings.ts';

/**
 * One kiosk and one reception desk for the tests of a worker: starting an app takes several times as long as what most
 * tests do with it. Every test begins as the next guest, and with the settings that it names. After a test that fails
 * Playwright ends the worker and its devices with it, so that no fault reaches the next test. A file that uses them says
 * `test.describe.configure({ mode: 'default' })`, or each worker would start one for it.
 */

type Profile = DeviceSettings['profile'];
type Change = Partial<Omit<DeviceSettings, 'profile' | 'version' | 'staffPinHash'>>;

export type SharedKiosk = { desktop: DesktopApp; folder: string; page: Page; kiosk: KioskPage };
export type SharedDesk = { desktop: DesktopApp; folder: string; page: Page };

const ENV = { ELECTRON_STAND_IN_PRINTERS: 'Office,Slips' };

class SharedDevice {
  readonly desktop: DesktopApp;
  readonly folder: string;
  readonly gateway: string;
  /** Set by a test that leaves the device in a state which no other test may meet. */
  isSpent = false;
  readonly #initial: DeviceSettings;
  #settings: DeviceSettings;

  private constructor(desktop: DesktopApp, folder: string, settings: DeviceSettings) {
    this.desktop = desktop;
    this.folder = folder;
    this.gateway = settings.gateway;
    this.#initial = settings;
    this.#settings = settings;
  }

  static async start(profile: Profile, gateway: string, hasCamera: boolean): Promise<SharedDevice> {
    const folder = await mkdtemp(join(tmpdir(), 'pernoite-device-'));
    const settings = { ...(await kioskSettings(gateway)), profile, staffPhone: '+55 11 5555-0100' };
    await writeSettingsFile(folder, settings);
    const env = { ...ENV, ...(hasCamera && { ELECTRON_STAND_IN_CAMERA: '1' }) };
    const device = new SharedDevice(await startApp({ userData: folder, env }), folder, settings);
    await device.#untilConfigured(profile);
    return device;
  }

  /** A page waits some seconds for the gateway’s configuration; without it, it has none for as long as it is open. */
  async #untilConfigured(profile: Profile): Promise<void> {
    await expect(async () => {
      const page = await this.desktop.page();
      const config = await page.locator('#pernoite-config').textContent();
      if (webConfig.parse(JSON.parse(config ?? 'null')).cardPage !== null) return;
      await (profile === 'kiosk' ? this.renewKiosk({}, false) : this.renewDesk());
      throw new Error('the gateway was not there in time');
    }).toPass();
  }

  get isUsable(): boolean {
    return !this.isSpent && !this.desktop.hasEnded;
  }

  async renewKiosk(change: Change, isNew: boolean): Promise<void> {
    const wanted = { ...this.#initial, ...change };
    const page = await this.desktop.page();
    const before = resetsDone(this.desktop);
    if (!isDeepStrictEqual(wanted, this.#settings)) {
      expect(await callBridge(page, 'unlockStaff', { pin: PIN })).toMatchObject({
        value: { status: 'open' },
      });
      const { version: _version, staffPinHash: _hash, ...settings } = wanted;
      const saved = { settings, newPin: null, newDeviceToken: null };
      // The page that sends it is replaced.
      await callBridge(page, 'saveSettings', saved).catch(() => undefined);
      this.#settings = wanted;
      await nextGuest(this.desktop, page, before);
    } else if (!isNew) {
      void callBridge(page, 'endGuest', { reason: 'startOver' }).catch(() => undefined);
      await nextGuest(this.desktop, page, before);
    }
    await this.desktop.nextWaits();
  }

  async renewDesk(): Promise<void> {
    await this.#endGuests(windowsOf(this.desktop));
    const page = await this.desktop.page();
    if ((await numberOf(page)) === 1) return;
    await callBridge(page, 'openGuestWindow');
    await this.#endGuests([page]);
  }

  async #endGuests(pages: Page[]): Promise<void> {
    const before = resetsDone(this.desktop);
    for (const page of pages)
      void callBridge(page, 'endGuest', { reason: 'signedOut' }).catch(() => undefined);
    await expect.poll(() => resetsDone(this.desktop)).toBe(before + pages.length);
    // A reset is logged before its window goes: one of these may still be there.
    await expect
      .poll(() => windowsOf(this.desktop).map(page => (pages.includes(page) ? 'ended' : 'open')))
      .toEqual(['open']);
  }

  async stop(): Promise<void> {
    await this.desktop.stop();
    await removeFolder(this.folder);
  }
}

async function numberOf(page: Page): Promise<unknown> {
  const response = await callBridge(page, 'describeDevice');
  return 'value' in response && Reflect.get(Object(response.value), 'guestNumber');
}

class SharedDevices {
  readonly #running = new Map<string, SharedDevice>();
  readonly #gateways: WorkerGateways;

  constructor(gateways: WorkerGateways) {
    this.#gateways = gateways;
  }

  async of(
    profile: Profile,
    gateway: string,
    hasCamera: boolean,
  ): Promise<{ device: SharedDevice; isNew: boolean }> {
    const key = `${profile} ${gateway} ${hasCamera ? 'camera' : ''}`;
    const running = this.#running.get(key);
    if (running?.isUsable) return { device: running, isNew: false };
    for (const [other, device] of this.#running) {
      if (other !== key && (device.gateway === gateway || this.#gateways.isUsual(device.gateway))) continue;
      this.#running.delete(other);
      await device.stop();
    }
    const device = await SharedDevice.start(profile, gateway, hasCamera);
    this.#running.set(key, device);
    return { device, isNew: true };
  }

  async stop(): Promise<void> {
    for (const device of this.#running.values()) await device.stop();
  }
}

type Fixtures = {
  openKiosk: (change?: Change) => Promise<SharedKiosk>;
  openDesk: () => Promise<SharedDesk>;
  spendDevice: () => void;
  /** The stand-in's quicker browser has none, and decides on no permission. */
  hasCamera: boolean;
  takeDevice: (profile: Profile) => Promise<{ device: SharedDevice; isNew: boolean }>;
  opened: Set<SharedDevice>;
};

export const test = base.extend<Fixtures, { devices: SharedDevices }>({
  devices: [
    async ({ gateways }, use) => {
      const devices = new SharedDevices(gateways);
      await use(devices);
      await devices.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  opened: async ({}, use, testInfo) => {
    const opened = new Set<SharedDevice>();
    await use(opened);
    if (testInfo.status === testInfo.expectedStatus) return;
    for (const { desktop } of opened) {
      await testInfo.attach('main process', { body: desktop.output, contentType: 'text/plain' });
    }
  },

  hasCamera: [false, { option: true }],

  takeDevice: async ({ devices, gateway, hasCamera, opened }, use, testInfo) => {
    await use(async profile => {
      const taken = await devices.of(profile, gateway.address, hasCamera);
      testInfo.annotations.push({ type: STARTED, description: electronName });
      opened.add(taken.device);
      return taken;
    });
  },

  openKiosk: async ({ takeDevice }, use) => {
    await use(async (change = {}) => {
      const { device, isNew } = await takeDevice('kiosk');
      const { desktop, folder } = device;
      await device.renewKiosk(change, isNew);
      await desktop.beginTest();
      const page = await desktop.page();
      return { desktop, folder, page, kiosk: new KioskPage(page, change.language) };
    });
  },

  openDesk: async ({ takeDevice }, use) => {
    await use(async () => {
      const { device, isNew } = await takeDevice('reception');
      const { desktop, folder } = device;
      if (!isNew) await device.renewDesk();
      await desktop.beginTest();
      return { desktop, folder, page: await desktop.page() };
    });
  },

  spendDevice: async ({ opened }, use) => {
    await use(() => {
      for (const device of opened) device.isSpent = true;
    });
  },
});

export { expect } from '@playwright/test';
