import { SearchPage } from '../journeys/pages/search-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { test as base, expect } from './device-fixture.ts';
import { landscape, portrait } from './kiosk.ts';
import { KioskPage } from './pages/kiosk-page.ts';
import { type Plug, plug } from './plug.ts';

/** The gateway goes away and comes back, as gateways do. */

const test = base.extend<{ plug: Plug }>({ plug });

test('a screen that cannot reach its gateway invites nobody, says where to go, and opens by itself (BEY-06, PD-43)', async ({
  startKiosk,
  plug,
}) => {
  const { page, kiosk } = await startKiosk({ gateway: plug.address, staffPhone: '+55 11 5555-0100' });
  await expect(kiosk.closed).toBeVisible();
  await expect(kiosk.book).toBeHidden();
  await expect(page.getByRole('alert')).toContainText('+55 11 5555-0100');
  for (const size of [portrait, landscape]) {
    await page.setViewportSize(size);
    await expectNoViolations(page);
  }
  for (const tool of kiosk.tools()) await expect(tool).toBeVisible();
  await plug.pluggedIn();
  await expect(kiosk.book).toBeVisible({ timeout: 20_000 });
});

test('a guest who reads a closed screen in another language may finish reading (BEY-06)', async ({
  startKiosk,
  plug,
}) => {
  const { page, kiosk } = await startKiosk({ gateway: plug.address });
  await expect(kiosk.closed).toBeVisible();
  await kiosk.language('en').click();
  await expect(new KioskPage(page, 'en').closed).toBeVisible();
  await plug.pluggedIn();
  await expect(new KioskPage(page, 'en').book).toBeVisible({ timeout: 20_000 });
});

test('when the gateway goes away in the middle of a search nothing of the guest stays, then or afterwards (BEY-06)', async ({
  startKiosk,
  plug,
}) => {
  await plug.pluggedIn();
  const { desktop, page, kiosk } = await startKiosk({ gateway: plug.address });
  await kiosk.book.click();
  const search = new SearchPage(page, 'pt');
  await search.arrival.selectOption({ index: 0 });
  await expect
    .poll(() => desktop.logged('standby.ready'), { message: 'the next guest’s page waits' })
    .toBe(1);
  await plug.pulled();
  await search.search.click();
  const next = await desktop.pageAfter(page);
  // By itself it would poll in eight seconds at the earliest, and once more before it closes.
  await expect(new KioskPage(next).closed).toBeVisible({ timeout: 4_000 });
  await plug.pluggedIn();
  await expect(new KioskPage(next).book).toBeVisible({ timeout: 20_000 });
});

test('an inviting screen closes by itself when its gateway goes away (BEY-06)', async ({
  startKiosk,
  plug,
}) => {
  await plug.pluggedIn();
  const { kiosk } = await startKiosk({ gateway: plug.address });
  await expect(kiosk.book).toBeVisible();
  await plug.pulled();
  await expect(kiosk.closed).toBeVisible({ timeout: 30_000 });
});
