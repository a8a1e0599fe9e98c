import type { NewBooking } from '#shared/contract/bookings.ts';
import { untilAtRest } from '../at-rest.ts';
import { linesOf } from '../pages/booking-summary.ts';
import { cards, pressBelow } from '../pages/card-form.ts';
import { expect, test, today } from './funnel-test.ts';
import { holdRoom } from './other-guest.ts';
import { CREATE } from './sent-bookings.ts';
import { brl, totalOf } from './stay-arithmetic.ts';

/** Arriving within four hours, or using a lobby's own address: paid at the reception. */
const HOUR_MS = 3_600_000;

/** The next time that the hotels' clocks show this hour and minute. The whole country has had one offset since 2019. */
function nextAt(hour: number, minute = 0): Date {
  const time = [hour, minute].map(part => String(part).padStart(2, '0')).join(':');
  const here = new Date(`${today()}T${time}:00-03:00`);
  return here.getTime() > Date.now() ? here : new Date(here.getTime() + 24 * HOUR_MS);
}

/**
 * Tonight each type has one free room for certain, at Jardins none but the family's: every walk-in has a type of its own.
 */
const nightOf = (arrival: Date) => ({
  checkin: today(arrival),
  checkout: today(new Date(arrival.getTime() + 24 * HOUR_MS)),
});

