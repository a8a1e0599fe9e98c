import { addDays } from '#shared/hotel-time.ts';
import { StaffFrame, StaffSignInPage, staffPassword } from '../pages/staff-pages.ts';
import { labelled, textsOf } from '../pages/texts.ts';
import { expect, test } from './staff-test.ts';

const t = textsOf('en');
const manager = { email: 'manager.marista@pernoite.test' };

test('a manager connects another system with a key that is shown once, and enters a partner’s booking by the form (CHN-01, CHN-03)', async ({
  page,
}) => {
  const frame = new StaffFrame(page);
  const signIn = new StaffSignInPage(page);
  await signIn.open('/people');
  await signIn.signIn(manager.email);
  await page.getByRole('link', { name: t('staff/accounts:connections') }).click();
  await expect(frame.heading(t('staff/exchange:title'))).toBeVisible();
  await page.keyboard.press('F3');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(labelled(t('staff/exchange:name.label')))).toBeFocused();
  await page.keyboard.type('Aurora Channels');
  await dialog.getByLabel(labelled(t('staff/exchange:password'))).fill(staffPassword);
  await dialog.getByRole('button', { name: t('staff/exchange:make') }).click();
  await expect(dialog.getByRole('code')).toHaveText(/^pernoite_[\w-]{43}$/);
  const ending = ((await dialog.getByRole('code').textContent()) ?? '').slice(-4);
  await dialog.getByRole('button', { name: t('staff/exchange:made.done') }).click();
  const row = page.getByRole('row', { name: /Aurora Channels/ });
  await expect(row).toContainText(ending);
  await row.getByRole('button', { name: t('staff/exchange:endOf', { name: 'Aurora Channels' }) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('staff/exchange:end.confirm') })
    .click();
  await expect(row).toContainText(t('staff/exchange:ended'));

  await page.goto('/');
  await page.getByRole('link', { name: t('staff/board:enterBooking') }).click();
  const field = (name: Parameters<typeof t>[0]) => page.getByLabel(labelled(t(name)));
  await field('staff/partner-booking:channel.label').fill('Agência Aurora');
  await field('staff/partner-booking:reference.label').fill(`A${Date.now().toString(36)}`);
  await field('staff/partner-booking:lastName.label').fill('Cavalcanti');
  const arrival = addDays(new Date().toISOString().slice(0, 10), 150);
  const asTyped = (date: string) => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
  await field('staff/partner-booking:checkin').fill(asTyped(arrival));
  await field('staff/partner-booking:checkout').fill(asTyped(addDays(arrival, 2)));
  await field('staff/partner-booking:roomType').selectOption({ index: 3 });
  await field('staff/partner-booking:total.label').fill('1035,50');
  await page.getByRole('button', { name: t('staff/partner-booking:enter') }).click();
  await expect(page.getByText(/agencia-aurora/).first()).toBeVisible();
  await expect(frame.heading('Cavalcanti')).toBeVisible();
});
