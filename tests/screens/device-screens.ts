import type { Page } from '@playwright/test';
import { type DeviceSettings, defaultDeviceSettings } from '#shared/device-settings.ts';
import { ChatPage } from '#tests/journeys/pages/chat-page.ts';
import { DeskPage } from '#tests/journeys/pages/desk-page.ts';
import { ForgotPasswordPage } from '#tests/journeys/pages/password-pages.ts';
import { ResultsPage } from '#tests/journeys/pages/results-page.ts';
import { SearchPage } from '#tests/journeys/pages/search-page.ts';
import { SignUpPage } from '#tests/journeys/pages/sign-up-page.ts';
import { type Language, textsOf } from '#tests/journeys/pages/texts.ts';
import { VerificationPage } from '#tests/journeys/pages/verification-page.ts';
import type { DesktopApp } from '../electron/electron-app.ts';
import { goTo, landscape, portrait } from '../electron/kiosk.ts';
import { DeviceLoginPage } from '../electron/pages/device-login-page.ts';
import { KioskPage } from '../electron/pages/kiosk-page.ts';
import { OnScreenKeyboard } from '../electron/pages/on-screen-keyboard.ts';
import { StaffPanelPage } from '../electron/pages/staff-panel.ts';
import { PIN, WRONG_PIN } from '../electron/persisted-settings.ts';

/** A device in front of the camera. */
export type PicturedDevice = { desktop: DesktopApp; page: Page; language: Language; gateway: string };

/** A screen of the desktop app; `open` leads from what the device starts with to the screen. */
export type DeviceScreen = {
  name: string;
  /** Beside the language and the gateway; null for a device that was never set up. */
  settings?: Partial<DeviceSettings> | null;
  open: (device: PicturedDevice) => Promise<void>;
  /** Waits for what the screen fetches for itself in one of its device's sizes. */
  inSize?: (device: PicturedDevice, size: string) => Promise<void>;
};

export const deviceSizes = {
  kiosk: { portrait, landscape },
  reception: { window: { width: 1280, height: 860 }, small: { width: 820, height: 1180 } },
} as const;

const kioskOf = async ({ page, language }: PicturedDevice): Promise<KioskPage> => {
  const kiosk = new KioskPage(page, language);
  await kiosk.book.waitFor();
  return kiosk;
};

const dialogOf = async (device: PicturedDevice, tool: 'startOver' | 'accessibility' | 'staff') => {
  const kiosk = await kioskOf(device);
  await kiosk.tool(tool).click();
  await kiosk.dialog.waitFor();
  return kiosk;
};

const staffOf = async (device: PicturedDevice): Promise<StaffPanelPage> => {
  await kioskOf(device);
  const { desktop, page, language } = device;
  const panel = new StaffPanelPage(desktop, page, language);
  await panel.ask();
  return panel;
};

const loginOf = async (device: PicturedDevice, way: 'phone' | 'reservation' | 'password') => {
  const login = new DeviceLoginPage(device.page, device.language);
  await login.open(way);
  return login;
};

const desk: Partial<DeviceSettings> = { profile: 'reception' };

const deskOf = async ({ page, language }: PicturedDevice): Promise<DeskPage> => {
  const found = new DeskPage(page, language);
  await found.bar.waitFor();
  return found;
};

/** Polls soon, and waits long for a response. */
const soonQuiet = { ...defaultDeviceSettings.idle, anonymousMs: 5_000, anonymousCountdownMs: 60_000 };

