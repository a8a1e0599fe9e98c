import { CPF } from '#tests/personal-data.ts';
import { addElsewhere } from '../booking-life/room-party.ts';
import { BookingDetailsPage } from '../pages/booking-details-page.ts';
import { BookingListPage } from '../pages/booking-list-page.ts';
import { CheckInPage } from '../pages/check-in-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { langQuery } from '../pages/texts.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect } from '../test-api.ts';
import {
  ARRIVED,
  BEFORE,
  checkInElsewhere,
  fullStay,
  givePersonalData,
  giveTrip,
  goTo,
  type OwnStay,
  simpleStay,
  test,
} from './own-stay.ts';

test.describe.configure({ mode: 'default' });

test('em português, quem pagou com cartão só confere os dados e a viagem, e volta à etapa certa de qualquer endereço (CHK-04, CHK-05, CHK-06, CHK-08, CHK-15, IDV-08, PER-21, BKG-14)', {
  tag: '@phone',
}, async ({ page, request, testApi, expectNoViolations }) => {
  const stay = await simpleStay({ request, testApi, language: 'pt' });
  await goTo(testApi, stay, BEFORE);
  await givePersonalData(request, stay.guest);
  await testApi.setVerification(stay.guest.email, 'APPROVED');
  await signInByToken(page, stay.guest);
  await page.goto(`/guest/booking/active?lang=${langQuery('pt')}`);
  const checkIn = new CheckInPage(page, 'pt');
  const { t } = checkIn;
  await checkIn.main.getByRole('link', { name: t('guest-booking:checkIn') }).click();
  await expect(checkIn.at('data')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/guest/checkin/simple/${stay.bookingId}/personalInfo`);
  await expect(checkIn.bar.getByRole('listitem')).toHaveCount(2);
  for (const wrong of ['paymentCard', 'instruction', 'confirm', 'somewhere']) {
    await page.goto(`/guest/checkin/${stay.bookingId}/${wrong}`);
    await expect(checkIn.at('data')).toBeVisible();
  }
  const saves: string[] = [];
  page.on('request', sent => {
    if (sent.method() === 'PUT' && sent.url().includes('/personalInfo/')) saves.push(sent.url());
  });
  await checkIn.next.click();
  await expect(checkIn.at('trip'), 'a validated identity is skipped').toBeVisible();
  expect(saves, 'nothing was changed, so nothing is saved').toEqual([]);
  await checkIn.option('Lazer ou férias').check();
  await checkIn.option('Automóvel').check();
  await checkIn.choose('lastOrigin', 'country', 'Argentina');
  await checkIn.choose('nextDestination', 'state', 'Bahia');
  await checkIn.choose('nextDestination', 'city', 'Salvador');
  await checkIn.document().fill(CPF);
  await checkIn.next.click();
  await expect(checkIn.at('confirm')).toBeVisible();
  await expect(checkIn.part('card')).toHaveCount(0);
  await expect(checkIn.change('guests'), 'guests are not edited here').toHaveAttribute(
    'href',
    `/guest/booking/details/${stay.bookingId}/guests`,
  );
  await page.goto(`/guest/checkin/simple/${stay.bookingId}/personalInfo?part=identity`);
  await expect(checkIn.part('trip'), 'nothing is left to validate: it leads back').toBeVisible();
  await expect(checkIn.part('trip')).toContainText('De Argentina para Salvador, BA');
  await checkIn.change('trip').click();
  await checkIn.option('Negócios').check();
  await checkIn.next.click();
  await expect(checkIn.part('trip')).toContainText('Negócios');
  await expectNoViolations(page);
  await checkIn.confirm.click();
  await expect(checkIn.success).toContainText('a partir de');
  await expect(checkIn.success.getByText(/^\d{6}$/)).toHaveCount(0);
  await checkIn.success.getByRole('link', { name: t('check-in:success.open') }).click();
  await expect(checkIn.main.getByText(t('booking-details:door.after').split('.')[0] ?? '')).toBeVisible();
});

test('a companion who comes later checks in alone and sees the code that the room has (CHK-06, BKG-14)', async ({
  page,
  request,
  testApi,
}) => {
  const stay = await simpleStay({ request, testApi });
  const companion = await testApi.newGuest();
  await addElsewhere(request, { holder: stay.guest, bookingId: stay.bookingId }, 0, {
    name: 'Bruna Teixeira',
    email: companion.email,
  });
  await goTo(testApi, stay, ARRIVED);
  const own: OwnStay = { ...stay, guest: companion };
  for (const one of [stay, own]) {
    await givePersonalData(request, one.guest);
    await testApi.setVerification(one.guest.email, 'APPROVED');
  }
  await giveTrip(stay);
  await checkInElsewhere(stay);
  await signInByToken(page, companion);
  const details = new BookingDetailsPage(page);
  await details.open(stay.bookingId);
  const { t } = details;
  await details.main.getByRole('button', { name: t('room-invitation:accept') }).click();
  await expect(details.rooms).toContainText(t('booking-details:door.ownCheckIn'));
  await expect(details.showCode).toHaveCount(0);
  await details.main.getByRole('link', { name: t('guest-booking:checkIn') }).click();
  const checkIn = new CheckInPage(page);
  await expect(checkIn.at('data')).toBeVisible();
  await checkIn.next.click();
  await expect(checkIn.at('trip'), 'no guests to change').toBeVisible();
  await checkIn.option('Leisure or vacation').check();
  await checkIn.option('Bus').check();
  await checkIn.choose('lastOrigin', 'country', 'Portugal');
  await checkIn.choose('nextDestination', 'country', 'Portugal');
  await checkIn.document().fill('11144477735');
  await checkIn.next.click();
  await checkIn.confirm.click();
  await checkIn.success.getByRole('button', { name: t('guest-booking:doorCode.show') }).click();
  await expect(checkIn.success.getByText(/^\d{6}$/)).toBeVisible();
});

test('a check-in that is not open leads to the booking, and one that cannot be loaded to the list (CHK-09, CHK-10)', async ({
  page,
  request,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/\/api\/bookings\//);
  const stay = await fullStay({ request, testApi });
  await goTo(testApi, stay, BEFORE, -3);
  await signInByToken(page, stay.guest);
  const checkIn = new CheckInPage(page);
  const { t } = checkIn;
  await checkIn.open(stay.bookingId);
  await expect(page).toHaveURL(new RegExp(`/guest/booking/details/${stay.bookingId}$`));
  await expect(checkIn.main.getByRole('link', { name: t('guest-booking:checkIn') })).toHaveCount(0);

  const list = new BookingListPage(page);
  const shell = new ShellPage(page);
  await checkIn.open('nobodys');
  await expect(shell.toast(t('check-in:notFound'))).toBeVisible();
  await expect(list.title).toBeVisible();
  await page.route(/\/checkin$/, route => route.fulfill({ status: 500, json: { code: 'X', message: 'x' } }));
  await checkIn.open(stay.bookingId);
  await expect(shell.toast(t('general:genericError'))).toBeVisible();
  await expect(list.title).toBeVisible();
});
