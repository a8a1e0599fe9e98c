import type { Page } from '@playwright/test';
import { callOf, getFor } from '../booking/guest-calls.ts';
import { phone } from '../fixtures.ts';
import { hold } from '../hold.ts';
import { MinibarPage } from '../pages/minibar-page.ts';
import { RoomPreferencesPage } from '../pages/room-preferences-page.ts';
import type { Language } from '../pages/texts.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, type NewGuest, test } from '../test-api.ts';

const SAVE = /\/api\/preference\/minibar$/;

async function openAs(page: Page, guest: NewGuest, language: Language = 'en'): Promise<MinibarPage> {
  await signInByToken(page, guest);
  return new MinibarPage(page, language).open();
}

type Saved = {
  minibar: { optionSelected: { id: string; items: { id: string; quantity: number }[] } | null };
};

test(
  'a guest chooses a minibar, changes it within its limits and the ten, saves it, and finds it again (PRF-18, PRF-20, PRF-22, PRF-23, PRF-24, PRF-25, PRF-26, PRF-27)',
  phone,
  async ({ page, request, testApi, expectNoViolations }) => {
    const guest = await testApi.newGuest();
    const minibar = await openAs(page, guest);
    const { t } = minibar;
    await expect(minibar.option('Basic')).toBeChecked();
    await expect(minibar.main.getByText(t('minibar:courtesy'))).toBeVisible();
    // The standard one can be saved as it is.
    await expect(minibar.save).toBeEnabled();

    await minibar.option('Healthy').check();
    await expect(minibar.amount('Coconut water')).toHaveAttribute('aria-valuenow', '2');
    await expect(minibar.amount('Soda')).toHaveCount(0);
    await expect(minibar.said(t('minibar:say.option', { name: 'Healthy' }))).toBeAttached();

    await minibar.less('Still water').click();
    await minibar.less('Still water').click();
    await minibar.less('Still water').click();
    await expect(minibar.amount('Still water')).toHaveAttribute('aria-valuenow', '0');
    await expect(minibar.fridge.getByText(minibar.toGo(3)).first()).toBeVisible();
    await expect(minibar.said(`Still water: 0. ${minibar.toGo(3)}`)).toBeAttached();
    await expect(minibar.save).toBeDisabled();

    await minibar.more('Fresh juice').click();
    await minibar.more('Fresh juice').click();
    // A button at its limit can still be pressed, and says why nothing happens.
    await minibar.more('Fresh juice').click({ force: true });
    await expect(minibar.amount('Fresh juice')).toHaveAttribute('aria-valuenow', '4');
    await expect(minibar.said(t('minibar:say.limit', { name: 'Fresh juice', count: 4 }))).toBeAttached();
    await minibar.more('Fruit').click();
    await expect(minibar.said(`Fruit: 2. ${t('minibar:fridge.full')}`)).toBeAttached();
    await minibar.more('Fruit').click({ force: true });
    await expect(minibar.said(t('minibar:say.full'))).toBeAttached();
    await expect(minibar.amount('Fruit')).toHaveAttribute('aria-valuenow', '2');
    await expectNoViolations(page);

    await minibar.save.click();
    await expect(minibar.fridge.getByText(t('minibar:saved.inTime'))).toBeVisible();
    await expect(minibar.save).toBeDisabled();
    const stored = (await (await getFor(request, guest, 'preference')).json()) as Saved;
    expect(stored.minibar.optionSelected).toEqual({
      id: 'healthy',
      items: [
        { id: 'sparkling-water', quantity: 1 },
        { id: 'coconut-water', quantity: 2 },
        { id: 'fresh-juice', quantity: 4 },
        { id: 'fruit', quantity: 2 },
        { id: 'cereal-bar', quantity: 1 },
      ],
    });

    await minibar.open();
    await expect(minibar.option('Healthy')).toBeChecked();
    await expect(minibar.amount('Fresh juice')).toHaveAttribute('aria-valuenow', '4');
    await expect(minibar.fridge.getByText(t('minibar:saved.unchanged'))).toBeVisible();
    await expect(minibar.save).toBeDisabled();
  },
);

