import type { Request } from '@playwright/test';
import type { AvailabilityResponse } from '#shared/contract/guest/hotels.ts';
import { linesOf } from '../pages/booking-summary.ts';
import { cards, pressBelow } from '../pages/card-form.ts';
import { expect, FunnelPages, roomNames, test } from './funnel-test.ts';
import { sentBookings } from './sent-bookings.ts';
import { billOf, brl, totalOf } from './stay-arithmetic.ts';
import { findFunnel, storedFunnel, withConsents } from './stored-funnel.ts';

test('a guest with an account reloads every step, finds all as it was, and books once (WEB-06, FUN-01, FUN-02, FUN-20, FUN-21, FUN-90, PAY-14, PAY-15, PAY-30, PAY-31, APS-31, SES-09, SRC-23)', async ({
  page,
  funnel: { search, results, services, payment, confirmation, summary },
  testApi,
  console,
  freeStay,
}) => {
  const guide = page.getByRole('navigation', { name: search.texts('booking-funnel:guide.label') });
  const steps = guide.getByRole('listitem');
  const expectStep = async (step: 'dates' | 'room' | 'services' | 'payment') => {
    await expect(steps).toHaveText(
      (['dates', 'room', 'services', 'payment'] as const).map(
        name => new RegExp(search.texts(`booking-funnel:guide.${name}`)),
      ),
    );
    const current = steps.filter({ hasText: search.texts(`booking-funnel:guide.${step}`) });
    await expect(current).toHaveAttribute('aria-current', 'step');
  };
  const { suite } = roomNames.en;
  const { guest, addressToken } = await testApi.signUp();
  const stay = freeStay(2);
  await search.open(`&customToken=${addressToken}`);
  expect(page.url()).not.toContain('customToken');
  await expect(page.getByRole('banner')).toContainText(guest.firstName);
  await expectStep('dates');
  await search.chooseHotel(/Nilo/);
  await search.chooseDates(stay.checkin, stay.checkout);
  await search.arrival.selectOption('12');
  await search.chooseParty([{ adults: 2, ages: [1], pet: true }]);
  const asChosen = await search.dates.getAttribute('aria-label');
  const party = await search.guests.getAttribute('aria-label');
  await page.reload();
  await expect(page.getByRole('radio', { name: /Nilo/ })).toBeChecked();
  await expect(search.dates).toHaveAccessibleName(String(asChosen));
  await expect(search.guests).toHaveAccessibleName(String(party));
  await expect(search.arrival).toHaveValue('12');
  const responded = page.waitForResponse(/\/api\/hotels\/availabilities/);
  await search.search.click();
  const availability = (await (await responded).json()) as AvailabilityResponse;
  const total = totalOf(
    billOf(availability, { room: 0, typeName: suite, checkinHour: 12, checkoutHour: 12, pet: true }),
  );

  await results.choose(suite).click();
  await results.goOn();
  await page.goBack();
  await expect(results.takeOut(suite, 1)).toBeVisible();
  const lines = await linesOf(summary.aside);
  await page.reload();
  await expectStep('room');
  await expect(results.takeOut(suite, 1)).toBeVisible();
  await results.openDetails(suite);
  await expect(results.arrival(suite)).toHaveValue('12');
  await expect(results.departure(suite), 'the latest that costs nothing more').toHaveValue('12');
  await expect.poll(() => linesOf(summary.aside)).toEqual(lines);
  await results.next.click();

  const room = services.room(1);
  await room.consent('pet').check();
  await room.answer('cradle.no').check();
  await expect(room.answer('bed.double')).toBeChecked();
  await room.answer('bed.single').check();
  await page.reload();
  await expectStep('services');
  await expect(room.consent('pet')).toBeChecked();
  await expect(room.answer('cradle.no')).toBeChecked();
  await expect(room.answer('bed.single')).toBeChecked();
  await services.goOn();

  await page.reload();
  await expectStep('payment');
  await expect.poll(() => payment.due()).toBe(brl(total));
  await expect(payment.signUp).toBeHidden();
  await payment.fillCard(cards.approves);
  await expect(payment.confirm).toBeEnabled();
  await pressBelow(payment.cardField('save'), 'check');
  await expect(payment.confirm).toBeDisabled();
  await payment.cardField('description').fill('Viagem');
  const events: Request[] = [];
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/api/analytics/events') events.push(request);
  });
  const sent = sentBookings(page);
  const recorded = page.waitForResponse(/\/api\/analytics\/events/);
  await payment.goToConfirmation();
  expect((await recorded).status()).toBe(202);
  expect(sent.map(request => request.postDataJSON())).toMatchObject([
    {
      accommodations: [{ bedType: 'SINGLE', checkinHour: 12, checkoutHour: 12 }],
      payment: { saveCard: true, card: { description: 'Viagem' } },
    },
  ]);

  const code = await confirmation.code();
  await page.reload();
  await expect(confirmation.confirmed).toBeVisible();
  expect(await confirmation.code()).toBe(code);
  await expect(confirmation.article).toContainText(confirmation.texts('booking-confirmation:bedSingle'));
  await page.goBack();
  await page.waitForURL('**/booking/confirmation');
  expect(await confirmation.code()).toBe(code);
  expect(sent).toHaveLength(1);
  expect(await console.bookingCount(guest.email)).toBe(1);
  expect(events.map(event => event.postDataJSON())).toEqual([
    {
      name: 'booking_confirmed',
      locator: code,
      hotelId: 'NILO',
      hotelName: 'Pernoite Nilo Square',
      roomsCount: 1,
      guestsCount: 3,
      walkIn: false,
      total: total / 100,
    },
  ]);
  expect(events[0]?.postData()).not.toContain(guest.email);
});

