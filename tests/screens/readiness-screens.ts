import type { Page } from '@playwright/test';
import { BookingDetailsPage } from '../journeys/pages/booking-details-page.ts';
import { HomePage } from '../journeys/pages/home-page.ts';
import { LoginPage } from '../journeys/pages/login-page.ts';
import { type Language, textsOf } from '../journeys/pages/texts.ts';
import { passTour } from '../journeys/pass-tour.ts';
import { toScreens, untilPictureRests } from './screen.ts';

const HOUR_MS = 3_600_000;

/** In a stay since yesterday. */
const rafael = { email: 'rafael@pernoite.test', password: 'Pernoite#2026' };

/** Of a response's body, with every object of it changed. */
const changed = (body: unknown, change: (part: object) => object): unknown => {
  if (Array.isArray(body)) return body.map(part => changed(part, change));
  if (typeof body !== 'object' || body === null) return body;
  const parts = Object.entries(body).map(([key, part]) => [key, changed(part, change)]);
  return change(Object.fromEntries(parts));
};

async function withResponses(
  page: Page,
  path: string | RegExp,
  change: (part: object) => object,
): Promise<void> {
  // What a service worker fetches cannot be replaced.
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => undefined);
  });
  await page.route(path, async route => {
    const response = await route.fetch();
    return route.fulfill({ response, json: changed(await response.json(), change) });
  });
}

/** The guest's room as it was before it was clean: a picture changes none that the next one shows. */
const withUnreadyRoom = (page: Page): Promise<void> => {
  const roomExpectedAt = new Date(Date.now() + HOUR_MS).toISOString();
  return withResponses(page, /\/api\/bookings\/(v2\/|active)/, part => {
    if ('isDoorOpeningAllowed' in part) return { ...part, isDoorOpeningAllowed: false };
    if (!('isRoomReady' in part)) return part;
    return {
      ...part,
      isRoomReady: false,
      roomExpectedAt,
      ...('lockDoorCode' in part && { lockDoorCode: null }),
    };
  });
};

/** Before ten in the morning. */
const withOpenCleaning = (page: Page): Promise<void> =>
  withResponses(page, '**/api/booking-cleaning/*', part =>
    'isChangeable' in part ? { ...part, isChangeable: true } : part,
  );

async function home(page: Page, language: Language): Promise<HomePage> {
  await page.addInitScript(passTour);
  await new LoginPage(page, language).enter(rafael);
  const opened = new HomePage(page, language);
  await opened.tile('deliveries').waitFor();
  return opened;
}

export const readinessScreens = toScreens({
  'home-cleaning': async (page, language) => {
    await withOpenCleaning(page);
    await home(page, language);
    const t = textsOf(language);
    await page.getByRole('button', { name: t('cleaning:decline') }).waitFor();
    await untilPictureRests(page);
  },
  'home-room-expected': async (page, language) => {
    await withUnreadyRoom(page);
    await home(page, language);
    const [before = ''] = textsOf(language)('home:stay.door.expected', { time: '|' }).split('|');
    await page.getByText(before).first().waitFor();
    await untilPictureRests(page);
  },
  'booking-room-expected': async (page, language) => {
    await withUnreadyRoom(page);
    const opened = await home(page, language);
    await opened.openBooking.click();
    await new BookingDetailsPage(page, language).manage.waitFor();
    await untilPictureRests(page);
  },
});
