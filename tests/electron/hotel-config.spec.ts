import { textsOf } from '#tests/journeys/pages/texts.ts';
import { gatewayFixture } from '../journeys/own-gateway.ts';
import { isStandIn } from './electron-app.ts';
import { test as device, expect } from './electron-fixtures.ts';
import { openPage } from './kiosk.ts';

/** A hotel whose own pages have other addresses than those of the built-in configuration. */
const test = device.extend({
  gateway: gatewayFixture({
    WEB_CONFIG: JSON.stringify({ links: { privacy: 'https://hotel.example/privacy' } }),
  }),
});
test.describe.configure({ mode: 'default' });

test('a desk opens the pages that its own gateway names (PD-36, DSK-06)', async ({ desktop }) => {
  test.skip(!isStandIn, 'the real system would open a browser');
  const { page, language } = await openPage(desktop);
  await page.getByRole('link', { name: textsOf(language)('shell:footer.privacy') }).click();
  await expect
    .poll(async () => (await desktop.journal('shell.openExternal')).map(({ url }) => url))
    .toEqual(['https://hotel.example/privacy']);
});