test('an edited minibar is lost only after a prompt: to another one, and to another page (PRF-24)', async ({
  page,
  testApi,
}) => {
  const minibar = await openAs(page, await testApi.newGuest());
  const { t } = minibar;
  await minibar.less('Beer').click();
  await minibar.option('Energetic').click();
  await expect(minibar.dialog).toContainText(t('minibar:change.title', { name: 'Energetic' }));
  await minibar.dialog.getByRole('button', { name: t('minibar:change.no', { current: 'Basic' }) }).click();
  await expect(minibar.option('Basic')).toBeChecked();
  await expect(minibar.amount('Beer')).toHaveAttribute('aria-valuenow', '1');

  await page.getByRole('link', { name: t('preferences:tabs.room'), exact: true }).click();
  await expect(minibar.dialog).toContainText(t('minibar:leave.title'));
  await minibar.dialog.getByRole('button', { name: t('minibar:leave.stay') }).click();

  await minibar.option('Energetic').click();
  await minibar.dialog.getByRole('button', { name: t('minibar:change.yes', { name: 'Energetic' }) }).click();
  await expect(minibar.option('Energetic')).toBeChecked();
  await expect(minibar.amount('Energy drink')).toHaveAttribute('aria-valuenow', '2');
  // Nothing is edited now: the next one comes without a prompt.
  await minibar.option('Basic').check();
  await expect(minibar.amount('Beer')).toHaveAttribute('aria-valuenow', '2');
});

