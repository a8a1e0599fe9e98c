import { LoginPage } from '../pages/login-page.ts';
import { PERSONAL_DATA, PersonalDataPage } from '../pages/personal-data-page.ts';
import { languages, textsOf } from '../pages/texts.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';
import { OwnData, whole } from './own-data.ts';

for (const language of languages) {
  const t = textsOf(language);

  test(`${language}: a new guest fills in everything, saves, and finds it again (PER-01, PER-03, PER-04, PER-05, PER-08, PER-13, PER-14, PER-17, PER-23, VAL-04, VAL-09, VAL-12, API-46, API-47)`, {
    tag: language === 'en' ? '@phone' : [],
  }, async ({ page, testApi, request, expectNoViolations }) => {
    const guest = await testApi.newGuest({ language });
    await new LoginPage(page, language).enter(guest, '/guest/personal-information');
    await expect(page).toHaveURL(PERSONAL_DATA);
    const data = new PersonalDataPage(page, language);
    await expect(data.fullName).toHaveValue(guest.fullName);
    await expect(data.email).toHaveValue(guest.email);
    await expect(data.email).toHaveAttribute('readonly', '');
    await expect(data.birthDate).toHaveValue(language === 'pt' ? '17/05/1990' : '05/17/1990');
    await expect(data.phoneCode).toHaveValue('55');
    await expect(data.phone).toHaveValue('(11) 98765-4321');
    await expect(data.country).toHaveValue(language === 'pt' ? 'Brasil' : 'Brazil');
    await expectNoViolations(page, { language });

    await data.save.click();
    for (const field of [data.nationality, data.cep, data.line('street'), data.line('number')]) {
      await expect(field).toHaveAccessibleDescription(new RegExp(t('personal-information:errors.required')));
    }
    await expect(data.line('city')).toHaveAccessibleDescription(
      new RegExp(t('personal-information:errors.fromCep')),
    );

    await data.fullName.fill('Bruna de Sá Teixeira');
    await data.socialName.fill('Bru');
    await data.choose(data.nationality, language === 'pt' ? 'ALEMÃ' : 'germ');
    await expect(data.nationality).toHaveValue(language === 'pt' ? 'Alemanha' : 'Germany');
    await data.gender.selectOption('Nonbinary');
    await data.cep.fill('90020004');
    await expect(data.cep).toHaveValue('90020-004');
    await expect(data.line('street')).toHaveValue('Rua dos Andradas');
    await expect(data.line('neighborhood')).toHaveValue('Centro Histórico');
    await expect(data.line('city')).toHaveValue('Porto Alegre');
    await expect(data.line('state')).toHaveValue('Rio Grande do Sul');
    await expect(data.line('city')).toBeDisabled();
    await expect(data.line('state')).toBeDisabled();
    await data.line('number').fill('680');
    const sent = page.waitForRequest(
      request => request.method() === 'POST' && request.url().endsWith('/api/personalInfo'),
    );
    await data.save.click();
    await expect(data.toast('saveSuccess')).toBeVisible();
    expect((await sent).postDataJSON()).toMatchObject({ firstName: 'Bruna', lastName: 'de Sá Teixeira' });

    await page.reload();
    await expect(data.fullName).toHaveValue('Bruna de Sá Teixeira');
    await expect(data.nationality).toHaveValue(language === 'pt' ? 'Alemanha' : 'Germany');
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
}

const t = textsOf('en');

test('a wrong phone, a name of one word and an empty field have their error next to them (PER-08, PER-09, VAL-04)', async ({
  page,
  testApi,
}) => {
  await signInByToken(page, await testApi.newGuest());
  const data = new PersonalDataPage(page);
  await data.open();
  for (const phone of ['20987654321', '1187654321']) {
    await data.phone.fill(phone);
    await data.fullName.fill('Bruna');
    await data.save.click();
    await expect(data.phone).toHaveAccessibleDescription(t('personal-information:errors.phone'));
    await expect(data.fullName).toHaveAccessibleDescription(
      new RegExp(t('personal-information:errors.fullName')),
    );
  }
});

test('the identity entry shows only to a guest with an active booking (PER-02, PER-03, PER-07)', async ({
  page,
  browser,
  testApi,
  baseURL,
}) => {
  await signInByToken(page, await testApi.newGuest());
  const without = new PersonalDataPage(page);
  await without.open();
  await expect(page.getByText(t('personal-information:identity.later.text'))).toBeVisible();
  await expect(without.identityEntry).toBeHidden();

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const other = await context.newPage();
  await signInByToken(other, { email: 'james@pernoite.test', password: 'Pernoite#2026' });
  const withBooking = new PersonalDataPage(other);
  await withBooking.open();
  await withBooking.identityEntry.click();
  await expect(other).toHaveURL('/guest/personal-information/identity');
  await context.close();
});

test('what cannot be loaded says so and is fetched again (PER-22)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(/api\/personalInfo$/);
  await signInByToken(page, await testApi.newGuest());
  await page.route('**/api/personalInfo', route => route.fulfill({ status: 500, json: {} }));
  await page.goto(PERSONAL_DATA);
  await expect(page.getByRole('alert')).toContainText(t('personal-information:loadFailed'));
  await page.unroute('**/api/personalInfo');
  await page.getByRole('button', { name: t('general:tryAgain') }).click();
  await expect(new PersonalDataPage(page).fullName).toHaveValue('Bruna Teixeira');
});

test('without the countries the lists are empty and everything else still works (PER-24, API-32)', async ({
  page,
  testApi,
  request,
  expectedFailures,
}) => {
  expectedFailures.allow(/api\/countries/);
  const guest = await testApi.newGuest();
  const own = await OwnData.of(guest, { testApi, request });
  await own.change(whole);
  await page.route('**/api/countries', route => route.fulfill({ status: 500, json: {} }));
  await signInByToken(page, guest);
  const data = new PersonalDataPage(page);
  await data.open();
  await data.nationality.click();
  const countries = page.getByRole('listbox').getByRole('option');
  await expect(countries).toHaveText([t('personal-information:country.none')]);
  await data.socialName.fill('Bru');
  await data.save.click();
  await expect(data.toast('saveSuccess')).toBeVisible();
  expect(await own.stored()).toMatchObject({ socialName: 'Bru', nationality: 30 });
});

test('a save that fails says what the server says, or that it failed, and loses nothing (PER-23, ERR-01, ERR-02)', async ({
  page,
  testApi,
  request,
  expectedFailures,
}) => {
  expectedFailures.allow(/api\/personalInfo$/);
  const guest = await testApi.newGuest();
  await (await OwnData.of(guest, { testApi, request })).change(whole);
  await signInByToken(page, guest);
  const data = new PersonalDataPage(page);
  await data.open();
  await data.socialName.fill('Bru');
  for (const [status, code, texts] of [
    [500, 'SOMETHING_NEW', t('personal-information:personalInfoForm.reqError')],
    [429, 'TOO_MANY_REQUESTS', t('errors:TOO_MANY_REQUESTS')],
  ] as const) {
    await page.route('**/api/personalInfo', route =>
      route.request().method() === 'POST'
        ? route.fulfill({ status, json: { code, message: 'no' } })
        : route.continue(),
    );
    await data.save.click();
    await expect(page.getByRole('listitem', { name: texts })).toBeVisible();
    await expect(data.socialName).toHaveValue('Bru');
    await page.unroute('**/api/personalInfo');
  }
  await data.save.click();
  await expect(data.toast('saveSuccess')).toBeVisible();
});

test('who leaves with unsaved changes is asked first, and after saving is not (PER-23)', async ({
  page,
  testApi,
  request,
}) => {
  const guest = await testApi.newGuest();
  await (await OwnData.of(guest, { testApi, request })).change(whole);
  await signInByToken(page, guest);
  const data = new PersonalDataPage(page);
  await data.open();
  const cards = page.getByRole('link', { name: t('account:places.cards.name') });
  await data.socialName.fill('Bru');
  await cards.click();
  await data.button(data.leave, 'personal-information:leave.stay').click();
  await expect(page).toHaveURL(PERSONAL_DATA);
  await expect(data.socialName).toHaveValue('Bru');
  await data.save.click();
  await expect(data.toast('saveSuccess')).toBeVisible();
  await cards.click();
  await expect(page).toHaveURL('/guest/cards');
});
