import type { NewBooking } from '#shared/contract/guest/bookings.ts';
import { untilAtRest } from '../at-rest.ts';
import { gatewayFixture } from '../own-gateway.ts';
import { linesOf } from '../pages/booking-summary.ts';
import { cards, pressBelow } from '../pages/card-form.ts';
import { expect, test as funnel, today } from './funnel-test.ts';
import { reserveRoom } from './other-guest.ts';
import { CREATE } from './sent-bookings.ts';
import { brl, totalOf } from './stay-arithmetic.ts';

/** A gateway of its own: where its clock moves, demonstration bookings that wait for the desk are canceled. */
const test = funnel.extend({ gateway: gatewayFixture() });

const HOUR_MS = 3_600_000;

/** The next time that the hotels' clocks show this hour and minute. The whole country has had one offset since 2019. */
function nextAt(hour: number, minute = 0): Date {
  const time = [hour, minute].map(part => String(part).padStart(2, '0')).join(':');
  const here = new Date(`${today()}T${time}:00-03:00`);
  return here.getTime() > Date.now() ? here : new Date(here.getTime() + 24 * HOUR_MS);
}

/** Tonight each type has one free room for certain, at Jardins the family's alone: every walk-in has its own type. */
const nightOf = (arrival: Date) => ({
  checkin: today(arrival),
  checkout: today(new Date(arrival.getTime() + 24 * HOUR_MS)),
});

test.describe('walk-in', () => {
  test('an arrival within four hours needs no card, waits for the desk until its deadline, and is confirmed when paid; another one that is not taken is paid by card (FUN-36, FUN-38, PAY-03, PAY-22, BKG-11, BKG-15, PAY-26, SEC-04)', async ({
    page,
    funnel: { payment, confirmation },
    testApi,
    deskOf,
    console,
    request,
    walk,
    begin,
    expectedFailures,
    expectNoViolations,
  }) => {
    expectedFailures.allow(CREATE);
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
    const owed = await console.email(guest.email, 'Booking pending');
    expect(owed.text).toContain(brl(totalOf(bill)));
    expect(owed.text).toMatch(/at 9:00\sPM;/);
    await expect(await console.booking(code)).toContainText('pending');
    await deskOf('NILO').takeInCash(code);
    await expect(await console.booking(code)).toContainText('confirmed');
    const paid = await console.email(guest.email, 'Booking confirmed');
    expect(paid.text).toContain(code);

    const stay = nightOf(now);
    await begin.atPayment({ hotel: /Nilo/, stay, rooms: ['family'] });
    await reserveRoom(request, guest, { hotelId: 'NILO', typeId: 'nilo-twin', stay });
    await pressBelow(payment.confirm);
    await expect(payment.toPay).toContainText(texts('booking-payment:unpaid.open'));
    // No call to try again beside it: that would be rejected again. Its code would come late.
    await untilAtRest(page);
    await expect(page.getByText(texts('booking-payment:paymentForm.error'))).toHaveCount(0);
    await expectNoViolations(page);
    await payment.toPay.getByRole('button', { name: texts('booking-payment:unpaid.card') }).click();
    await expect(payment.toPay).not.toContainText(texts('booking-payment:unpaid.open'));

    await payment.reception.check();
    await testApi.moveClock(-3 * HOUR_MS);
    await pressBelow(payment.confirm);
    await expect(payment.toPay).toContainText(texts('booking-payment:refused.reception'));
    expect(await console.bookingCount(guest.email)).toBe(2);
    await payment.fillCard(cards.approves);
    await payment.goToConfirmation();
    await expect(confirmation.confirmed).toBeVisible();
    expect(await console.bookingCount(guest.email)).toBe(3);
  });
});
