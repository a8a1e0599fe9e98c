import type { Page } from '@playwright/test';
import { LoginPage } from '../journeys/pages/login-page.ts';
import { RoomPreferencesPage } from '../journeys/pages/room-preferences-page.ts';
import type { Language } from '../journeys/pages/texts.ts';
import { toScreens } from './screen.ts';

/** The demonstration's guest with a room to come; pictures save nothing. */
async function open(page: Page, language: Language): Promise<RoomPreferencesPage> {
  const ana = { email: 'ana@pernoite.test', password: 'Pernoite#2026' };
  await new LoginPage(page, language).enter(ana, '/guest/preferences/room');
  const room = new RoomPreferencesPage(page, language);
  await room.dial.waitFor();
  return room;
}

export const roomPreferenceScreens = toScreens({
  'preferences-room': open,
  'preferences-room-ventilation': async (page, language) => (await open(page, language)).ventilation.click(),
  'preferences-room-light': async (page, language) => {
    const room = await open(page, language);
    await room.head('ac').click();
    await room.head('lighting').click();
    await room.radio(room.t('room-preferences:lighting.HALF_LIGHT')).check();
  },
  'preferences-room-television': async (page, language) => {
    const room = await open(page, language);
    await room.dial.press('Home');
    await room.head('ac').click();
    await room.head('tv').click();
    await room.radio(room.t('room-preferences:tvRoutine.ALWAYS_ON')).check();
    await room.channel(room.t('room-preferences:tvChannel.SPORTS')).check();
  },
  'preferences-room-leave': async (page, language) => {
    const room = await open(page, language);
    await room.dial.press('End');
    await room.main.getByRole('link', { name: room.t('preferences:tabs.minibar') }).click();
    await room.leaveDialog.waitFor();
  },
});