test('what another device has saved meanwhile is shown as saved, not as a change of this guest’s own (PRF-24, PRF-26, PD-115)', async ({
  page,
  request,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  await signInByToken(page, guest);
  const room = new RoomPreferencesPage(page);
  await room.open();
  await callOf(
    request,
    guest,
    'preference/minibar',
  )({
    id: 'healthy',
    items: [
      { id: 'sparkling-water', quantity: 1 },
      { id: 'coconut-water', quantity: 2 },
      { id: 'fresh-juice', quantity: 4 },
      { id: 'fruit', quantity: 2 },
      { id: 'cereal-bar', quantity: 1 },
    ],
  });
  const release = await hold(page, /\/api\/preference$/);
  const tabs = page.getByRole('navigation', { name: room.t('preferences:tabs.label') });
  await tabs.getByRole('link', { name: room.t('preferences:tabs.minibar') }).click();
  const minibar = new MinibarPage(page, 'en');
  await expect(minibar.main.getByRole('status', { name: minibar.t('minibar:loading') })).toBeVisible();
  await expect(minibar.options, 'what the room’s page has fetched is old').toHaveCount(0);
  release();
  await expect(minibar.option('Healthy')).toBeChecked();
  await expect(minibar.amount('Fresh juice')).toHaveAttribute('aria-valuenow', '4');
  await expect(minibar.fridge.getByText(minibar.t('minibar:saved.unchanged'))).toBeVisible();
  await expect(minibar.save).toBeDisabled();
  await expect(minibar.reset('saved')).toHaveCount(0);
  await tabs.getByRole('link', { name: room.t('preferences:tabs.room') }).click();
  await expect(page, 'nothing would be lost').toHaveURL('/guest/preferences/room');
});

test('by keys alone a guest chooses, counts and saves, and goes back to what was saved (PRF-18, PRF-23, PRF-25, PRF-26)', async ({
  page,
  testApi,
}) => {
  const minibar = await openAs(page, await testApi.newGuest());
  const { t } = minibar;
  const water = minibar.amount('Still water');
  await minibar.option('Basic').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(minibar.option('Tastes of the Cerrado')).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(water).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(water).toHaveAttribute('aria-valuenow', '3');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(water).toHaveAttribute('aria-valuenow', '0');
  await expect(water).toHaveAttribute('aria-valuemax', '3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  await expect(minibar.amount('Coconut water')).toHaveAttribute('aria-valuenow', '4');
  await minibar.save.focus();
  await page.keyboard.press('Enter');
  await expect(minibar.fridge.getByText(t('minibar:saved.inTime'))).toBeVisible();

  await minibar.less('Beer').click();
  await expect(minibar.fridge.getByText(minibar.toGo(1)).first()).toBeVisible();
  await minibar.reset('saved').click();
  await expect(minibar.amount('Beer')).toHaveAttribute('aria-valuenow', '1');
  await expect(minibar.fridge.getByText(t('minibar:saved.unchanged'))).toBeVisible();
});

test('what the app has no text for is shown by the hotel’s names, in the guest’s language (PRF-20, PRF-22)', async ({
  page,
  testApi,
}) => {
  const minibar = await openAs(page, await testApi.newGuest({ language: 'pt' }), 'pt');
  await expect(minibar.option('Energético')).toBeVisible();
  await minibar.option('Sabores do Cerrado').check();
  await expect(minibar.amount('Castanhas de baru torradas')).toHaveAttribute('aria-valuenow', '2');
  await expect(minibar.amount('Água sem gás')).toHaveAttribute('aria-valuenow', '3');
});

test('where saving fails the guest reads which item is too many, corrects it, and saves (PRF-17, PRF-23)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(SAVE);
  const minibar = await openAs(page, await testApi.newGuest());
  const { t } = minibar;
  // As if the page had been opened before the hotel lowered the maximum: the gateway gets more than it allows.
  const items = [
    { id: 'mineral-water', quantity: 5 },
    { id: 'beer', quantity: 5 },
  ];
  await page.route(SAVE, route => route.continue({ postData: { id: 'basic', items } }), { times: 1 });
  await minibar.save.click();
  const alert = minibar.fridge.getByRole('alert');
  await expect(alert).toContainText(t('minibar:failure.limit', { name: 'Beer', count: 4 }));

  await page.route(SAVE, route => route.abort(), { times: 1 });
  await minibar.less('Beer').click();
  await minibar.more('Chocolate').click();
  await expect(alert).toHaveCount(0);
  await minibar.save.click();
  await expect(alert).toContainText(t('minibar:failure.title'));
  await minibar.save.click();
  await expect(minibar.fridge.getByText(t('minibar:saved.inTime'))).toBeVisible();
});

test('minibars that cannot be loaded are tried again (PRF-05)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/\/api\/preference$/);
  const guest = await testApi.newGuest();
  await page.route(/\/api\/preference$/, route => route.abort(), { times: 1 });
  await signInByToken(page, guest);
  await page.goto('/guest/preferences/minibar');
  const minibar = new MinibarPage(page, 'en');
  await minibar.main.getByRole('heading', { name: minibar.t('minibar:failed') }).waitFor();
  await minibar.main.getByRole('button', { name: minibar.t('general:tryAgain') }).click();
  await expect(minibar.option('Basic')).toBeChecked();
});

test('a tab whose load fails says so in the place of what the tab before has loaded, and the retry brings what is saved by now (PRF-05)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  const guest = await testApi.newGuest();
  const { t } = await openAs(page, guest);
  await callOf(request, guest, 'preference/room')({ lighting: 0 });
  expectedFailures.allow(/\/api\/preference$/);
  await page.route(/\/api\/preference$/, route => route.abort(), { times: 1 });
  const tabs = page.getByRole('navigation', { name: t('preferences:tabs.label') });
  await tabs.getByRole('link', { name: t('preferences:tabs.room') }).click();
  const room = new RoomPreferencesPage(page);
  await expect(room.main.getByRole('alert')).toContainText(t('room-preferences:loadFailed'));
  await expect(room.dial).toHaveCount(0);
  await room.main.getByRole('button', { name: t('general:tryAgain') }).click();
  await room.head('lighting').click();
  await expect(room.radio('Half-light')).toBeChecked();
  await expect(room.save('lighting'), 'it is saved already').toBeDisabled();
});
