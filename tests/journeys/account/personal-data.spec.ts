import { LoginPage } from '../pages/login-page.ts';
import { PERSONAL_DATA, PersonalDataPage } from '../pages/personal-data-page.ts';
import { textsOf } from '../pages/texts.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';
import { OwnData, whole } from './own-data.ts';

test('a new guest reads what is missing or wrong, fills in everything, saves, and finds it again (PER-01, PER-02, PER-03, PER-04, PER-05, PER-08, PER-09, PER-13, PER-14, PER-15, PER-17, PER-23, PRD-05, VAL-04, VAL-09, VAL-12, API-46, API-47)', async ({
  page,
  testApi,
  request,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/api\/postcodes\/99999999/);
  const guest = await testApi.newGuest({ language: 'pt' });
  await new LoginPage(page, 'pt').enter(guest, '/guest/personal-information');
  await expect(page).toHaveURL(PERSONAL_DATA);
  const data = new PersonalDataPage(page, 'pt');
  const { t } = data;
  await expect(data.fullName).toHaveValue(guest.fullName);
  await expect(data.email).toHaveValue(guest.email);
  await expect(data.email).toHaveAttribute('readonly', '');
  await expect(data.birthDate).toHaveValue('17/05/1990');
  await expect(data.phoneCode).toHaveValue('55');
  await expect(data.phone).toHaveValue('(11) 98765-4321');
  await expect(data.country).toHaveValue('Brasil');
  await expect(page.getByText(t('personal-information:identity.later.text'))).toBeVisible();
  await expect(data.identityEntry).toBeHidden();
  await expectNoViolations(page);

  await data.fullName.fill('Bruna');
  await data.phone.fill('20987654321');
  await data.save.click();
  for (const field of [data.nationality, data.cep, data.line('street'), data.line('number')])
    await expect(field).toHaveAccessibleDescription(new RegExp(t('personal-information:errors.required')));
  await expect(data.line('city')).toHaveAccessibleDescription(
    new RegExp(t('personal-information:errors.fromCep')),
  );
  await expect(data.phone).toHaveAccessibleDescription(t('personal-information:errors.phone'));
  await expect(data.fullName).toHaveAccessibleDescription(
    new RegExp(t('personal-information:errors.fullName')),
  );

  const notFound = page
    .getByRole('alert')
    .filter({ hasText: t('personal-information:personalInfoForm.getAddressError') });
  await data.cep.fill('99999-999');
  await expect(notFound).toBeVisible();
  // A street that is new, in a town that the guest knows.
  for (const line of ['street', 'city', 'state'] as const) await expect(data.line(line)).toBeEnabled();
  await data.line('city').fill('Cairu');
  // One postcode for the whole town: street and neighborhood are the guest's to fill in.
  await data.cep.fill('23970-000');
  await expect(data.line('city')).toHaveValue('Paraty');
  await expect(notFound).toBeHidden();
  await expect(data.line('street')).toHaveValue('');
  await expect(data.line('street')).toBeEnabled();
  await data.cep.fill('90020004');
  await expect(data.cep).toHaveValue('90020-004');
  await expect(data.line('street')).toHaveValue('Rua dos Andradas');
  await expect(data.line('neighborhood')).toHaveValue('Centro Histórico');
  await expect(data.line('city')).toHaveValue('Porto Alegre');
  await expect(data.line('state')).toHaveValue('Rio Grande do Sul');
  await expect(data.line('city')).toBeDisabled();
  await expect(data.line('state')).toBeDisabled();

  await data.line('number').fill('680');
  await data.fullName.fill('Bruna de Sá Teixeira');
  await data.socialName.fill('Bru');
  await data.phone.fill('11987654321');
  await data.choose(data.nationality, 'ALEMÃ');
  await expect(data.nationality).toHaveValue('Alemanha');
  await data.gender.selectOption('Nonbinary');
  const sent = page.waitForRequest(
    request => request.method() === 'POST' && request.url().endsWith('/api/personalInfo'),
  );
  await data.save.click();
  await expect(data.toast('saveSuccess')).toBeVisible();
  expect((await sent).postDataJSON()).toMatchObject({ firstName: 'Bruna', lastName: 'de Sá Teixeira' });

  await page.reload();
  await expect(data.fullName).toHaveValue('Bruna de Sá Teixeira');
  await expect(data.nationality).toHaveValue('Alemanha');
  await expect(data.gender).toHaveValue('Nonbinary');
  await expect(data.line('city')).toHaveValue('Porto Alegre');
  const own = await OwnData.of(guest, { testApi, request });
  expect(await own.stored()).toMatchObject({
    socialName: 'Bru',
    nationality: 80,
    phone: { code: '55', number: '11987654321' },
    address: { postCode: '90020-004', ibgeCityCode: '4314902', uf: 'RS', country: 'BR' },
  });
});