test.describe('walk-in', () => {
  test('an arrival within four hours needs no card, waits for the desk until its deadline, and is confirmed when paid (FUN-36, FUN-38, PAY-03, PAY-22, BKG-11, BKG-15)', async ({
    page,
    funnel: { payment, confirmation },
    testApi,
    console,
    walk,
  }) => {
    const now = nextAt(16);
    await testApi.moveClock(now.getTime() - Date.now());
    const { guest, bill } = await walk.asGuestToPayment({ hotel: /Nilo/, stay: nightOf(now) });
    const { texts } = payment;

    await expect(payment.reception).toBeChecked();
    await expect(
      page.getByText(texts('booking-payment:method.receptionDeadline', { hours: 2 })),
    ).toBeVisible();
    await expect(payment.confirm).toHaveText(texts('booking-payment:confirm.reception'));
    const sent = page.waitForRequest(CREATE);
    await payment.goToConfirmation();
    const body = (await sent).postDataJSON() as NewBooking;
    expect(body).toMatchObject({
      walkIn: true,
      useCredits: false,
      value: (totalOf(bill) - bill.taxes) / 100,
    });
    expect(body.payment).toBeUndefined();

    await expect(confirmation.pending).toBeVisible();
    const until = new Intl.DateTimeFormat('en-US', {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'America/Sao_Paulo',
    }).format(new Date(now.getTime() + 5 * HOUR_MS));
    await expect(confirmation.article).toContainText(
      texts('booking-confirmation:deadline', { time: until, hours: 2 }),
    );
    await expect
      .poll(() => linesOf(confirmation.article))
      .toMatchObject({
        [texts('booking-confirmation:due')]: brl(totalOf(bill)),
      });

    const code = await confirmation.code();
    const owed = await console.email(guest.email, 'Booking to pay at the desk');
    expect(owed.text).toContain(brl(totalOf(bill)));
    expect(owed.text).toContain('21:00');
    await expect(await console.booking(code)).toContainText('pending');
    await console.payAtDesk(code);
    await expect(await console.booking(code)).toContainText('confirmed');
    const paid = await console.email(guest.email, 'Booking confirmed');
    expect(paid.text).toContain(code);
  });

  test('four hours before, a card is required; a minute later the reception is offered too, and a card may still pay (FUN-36, PAY-03)', async ({
    page,
    funnel: { payment, confirmation, services },
    testApi,
    begin,
  }) => {
    const now = nextAt(14, 58);
    await testApi.moveClock(now.getTime() - Date.now());
    await page.clock.install();
    await begin.asGuestAtPayment({ hotel: /Marista/, stay: nightOf(now) });
    await expect(payment.cardField('number')).toBeVisible();
    await expect(payment.reception).toBeHidden();

    // Four minutes pass, at the gateway and on the device of a guest who is there all the while (SES-10).
    await testApi.moveClock(4 * 60_000);
    const before = Date.now();
    for (const minutes of [1, 2, 3, 4]) {
      await page.clock.setSystemTime(before + minutes * 60_000);
      await page.mouse.move(10 * minutes, 10);
    }
    await pressBelow(payment.back);
    await services.goOn();
    await expect(payment.reception).toBeChecked();
    await payment.method(payment.texts('booking-payment:method.newCard')).check();
    await payment.fillCard(cards.approves);
    const sent = page.waitForRequest(CREATE);
    await payment.goToConfirmation();
    expect((await sent).postDataJSON()).toMatchObject({ walkIn: false });
    await expect(confirmation.confirmed).toBeVisible();
  });

  test("a device whose clock is wrong uses the gateway's, and is offered no reception that the gateway would reject (FUN-36)", async ({
    page,
    funnel: { payment },
    freeStay,
    walk,
  }) => {
    const stay = freeStay();
    await page.clock.install({ time: new Date(`${stay.checkin}T16:00:00-03:00`) });
    await walk.toPayment({ stay });
    await expect(payment.cardField('number')).toBeVisible();
    await expect(payment.reception).toBeHidden();
  });

  test('a walk-in that the hotel no longer takes is reported, and a card books it (FUN-36, PAY-26)', async ({
    page,
    funnel: { payment, confirmation },
    testApi,
    console,
    begin,
    expectedFailures,
  }) => {
    expectedFailures.allow(CREATE);
    const now = nextAt(16);
    await testApi.moveClock(now.getTime() - Date.now());
    const { guest } = await begin.asGuestAtPayment({
      hotel: /Marista/,
      stay: nightOf(now),
      rooms: ['suite'],
    });
    await expect(payment.reception).toBeChecked();
    await testApi.moveClock(-3 * HOUR_MS);
    await pressBelow(payment.confirm);
    await expect(payment.toPay).toContainText(payment.texts('booking-payment:refused.reception'));
    expect(await console.bookingCount(guest.email)).toBe(0);
    await expect(page.getByText(payment.texts('booking-payment:paymentForm.error')).last()).toBeVisible();
    await payment.fillCard(cards.approves);
    await payment.goToConfirmation();
    await expect(confirmation.confirmed).toBeVisible();
  });

  test('a guest whose other booking waits for its payment reads so, and pays this one by card at once (SEC-04)', async ({
    page,
    funnel: { payment, confirmation },
    testApi,
    console,
    request,
    begin,
    expectedFailures,
    expectNoViolations,
  }) => {
    expectedFailures.allow(CREATE);
    const now = nextAt(16);
    await testApi.moveClock(now.getTime() - Date.now());
    const stay = nightOf(now);
    const { guest } = await begin.asGuestAtPayment({ hotel: /Nilo/, stay, rooms: ['family'] });
    const { texts } = payment;
    await holdRoom(request, guest, { hotelId: 'NILO', typeId: 'nilo-twin', stay });
    await pressBelow(payment.confirm);
    await expect(payment.toPay).toContainText(texts('booking-payment:unpaid.open'));
    // No call to try again beside it: that would be rejected again. Its code would come late.
    await untilAtRest(page);
    await expect(page.getByText(texts('booking-payment:paymentForm.error'))).toHaveCount(0);
    await expectNoViolations(page);
    await payment.toPay.getByRole('button', { name: texts('booking-payment:unpaid.card') }).click();
    await expect(payment.toPay).not.toContainText(texts('booking-payment:unpaid.open'));
    await payment.fillCard(cards.approves);
    await payment.goToConfirmation();
    await expect(confirmation.confirmed).toBeVisible();
    expect(await console.bookingCount(guest.email)).toBe(2);
  });

  test("at a lobby's own address every booking is paid at the reception, tomorrow's as well (FUN-35, WEB-05)", async ({
    page,
    gateway,
    funnel: { payment, confirmation },
    console,
    walk,
  }) => {
    const tomorrow = new Date(Date.now() + 24 * HOUR_MS);
    await walk.asGuestToPayment({
      hotel: /Marista/,
      stay: nightOf(tomorrow),
      rooms: ['family'],
      origin: gateway.address.replace('127.0.0.1', 'kiosk.localhost'),
    });
    await expect(payment.methods.getByRole('radio')).toHaveCount(1);
    await expect(payment.reception).toBeChecked();
    await expect(page.getByText(payment.texts('booking-payment:method.receptionForced'))).toBeVisible();
    await payment.goToConfirmation();
    await expect(confirmation.pending).toBeVisible();
    const row = await console.booking(await confirmation.code());
    await expect(row).toContainText('pending');
    await expect(row).toContainText('walk-in');
  });
});
