import { keyOf, totp } from '#tests/totp.ts';
import { StaffFrame, StaffSignInPage } from '../pages/staff-pages.ts';
import { labelled, textsOf } from '../pages/texts.ts';
import { expect, test } from './staff-test.ts';

const t = textsOf('en');
const manager = { email: 'manager.marista@pernoite.test' };
const PASSWORD = 'Varanda#2026-aberta';

test('a manager invites a person, who sets up password, app and PIN by the link, and deactivates them (STF-02, STF-05, STF-06)', async ({
  page,
  browser,
  baseURL,
  linkIn,
  extraHTTPHeaders,
}) => {
  const signIn = new StaffSignInPage(page);
  const frame = new StaffFrame(page);
  await signIn.open('/people');
  await signIn.signIn(manager.email);
  await expect(frame.heading(t('staff/accounts:title'))).toBeVisible();
  await page.keyboard.press('F3');
  // Whoever presses a key types on: the dialog's code is being loaded, and its first field is focused all the same.
  await expect(page.getByLabel(t('staff/accounts:name.label'))).toBeFocused();
  await page.keyboard.type('Nádia Torres');
  const email = `nadia.${Date.now().toString(36)}@pernoite.test`;
  await page.getByLabel(labelled(t('staff/accounts:email'))).fill(email);
  await page.getByRole('button', { name: t('staff/accounts:send') }).click();
  const row = page.getByRole('row', { name: /Nádia Torres/ });
  await expect(row).toContainText(t('staff/accounts:states.invited'));

  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    ...(extraHTTPHeaders === undefined ? {} : { extraHTTPHeaders }),
    locale: 'en-US',
  });
  const own = await context.newPage();
  await own.goto(await linkIn(email));
  await expect(own.getByRole('heading', { name: t('staff/set-up:title', { name: 'Nádia' }) })).toBeVisible();
  expect(own.url()).not.toContain('#');
  const next = own.getByRole('button', { name: t('staff/set-up:next') });
  await own.getByLabel(labelled(t('staff/set-up:password.label'))).fill(PASSWORD);
  await own.getByLabel(labelled(t('staff/set-up:password.again'))).fill(PASSWORD);
  await next.click();
  await expect(own.getByRole('img', { name: t('staff/set-up:authenticator.qr') })).toBeVisible();
  const secret = (await own.getByRole('code').textContent()) ?? '';
  const key = keyOf(`otpauth://totp/x?secret=${secret.replaceAll(' ', '')}`);
  await own.getByLabel(labelled(t('staff/set-up:authenticator.code'))).fill(totp(key));
  await next.click();
  await own.getByRole('checkbox', { name: t('staff/set-up:codes.kept') }).check();
  await next.click();
  await own.getByLabel(labelled(t('staff/set-up:pin.label'))).fill('480217');
  await own.getByLabel(labelled(t('staff/set-up:pin.again'))).fill('480217');
  await own.getByRole('button', { name: t('staff/set-up:finish') }).click();
  const ownFrame = new StaffFrame(own);
  await expect(ownFrame.person('Nádia T.')).toBeVisible();

  await row.getByRole('button', { name: t('staff/accounts:more', { name: 'Nádia Torres' }) }).click();
  await page.getByRole('menuitem', { name: t('staff/accounts:deactivate.act') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('staff/accounts:deactivate.confirm') })
    .click();
  await expect(row).toBeHidden();
  await own.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(own.getByText(t('staff/sign-in:ended'))).toBeVisible();
  await context.close();
});
