import type { NewBooking } from '#shared/contract/guest/bookings.ts';
import type { AvailabilityResponse } from '#shared/contract/guest/hotels.ts';
import { linesOf, plain } from '../pages/booking-summary.ts';
import { cards } from '../pages/card-form.ts';
import { expect, roomNames, test } from './funnel-test.ts';
import { CREATE } from './sent-bookings.ts';
import { billOf, brl, together, totalOf, valueOf } from './stay-arithmetic.ts';

const AVAILABILITIES = /\/api\/hotels\/availabilities/;
const PET_FEE = 350_00;

test.use({ language: 'pt' });

test('a new guest books two rooms, one with child and pet, right to the cent on screens, in booking and e-mail (APP-06, API-01, API-02, API-08, API-34, API-35, FUN-08, FUN-09, FUN-10, FUN-19, FUN-20, FUN-22, FUN-23, FUN-24, FUN-27, FUN-28, FUN-29, FUN-30, FUN-31, FUN-32, FUN-33, FUN-34, PAY-01, PAY-20, PAY-23, PAY-24, SGN-11, SGN-18, SGN-19, SGN-20, SRC-03, SRC-21, SRC-22, BKG-11, LIM-12, FUN-39)', async ({
  page,
  funnel,
  console,
  freeStay,
}) => {
  const { search, results, services, payment, confirmation, summary } = funnel;
  const { texts } = search;
  const stay = freeStay(3);
  const guest = {
    email: 'joana.prado@pernoite.test',
    fullName: '  Joana   Prado Lima ',
    socialName: 'Jô',
    dateOfBirth: '1990-08-24',
    phone: '11987654321',
    password: 'Jabuticaba#7',
    subscribe: true,
  };

  await search.open();
  await search.chooseHotel(/Jardins/);
  await search.chooseDates(stay.checkin, stay.checkout);
  await search.arrival.selectOption('13');
  await search.departure.selectOption('14');
  await search.chooseParty([{ adults: 2, ages: [2], pet: true }, { adults: 2 }]);
  const requested = page.waitForRequest(AVAILABILITIES);
  const responded = page.waitForResponse(AVAILABILITIES);
  await search.search.click();
  const searched = await requested;
  expect(Object.fromEntries(new URL(searched.url()).searchParams)).toEqual({
    hotelId: 'JARDINS',
    checkinDate: `${stay.checkin}T13:00:00-03:00`,
    checkoutDate: `${stay.checkout}T14:00:00-03:00`,
    quantityRooms: '2',
    adults: '2,2',
    children: '1,0',
    ages: '2,null',
    pets: '1,0',
  });
  expect(searched.headers()).toMatchObject({ 'accept-language': 'pt' });
  expect(searched.headers()).not.toHaveProperty('x-guest-access-token');
  const response = (await (await responded).json()) as AvailabilityResponse;

  const { family, queen } = roomNames.pt;
  await results.offer(family).waitFor();
  const first = billOf(response, {
    room: 0,
    typeName: family,
    checkinHour: 13,
    checkoutHour: 14,
    pet: true,
  });
  const second = billOf(response, {
    room: 1,
    typeName: queen,
    checkinHour: 19,
    checkoutHour: 11,
    pet: false,
  });
  expect(first).toMatchObject({ pet: PET_FEE });
  expect(Math.min(first.arrival, first.departure)).toBeGreaterThan(0);
  expect(second).toMatchObject({ arrival: 0, departure: 0 });
  const bill = together([first, second]);
  const withoutPet = totalOf(bill) - PET_FEE - petTax(response);

  const details = page.getByRole('dialog', { name: texts('booking-funnel:details.title') });
  const openDetails = () =>
    summary.aside.getByRole('button', { name: texts('booking-funnel:summary.details') }).click();
  const closeDetails = () =>
    details.getByRole('button', { name: texts('general:close'), exact: true }).click();
  await openDetails();
  await expect(details).toContainText(texts('booking-funnel:availabilityResult.price.fetchingTax'));
  await closeDetails();

  await expect(results.offer(family)).toContainText(brl(totalOf(first) - PET_FEE - petTax(response)));
  await results.chooseRoom(family);
  await results.tab(2).click();
  await results.chooseRoom(queen, { checkin: 19, checkout: 11 });
  const label = (key: Parameters<typeof texts>[0]) => texts(key);
  const lines = {
    [label('booking-funnel:summary.nights')]: brl(bill.nights),
    [label('booking-funnel:summary.arrivalHours')]: brl(bill.arrival),
    [label('booking-funnel:summary.departureHours')]: brl(bill.departure),
    [label('booking-funnel:summary.pets')]: brl(bill.pet),
    [label('booking-funnel:summary.taxes')]: brl(bill.taxes),
    [summary.totalLabel]: brl(totalOf(bill)),
  };
  const expectLines = (expected: Record<string, string>) =>
    expect.poll(() => linesOf(summary.aside)).toMatchObject(expected);
  await expectLines(lines);
  await openDetails();
  const nights = response.availabilities[1]?.rooms.find(type => type.details.name === queen)?.price.dates;
  expect(nights).toHaveLength(3);
  const rows = details.getByRole('table', { name: queen }).getByRole('row');
  for (const night of nights ?? []) {
    const row = rows.filter({ hasText: brl(Math.round(night.price * 100)) }).first();
    expect(plain(await row.innerText())).toContain(brl(Math.round(night.taxValue * 100)));
  }
  await expect(details).toContainText(brl(totalOf(bill)));
  await closeDetails();
  await results.goOn();

  const withChild = services.room(1);
  await expect(withChild.answer('pet.yes')).toBeChecked();
  await expect(withChild.answer('cradle.yes')).toBeChecked();
  await expect(services.room(2).answer('pet.no')).toBeChecked();
  await expect(services.room(2).answer('cradle.yes')).toBeHidden();
  await expect(withChild.room).toContainText(texts('booking-services:pet.policyKind', { kilos: 10 }));
  await expect(withChild.room).toContainText(texts('booking-services:pet.policyFee', { fee: brl(PET_FEE) }));
  await expect(withChild.room).toContainText(texts('booking-services:cradle.hint'));
  await expect(withChild.room).toContainText(/2 anos/);
  await expect(withChild.room).toContainText(texts('booking-services:cradle.policyAvailability'));
  await expect(services.next).toBeDisabled();
  await withChild.consent('pet').check();
  await expect(services.next).toHaveAccessibleDescription(
    texts('booking-services:missing', {
      policies: texts('booking-services:missingCradle', { number: 1 }),
    }),
  );
  await withChild.consent('cradle').check();
  await expect(services.next).toBeEnabled();
  await withChild.answer('pet.no').check();
  await expect(withChild.consent('pet')).toBeHidden();
  await expectLines({ [summary.totalLabel]: brl(withoutPet) });
  await withChild.answer('cradle.no').check();
  await expect(services.next).toBeEnabled();
  await withChild.answer('pet.yes').check();
  await withChild.answer('cradle.yes').check();
  for (const policy of ['pet', 'cradle'] as const) {
    await expect(withChild.consent(policy), 'has to be accepted again').not.toBeChecked();
    await expect(services.next).toBeDisabled();
    await withChild.consent(policy).check();
  }
  await expectLines(lines);
  await services.goOn();

  await expect(payment.signUp).toBeVisible();
  const policy = page.getByRole('button', { name: texts('cancellation:open') });
  await expect(policy, 'before payment').toBeVisible();
  await expect(payment.confirm).toBeDisabled();
  await payment.fillGuest(guest);
  await payment.guestField('country').selectOption('PT');
  await expect(payment.guestField('phoneCode'), 'that of the country').toHaveValue('351');
  await payment.guestField('phoneCode').selectOption('55');
  await expect(payment.guestField('country'), 'as chosen').toHaveValue('PT');
  await payment.fillCard(cards.approves);
  await expect.poll(() => payment.due()).toBe(brl(totalOf(bill)));
  const signedUp = page.waitForRequest(/\/api\/guestUser\/create$/);
  const sent = page.waitForRequest(CREATE);
  await payment.goToConfirmation();

  expect((await signedUp).postDataJSON()).toEqual({
    email: guest.email,
    firstName: 'Joana',
    lastName: 'Prado Lima',
    socialName: guest.socialName,
    dateOfBirth: guest.dateOfBirth,
    phoneCode: '55',
    phone: guest.phone,
    country: 'PT',
    password: guest.password,
    consent: true,
    subscribe: true,
    preferredLanguage: 'PORTUGUESE',
  });
  const body = (await sent).postDataJSON() as NewBooking;
  expect(body).toMatchObject({
    companyCode: 'JARDINS',
    value: valueOf(bill) / 100,
    taxValue: bill.taxes / 100,
    useCredits: false,
    walkIn: false,
    accommodations: [
      {
        value: valueOf(first) / 100,
        hasPet: true,
        hasCradle: true,
        adults: 2,
        children: 1,
        childrenAges: [2],
      },
      { value: valueOf(second) / 100, hasPet: false, hasCradle: false, adults: 2, children: 0 },
    ],
    payment: { numberOfInstallments: 1, saveCard: false },
  });
  await expect(confirmation.confirmed).toBeVisible();
  await expect(confirmation.article).toContainText(guest.email);
  await expect(policy, 'on the confirmation').toBeVisible();
  await expect
    .poll(() => linesOf(confirmation.article))
    .toMatchObject({
      [label('booking-confirmation:price')]: brl(valueOf(bill)),
      [label('booking-confirmation:tax')]: brl(bill.taxes),
      [label('booking-confirmation:total')]: brl(totalOf(bill)),
      [label('booking-confirmation:card')]: brl(totalOf(bill)),
    });
  const code = await confirmation.code();

  const booking = await console.booking(code);
  await expect(booking).toHaveCount(1);
  expect(plain(await booking.innerText())).toContain(brl(totalOf(bill)));
  await expect(booking).toContainText('confirmed');
  await expect(booking).toContainText('2 rooms');
  const email = await console.email(guest.email, 'Booking confirmed');
  expect(email.language).toBe('pt');
  expect(email.subject).toContain(code);
  for (const amount of [valueOf(first), valueOf(second), valueOf(bill), bill.taxes, totalOf(bill)])
    expect(email.text).toContain(brl(amount));
  for (const name of [family, queen, code]) expect(email.text).toContain(name);
});

function petTax(response: AvailabilityResponse): number {
  const fee = response.additionalServices.find(({ name }) => name === 'PET');
  return Math.round((fee?.taxValue ?? 0) * 100);
}
