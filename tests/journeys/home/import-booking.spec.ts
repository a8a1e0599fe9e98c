import { stopClock } from '../at-rest.ts';
import { HomePage } from '../pages/home-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';

const FIND = /\/api\/bookings\/find-for-import/;
const IMPORT = /\/api\/bookings\/import$/;

test('a booking made elsewhere is named, found, reviewed and imported, and each failure is shown (BKG-23, BKG-24, BKG-25, BKG-26, BKG-27, BKG-28, BKG-29, BKG-30, HOM-02, HOM-07, PD-30)', async ({
  page,
  testApi,
  expectNoViolations,
  expectedFailures,
}) => {
  expectedFailures.allow(FIND);
  expectedFailures.allow(IMPORT);
  await signInByToken(page, await testApi.newGuest());
  await page.goto('/');
  const home = new HomePage(page);
  const { t } = home;
  const shell = new ShellPage(page);
  await home.openImport();
  await expect(home.locator).toBeFocused();
  await home.locator.fill('NADA99');
  await home.lastName.fill(' ');
  await expect(home.submit).toBeDisabled();
  await home.lastName.fill('prado');
  await expect(home.submit).toBeEnabled();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  const problem = home.dialog.getByRole('alert');
  await expect(problem).toContainText(t('import-booking:notFound.title'));
  await expectNoViolations(page);
  await problem.getByRole('button', { name: t('general:tryAgain') }).click();
  await expect(home.locator).toHaveValue('NADA99');
  await expect(home.lastName).toHaveValue('prado');

  await page.route(FIND, route => route.fulfill({ status: 422, json: { code: 'X', message: 'x' } }));
  await home.submit.click();
  await expect(problem).toContainText(t('import-booking:alreadyImported.title'));
  await expect(problem.getByRole('link', { name: t('import-booking:support') })).toHaveAttribute(
    'href',
    'https://pernoite.example/contact',
  );
  await problem.getByRole('button', { name: t('general:tryAgain') }).click();
  await page.unroute(FIND);

  await page.route(FIND, async route => {
    const response = await route.fetch();
    const booking = await response.json();
    booking.accommodations[0].room.suiteNumber = 'TOWER-308';
    await route.fulfill({ response, json: booking });
  });
  await home.find('pate58', 'Patel');
  await expect(home.dialog.getByRole('definition').filter({ hasText: /^TOWER$/ })).toBeVisible();
  await expect(home.dialog).not.toContainText('TOWER-308');
  await expectNoViolations(page);
  await home.cancel.click();
  await expect(home.locator).toHaveValue('PATE58');
  await page.unroute(FIND);

  await page.route(IMPORT, route =>
    route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'x' } }),
  );
  await home.find('VERDE7', 'Prado');
  await home.confirm.click();
  await expect(shell.toast(t('errors:SERVICE_UNAVAILABLE'))).toBeVisible();
  await expect(home.dialog).toBeHidden();
  await page.unroute(IMPORT);
  await home.openImport();
  await expect(home.locator).toHaveValue('');
  await home.find('VERDE7', 'Prado');
  await expect(home.dialog).toContainText('Pernoite Nilo Square');
  await home.confirm.click();
  await expect(shell.toast(t('import-booking:done'))).toBeVisible();
  await expect(home.dialog).toBeHidden();
  await expect(home.stay.getByRole('heading', { name: 'Porto Alegre' })).toBeVisible();
  await expect(home.stay).toContainText('VERDE7');
  await expect(home.stay).toContainText(t('home:stay.coming.kicker'));
  await expect(home.stay).toContainText(/in \d+ nights/);
});

test('the dialog keeps the focus while its view changes, so that Escape closes it at any moment, and leaves a guest in the field where they are (BKG-24, BKG-28, HOM-07)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(FIND);
  await page.clock.install();
  await signInByToken(page, await testApi.newGuest());
  await page.goto('/');
  const home = new HomePage(page);
  for (let times = 0; times < 3; times += 1) {
    await home.openImport();
    await home.locator.waitFor();
    const isFocusLost = await home.dialog.evaluateHandle(dialog => {
      const seen = { lost: false };
      new MutationObserver(() => {
        seen.lost ||= dialog.isConnected && !dialog.contains(document.activeElement);
      }).observe(dialog, { childList: true, subtree: true });
      return seen;
    });
    await home.find('NADA99', 'Silva');
    await home.dialog.getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    await expect(home.dialog).toBeHidden();
    await expect(page.getByRole('main'), 'the page behind the dialog, for screen readers').toBeVisible();
    expect(await isFocusLost.jsonValue()).toEqual({ lost: false });
  }
  // The dialog's code is there by now: nothing but the field's own timer is waited for.
  await stopClock(page);
  await home.openImport();
  await home.lastName.focus();
  await page.clock.runFor(1_000);
  await expect(home.lastName).toBeFocused();
});
