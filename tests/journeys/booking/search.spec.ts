import { addDays } from '#shared/hotel-time.ts';
import { startingWith } from '../pages/texts.ts';
import { expect, roomNames, test, today } from './funnel-test.ts';

const AVAILABILITIES = /\/api\/hotels\/availabilities/;

test('the search card starts with two adults from 19 to 10, and keeps each room within its limits; a full hotel offers other ways, and another search discards the chosen rooms (SRC-01, SRC-02, SRC-04, SRC-05, SRC-06, SRC-07, SRC-08, SRC-09, SRC-10, SRC-11, SRC-12, SRC-13, SRC-14, SRC-19, SRC-20, VAL-11, LIM-18, SES-09, APP-32, FUN-05, FUN-07, SRC-21)', async ({
  page,
  freeStay,
  testApi,
  funnel: { search, results, summary },
  expectedFailures,
}) => {
  expectedFailures.allow(/accounts:signInWithCustomToken/);
  const { texts } = search;
  // A token that signs nobody in is reported, and the guest books on without it.
  await page.goto('/booking?lang=ENGLISH&customToken=address_nobody');
  await page.waitForURL('**/booking/step-1*');
  expect(page.url()).not.toContain('customToken');
  await expect(page.getByText(texts('session:choice.rejected')).last()).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(search.arrival).toHaveValue('19');
  await expect(search.departure).toHaveValue('10');
  await expect(search.guests).toContainText(texts('booking-funnel:party.rooms', { count: 1 }));
  await expect(search.guests).toContainText(texts('booking-funnel:party.adults', { count: 2 }));
  const hours = ['10 AM', '11 AM', '12 PM', '1 PM', '2 PM', '3 PM', '4 PM', '5 PM', '6 PM', '7 PM'];
  await expect(search.departure.getByRole('option')).toHaveText(hours);
  await expect(search.arrival.getByRole('option')).toHaveText(hours.toReversed());

  await expect(search.search).toBeDisabled();
  await expect(search.search).toHaveAccessibleDescription(texts('booking-search:missing.hotelDates'));
  const stay = freeStay();
  await search.chooseDates(stay.checkin, stay.checkout);
  await expect(search.search).toHaveAccessibleDescription(texts('booking-search:missing.hotel'));
  await search.chooseHotel(/Jardins/);
  await expect(search.search).toBeEnabled();
  await search.openDates();
  await search.dialog.getByRole('button', { name: texts('booking-search:calendar.clear') }).click();
  await search.done.click();
  await expect(search.search).toHaveAccessibleDescription(texts('booking-search:missing.dates'));
  await search.chooseDates(stay.checkin, stay.checkout);

  await search.openRooms();
  const adults = search.counter(1, 'adults');
  const children = search.counter(1, 'children');
  const pets = search.counter(1, 'pets');
  await expect(search.dialog).toContainText(texts('booking-search:rooms.cannotChange'));
  await expect(adults.value).toHaveText('02');
  await expect(children.value).toHaveText('00');
  await expect(children.less).toBeDisabled();

  await adults.more.click();
  await expect(adults.value).toHaveText('03');
  await expect(adults.more).toBeDisabled();
  await expect(children.more).toBeDisabled();
  await adults.less.click();
  await adults.less.click();
  await expect(adults.value).toHaveText('01');
  await expect(adults.less).toBeDisabled();
  await expect(search.room(1)).toContainText(texts('booking-search:rooms.oneAdult'));
  await children.more.click();
  await children.more.click();
  await expect(children.value).toHaveText('02');
  await expect(children.more).toBeDisabled();
  await expect(adults.more).toBeDisabled();
  await pets.more.click();
  await expect(pets.value).toHaveText('01');
  await expect(pets.more).toBeDisabled();

  const ages = ['', ...Array.from({ length: 18 }, (_, age) => String(age))];
  for (const child of [1, 2]) {
    const options = search.age(1, child).getByRole('option');
    await expect(options).toHaveCount(ages.length);
    expect(
      await options.evaluateAll(list => list.map(option => (option as HTMLOptionElement).value)),
    ).toEqual(ages);
  }
  await search.age(1, 1).selectOption('0');
  await search.done.click();
  await expect(search.dialog, 'an age is missing').toBeVisible();
  await expect(search.age(1, 2)).toBeFocused();
  await expect(search.age(1, 2)).toHaveAccessibleDescription(texts('booking-search:rooms.ageMissing'));
  await search.dialog.getByRole('button', { name: texts('general:close') }).click();
  await expect(search.search).toBeDisabled();
  await expect(search.search).toHaveAccessibleDescription(texts('booking-search:missing.ages'));

  await search.openRooms();
  await search.age(1, 2).selectOption('17');
  await children.less.click();
  await expect(search.age(1, 2)).toBeHidden();
  for (let rooms = 1; rooms < 6; rooms += 1) await search.addRoom.click();
  await expect(search.room(6)).toBeVisible();
  await expect(search.addRoom).toBeDisabled();
  await expect(search.dialog).toContainText(texts('booking-search:rooms.full'));
  await expect(search.dialog).toContainText('sales@pernoite.example');
  for (let rooms = 6; rooms > 1; rooms -= 1)
    await search.dialog
      .getByRole('button', { name: texts('booking-search:rooms.remove', { number: rooms }) })
      .click();
  await expect(search.room(2)).toBeHidden();
  await expect(
    search.dialog.getByRole('button', { name: startingWith(texts('booking-search:rooms.removeShort')) }),
  ).toBeHidden();
  await search.done.click();
  await expect(search.search).toBeEnabled();

  const { queen } = roomNames.en;
  const full = addDays(today(), 40);
  await search.chooseHotel(/Nilo/);
  await search.chooseDates(full, addDays(full, 2));
  await search.search.click();
  const empty = 'booking-results:availabilityResult.empty';
  await expect(page.getByRole('heading', { name: results.texts(`${empty}.title`) })).toBeVisible();
  await expect(page.getByText(results.texts(`${empty}.subtitle`))).toBeVisible();
  await expect(page.getByText(results.texts(`${empty}.subtitleTwo`))).toBeVisible();
  await expect(
    page.getByRole('main').getByRole('link', { name: results.texts(`${empty}.contact`) }),
  ).toHaveAttribute('href', /^(https|mailto):/);
  await page
    .getByRole('button', { name: results.texts(`${empty}.change`) })
    .last()
    .click();

  const searchFor = async (stay: { checkin: string; checkout: string }) => {
    await search.chooseDates(stay.checkin, stay.checkout);
    const responded = page.waitForResponse(AVAILABILITIES);
    await search.search.click();
    await responded;
  };
  await searchFor(freeStay());
  await results.choose(queen).click();
  await results.goOn();
  await page.goBack();
  await results.change.click();
  await search.search.click();
  await expect(results.takeOut(queen, 1)).toBeVisible();
  await results.change.click();
  await searchFor(freeStay(2));
  await expect(results.choose(queen)).toBeEnabled();
  await expect(results.next).toBeDisabled();
  await expect(summary.aside).toContainText(results.texts('booking-funnel:summary.empty'));

  await testApi.setFlag('IS_BOOKING_ENABLED', false);
  await page.goto('/booking?lang=ENGLISH');
  // Home is for guests who are signed in.
  await page.waitForURL('**/login');
});