test.describe('from one language to the other', () => {
  test.use({ language: 'pt' });

  test('back, forward and another language lose no choice and no typed card, and the tab stores what journeys begin from (PD-20, FUN-02, FUN-20, APP-01, APP-04, APP-16)', async ({
    page,
    request,
    funnel: { search, results, services, payment, confirmation },
    testApi,
    freeStay,
    walk,
  }) => {
    const choice = {
      language: 'pt',
      hotel: /Nilo/,
      stay: freeStay(2),
      parties: [{ adults: 2, ages: [2], pet: true }, { adults: 1 }, { adults: 2 }],
      rooms: ['family', 'single', 'twin'],
      arrival: 13,
      departure: 12,
    } as const;
    const { addressToken } = await testApi.signUp('pt');
    const { bill } = await walk.toServices({ ...choice, customToken: addressToken });
    const { funnel } = await findFunnel(request, choice);
    expect(funnel).toStrictEqual(await storedFunnel(page));
    await services.room(1).consent('pet').check();
    expect(withConsents(funnel, 'pets')).toStrictEqual(await storedFunnel(page));
    await services.room(1).consent('cradle').check();
    await services.goOn();
    expect(withConsents(funnel)).toStrictEqual(await storedFunnel(page));

    const family = roomNames.pt.family;
    await page.goBack();
    await expect(services.room(1).consent('pet')).toBeChecked();
    await page.goBack();
    await expect(results.takeOut(family, 1)).toBeVisible();
    await page.goBack();
    await expect(search.search).toBeEnabled();
    await page.goForward();
    await expect(results.takeOut(family, 1)).toBeVisible();
    await page.goForward();
    await expect(services.room(1).consent('pet')).toBeChecked();

    const english = new FunnelPages(page, 'en');
    const speak = (language: RegExp) =>
      page.getByRole('banner').getByRole('button', { name: language }).click();
    await speak(/English/);
    await expect(english.services.room(1).consent('pet')).toBeChecked();
    await expect(english.services.room(1).room).toContainText(roomNames.en.family);
    await expect
      .poll(() => linesOf(english.summary.aside))
      .toMatchObject({ [english.summary.totalLabel]: brl(totalOf(bill)) });
    await page.goForward();
    await english.payment.fillCard(cards.approves);
    await speak(/Português/);
    await expect(payment.cardField('number')).toHaveValue(cards.approves);
    await expect.poll(() => payment.due()).toBe(brl(totalOf(bill)));
    await payment.goToConfirmation();
    await expect(confirmation.article).toContainText(roomNames.pt.twin);
    await page.goto('/booking/confirmation?lang=ENGLISH');
    await expect(english.confirmation.article).toContainText(roomNames.en.twin);
    await expect(english.confirmation.article).not.toContainText(roomNames.pt.family);
  });
});
