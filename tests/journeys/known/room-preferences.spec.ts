import { RoomPreferencesPage } from '../pages/room-preferences-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';

const PREFERENCES = '**/api/preference';
const SAVE = '**/api/preference/room';

test('a guest sets climate, light and television by keys and by dragging the sun, saves after a failure, confirms before losing a change, and resets (PRF-04, PRF-05, PRF-06, PRF-07, PRF-08, PRF-09, PRF-10, PRF-12, PRF-13, PRF-14, PRF-15, PRF-17)', async ({
  page,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/\/api\/preference/);
  await signInByToken(page, await testApi.newGuest());
  const room = new RoomPreferencesPage(page);
  const { t, main } = room;
  await page.route(PREFERENCES, route => route.abort());
  await page.goto('/guest/preferences');
  await expect(page).toHaveURL('/guest/preferences/room');
  await expect(main.getByRole('alert')).toContainText(t('room-preferences:loadFailed'));
  await expect(room.dial).toHaveCount(0);
  await page.unroute(PREFERENCES);
  await main.getByRole('button', { name: t('general:tryAgain') }).click();
  await expect(main.getByText(t('preferences:preparation.noStay', { hours: 24 }))).toBeVisible();
  await expect(room.part('ac')).toContainText(t('room-preferences:standard', { choice: 'Cool' }));
  await expect(room.save('ac'), 'the default can be chosen').toBeEnabled();

  const says = (temperature: string) => expect(room.dial).toHaveAttribute('aria-valuetext', temperature);
  await room.dial.focus();
  await page.keyboard.press('ArrowLeft');
  await says('Cold to cool');
  await page.keyboard.press('Home');
  await says('Cold');
  await page.keyboard.press('End');
  await says('Ambient');
  await main.getByRole('button', { name: t('room-preferences:dial.cooler') }).click();
  await expect(room.caption).toContainText('Cool to ambient');
  await page.keyboard.press('Home');
  const box = await room.dial.boundingBox();
  if (!box) throw new Error('the dial is not there');
  const at = (across: number, down: number) =>
    [box.x + box.width * across, box.y + box.width * down] as const;
  await page.mouse.click(...at(0.5, 0.125));
  await says('Cool');
  // The sun stands at the top of the arch.
  await page.mouse.move(...at(0.5, 0.125));
  await page.mouse.down();
  await page.mouse.move(...at(0.7, 0.2), { steps: 4 });
  await page.mouse.move(...at(0.9, 0.52), { steps: 4 });
  await says('Ambient');
  await page.mouse.up();
  await page.mouse.move(...at(0.12, 0.5));
  await says('Ambient');
  await page.mouse.click(...at(0.12, 0.5));
  await says('Cold');
  await room.ventilation.click();
  await expect(room.dial).toBeDisabled();
  await expect(room.caption).toContainText('Ventilation only');
  await page.mouse.click(...at(0.5, 0.125));
  await says('Cold');

  await room.head('ac').click();
  await expect(room.dial).toBeHidden();
  await expect(room.head('ac')).toHaveAttribute('aria-expanded', 'false');
  await expect(room.part('ac')).toContainText(t('room-preferences:unsaved'));
  const minibar = main.getByRole('link', { name: t('preferences:tabs.minibar') });
  await minibar.click();
  await expect(room.leaveDialog).toBeVisible();
  await expectNoViolations(page);
  await room.leaveDialog.getByRole('button', { name: t('room-preferences:leave.stay') }).click();
  await room.head('ac').click();
  await page.route(SAVE, route => route.abort());
  await room.save('ac').click();
  await expect(room.part('ac').getByRole('alert')).toContainText(t('preferences:guestPreferences.saveError'));
  await says('Cold');
  await page.unroute(SAVE);
  await room.save('ac').click();
  await expect(room.part('ac').getByText(t('room-preferences:saved'))).toBeVisible();
  await expect(room.part('ac').getByRole('alert')).toHaveCount(0);
  await expect(room.save('ac')).toBeDisabled();

  await room.head('lighting').click();
  await room.radio('Half-light').check();
  await room.save('lighting').click();
  await expect(room.part('lighting').getByText(t('room-preferences:saved'))).toBeVisible();
  await room.head('tv').click();
  await expect(room.save('tv'), 'television needs a change').toBeDisabled();
  await room.radio('On now and then').check();
  await room.channel('Music').check();
  await room.channel('News').check();
  await room.save('tv').click();
  await expect(room.part('tv').getByText(t('room-preferences:saved'))).toBeVisible();
  await expectNoViolations(page);

  await room.open();
  await expect(room.caption).toContainText(
    'Ventilation only · Half-light · On now and then · News and Music',
  );
  await room.reset('ac').click();
  await expect(room.ventilation).not.toBeChecked();
  await says('Cool');
  await room.head('tv').click();
  await expect(room.channel('Music')).toBeChecked();
  await room.reset('tv').click();
  await expect(room.channel('Music')).not.toBeChecked();
  await expect(room.part('tv').getByText(t('room-preferences:saved'))).toBeVisible();
  // Nothing is left to be lost.
  await minibar.click();
  await expect(page).toHaveURL('/guest/preferences/minibar');
});