const t = textsOf('en');

test('whatever cannot be loaded, found or saved is tried again; another country takes any address, one press brings the old one back, and leaving with changes asks first (PER-10, PER-11, PER-12, PER-13, PER-15, PER-16, PER-22, PER-23, PER-24, API-32, ERR-01, ERR-02)', async ({
  page,
  testApi,
  request,
  expectedFailures,
}) => {
  expectedFailures.allow(/api\/(personalInfo$|countries|postcodes)/);
  const guest = await testApi.newGuest();
  const own = await OwnData.of(guest, { testApi, request });
  await own.change(whole);
  await signInByToken(page, guest);
  for (const call of ['personalInfo', 'countries', 'postcodes/*'])
    await page.route(`**/api/${call}`, route =>
      route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'no' } }),
    );
  await page.goto(PERSONAL_DATA);
  const alert = page.getByRole('alert');
  const again = { name: t('general:tryAgain') };
  await expect(alert).toContainText(t('personal-information:loadFailed'));
  await page.unroute('**/api/personalInfo');
  await page.getByRole('button', again).click();
  const data = new PersonalDataPage(page);
  await expect(data.fullName).toHaveValue('Bruna Teixeira');
  await data.nationality.click();
  const countries = page.getByRole('listbox').getByRole('option');
  await expect(countries).toHaveText([t('personal-information:country.none')]);

  await data.cep.fill('20040-002');
  await expect(alert).toContainText(t('personal-information:address.lookupFailed'));
  await data.line('city').fill('Rio');
  await page.unroute('**/api/postcodes/*');
  await alert.getByRole('button', again).click();
  await expect(data.line('city')).toHaveValue('Rio de Janeiro');
  await expect(data.line('street')).toHaveValue('Avenida Rio Branco');
  await expect(alert).toBeHidden();

  await data.socialName.fill('Bru');
  for (const [status, code, text] of [
    [500, 'SOMETHING_NEW', t('personal-information:personalInfoForm.reqError')],
    [429, 'TOO_MANY_REQUESTS', t('errors:TOO_MANY_REQUESTS')],
  ] as const) {
    await page.route('**/api/personalInfo', route =>
      route.request().method() === 'POST'
        ? route.fulfill({ status, json: { code, message: 'no' } })
        : route.continue(),
    );
    await data.save.click();
    await expect(page.getByRole('listitem', { name: text })).toBeVisible();
    await expect(data.socialName).toHaveValue('Bru');
    await page.unroute('**/api/personalInfo');
  }
  await data.save.click();
  await expect(data.toast('saveSuccess')).toBeVisible();
  expect(await own.stored()).toMatchObject({
    socialName: 'Bru',
    nationality: 30,
    address: { city: 'Rio de Janeiro' },
  });

  await page.unroute('**/api/countries');
  await page.reload();
  await data.choose(data.country, 'Portugal');
  for (const line of ['street', 'number', 'complement', 'neighborhood', 'city', 'stateAbroad'] as const) {
    await expect(data.line(line)).toHaveValue('');
    await expect(data.line(line)).toBeEnabled();
  }
  await data.postCode.fill('1100-048 A longer postcode than any country has');
  await expect(data.postCode).toHaveValue('1100-048 A longer postcode than ');
  await data.undo.click();
  await expect(data.country).toHaveValue('Brazil');
  await expect(data.cep).toHaveValue('20040-002');
  await expect(data.line('street')).toHaveValue('Avenida Rio Branco');
  await expect(data.line('city')).toHaveValue('Rio de Janeiro');
  await expect(data.undo).toBeHidden();

  await data.choose(data.country, 'Portugal');
  await data.postCode.fill('1100-048');
  await data.line('street').fill('Rua Augusta');
  await data.line('number').fill('24');
  await data.line('neighborhood').fill('Baixa');
  await data.line('city').fill('Lisboa');
  await data.save.click();
  await expect(data.line('stateAbroad')).toHaveAccessibleDescription(
    t('personal-information:errors.required'),
  );
  const cards = page.getByRole('link', { name: t('account:places.cards.name') });
  await cards.click();
  await data.button(data.leave, 'personal-information:leave.stay').click();
  await expect(page).toHaveURL(PERSONAL_DATA);
  await data.line('stateAbroad').fill('Lisboa');
  await data.save.click();
  await expect(data.toast('saveSuccess')).toBeVisible();
  expect(await own.stored()).toMatchObject({
    address: { country: 'PT', postCode: '1100-048', state: 'Lisboa', city: 'Lisboa' },
  });
  await cards.click();
  await expect(page).toHaveURL('/guest/cards');
});
