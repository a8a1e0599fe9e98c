import type { Page } from '@playwright/test';
import { expect, test } from './device-fixture.ts';

/** D42: identity pictures are taken where a camera is built in. */

const states = (page: Page) =>
  page.evaluate(async () => {
    const ask = async (name: PermissionName) => (await navigator.permissions.query({ name })).state;
    return [await ask('camera'), await ask('microphone'), await ask('geolocation')];
  });

test('a kiosk with a camera shows pictures to its page, without sound; one without shows none', async ({
  keepSettings,
  start,
}) => {
  await keepSettings({ camera: true });
  const withCamera = await start();
  expect(await states(await withCamera.page())).toEqual(['granted', 'denied', 'denied']);
  await keepSettings({ camera: false });
  const without = await start();
  expect(await states(await without.page())).toEqual(['denied', 'denied', 'denied']);
});
