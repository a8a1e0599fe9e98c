import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium, type Page } from '@playwright/test';
import { deviceCheckInScreens } from '../tests/screens/device-check-in-screens.ts';
import { deviceGuestScreens } from '../tests/screens/device-guest-screens.ts';
import { deviceLimitScreens } from '../tests/screens/device-limit-screens.ts';
import { devicePixScreens } from '../tests/screens/device-pix-screens.ts';
import { deviceScreens } from '../tests/screens/device-screens.ts';
import { resetClock } from '../tests/screens/hotel-clock.ts';
import { pictureDevice } from '../tests/screens/picture-devices.ts';
import { untilPictureRests } from '../tests/screens/rest.ts';
import { languages, type Screen, screens, sizes } from '../tests/screens/screens.ts';
import { build, buildDesktop } from './build.ts';
import { chromiumArguments, ensureBrowsers } from './chromium.ts';
import { freePort } from './free-port.ts';
import { startGateway } from './gateway-process.ts';
import { command, root, StepFailed, step } from './steps.ts';

/**
 * `npm run screens [-- name …]`: a picture of every screen in each language and size, as
 * screens/<name>-<language>-<size>.png. A whole page, so that what lies below the fold is looked at too; of a kiosk and
 * a desk what their screens show.
 */
await command(async () => {
  const wanted = process.argv.slice(2);
  const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.includes(name);
  const chosen = screens.filter(isWanted);
  const everyOnDevices = [
    ...deviceScreens,
    ...deviceGuestScreens,
    ...deviceLimitScreens,
    ...devicePixScreens,
    ...deviceCheckInScreens,
  ];
  const onDevices = everyOnDevices.filter(isWanted);
  if (chosen.length + onDevices.length === 0) {
    const names = [...screens, ...everyOnDevices].map(({ name }) => name);
    throw new StepFailed(`No such screen. There are: ${names.join(', ')}`);
  }
  await build();
  if (onDevices.length > 0) await buildDesktop();
  const { whole: executablePath } = await step('Chromium found', ensureBrowsers);
  const folder = join(root, 'screens');
  await mkdir(folder, { recursive: true });
  const data = await mkdtemp(join(tmpdir(), 'pernoite-screens-'));
  const gateway = await step('Gateway started', async () =>
    startGateway({
      port: await freePort(),
      env: {
        PERNOITE_DATA: data,
        LOG_LEVEL: 'error',
        DATABASE_URL: '',
        NODE_ENV: 'development',
        // Guests come from addresses of their own, so that none uses up another's tries (rate-limits.ts).
        TRUST_PROXY: 'on',
      },
    }),
  );
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  let guests = 0;
  try {
    for (const screen of chosen) {
      await step(screen.name, async () => {
        for (const language of languages) {
          for (const [size, viewport] of Object.entries(sizes)) {
            guests += 1;
            const context = await browser.newContext({
              extraHTTPHeaders: { 'x-forwarded-for': `10.1.${Math.floor(guests / 250)}.${guests % 250}` },
              viewport,
              baseURL: gateway.address,
              locale: language === 'pt' ? 'pt-BR' : 'en-US',
              timezoneId: 'America/Sao_Paulo',
              reducedMotion: 'reduce',
            });
            await picture(
              await context.newPage(),
              screen,
              language,
              join(folder, `${screen.name}-${language}-${size}.png`),
            );
            await context.close();
            await resetClock(gateway.address);
          }
        }
      });
    }
    for (const screen of onDevices) {
      await step(screen.name, () => pictureDevice(screen, gateway.address, folder));
    }
  } finally {
    await browser.close();
    await gateway.stop();
    await rm(data, { recursive: true, force: true });
  }
  console.log(`\nThe pictures are in ${folder}`);
});

async function picture(page: Page, screen: Screen, language: 'en' | 'pt', path: string): Promise<void> {
  await screen.open(page, language);
  // Fonts and pictures change what is seen after the text is there.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await untilPictureRests(page);
  await page.screenshot({ path, fullPage: true });
}
