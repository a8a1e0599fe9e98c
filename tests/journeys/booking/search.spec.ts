import { languages, startingWith } from '../pages/texts.ts';
import { expect, test } from './funnel-test.ts';

test.describe('search', () => {
  test('the funnel opens at its first step while booking is on, and leads home while it is off (SRC-01, APP-32)', async ({
    page,
    testApi,
    funnel: { search },
  }) => {
    await page.goto('/booking?lang=ENGLISH');
    await page.waitForURL('**/booking/step-1');
    await expect(search.search).toBeVisible();
    await testApi.setFlag('IS_BOOKING_ENABLED', false);
    await page.goto('/booking?lang=ENGLISH');
    // Home is for guests who are signed in.
    await page.waitForURL('**/login');
    await page.goto('/booking/step-1?lang=ENGLISH');
    await page.waitForURL('**/login');
  });

  for (const language of languages) {
    test.describe(`in ${language}`, () => {
      test.use({ language });

      test('the search card starts with arrival at 19, departure at 10 and two adults, and waits for hotel and dates (SRC-02, SRC-04, SRC-05, SRC-14, SRC-19, SRC-20)', {
        tag: language === 'en' ? '@phone' : [],
      }, async ({ page, freeStay, funnel: { search } }) => {
        const { texts } = search;
        await search.open();
        await expect(page.getByRole('radio')).toHaveCount(3);
        await expect(search.arrival).toHaveValue('19');
        await expect(search.departure).toHaveValue('10');
        await expect(search.guests).toContainText(texts('booking-funnel:party.rooms', { count: 1 }));
        await expect(search.guests).toContainText(texts('booking-funnel:party.adults', { count: 2 }));
        const upwards = ['10', '11', '12', '13', '14', '15', '16', '17', '18', '19'];
        const shown =
          language === 'pt'
            ? upwards.map(hour => `${hour}:00`)
            : ['10 AM', '11 AM', '12 PM', '1 PM', '2 PM', '3 PM', '4 PM', '5 PM', '6 PM', '7 PM'];
        await expect(search.departure.getByRole('option')).toHaveText(shown);
        await expect(search.arrival.getByRole('option')).toHaveText(shown.toReversed());

        await expect(search.search).toBeDisabled();
        await expect(search.search).toHaveAccessibleDescription(texts('booking-search:missing.hotelDates'));
        const stay = freeStay();
        await search.chooseDates(stay.checkin, stay.checkout);
        await expect(search.search).toBeDisabled();
        await expect(search.search).toHaveAccessibleDescription(texts('booking-search:missing.hotel'));
        await search.chooseHotel(/Marista/);
        await expect(search.search).toBeEnabled();
        await search.openDates();
        await search.dialog.getByRole('button', { name: texts('booking-search:calendar.clear') }).click();
        await search.done.click();
        await expect(search.search).toHaveAccessibleDescription(texts('booking-search:missing.dates'));
      });
    });
  }

  test('rooms and guests stay within the limits of a room, and each child is asked for an age (SRC-06, SRC-07, SRC-08, SRC-09, SRC-10, SRC-11, SRC-12, SRC-13, SRC-14, VAL-11, LIM-18)', {
    tag: '@phone',
  }, async ({ freeStay, funnel: { search } }) => {
    const { texts } = search;
    const stay = freeStay();
    await search.open();
    await search.chooseHotel(/Jardins/);
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
  });

  test('a search sends every room in one parameter and goes on to the rooms (SRC-03, SRC-21, SRC-22, API-01, API-02, API-34)', async ({
    page,
    freeStay,
    funnel: { search, results },
  }) => {
    const stay = freeStay(2);
    await search.open();
    await search.chooseHotel(/Nilo/);
    await search.chooseDates(stay.checkin, stay.checkout);
    await search.arrival.selectOption('16');
    await search.departure.selectOption('11');
    await search.chooseParty([{ adults: 1, ages: [2, 8] }, { adults: 2, pet: true }, { adults: 3 }]);
    const requested = page.waitForRequest(/\/api\/hotels\/availabilities/);
    await search.search.click();
    const request = await requested;
    expect(Object.fromEntries(new URL(request.url()).searchParams)).toEqual({
      hotelId: 'NILO',
      checkinDate: `${stay.checkin}T16:00:00-03:00`,
      checkoutDate: `${stay.checkout}T11:00:00-03:00`,
      quantityRooms: '3',
      adults: '1,2,3',
      children: '2,0,0',
      ages: '2-8,null,null',
      pets: '0,1,0',
    });
    expect(request.headers()).toMatchObject({ 'accept-language': 'en' });
    expect(request.headers()).not.toHaveProperty('x-guest-access-token');
    await page.waitForURL('**/booking/step-2');
    await expect(results.tab(3)).toBeVisible();
  });
});
