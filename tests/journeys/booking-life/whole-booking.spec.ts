import type { Page } from '@playwright/test';
import { addDays } from '#shared/hotel-time.ts';
import { expect, test as journey } from '../account/wallet-fixture.ts';
import { bookByCard, freestType } from '../booking/other-guest.ts';
import { detailsOf } from '../booking/own-bookings.ts';
import { brl } from '../booking/stay-arithmetic.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { linesOf } from '../pages/booking-summary.ts';
import { CreditsPage } from '../pages/credits-page.ts';
import { DeparturePage } from '../pages/departure-page.ts';
import { today } from '../pages/funnel-pages.ts';
import { GuestsPage } from '../pages/guests-page.ts';
import { HoursPage } from '../pages/hours-page.ts';
import { InvitationPage } from '../pages/invitation-page.ts';
import { ManagementPage } from '../pages/management-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { SignUpPage } from '../pages/sign-up-page.ts';
import { VerificationPage } from '../pages/verification-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { PASSWORD, type TestApi } from '../test-api.ts';

/** A gateway of its own: its clock is moved on to four days before the stay. */
const test = journey.extend({ gateway: gatewayFixture() });

const DAY_MS = 86_400_000;
const COMPANION = { name: 'Bia Rocha', email: 'bia.rocha@hospede.test' };

const cents = (amount: string | undefined) =>
  Number(/R\$\s([\d.]+,\d\d)/.exec(amount ?? '')?.[1]?.replaceAll(/\D/g, ''));

/** The companion opens the e-mail without an account, signs up, confirms the address and accepts. */
async function accept(page: Page, testApi: TestApi): Promise<void> {
  await page.goto(await testApi.invitationLink(COMPANION.email));
  const invitation = new InvitationPage(page);
  await invitation.signUp.click();
  const signUp = new SignUpPage(page);
  await signUp.identify(COMPANION.email, COMPANION.name);
  await signUp.contact('08/24/1990', '11912345678');
  await signUp.protect(PASSWORD);
  await signUp.create.click();
  await expect(page).toHaveURL('/email-verification');
  const mail = await page.context().newPage();
  await expect(async () => {
    await mail.goto(await testApi.linkOf(COMPANION.email, 'Confirm your e-mail'));
  }).toPass();
  await new InvitationPage(mail).accept.waitFor();
  await mail.close();
  await new VerificationPage(page).checked.click();
  await invitation.accept.click();
  await expect(page).toHaveURL(/\/guest\/booking\/details\//);
}

test('two rooms, a companion who signs up from the e-mail, an earlier arrival, what canceling returns now and later, and one room given back: every figure is the statement’s (BKG-05, BKG-41, HRS-05, EDP-04, GST-22, BEY-16, BEY-17)', async ({
  page,
  request,
  testApi,
  walletFixture,
}) => {
  test.slow();
  const holder = await testApi.newGuest();
  await walletFixture.keep(holder, 'Travel card');
  // Beyond the demonstration's stays, which may end in a room too late for its earlier hours.
  const checkin = addDays(today(), 120);
  const stay = { checkin, checkout: addDays(checkin, 2) };
  const order = { ...(await freestType(request, stay)), stay, rooms: 2, arrival: 15, departure: 12 };
  const { bookingId } = await bookByCard(request, holder, order);
  await testApi.moveClock(116 * DAY_MS);
  const booking = await detailsOf(request, holder, bookingId);
  const booked = Math.round((booking.payment?.total ?? 0) * 100);
  const [first, second] = booking.accommodations.map(({ accommodationId }) => ({
    bookingId,
    accommodationId,
  }));
  if (!first || !second) throw new Error('two rooms');

  await signInByToken(page, holder);
  const guests = new GuestsPage(page);
  await guests.open(bookingId);
  await guests.add(1).click();
  await guests.field(guests.adding, 'name').fill(COMPANION.name);
  await guests.field(guests.adding, 'email').fill(COMPANION.email);
  await guests.submit(guests.adding).click();
  await expect(guests.guest(1, COMPANION.name)).toContainText(guests.t('room-guests:pending'));
  await new ShellPage(page).leave();
  await accept(page, testApi);
  await new ShellPage(page).leave();

  await signInByToken(page, holder);
  const hours = new HoursPage(page);
  await hours.open(first, 'CHECKIN');
  await hours.slot('CHECKIN', 2).check();
  await expect(hours.summary).toContainText(/if you cancel before .+ no longer .+ everything comes back/);
  const bought = cents((await linesOf(hours.summary))[hours.t('additional-hours:summary.total')]);
  await hours.pay.click();
  await expect(hours.bought).toBeVisible();
  await expect(hours.main).toContainText('1 PM');
  const paid = booked + bought;

  const details = new BookingDetailsPage(page);
  await details.open(bookingId);
  await expect(details.rooms).toContainText(COMPANION.name);
  await expect(details.values.getByRole('definition').first()).toBeVisible();
  const bill = await linesOf(details.values);
  expect(bill[details.t('booking-details:values.total')]).toBe(brl(paid));

  const management = new ManagementPage(page);
  await management.open(bookingId);
  await management.cancel.click();
  await management.understand.waitFor();
  const [now, later] = await management.steps.getByRole('listitem').allInnerTexts();
  expect(cents(now), 'canceling now').toBe(paid);
  const nights = booking.accommodations.length * 2;
  expect(cents(later), 'canceling late costs a night of each room, and the hours').toBeLessThan(
    paid - bought,
  );
  expect(cents(later)).toBeGreaterThan(booked / nights);
  await management.keep.click();

  const departure = new DeparturePage(page);
  await departure.open(second);
  await departure.confirmAll();
  const returned = cents((await linesOf(departure.main))[departure.t('early-departure:outcome.credit')]);
  expect(returned, 'both rooms cost the same').toBe(booked / 2);
  await departure.continue.click();
  await departure.giveBack.waitFor();
  await departure.confirmAll();
  await departure.giveBack.click();
  await expect(departure.givenBack).toBeVisible();

  const credits = new CreditsPage(page);
  await credits.open();
  expect(cents(await credits.balance.innerText())).toBe(returned);
  await expect(credits.rows).toHaveCount(1);
  expect(cents(await credits.rows.first().innerText())).toBe(returned);
  const creditOfCanceling = async () => {
    await management.open(bookingId);
    await management.cancel.click();
    await management.understand.waitFor();
    const outcome = await linesOf(management.dialog);
    return cents(outcome[management.t('booking-management:cancelBooking.credit')]);
  };
  expect(await creditOfCanceling(), 'the rest').toBe(paid - returned);
  const [, lateStep] = await management.steps.getByRole('listitem').allInnerTexts();
  await management.keep.click();

  await testApi.moveClock(3 * DAY_MS);
  await signInByToken(page, holder);
  expect(await creditOfCanceling(), 'what was named as the next step').toBe(cents(lateStep));
});
