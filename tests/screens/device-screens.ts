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
import { goTo, landscape, loseConnection, portrait } from '../electron/kiosk.ts';
import { DeviceLoginPage } from '../electron/pages/device-login-page.ts';
import { KioskPage } from '../electron/pages/kiosk-page.ts';
import { OnScreenKeyboard } from '../electron/pages/on-screen-keyboard.ts';
import { StaffPanelPage } from '../electron/pages/staff-panel.ts';
import { PIN, WRONG_PIN } from '../electron/persisted-settings.ts';

export type PicturedDevice = { desktop: DesktopApp; page: Page; language: Language; gateway: string };

type Open = (device: PicturedDevice) => Promise<unknown>;

export type DeviceScreen = {
  name: string;
  /** Beside the language and the gateway; null for a device that was never set up. */
  settings?: Partial<DeviceSettings> | null;
  open: Open;
  inSize?: (device: PicturedDevice, size: string) => Promise<void>;
};

export const toDeviceScreens = (screens: Record<string, Open | Omit<DeviceScreen, 'name'>>): DeviceScreen[] =>
  Object.entries(screens).map(([name, screen]) => ({
    name,
    ...(typeof screen === 'function' ? { open: screen } : screen),
  }));

export const atDesk = (open: Open) => ({ settings: { profile: 'reception' as const }, open });

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

const searchInOutage = async (device: PicturedDevice, ...modes: Parameters<KioskPage['ask']>) => {
  const kiosk = await kioskOf(device);
  await kiosk.ask(...modes);
  await kiosk.book.click();
  const search = new SearchPage(device.page, device.language);
  await search.search.waitFor();
  await loseConnection(device.page);
  await search.search.click();
  await kiosk.lost.waitFor();
};

const loginOf = async (device: PicturedDevice, method: 'phone' | 'reservation' | 'password') => {
  const login = new DeviceLoginPage(device.page, device.language);
  await login.open(method);
  return login;
};

const deskOf = async ({ page, language }: PicturedDevice): Promise<DeskPage> => {
  const found = new DeskPage(page, language);
  await found.bar.waitFor();
  return found;
};

/** Polls soon, and waits long for a response. */
const soonQuiet = { ...defaultDeviceSettings.idle, anonymousMs: 5_000, anonymousCountdownMs: 60_000 };

