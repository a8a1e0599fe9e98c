import type { Page } from '@playwright/test';
import { expect, test } from './device-fixture.ts';

/** PD-42: the camera is for the verification page in its frame (kiosk-identity-verification.spec.ts), and never for the app itself. */

const states = (page: Page) =>
  page.evaluate(async () => {
    const ask = async (name: PermissionName) => (await navigator.permissions.query({ name })).state;
    return [await ask('camera'), await ask('microphone'), await ask('geolocation')];
  });

test('the page of a kiosk gets no camera of its own, whether there is one or not (PD-42)', async ({
  startKiosk,
}) => {
  for (const camera of [true, false]) {
    const { page } = await startKiosk({ camera });
    expect(await states(page)).toEqual(['denied', 'denied', 'denied']);
  }
});
