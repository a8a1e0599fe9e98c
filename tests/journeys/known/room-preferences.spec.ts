import type { APIRequestContext } from '@playwright/test';
import type { GuestPreferences } from '#shared/contract/preferences.ts';
import { getFor } from '../booking/guest-calls.ts';
import { goTo, simpleStay, test as stayTest } from '../check-in/own-stay.ts';
import { phone } from '../fixtures.ts';
import { RoomPreferencesPage } from '../pages/room-preferences-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, type NewGuest, test } from '../test-api.ts';

test.describe.configure({ mode: 'default' });

const stored = async (request: APIRequestContext, guest: NewGuest): Promise<GuestPreferences> =>
  (await getFor(request, guest, 'preference')).json();

test(
  'a guest sets climate, light and television, sees the room change, and finds it again (PRF-04, PRF-06, PRF-07, PRF-08, PRF-09, PRF-10, PRF-12, PRF-13, PRF-14, PRF-16)',
  phone,
  async ({ page, testApi, expectNoViolations }) => {
    const guest = await testApi.newGuest();
    await signInByToken(page, guest);
    await page.goto('/guest/preferences');
    await expect(page).toHaveURL('/guest/preferences/room');
    const room = new RoomPreferencesPage(page);
    const { t, main } = room;
    await expect(main.getByText(t('preferences:preparation.noStay', { hours: 24 }))).toBeVisible();
    await expect(room.part('ac')).toContainText(t('room-preferences:standard', { choice: 'Cool' }));
    await expect(room.save('ac'), 'the default can be chosen').toBeEnabled();

    await room.dial.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(room.dial).toHaveAttribute('aria-valuetext', 'Cold to cool');
    await page.keyboard.press('Home');
    await expect(room.dial).toHaveAttribute('aria-valuetext', 'Cold');
    await page.keyboard.press('End');
    await expect(room.dial).toHaveAttribute('aria-valuetext', 'Ambient');
    await expect(room.dial).toHaveAttribute('aria-valuenow', '5');
    await main.getByRole('button', { name: t('room-preferences:dial.cooler') }).click();
    await expect(room.caption).toContainText('Cool to ambient');
    await room.ventilation.click();
    await expect(room.dial).toBeDisabled();
    await expect(room.caption).toContainText('Ventilation only');
    await room.ventilation.click();
    await expect(room.dial).toHaveAttribute('aria-valuetext', 'Cool to ambient');
    await room.save('ac').click();
    await expect(room.part('ac').getByText(t('room-preferences:saved'))).toBeVisible();
    await expect(room.save('ac')).toBeDisabled();
    await expectNoViolations(page);

    await room.head('lighting').click();
    await room.radio('Half-light').check();
    await room.save('lighting').click();
    await expect(room.part('lighting').getByText(t('room-preferences:saved'))).toBeVisible();
    await room.head('tv').click();
    await expect(room.save('tv'), 'television needs a change').toBeDisabled();
    await room.radio('On now and then').check();
    await room.channel('Music').check();
    await room.channel('News').check();
    await expect(room.caption).toContainText('Half-light · On now and then · News and Music');
    await room.save('tv').click();
    await expect(room.part('tv').getByText(t('room-preferences:saved'))).toBeVisible();
    await expectNoViolations(page);

    await room.open();
    await expect(room.caption).toContainText(
      'Cool to ambient · Half-light · On now and then · News and Music',
    );
    await room.head('tv').click();
    await expect(room.channel('Music')).toBeChecked();
    await expect(room.save('tv')).toBeDisabled();
  },
);

test('the sun is dragged and tapped along its arch (PRF-07)', async ({ page, testApi }) => {
  await signInByToken(page, await testApi.newGuest());
  const room = new RoomPreferencesPage(page);
  await room.open();
  const box = await room.dial.boundingBox();
  if (!box) throw new Error('the dial is not there');
  const at = (across: number, down: number) =>
    [box.x + box.width * across, box.y + box.width * down] as const;
  // The sun stands at the top of the arch.
  await page.mouse.move(...at(0.5, 0.125));
  await page.mouse.down();
  await page.mouse.move(...at(0.7, 0.2), { steps: 4 });
  await page.mouse.move(...at(0.9, 0.52), { steps: 4 });
  await expect(room.dial).toHaveAttribute('aria-valuetext', 'Ambient');
  await page.mouse.up();
  await page.mouse.move(...at(0.12, 0.5));
  await expect(room.dial, 'a pointer that is not pressed changes nothing').toHaveAttribute(
    'aria-valuetext',
    'Ambient',
  );
  await page.mouse.click(...at(0.12, 0.5));
  await expect(room.dial).toHaveAttribute('aria-valuetext', 'Cold');
  await room.ventilation.click();
  await page.mouse.click(...at(0.5, 0.125));
  await expect(room.dial).toHaveAttribute('aria-valuetext', 'Cold');
});

