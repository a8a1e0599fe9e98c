import { CPF } from '#tests/personal-data.ts';
import { BookingListPage } from '../pages/booking-list-page.ts';
import { CheckInPage } from '../pages/check-in-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect } from '../test-api.ts';
import { BEFORE, goTo, savePersonalData, simpleStay, test } from './own-stay.ts';

test.describe.configure({ mode: 'default' });

test('em português, quem pagou com cartão só confere os dados e a viagem, com as palavras da lei, e volta à etapa certa de qualquer endereço (CHK-04, CHK-05, CHK-06, CHK-08, CHK-09, CHK-10, CHK-15, CHK-16, IDV-08, PD-47, PER-21, BEY-19, BKG-14)', async ({
  page,
  request,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/\/api\/bookings\//);
  const stay = await simpleStay({ request, testApi, language: 'pt' });
  await goTo(testApi, stay, BEFORE);
  await savePersonalData(request, stay.guest);
  await testApi.setVerification(stay.guest.email, 'APPROVED');
  await signInByToken(page, stay.guest);
  const checkIn = new CheckInPage(page, 'pt');
  const { t } = checkIn;
  const list = new BookingListPage(page, 'pt');
  const shell = new ShellPage(page, 'pt');
  const start = checkIn.main.getByRole('link', { name: t('guest-booking:checkIn') });

  await checkIn.open('nobodys');
  await expect(shell.toast(t('check-in:notFound'))).toBeVisible();
  await expect(list.title).toBeVisible();
  await page.route(/\/checkin$/, route => route.fulfill({ status: 500, json: { code: 'X', message: 'x' } }));
  await start.click();
  await expect(shell.toast(t('general:genericError'))).toBeVisible();
  await expect(list.title).toBeVisible();
  await page.unroute(/\/checkin$/);
  await start.click();
  await expect(checkIn.at('data')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/guest/checkin/simple/${stay.bookingId}/personalInfo`);
  await expect(checkIn.bar.getByRole('listitem')).toHaveCount(2);
  for (const wrong of ['paymentCard', 'somewhere']) {
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

  await checkIn.choose('lastOrigin', 'country', 'Argentina');
  await checkIn.choose('nextDestination', 'state', 'Bahia');
  await checkIn.choose('nextDestination', 'city', 'Salvador');
  // The law's second question comes only with "other", and must be given then.
  await checkIn.option('Saúde').check();
  await checkIn.option('Automóvel').check();
  await expect(checkIn.list('lawReason')).toBeHidden();
  await expect(checkIn.radios('lawTransport.label')).toHaveCount(0);
  await checkIn.radios('reason').last().check();
  await checkIn.radios('mode').last().check();
  await expect(checkIn.radios('lawTransport.label')).toHaveCount(2);
  await expect(checkIn.registration).toContainText(t('trip-motivation:registration.why'));
  await expect(checkIn.registration).toContainText(t('trip-motivation:registration.whyOptional'));
  for (const optional of [checkIn.list('race'), checkIn.list('disability')])
    await expect(optional.getByRole('option', { selected: true })).toHaveText('Prefiro não dizer');
  await expect(checkIn.radios('disabilityKind.label')).toHaveCount(0);
  await checkIn.list('disability').selectOption('Sim');
  await checkIn.document().fill('529.982.247-24');
  await checkIn.next.click();
  await expect(checkIn.document()).toHaveAccessibleDescription(t('trip-motivation:errors.cpf'));
  await expect(checkIn.document()).toBeFocused();
  const required = t('trip-motivation:errors.required');
  await expect(checkIn.main.getByText(required), 'reason, transport, kind of disability').toHaveCount(3);
  await expectNoViolations(page);
  await checkIn.document().fill(CPF);
  await checkIn.list('lawReason').selectOption('Religião');
  await checkIn.option('De bicicleta').check();
  await checkIn.option('Visual').check();
  await checkIn.next.click();

  await expect(checkIn.at('confirm')).toBeVisible();
  await expect(checkIn.main).not.toContainText(/529\.?982/);
  await expect(checkIn.part('card')).toHaveCount(0);
  await expect(checkIn.change('guests'), 'guests are not edited here').toHaveAttribute(
    'href',
    `/guest/booking/details/${stay.bookingId}/guests`,
  );
  await page.goto(`/guest/checkin/simple/${stay.bookingId}/personalInfo?part=identity`);
  await expect(checkIn.part('trip'), 'nothing is left to validate: it leads back').toBeVisible();
  await expect(checkIn.part('trip')).toContainText('De Argentina para Salvador, BA');
  await expectNoViolations(page);
  await checkIn.confirm.click();
  await expect(checkIn.success).toContainText('a partir de');
  await expect(checkIn.success.getByText(/^\d{6}$/)).toHaveCount(0);
  await checkIn.success.getByRole('link', { name: t('check-in:success.open') }).click();
  await expect(checkIn.main.getByText(t('booking-details:door.after').split('.')[0] ?? '')).toBeVisible();
  await expect(start).toHaveCount(0);
  await checkIn.open(stay.bookingId);
  await expect(page, 'nothing is left to check in to').toHaveURL(
    new RegExp(`/guest/booking/details/${stay.bookingId}$`),
  );
});
