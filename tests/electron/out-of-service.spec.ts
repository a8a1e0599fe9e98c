import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type GatewayProcess, startGateway } from '../../build/gateway-process.ts';
import { SearchPage } from '../journeys/pages/search-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { test as base, expect } from './device-fixture.ts';
import { landscape, portrait } from './kiosk.ts';
import { KioskPage } from './pages/kiosk-page.ts';

/** The gateway goes away and comes back, as gateways do. */

type Plug = { address: string; pluggedIn: () => Promise<void>; pulled: () => Promise<void> };

const test = base.extend<{ plug: Plug }>({
  plug: async ({}, give) => {
    const data = await mkdtemp(join(tmpdir(), 'pernoite-plug-'));
    const port = await freePort();
    let gateway: GatewayProcess | null = null;
    const pulled = async () => {
      await gateway?.stop();
      gateway = null;
    };
    const env = {
      PERNOITE_DATA: data,
      LOG_LEVEL: 'error',
      NODE_ENV: 'development',
      DATABASE_URL: '',
      SMTP_URL: '',
    };
    await give({
      address: `http://127.0.0.1:${port}`,
      pluggedIn: async () => {
        gateway = await startGateway({ port, env: { ...env, PERNOITE_SANDBOX: 'on', SEED: 'on' } });
      },
      pulled,
    });
    await pulled();
    await rm(data, { recursive: true, force: true });
  },
});

test('a screen that cannot reach its house invites nobody, says where to go, and opens by itself (BEY-06, D43)', async ({
  keepSettings,
  start,
  plug,
}) => {
  await keepSettings({ gateway: plug.address, staffPhone: '+55 11 5555-0100' });
  const page = await (await start()).page();
  const kiosk = new KioskPage(page);
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

test('whoever reads the words of a closed screen in another language may finish reading (BEY-06)', async ({
  keepSettings,
  start,
  plug,
}) => {
  await keepSettings({ gateway: plug.address });
  const page = await (await start()).page();
  await expect(new KioskPage(page).closed).toBeVisible();
  await new KioskPage(page).language('en').click();
  await expect(new KioskPage(page, 'en').closed).toBeVisible();
  await plug.pluggedIn();
  await expect(new KioskPage(page, 'en').book).toBeVisible({ timeout: 20_000 });
});

test('when the house goes away in the middle of a search nothing of the guest stays, then or afterwards (BEY-06)', async ({
  keepSettings,
  start,
  plug,
}) => {
  await keepSettings({ gateway: plug.address });
  await plug.pluggedIn();
  const desktop = await start();
  const page = await desktop.page();
  const kiosk = new KioskPage(page);
  await kiosk.book.click();
  const search = new SearchPage(page, 'pt');
  await search.arrival.selectOption({ index: 0 });
  await plug.pulled();
  await search.search.click();
  const next = await desktop.pageAfter(page);
  await expect(new KioskPage(next).closed).toBeVisible();
  await plug.pluggedIn();
  await expect(new KioskPage(next).book).toBeVisible({ timeout: 20_000 });
});

test('an inviting screen closes by itself when its house goes away (BEY-06)', async ({
  keepSettings,
  start,
  plug,
}) => {
  await keepSettings({ gateway: plug.address });
  await plug.pluggedIn();
  const page = await (await start()).page();
  await expect(new KioskPage(page).book).toBeVisible();
  await plug.pulled();
  await expect(new KioskPage(page).closed).toBeVisible({ timeout: 30_000 });
});