export const deviceScreens: DeviceScreen[] = [
  {
    name: 'kiosk-setup',
    settings: null,
    open: async ({ page }) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
  { name: 'kiosk-start', open: async device => void (await kioskOf(device)) },
  {
    name: 'kiosk-chat',
    open: async device => {
      await kioskOf(device);
      const chat = new ChatPage(device.page, device.language);
      await chat.open();
      const { options, end } = chat.texts;
      await chat.say(options.stay.name, options.luggage.name, end.needHelp);
    },
  },
  {
    name: 'kiosk-search',
    open: async device => {
      await (await kioskOf(device)).book.click();
      await new SearchPage(device.page, device.language).search.waitFor();
    },
  },
  {
    name: 'kiosk-results',
    open: async device => {
      await (await kioskOf(device)).book.click();
      await new SearchPage(device.page, device.language).search.click();
      await new ResultsPage(device.page, device.language).found.waitFor();
    },
  },
  { name: 'kiosk-phone-sign-in', open: async device => (await loginOf(device, 'phone')).code.waitFor() },
  {
    name: 'kiosk-reservation-sign-in',
    open: async device => (await loginOf(device, 'reservation')).locator.waitFor(),
  },
  {
    name: 'kiosk-password-sign-in',
    open: async device => (await loginOf(device, 'password')).password.email.waitFor(),
  },
  {
    name: 'kiosk-sign-up',
    open: async device => {
      await kioskOf(device);
      await goTo(device.page, '/sign-up');
      await new SignUpPage(device.page, device.language).title.waitFor();
    },
  },
  {
    name: 'kiosk-sign-up-password',
    open: async device => {
      await kioskOf(device);
      await goTo(device.page, '/sign-up');
      const signUp = new SignUpPage(device.page, device.language);
      await signUp.identify('dora@hospede.test', 'Dora Lins');
      await signUp.contact(device.language === 'pt' ? '24/08/1990' : '08/24/1990', '11912345678');
      await signUp.field('password').fill('Varanda');
    },
  },
  {
    name: 'kiosk-forgot-password',
    open: async device => {
      await kioskOf(device);
      await goTo(device.page, '/forgot-password');
      await new ForgotPasswordPage(device.page, device.language).title.waitFor();
    },
  },
  {
    name: 'kiosk-email-verification',
    open: async device => {
      const login = await loginOf(device, 'password');
      await login.password.signIn({ email: 'lia@pernoite.test', password: 'Pernoite#2026' });
      await new VerificationPage(device.page, 'pt').title.waitFor();
    },
  },
  {
    name: 'kiosk-keyboard',
    open: async device => {
      const { desktop, page, language } = device;
      const login = await loginOf(device, 'reservation');
      await new OnScreenKeyboard(desktop, page, language).fill(login.lastName, 'Prado');
    },
  },
  {
    name: 'kiosk-countdown',
    settings: { idle: soonQuiet },
    open: async device => {
      const kiosk = await kioskOf(device);
      await kiosk.book.click();
      await kiosk.countdown.waitFor();
    },
  },
  {
    name: 'kiosk-start-over',
    open: async device => {
      const kiosk = await kioskOf(device);
      await kiosk.book.click();
      await new SearchPage(device.page, device.language).arrival.selectOption({ index: 0 });
      await kiosk.tool('startOver').click();
      await kiosk.startOverQuestion.waitFor();
    },
  },
  { name: 'kiosk-ways-of-the-screen', open: async device => void (await dialogOf(device, 'accessibility')) },
  {
    name: 'kiosk-high-contrast',
    open: async device => (await kioskOf(device)).ask('highContrast'),
  },
  { name: 'kiosk-low-reach', open: async device => (await kioskOf(device)).ask('lowReach') },
  { name: 'kiosk-large-text', open: async device => (await kioskOf(device)).ask('largeText') },
  {
    name: 'kiosk-call-staff',
    settings: { staffPhone: '+55 11 5555-0100' },
    open: async device => void (await dialogOf(device, 'staff')),
  },
  {
    name: 'kiosk-out-of-service',
    settings: { gateway: 'http://127.0.0.1:9', staffPhone: '+55 11 5555-0100' },
    open: async ({ page, language }) => new KioskPage(page, language).closed.waitFor(),
  },
  {
    name: 'kiosk-staff-pin',
    open: async device => {
      const panel = await staffOf(device);
      await panel.type(WRONG_PIN);
      await panel.dialog.getByRole('alert').waitFor();
    },
  },
  {
    name: 'kiosk-staff-self-test',
    open: async device => {
      const panel = await staffOf(device);
      await panel.type(PIN);
      await panel.button('selfTest.again').waitFor();
      await panel.dialog
        .getByRole('list', { name: panel.texts('staff-panel:selfTest.title') })
        .getByRole('listitem')
        .last()
        .waitFor();
    },
  },
  {
    name: 'kiosk-staff-settings',
    open: async device => {
      const panel = await staffOf(device);
      await panel.type(PIN);
      await panel.tab('settings').click();
      await panel.settings.button('settings.save').waitFor();
    },
  },
  {
    name: 'kiosk-staff-leave',
    open: async device => {
      const panel = await staffOf(device);
      await panel.type(PIN);
      await panel.tab('leave').click();
      await panel.button('leave.quit.action').click();
    },
  },
  {
    name: 'desk-start',
    settings: desk,
    open: async device => {
      await deskOf(device);
      await goTo(device.page, '/booking/step-1');
      await new SearchPage(device.page, device.language).search.waitFor();
    },
  },
  {
    name: 'desk-sign-in',
    settings: desk,
    open: async device => {
      await deskOf(device);
      await (await loginOf(device, 'phone')).code.waitFor();
    },
  },
  {
    name: 'desk-find-booking',
    settings: desk,
    open: async device => {
      const { find } = await deskOf(device);
      await (await loginOf(device, 'password')).password.signIn({
        email: device.language === 'pt' ? 'ana@pernoite.test' : 'james@pernoite.test',
        password: 'Pernoite#2026',
      });
      await device.page.waitForURL(url => url.pathname !== '/login');
      await find.click();
      await device.page
        .getByRole('heading', { level: 1, name: textsOf(device.language)('desk-payment:title') })
        .waitFor();
    },
  },
  {
    name: 'desk-shortcuts',
    settings: desk,
    open: async device => {
      const found = await deskOf(device);
      await found.shortcuts.click();
      await found.keysDialog.waitFor();
    },
  },
  {
    name: 'desk-end-guest',
    settings: desk,
    open: async device => {
      const found = await deskOf(device);
      await found.end.click();
      await found.endDialog.waitFor();
    },
  },
];