test('reset brings the hotel’s own back and saves it at once (PRF-15)', async ({
  page,
  testApi,
  request,
}) => {
  const guest = await testApi.newGuest();
  await signInByToken(page, guest);
  const room = new RoomPreferencesPage(page);
  await room.open();
  await room.dial.press('Home');
  await room.ventilation.click();
  await room.save('ac').click();
  await room.head('tv').click();
  await room.radio('Always on').check();
  await room.channel('Sports').check();
  await room.save('tv').click();
  await expect(room.part('tv').getByText(room.t('room-preferences:saved'))).toBeVisible();
  expect((await stored(request, guest)).ac).toMatchObject({
    optionSelected: 0,
    onlyVentilationEnabled: true,
  });

  await room.reset('ac').click();
  await expect(room.ventilation).not.toBeChecked();
  await expect(room.dial).toHaveAttribute('aria-valuetext', 'Cool');
  await room.reset('tv').click();
  await expect(room.channel('Sports')).not.toBeChecked();
  await expect(room.radio('Always off')).toBeChecked();
  await expect
    .poll(async () => {
      const { ac, tv } = await stored(request, guest);
      return [ac.optionSelected, ac.onlyVentilationEnabled, tv.optionsSelected];
    })
    .toEqual([2, false, { routine: 3, channels: [] }]);
});

test('a save that fails leaves the choice as it was made, and can be tried again (PRF-17)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  await signInByToken(page, await testApi.newGuest());
  const room = new RoomPreferencesPage(page);
  await room.open();
  await room.dial.press('End');
  expectedFailures.allow(/\/api\/preference\/room/);
  await page.route('**/api/preference/room', route => route.abort());
  await room.save('ac').click();
  await expect(room.part('ac').getByRole('alert')).toContainText(
    room.t('preferences:guestPreferences.saveError'),
  );
  await expect(room.dial).toHaveAttribute('aria-valuetext', 'Ambient');
  await expect(room.part('ac')).toContainText(room.t('room-preferences:unsaved'));
  await page.unroute('**/api/preference/room');
  await room.save('ac').click();
  await expect(room.part('ac').getByText(room.t('room-preferences:saved'))).toBeVisible();
  await expect(room.part('ac').getByRole('alert')).toHaveCount(0);
});

test('a change that is not saved outlives its folded part, and leaving prompts for it (PRF-06)', async ({
  page,
  testApi,
  expectNoViolations,
}) => {
  await signInByToken(page, await testApi.newGuest());
  const room = new RoomPreferencesPage(page);
  await room.open();
  await room.dial.press('Home');
  await room.head('ac').click();
  await expect(room.dial).toBeHidden();
  await expect(room.head('ac')).toHaveAttribute('aria-expanded', 'false');
  await expect(room.part('ac')).toContainText(`Cold · ${room.t('room-preferences:unsaved')}`);
  const minibar = room.main.getByRole('link', { name: room.t('preferences:tabs.minibar') });
  await minibar.click();
  await expect(room.leaveDialog).toBeVisible();
  await expectNoViolations(page);
  await room.leaveDialog.getByRole('button', { name: room.t('room-preferences:leave.stay') }).click();
  await room.head('ac').click();
  await expect(room.dial).toHaveAttribute('aria-valuetext', 'Cold');
  await minibar.click();
  await room.leaveDialog.getByRole('button', { name: room.t('room-preferences:leave.leave') }).click();
  await expect(page).toHaveURL('/guest/preferences/minibar');
});

test('preferences that do not load say so, and come with a retry (PRF-05)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  await signInByToken(page, await testApi.newGuest());
  const room = new RoomPreferencesPage(page);
  expectedFailures.allow(/\/api\/preference$/);
  await page.route('**/api/preference', route => route.abort());
  await page.goto('/guest/preferences/room');
  await expect(room.main.getByRole('alert')).toContainText(room.t('room-preferences:loadFailed'));
  await expect(room.dial).toHaveCount(0);
  await page.unroute('**/api/preference');
  await room.main.getByRole('button', { name: room.t('general:tryAgain') }).click();
  await expect(room.dial).toBeVisible();
});

test('an option that the app has no text for has the server’s name; one that is gone is offered no more (PRF-11, PRF-17)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  await signInByToken(page, await testApi.newGuest());
  await page.route('**/api/preference', async route => {
    const response = await route.fetch();
    const body = (await response.json()) as GuestPreferences;
    const name = { en_us: 'By candles', pt_br: 'À luz de velas' };
    body.lighting.options.push({ id: 9, key: 'CANDLES', name, url: null });
    await route.fulfill({ response, json: body });
  });
  const room = new RoomPreferencesPage(page);
  await room.open();
  await page.unroute('**/api/preference');
  await room.head('lighting').click();
  await room.radio('By candles').check();
  expectedFailures.allow(/\/api\/preference\/room/);
  await room.save('lighting').click();
  await expect(room.part('lighting').getByRole('alert')).toContainText(
    room.t('errors:PREFERENCE_NOT_OFFERED'),
  );
  await expect(room.radio('By candles')).toHaveCount(0);
  await expect(room.radio('Bright')).toBeChecked();
});

stayTest(
  'before a stay the page says until when changes count, and from then on that it is too late (PRF-16)',
  async ({ page, request, testApi }) => {
    const stay = await simpleStay({ request, testApi });
    await signInByToken(page, stay.guest);
    const room = new RoomPreferencesPage(page);
    await room.open();
    const { nextStay } = await stored(request, stay.guest);
    if (nextStay === null) throw new Error('no stay is ahead');
    const date = new Intl.DateTimeFormat('en-US', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: nextStay.timezone,
    }).format(new Date(nextStay.changeableUntil));
    const values = { hotel: nextStay.hotelName, date, time: '7:00\u00a0PM' };
    await expect(room.main.getByText(room.t('preferences:preparation.inTime', values))).toBeVisible();

    await goTo(testApi, stay, 20, -1);
    await signInByToken(page, stay.guest);
    await room.open();
    await expect(room.main.getByText(room.t('preferences:preparation.tooLate', values))).toBeVisible();
  },
);
