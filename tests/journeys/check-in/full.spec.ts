import type { Locator } from '@playwright/test';
import type { CheckInStep } from '#shared/contract/check-in.ts';
import { CPF } from '#tests/personal-data.ts';
import { anyArrival, gatewayFixture } from '../own-gateway.ts';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { cards, holder, pressBelow } from '../pages/card-form.ts';
import { CheckInPage } from '../pages/check-in-page.ts';
import { GuestsPage } from '../pages/guests-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test as journey } from '../test-api.ts';
import { ARRIVED, checkInOf, fullStay, goTo } from './own-stay.ts';

/** A gateway apart from those of other check-ins, who live in the family room for weeks. */
const test = journey.extend({ gateway: gatewayFixture(anyArrival) });
test.describe.configure({ mode: 'default' });

test('a guest whose stay was paid at the reception gives data, guests, trip and a card, and gets room and code (CHK-01, CHK-02, CHK-03, CHK-07, CHK-12, CHK-15, CHK-16, CHK-17, CHK-18, CHK-19, GST-21, PD-11, PD-25)', {
  tag: '@phone',
}, async ({ page, request, testApi, expectNoViolations }) => {
  const stay = await fullStay({ request, testApi, isFamily: true });
  await goTo(testApi, stay, ARRIVED);
  await testApi.setVerification(stay.guest.email, 'PROCESSING');
  await signInByToken(page, stay.guest);
  await page.goto('/');
  const checkIn = new CheckInPage(page);
  const { t } = checkIn;
  const start = page.getByRole('link', { name: t('home:stay.checkIn') });
  await expect(start).toHaveAttribute('href', `/guest/checkin/${stay.bookingId}/start`);
  await start.click();
  await expect(checkIn.at('instruction')).toBeVisible();
  const expectStep = (step: CheckInStep) =>
    expect.poll(() => new URL(page.url()).pathname).toBe(`/guest/checkin/${stay.bookingId}/${step}`);
  await expectStep('instruction');
  await expect(checkIn.bar).toHaveCount(0);
  await expectNoViolations(page);
  await checkIn.begin.click();

  await expect(checkIn.at('data')).toBeVisible();
  await expectStep('personalInfo');
  await expect(checkIn.bar.getByRole('listitem')).toHaveCount(3);
  await checkIn.fillAddress();
  await expectNoViolations(page);
  await checkIn.next.click();

  await expect(checkIn.at('identity')).toBeVisible();
  await page.getByRole('button', { name: t('identity-verification:action.continue') }).click();

  await expect(checkIn.at('guests')).toBeVisible();
  const guests = new GuestsPage(page);
  const add = checkIn.main.getByRole('button', { name: t('room-guests:dialog.add') });
  const email = `bia.${Date.now().toString(36)}@hospede.test`;
  await add.click();
  await guests.field(guests.adding, 'name').fill('Bia Rocha');
  await guests.field(guests.adding, 'email').fill(email);
  await guests.submit(guests.adding).click();
  await expect(checkIn.main.getByText(t('room-guests:draft'))).toBeVisible();
  await add.click();
  await guests.field(guests.adding, 'name').fill('Caio Teixeira');
  await guests.submit(guests.adding).click();
  await expect(checkIn.main.getByText(t('room-guests:minors')), 'a minor’s notice').toBeVisible();
  await expectNoViolations(page);
  expect((await checkInOf(stay)).draft?.accommodations[0]?.guests).toHaveLength(3);
  await checkIn.next.click();

  await expect(checkIn.at('trip')).toBeVisible();
  await expectStep('tripMotivation');
  await checkIn.next.click();
  const required = (within: Locator) => within.getByText(t('trip-motivation:errors.required'));
  // A city is missed once there is a state to choose it from.
  for (const which of ['lastOrigin', 'nextDestination'] as const)
    await expect(required(checkIn.place(which)), `state of ${which} in Brazil`).toHaveCount(1);
  await expect(required(checkIn.main), 'places, reason, transport, document').toHaveCount(5);
  await checkIn.option('Business').check();
  await checkIn.option('Airplane').check();
  await expect(checkIn.field('lastOrigin', 'country')).toHaveValue('Brazil');
  await expect(checkIn.field('lastOrigin', 'city')).toBeDisabled();
  await checkIn.choose('lastOrigin', 'state', 'Rio de Janeiro');
  await checkIn.next.click();
  await expect(required(checkIn.place('lastOrigin')), 'the city, now that there is a state').toHaveCount(1);
  await checkIn.choose('lastOrigin', 'city', 'Niterói');
  await checkIn.choose('lastOrigin', 'state', 'São Paulo');
  await expect(checkIn.field('lastOrigin', 'city'), 'another state takes the city away').toHaveValue('');
  await checkIn.choose('lastOrigin', 'city', 'Campinas');
  await checkIn.choose('nextDestination', 'country', 'Portugal');
  await expect(checkIn.field('nextDestination', 'state')).toBeDisabled();
  await expect(checkIn.field('nextDestination', 'city')).toBeDisabled();
  await checkIn.document().fill(CPF);
  await expectNoViolations(page);
  await checkIn.next.click();

  await expect(checkIn.at('paymentCard')).toBeVisible();
  await expectStep('paymentCard');
  await expectNoViolations(page);
  await checkIn.chooseCard.click();
  // Whose card it most likely is stands there already.
  await expect(checkIn.cardHolder).not.toHaveValue('');
  await checkIn.typeCard({ ...holder, number: cards.approves });
  await pressBelow(checkIn.useCard);

  await expect(checkIn.at('confirm')).toBeVisible();
  await expectStep('confirm');
  await expect(checkIn.part('guests')).toContainText('Bia Rocha');
  await expect(checkIn.main.getByText(t('check-in:minors'))).toBeVisible();
  await expect(checkIn.part('trip')).toContainText('From Campinas, SP to Portugal');
  await expect(checkIn.part('card')).toContainText('1111');
  await expectNoViolations(page);
  await checkIn.confirm.click();

  await expect(checkIn.success).toBeVisible();
  await expectNoViolations(page);
  await checkIn.success.getByRole('button', { name: t('guest-booking:doorCode.show') }).click();
  await expect(checkIn.success.getByText(/^\d{6}$/)).toBeVisible();
  for (const news of ['lockIsTold', 'silentLock'] as const)
    await expect(
      checkIn.success.getByText(t(`check-in:success.${news}`)),
      'the lock has the code',
    ).toHaveCount(0);
  await expect(page.getByText('1111'), 'behind it stays what was confirmed').toBeVisible();
  expect(await testApi.invitationLink(email), 'the invitations went out').toContain('#code=');
  expect(await checkInOf(stay)).toMatchObject({ draft: null, checkedInAt: expect.any(String) });
  await checkIn.success.getByRole('link', { name: t('check-in:success.open') }).click();
  const details = new BookingDetailsPage(page);
  await expect(details.showCode).toBeVisible();
  await expect(details.main.getByRole('link', { name: t('guest-booking:checkIn') })).toHaveCount(0);
});
