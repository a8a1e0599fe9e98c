import { MinibarPage } from '../pages/minibar-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';

const SAVE = /\/api\/preference\/minibar$/;

test('a guest chooses a minibar and counts its items by keys, hears its limits, confirms before losing a change, and saves it after a failure (PRF-17, PRF-18, PRF-20, PRF-22, PRF-23, PRF-24, PRF-25, PRF-26, PRF-27)', async ({
  page,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(SAVE);
  await signInByToken(page, await testApi.newGuest({ language: 'pt' }));
  const minibar = await new MinibarPage(page, 'pt').open();
  const { t } = minibar;
  await expect(minibar.option('Básico')).toBeChecked();
  await expect(minibar.main.getByText(t('minibar:courtesy'))).toBeVisible();
  // The standard one can be saved as it is.
  await expect(minibar.save).toBeEnabled();
  await minibar.option('Básico').focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
  const cerrado = t('minibar:say.option', { name: 'Sabores do Cerrado' });
  await expect(minibar.option('Sabores do Cerrado')).toBeChecked();
  await expect(minibar.said(cerrado)).toBeAttached();
  await expect(minibar.amount('Castanhas de baru torradas')).toHaveAttribute('aria-valuenow', '2');
  const water = minibar.amount('Água sem gás');
  await page.keyboard.press('Tab');
  await expect(water).toBeFocused();
  await page.keyboard.press('Home');
  await expect(water).toHaveAttribute('aria-valuenow', '0');
  await expect(minibar.fridge.getByText(minibar.toGo(3)).first()).toBeVisible();
  await expect(minibar.said(`Água sem gás: 0. ${minibar.toGo(3)}`)).toBeAttached();
  await expect(minibar.save).toBeDisabled();
  await page.keyboard.press('End');
  await expect(water).toHaveAttribute('aria-valuenow', '3');
  await page.keyboard.press('ArrowDown');
  // A button at its limit can still be pressed, and says why nothing happens.
  await minibar.more('Água sem gás').click();
  await minibar.more('Água sem gás').click({ force: true });
  await expect(minibar.said(t('minibar:say.full'))).toBeAttached();
  await expect(water).toHaveAttribute('aria-valuenow', '3');
  await minibar.less('Castanhas de baru torradas').click();
  await minibar.more('Água de coco').click();
  await expectNoViolations(page);

  await minibar.option('Saudável').click();
  await expect(minibar.dialog).toContainText(t('minibar:change.title', { name: 'Saudável' }));
  await minibar.dialog
    .getByRole('button', { name: t('minibar:change.no', { current: 'Sabores do Cerrado' }) })
    .click();
  await expect(minibar.option('Sabores do Cerrado')).toBeChecked();
  await page.getByRole('link', { name: t('preferences:tabs.room'), exact: true }).click();
  await expect(minibar.dialog).toContainText(t('minibar:leave.title'));
  await minibar.dialog.getByRole('button', { name: t('minibar:leave.stay') }).click();
  await page.route(SAVE, route => route.abort(), { times: 1 });
  await minibar.save.click();
  await expect(minibar.fridge.getByRole('alert')).toContainText(t('minibar:failure.title'));
  await minibar.save.click();
  await expect(minibar.fridge.getByText(t('minibar:saved.inTime'))).toBeVisible();
  await expect(minibar.save).toBeDisabled();

  await minibar.less('Água sem gás').click();
  await minibar.reset('saved').click();
  await expect(water).toHaveAttribute('aria-valuenow', '3');
  await minibar.open();
  await expect(minibar.option('Sabores do Cerrado')).toBeChecked();
  await expect(minibar.amount('Castanhas de baru torradas')).toHaveAttribute('aria-valuenow', '1');
  await expect(minibar.fridge.getByText(t('minibar:saved.unchanged'))).toBeVisible();
  await expect(minibar.save).toBeDisabled();
});
