import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { watchTraffic } from '#tests/journeys/at-rest.ts';
import { removeFolder } from '#tests/remove-folder.ts';
import { startApp } from '../electron/electron-app.ts';
import { kioskSettings, writeSettingsFile } from '../electron/persisted-settings.ts';
import { type DeviceScreen, deviceSizes } from './device-screens.ts';
import { resetClock } from './hotel-clock.ts';
import { untilPictureRests } from './screen.ts';
import { languages } from './screens.ts';

export async function pictureDevice(screen: DeviceScreen, gateway: string, folder: string): Promise<void> {
  for (const language of languages) {
    const userData = await mkdtemp(join(tmpdir(), 'pernoite-screens-'));
    const settings = { ...(await kioskSettings(gateway)), language, ...screen.settings };
    if (screen.settings !== null) await writeSettingsFile(userData, settings);
    const desktop = await startApp({ userData, env: { LANG: language === 'pt' ? 'pt_BR' : 'en_US' } });
    try {
      const page = await desktop.page();
      watchTraffic(page.context());
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const sizes = Object.entries(deviceSizes[settings.profile]);
      for (const [at, [size, viewport]] of sizes.entries()) {
        await page.setViewportSize(viewport);
        const device = { desktop, page, language, gateway };
        if (at === 0) await screen.open(device);
        await screen.inSize?.(device, size);
        await settled(page);
        await page.screenshot({ path: join(folder, `${screen.name}-${language}-${size}.png`) });
      }
    } finally {
      await desktop.stop();
      await resetClock(gateway);
      await removeFolder(userData);
    }
  }
}

/** Fonts, pictures and what comes in slowly change what is seen after the text is rendered. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await untilPictureRests(page);
  // Another size may want another picture.
  await page.waitForFunction(() =>
    [...document.images].every(image => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
}