export const deviceScreens = toDeviceScreens({
  'kiosk-setup': { settings: null, open: ({ page }) => page.getByRole('heading', { level: 1 }).waitFor() },
  'kiosk-start': kioskOf,
  'kiosk-chat': async device => {
    await kioskOf(device);
    const chat = new ChatPage(device.page, device.language);
    await chat.open();
    const { options, end } = chat.texts;
    await chat.say(options.stay.name, options.luggage.name, end.needHelp);
  },
  'kiosk-search': async device => {
    await (await kioskOf(device)).book.click();
    await new SearchPage(device.page, device.language).search.waitFor();
  },
  'kiosk-search-in-reach': async device => {
    const kiosk = await kioskOf(device);
    await kiosk.book.click();
    await new SearchPage(device.page, device.language).search.waitFor();
    await kiosk.ask('lowReach', 'largeText');
  },
  'kiosk-results': async device => {
    await (await kioskOf(device)).book.click();
    await new SearchPage(device.page, device.language).search.click();
    await new ResultsPage(device.page, device.language).found.waitFor();
  },
  'kiosk-phone-sign-in': async device => (await loginOf(device, 'phone')).code.waitFor(),
  'kiosk-reservation-sign-in': async device => (await loginOf(device, 'reservation')).locator.waitFor(),
  'kiosk-password-sign-in': async device => (await loginOf(device, 'password')).password.email.waitFor(),
  'kiosk-sign-up': async device => {
    await kioskOf(device);
    await goTo(device.page, '/sign-up');
    await new SignUpPage(device.page, device.language).title.waitFor();
  },
  'kiosk-sign-up-password': async device => {
    await kioskOf(device);
    await goTo(device.page, '/sign-up');
    const signUp = new SignUpPage(device.page, device.language);
    await signUp.identify('dora@hospede.test', 'Dora Lins');
    await signUp.contact(device.language === 'pt' ? '24/08/1990' : '08/24/1990', '11912345678');
    await signUp.field('password').fill('Varanda');
  },
  'kiosk-forgot-password': async device => {
    await kioskOf(device);
    await goTo(device.page, '/forgot-password');
    await new ForgotPasswordPage(device.page, device.language).title.waitFor();
  },
  'kiosk-email-verification': async device => {
    const login = await loginOf(device, 'password');
    await login.password.signIn({ email: 'lia@pernoite.test', password: 'Pernoite#2026' });
    await new VerificationPage(device.page, 'pt').title.waitFor();
  },
  'kiosk-keyboard': async device => {
    const { desktop, page, language } = device;
    const login = await loginOf(device, 'reservation');
    await new OnScreenKeyboard(desktop, page, language).fill(login.lastName, 'Prado');
  },
  'kiosk-countdown': {
    settings: { idle: soonQuiet },
    open: async device => {
      const kiosk = await kioskOf(device);
      await kiosk.book.click();
      await kiosk.countdown.waitFor();
    },
  },
  'kiosk-start-over': async device => {
    const kiosk = await kioskOf(device);
    await kiosk.book.click();
    await new SearchPage(device.page, device.language).arrival.selectOption({ index: 0 });
    await kiosk.tool('startOver').click();
    await kiosk.startOverQuestion.waitFor();
  },
  'kiosk-ways-of-the-screen': device => dialogOf(device, 'accessibility'),
  'kiosk-high-contrast': async device => (await kioskOf(device)).ask('highContrast'),
  'kiosk-low-reach': async device => (await kioskOf(device)).ask('lowReach'),
  'kiosk-large-text': async device => (await kioskOf(device)).ask('largeText'),
  'kiosk-call-staff': {
    settings: { staffPhone: '+55 11 5555-0100' },
    open: device => dialogOf(device, 'staff'),
  },
  'kiosk-out-of-service': {
    settings: { gateway: 'http://127.0.0.1:9', staffPhone: '+55 11 5555-0100' },
    open: ({ page, language }) => new KioskPage(page, language).closed.waitFor(),
  },
  'kiosk-connection-lost': {
    settings: { staffPhone: '+55 11 5555-0100' },
    open: device => searchInOutage(device),
  },
  'kiosk-connection-lost-low-reach': device => searchInOutage(device, 'lowReach', 'largeText'),
  'kiosk-staff-pin': async device => {
    const panel = await staffOf(device);
    await panel.type(WRONG_PIN);
    await panel.dialog.getByRole('alert').waitFor();
  },
  'kiosk-staff-self-test': async device => {
    const panel = await staffOf(device);
    await panel.type(PIN);
    await panel.button('selfTest.again').waitFor();
    await panel.dialog
      .getByRole('list', { name: panel.texts('staff-panel:selfTest.title') })
      .getByRole('listitem')
      .last()
      .waitFor();
  },
  'kiosk-staff-settings': async device => {
    const panel = await staffOf(device);
    await panel.type(PIN);
    await panel.tab('settings').click();
    await panel.settings.button('settings.save').waitFor();
  },
  'kiosk-staff-leave': async device => {
    const panel = await staffOf(device);
    await panel.type(PIN);
    await panel.tab('leave').click();
    await panel.button('leave.quit.action').click();
  },
  'desk-start': atDesk(async device => {
    await deskOf(device);
    await goTo(device.page, '/booking/step-1');
    await new SearchPage(device.page, device.language).search.waitFor();
  }),
  'desk-sign-in': atDesk(async device => {
    await deskOf(device);
    await (await loginOf(device, 'phone')).code.waitFor();
  }),
  'desk-find-booking': atDesk(async device => {
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
  }),
  'desk-shortcuts': atDesk(async device => {
    const found = await deskOf(device);
    await found.shortcuts.click();
    await found.keysDialog.waitFor();
  }),
  'desk-end-guest': atDesk(async device => {
    const found = await deskOf(device);
    await found.end.click();
    await found.endDialog.waitFor();
  }),
});
