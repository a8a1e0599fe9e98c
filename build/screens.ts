import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type Page } from '@playwright/test';
import getPort from 'get-port';
import { watchTraffic } from '../tests/journeys/at-rest.ts';
import { NO_UNPAID_LIMITS } from '../tests/no-unpaid-limits.ts';
import { deviceCheckInScreens } from '../tests/screens/device-check-in-screens.ts';
import { deviceGuestScreens } from '../tests/screens/device-guest-screens.ts';
import { deviceLimitScreens } from '../tests/screens/device-limit-screens.ts';
import { devicePixScreens } from '../tests/screens/device-pix-screens.ts';
import { deviceScreens } from '../tests/screens/device-screens.ts';
import { resetClock } from '../tests/screens/hotel-clock.ts';
import { pictureDevice } from '../tests/screens/picture-devices.ts';
import { type Screen, untilPictureRests } from '../tests/screens/screen.ts';
import { languages, screenGroups, screens, sizes, staffSizes } from '../tests/screens/screens.ts';
import { staffScreens } from '../tests/screens/staff-screens.ts';
import { build, buildDesktop } from './build.ts';
import { chromiumArguments, ensureBrowsers } from './chromium.ts';
import { startGateway } from './gateway-process.ts';
import { command, root, StepFailed, step } from './steps.ts';

/** Each comes from an address of its own (rate-limits.ts). Before the command, which runs while this file is read. */
let guests = 0;

/**
 * `npm run screens [-- name …]`: a picture of every screen in each language and size, as
 * screens/<name>-<language>-<size>.png. A whole page, so that what lies below the fold is checked too; of a kiosk and
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
  const ofStaff = staffScreens.filter(isWanted);
  if (chosen.length + onDevices.length + ofStaff.length === 0) {
    const names = [...screens, ...everyOnDevices, ...staffScreens].map(({ name }) => name);
    throw new StepFailed(`No such screen. There are: ${names.join(', ')}`);
  }
  await build();
  if (onDevices.length > 0) await buildDesktop();
  const { whole: executablePath } = await step('Chromium found', ensureBrowsers);
  const folder = join(root, 'screens');
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    for (const group of screenGroups) {
      const pictured = group.filter(isWanted);
      await onOwnGateway(pictured, (screen, gateway) => pictureScreen(screen, { browser, gateway, folder }));
    }
    await onOwnGateway(ofStaff, (screen, _, address) =>
      pictureStaff(screen, { browser, gateway: address, folder }),
    );
    await onOwnGateway(onDevices, (screen, gateway) => pictureDevice(screen, gateway, folder));
  } finally {
    await browser.close();
  }
  console.log(`\nThe pictures are in ${folder}`);
});

/** Pictures these screens, one after the other, on a gateway that nothing else uses; none starts for none. */
async function onOwnGateway<Named extends { name: string }>(
  pictured: readonly Named[],
  take: (screen: Named, gateway: string, staff: string) => Promise<void>,
): Promise<void> {
  if (pictured.length === 0) return;
  const data = await mkdtemp(join(tmpdir(), 'pernoite-screens-'));
  const gateway = await step('Gateway started', async () =>
    startGateway({
      port: await getPort(),
      env: {
        PERNOITE_DATA: data,
        LOG_LEVEL: 'error',
        DATABASE_URL: '',
        NODE_ENV: 'development',
        TRUST_PROXY: 'on',
        STAFF_PORT: String(await getPort()),
        ...NO_UNPAID_LIMITS,
      },
    }),
  );
  try {
    for (const screen of pictured)
      await step(screen.name, () => take(screen, gateway.address, gateway.staffAddress ?? ''));
  } finally {
    await gateway.stop();
    await rm(data, { recursive: true, force: true });
  }
}

async function pictureScreen(
  screen: Screen,
  { browser, gateway, folder }: { browser: Browser; gateway: string; folder: string },
): Promise<void> {
  for (const language of languages) {
    for (const [size, viewport] of Object.entries(sizes)) {
      guests += 1;
      const context = await browser.newContext({
        extraHTTPHeaders: { 'x-forwarded-for': `10.1.${Math.floor(guests / 250)}.${guests % 250}` },
        viewport,
        baseURL: gateway,
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
      await resetClock(gateway);
    }
  }
}

/** As a desk and as a phone, light and dark: what the window shows, since a dialog and a lock are as high as that. */
async function pictureStaff(
  screen: Screen,
  { browser, gateway, folder }: { browser: Browser; gateway: string; folder: string },
): Promise<void> {
  for (const language of languages)
    for (const [size, viewport] of Object.entries(staffSizes))
      for (const colorScheme of ['light', 'dark'] as const) {
        guests += 1;
        const context = await browser.newContext({
          extraHTTPHeaders: { 'x-forwarded-for': `10.1.${Math.floor(guests / 250)}.${guests % 250}` },
          viewport,
          colorScheme,
          baseURL: gateway,
          locale: language === 'pt' ? 'pt-BR' : 'en-US',
          timezoneId: 'America/Sao_Paulo',
          reducedMotion: 'reduce',
        });
        watchTraffic(context);
        const file = join(folder, `${screen.name}-${language}-${size}-${colorScheme}.png`);
        await picture(await context.newPage(), screen, language, file, false);
        await context.close();
      }
}

async function picture(
  page: Page,
  screen: Screen,
  language: 'en' | 'pt',
  path: string,
  fullPage = true,
): Promise<void> {
  await screen.open(page, language);
  // Fonts and pictures change what is seen after the text is there.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await untilPictureRests(page);
  await page.screenshot({ path, fullPage });
}
