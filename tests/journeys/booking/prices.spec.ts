import { addDays } from '#shared/hotel-time.ts';
import { linesOf, plain } from '../pages/booking-summary.ts';
import { startingWith } from '../pages/texts.ts';
import { expect, roomNames, test } from './funnel-test.ts';
import { bookAsAnother } from './other-guest.ts';
import { billOf, brl, totalOf } from './stay-arithmetic.ts';

const { queen, suite, twin, family } = roomNames.en;

test.describe('hours and prices', () => {
  test('a child over three needs a bed, and a third bed costs 30 % more in the top suite (LIM-10, LIM-11)', async ({
    funnel: { results },
    begin,
  }) => {
    const { availability } = await begin.atResults({
      parties: [
        { adults: 2, ages: [3] },
        { adults: 2, ages: [4] },
      ],
      rooms: [],
    });
    const night = (room: number) =>
      availability.availabilities[room]?.rooms.find(({ details: { name } }) => name === suite)?.price.dates[0]
        ?.price ?? 0;
    expect(Math.round(night(1) * 100)).toBe(Math.round(night(0) * 130));
    const stay = (room: number) =>
      billOf(availability, { room, typeName: suite, checkinHour: 19, checkoutHour: 10, pet: false });
    await expect(results.offer(twin)).toBeVisible();
    await expect(results.offer(suite)).toContainText(brl(totalOf(stay(0))));
    await results.tab(2).click();
    await expect(results.offer(suite)).toContainText(brl(totalOf(stay(1))));
    await expect(results.offer(twin)).toBeHidden();
  });

  test('an hour whose last room is taken by this very booking, or by others, cannot be chosen (FUN-10, FUN-16, FUN-17, FUN-18)', async ({
    request,
    freeStay,
    funnel: { results },
    begin,
  }) => {
    const { texts } = results;
    const before = freeStay();
    const stay = { checkin: before.checkout, checkout: addDays(before.checkout, 1) };
    // Five of the six suites are left only at 18, and need an hour of cleaning.
    const others = { hotelId: 'MARISTA', typeId: 'marista-suite-king' };
    await bookAsAnother(request, { ...others, stay: before, rooms: 5, departure: 18 });
    await begin.atResults({
      hotel: /Marista/,
      stay,
      parties: [{ adults: 2 }, { adults: 2 }],
      arrival: 14,
      rooms: [],
    });
    const hour = (value: string) => results.arrival(suite).getByRole('option', { name: startingWith(value) });
    await expect(hour('2 PM')).toBeEnabled();
    await results.choose(suite).click();
    await expect(results.tab(2)).toHaveAttribute('aria-selected', 'true');
    await expect(hour('2 PM')).toBeDisabled();
    await expect(hour('6 PM')).toBeDisabled();
    await expect(hour('7 PM')).toBeEnabled();
    await expect(results.arrival(suite)).toHaveValue('19');
    await expect(results.offer(suite)).toContainText(
      texts('booking-results:availabilityResult.notAvailableHours', { checkin: '7 PM', checkout: '10 AM' }),
    );

    await bookAsAnother(request, { ...others, stay, rooms: 4, arrival: 19 });
    await begin.atResults({
      hotel: /Marista/,
      stay,
      parties: [{ adults: 2 }, { adults: 2 }, { adults: 2 }],
      rooms: [],
    });
    await results.choose(suite).click();
    await expect(results.offer(suite)).toContainText(
      texts('booking-results:availabilityResult.onlyOneRoomAvailable'),
    );
    await results.choose(suite).click();
    await expect(results.choose(suite)).toBeDisabled();
    await expect(results.choose(suite)).toHaveAccessibleDescription(texts('booking-results:card.lastTaken'));
  });

  test('another hour changes what the room costs, right to the cent (FUN-10, FUN-24, APP-06)', async ({
    funnel: { results, summary },
    begin,
  }) => {
    const { availability } = await begin.atResults({ rooms: [] });
    const bill = billOf(availability, {
      room: 0,
      typeName: family,
      checkinHour: 11,
      checkoutHour: 18,
      pet: false,
    });
    await results.chooseRoom(family, { checkin: 11, checkout: 18 });
    await summary.look(shown =>
      expect
        .poll(() => linesOf(shown))
        .toMatchObject({
          [results.texts('booking-funnel:summary.nights')]: brl(bill.nights),
          [results.texts('booking-funnel:summary.arrivalHours')]: brl(bill.arrival),
          [results.texts('booking-funnel:summary.departureHours')]: brl(bill.departure),
          [results.texts('booking-funnel:summary.taxes')]: brl(bill.taxes),
          [summary.totalLabel]: brl(totalOf(bill)),
        }),
    );
  });

  test('price details require a room first, and then list every night with its tax (FUN-19)', {
    tag: '@phone',
  }, async ({ page, freeStay, funnel: { results, summary }, walk }) => {
    const { texts } = results;
    const { availability, bill } = await walk.toResults({ stay: freeStay(2) });
    const details = page.getByRole('dialog', { name: texts('booking-funnel:details.title') });
    const close = details.getByRole('button', { name: texts('general:close'), exact: true });
    await summary.look(async shown => {
      await shown.getByRole('button', { name: texts('booking-funnel:summary.details') }).click();
      await expect(details).toContainText(texts('booking-funnel:availabilityResult.price.fetchingTax'));
      await close.click();
    });
    await results.choose(queen).click();
    await summary.look(async shown => {
      await shown.getByRole('button', { name: texts('booking-funnel:summary.details') }).click();
      const nights = availability.availabilities[0]?.rooms.find(({ details: { name } }) => name === queen)
        ?.price.dates;
      const rows = details.getByRole('table', { name: queen }).getByRole('row');
      for (const night of nights ?? []) {
        const row = rows.filter({ hasText: brl(Math.round(night.price * 100)) }).first();
        expect(plain(await row.innerText())).toContain(brl(Math.round(night.taxValue * 100)));
      }
      await expect(details).toContainText(brl(totalOf(bill)));
      await close.click();
    });
  });
});
