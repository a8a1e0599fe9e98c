import { StaffFrame, StaffSignInPage, staffPassword } from '../pages/staff-pages.ts';
import { labelled, textsOf } from '../pages/texts.ts';
import { expect, test } from './staff-test.ts';
import { openVirtualAuthenticator } from './virtual-authenticator.ts';

const t = textsOf('en');
/** Each code of an authenticator opens one session: these tests need people whom no other test has. */
const reception = { short: 'Igor T.', email: 'reception.marista@pernoite.test' };

test('a person adds a passkey, signs in by it without password and code, and removes it (STF-03)', async ({
  page,
  gateway,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/sign-in\/passkey$/);
  // The desk asks for calls each second: one that is on its way when the session ends is rejected.
  expectedFailures.allow(/\/calls$/);
  const authenticator = await openVirtualAuthenticator(page);
  // Browsers know passkeys for names, and this machine's is localhost.
  const address = gateway.address.replace('127.0.0.1', 'localhost');
  const signIn = new StaffSignInPage(page);
  const frame = new StaffFrame(page);
  await signIn.open(`${address}/access`);
  await signIn.signIn(reception.email);
  const passkeys = page.getByRole('region', { name: t('staff/own-access:passkeys.title') });
  await expect(passkeys).toContainText(t('staff/own-access:passkeys.none'));

  await passkeys.getByRole('button', { name: t('staff/own-access:passkeys.add') }).click();
  const adding = page.getByRole('dialog');
  await adding.getByLabel(labelled(t('staff/own-access:passkeys.name.label'))).fill('My phone');
  await adding.getByLabel(labelled(t('staff/own-access:passkeys.password'))).fill(staffPassword);
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(adding).toBeHidden();
  await expect(passkeys.getByRole('listitem')).toContainText('My phone');

  await page.getByRole('button', { name: t('staff/own-access:signOut') }).click();
  await expect(signIn.title).toBeVisible();
  const byPasskey = page.getByRole('button', { name: t('staff/sign-in:passkey') });
  // Somebody whose finger the device does not know.
  await authenticator.refuse();
  await byPasskey.click();
  await expect(signIn.alert).toContainText(t('staff/errors:PASSKEY_NOT_USED'));
  await authenticator.accept();
  await byPasskey.click();
  await expect(frame.person(reception.short)).toBeVisible();

  await page.goto(`${address}/access`);
  await expect(passkeys.getByRole('listitem')).toContainText(/last used/);
  await passkeys
    .getByRole('button', { name: t('staff/own-access:passkeys.removeOf', { name: 'My phone' }) })
    .click();
  await page
    .getByRole('dialog')
    .getByLabel(labelled(t('staff/own-access:passkeys.password')))
    .fill(staffPassword);
  await page.keyboard.press('Enter');
  await expect(passkeys).toContainText(t('staff/own-access:passkeys.none'));

  await page.getByRole('button', { name: t('staff/own-access:signOut') }).click();
  await byPasskey.click();
  await expect(signIn.alert).toContainText(t('staff/errors:PASSKEY_WRONG'));
});

test('at an address of numbers no passkey is offered, and the own access says why (STF-03)', async ({
  page,
}) => {
  const signIn = new StaffSignInPage(page);
  await signIn.open('/access');
  await expect(page.getByRole('button', { name: t('staff/sign-in:passkey') })).toBeHidden();
  await signIn.signIn('housekeeping.marista@pernoite.test');
  const passkeys = page.getByRole('region', { name: t('staff/own-access:passkeys.title') });
  await expect(passkeys).toContainText(t('staff/own-access:passkeys.elsewhere'));
});
