import type { Page } from '@playwright/test';
import { untilAtRest } from '../at-rest.ts';
import { pressBelow } from '../pages/card-form.ts';
import { FunnelPages } from '../pages/funnel-pages.ts';
import { expect, roomNames, test } from './funnel-test.ts';

const SIGN_UP = /\/api\/guestUser\/create$/;
const phone = { width: 390, height: 844 };

const newcomer = (name: string) => ({
  email: `${name}.${Date.now().toString(36)}@hospede.test`,
  fullName: 'Rita Moura Sales',
  dateOfBirth: '1990-08-24',
  phone: '11987654321',
  password: 'Varanda#2026',
});

/** Clicks that reach the page, by hand and by the driver alike. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { clicks: 0 });
    addEventListener(
      'pointerdown',
      () => Object.assign(window, { clicks: Number(Reflect.get(window, 'clicks')) + 1 }),
      true,
    );
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'clicks')));
}

test('on a phone a new guest pays with Pix in two presses after the rooms, the button always in view (FUN-79, PAY-80, PAY-81, PAY-82)', async ({
  page,
  funnel: { results, payment },
  begin,
}) => {
  await page.setViewportSize(phone);
  await begin.atResults();
  const clicks = await countClicks(page);
  await results.choose(roomNames.en.queen).click();
  await results.goOn();
  await page.waitForURL('**/booking/step-4');
  await expect(payment.pix).toBeChecked();
  await expect(payment.card.element).toHaveCount(0);
  await expect(payment.confirm).toBeInViewport({ ratio: 1 });
  const missing = page.getByRole('button', { name: payment.texts('booking-payment:confirm.showMissing') });
  await expect(missing).toBeInViewport({ ratio: 1 });
  await expect(missing).toContainText('9');

  const guest = newcomer('rita');
  await payment.taxId.fill('529.982.247-25');
  const rules = payment.signUp.getByRole('listitem');
  await expect(rules).toHaveCount(0);
  for (const [field, text] of [
    ['email', guest.email],
    ['repeatEmail', guest.email],
    ['fullName', guest.fullName],
    ['dateOfBirth', '08/24/1990'],
    ['phone', guest.phone],
    ['password', guest.password],
    ['repeatPassword', guest.password],
  ] as const)
    await payment.guestField(field).fill(text);
  await expect(rules).toHaveCount(5);
  await expect(payment.confirm).toBeInViewport({ ratio: 1 });
  const before = await clicks();
  await payment.guestField('consent').check();
  await expect(payment.confirm).toBeEnabled();
  await pressBelow(payment.confirm);
  await page.waitForURL('**/guest/pix/*');
  expect(before, 'the one that chose the room').toBe(1);
  expect(await clicks()).toBe(3);
});

test('a reload and a second tab find what was typed, without password and CPF (FUN-40, PD-20)', async ({
  page,
  context,
  funnel: { payment },
  begin,
}) => {
  await begin.atPayment();
  const guest = newcomer('nara');
  await payment.fillGuest(guest);
  await payment.guestField('country').selectOption('PT');
  await payment.taxId.fill('529.982.247-25');
  const expectTyped = async ({ guestField, taxId }: typeof payment) => {
    await expect(guestField('email')).toHaveValue(guest.email);
    await expect(guestField('repeatEmail')).toHaveValue(guest.email);
    await expect(guestField('fullName')).toHaveValue(guest.fullName);
    await expect(guestField('dateOfBirth')).toHaveValue('08/24/1990');
    await expect(guestField('country')).toHaveValue('PT');
    await expect(guestField('phoneCode')).toHaveValue('351');
    await expect(guestField('phone')).toHaveValue(guest.phone);
    await expect(guestField('consent')).toBeChecked();
    await expect(guestField('password')).toHaveValue('');
    await expect(guestField('repeatPassword')).toHaveValue('');
    await expect(taxId).toHaveValue('');
  };
  await page.reload();
  await expectTyped(payment);
  const second = await context.newPage();
  await second.goto('/booking/step-4?lang=ENGLISH');
  await expectTyped(new FunnelPages(second, 'en').payment);
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toContain(guest.password);
  expect(stored).not.toContain('529.982.247-25');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(guest.email);
});

test('without a connection the payment says that alone, and goes on when it is back (PAY-84)', async ({
  page,
  funnel: { payment },
  begin,
  expectedFailures,
}) => {
  expectedFailures.allow(SIGN_UP);
  await begin.atPayment();
  await payment.fillGuest(newcomer('olga'));
  await payment.taxId.fill('529.982.247-25');
  await page.route(SIGN_UP, route => route.abort('internetdisconnected'));
  await pressBelow(payment.confirm);
  const said = page.getByRole('alert');
  await expect(said).toContainText(payment.texts('errors:NETWORK_UNREACHABLE'));
  await untilAtRest(page);
  await expect(said).toHaveCount(1);
  await page.unroute(SIGN_UP);
  await pressBelow(payment.confirm);
  await page.waitForURL('**/guest/pix/*');
});
