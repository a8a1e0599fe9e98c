import { expect, type Page } from '@playwright/test';
import { defaultDeviceSettings } from '#shared/device-settings.ts';
import { callBridge, PIN } from '../device-fixture.ts';
import { type DesktopApp, isStandIn } from '../electron-app.ts';
import { nextGuest, resetsDone } from '../endings.ts';
import { portrait } from '../kiosk.ts';
import { DeviceLoginPage } from '../pages/device-login-page.ts';
import { KioskPage } from '../pages/kiosk-page.ts';
import { OnScreenKeyboard } from '../pages/on-screen-keyboard.ts';
import { HOTEL, type ProductionHotel } from './production-hotel.ts';

export const language = 'pt';

export type Account = { email: string; password: string };

/** The hotel's kiosk, with one guest after another. */
export class Lobby {
  readonly desktop: DesktopApp;
  page: Page;

  private constructor(desktop: DesktopApp, page: Page) {
    this.desktop = desktop;
    this.page = page;
  }

  /** On a device without settings, as a technician does: gateway, hotel, name and token, and a PIN for the staff. */
  static async setUp(desktop: DesktopApp, { address, kiosk }: ProductionHotel): Promise<Lobby> {
    const empty = await desktop.page();
    const settings = {
      ...without(defaultDeviceSettings),
      gateway: address,
      hotelId: HOTEL,
      deviceId: kiosk.id,
      // What a real printer prints is checked on paper.
      printer: isStandIn ? 'Slips' : null,
    };
    const change = { settings, newPin: PIN, newDeviceToken: kiosk.token };
    // The page that sends it is replaced.
    void callBridge(empty, 'saveSettings', change).catch(() => undefined);
    const page = await desktop.pageAfter(empty);
    await page.setViewportSize(portrait);
    return new Lobby(desktop, page);
  }

  get start(): KioskPage {
    return new KioskPage(this.page, language);
  }

  get keyboard(): OnScreenKeyboard {
    return new OnScreenKeyboard(this.desktop, this.page, language);
  }

  async signIn(guest: Account): Promise<void> {
    const login = new DeviceLoginPage(this.page, language);
    await login.method('password').click();
    await login.password.signIn(guest);
  }

  /** Ends the guest by `done`, and waits for the page of the next one. */
  async end(done: () => Promise<unknown>): Promise<void> {
    const before = resetsDone(this.desktop);
    await done();
    this.page = await nextGuest(this.desktop, this.page, before);
    await this.page.setViewportSize(portrait);
    await expect(this.start.book).toBeVisible();
  }
}

function without({ version: _version, staffPinHash: _hash, ...settings }: typeof defaultDeviceSettings) {
  return settings;
}
