import { PersonalDataPage } from '../pages/personal-data-page.ts';
import { textsOf } from '../pages/texts.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';
import { OwnData, whole } from './own-data.ts';

const t = textsOf('en');

test.beforeEach(async ({ page, testApi, request }) => {
  const guest = await testApi.newGuest();
  await (await OwnData.of(guest, { testApi, request })).change(whole);
  await signInByToken(page, guest);
  await new PersonalDataPage(page).open();
});

test('another country clears the address and takes any; one press brings the old one back (PER-10, PER-12, PER-13, PER-16)', async ({
  page,
}) => {
  const data = new PersonalDataPage(page);
  await data.choose(data.country, 'Portugal');
  for (const line of ['street', 'number', 'complement', 'neighborhood', 'city', 'stateAbroad'] as const) {
    await expect(data.line(line)).toHaveValue('');
    await expect(data.line(line)).toBeEnabled();
  }
  await data.postCode.fill('1100-048 A longer postcode than any country has');
  await expect(data.postCode).toHaveValue('1100-048 A longer postcode than ');
  await data.undo.click();
  await expect(data.country).toHaveValue('Brazil');
  await expect(data.cep).toHaveValue('01414-001');
  await expect(data.line('street')).toHaveValue('Rua Haddock Lobo');
  await expect(data.line('city')).toHaveValue('São Paulo');
  await expect(data.undo).toBeHidden();
});

test('an address abroad needs no postcode that can be found, and is stored as typed (PER-11, PER-13)', async ({
  page,
}) => {
  const data = new PersonalDataPage(page);
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
  await data.line('stateAbroad').fill('Lisboa');
  await data.save.click();
  await expect(data.toast('saveSuccess')).toBeVisible();
  await page.reload();
  await expect(data.country).toHaveValue('Portugal');
  await expect(data.postCode).toHaveValue('1100-048');
});

test('a postcode that does not exist says so and leaves no town behind (PER-15)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(/api\/postcodes\/99999999/);
  const data = new PersonalDataPage(page);
  await data.cep.fill('99999-999');
  await expect(page.getByRole('alert')).toHaveText(
    t('personal-information:personalInfoForm.getAddressError'),
  );
  await expect(data.line('city')).toHaveValue('');
  await expect(data.line('city')).toBeDisabled();
  await data.cep.fill('23970-000');
  await expect(data.line('city')).toHaveValue('Paraty');
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a town with one postcode for all leaves street and neighborhood to the guest (PER-13, PER-14)', async ({
  page,
}) => {
  const data = new PersonalDataPage(page);
  await data.cep.fill('23970-000');
  await expect(data.line('state')).toHaveValue('Rio de Janeiro');
  await expect(data.line('street')).toHaveValue('');
  await data.line('street').fill('Rua do Comércio');
  await data.line('neighborhood').fill('Centro Histórico');
  await data.save.click();
  await expect(data.toast('saveSuccess')).toBeVisible();
});

test('while the postcode service is away the guest fills in the town, or tries again (PER-15)', async ({
  page,
  expectedFailures,
}) => {
  expectedFailures.allow(/api\/postcodes/);
  await page.route('**/api/postcodes/*', route =>
    route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'no' } }),
  );
  const data = new PersonalDataPage(page);
  await data.cep.fill('20040-002');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(t('personal-information:address.lookupFailed'));
  await data.line('city').fill('Rio');
  await page.unroute('**/api/postcodes/*');
  await alert.getByRole('button', { name: t('general:tryAgain') }).click();
  await expect(data.line('city')).toHaveValue('Rio de Janeiro');
  await expect(data.line('street')).toHaveValue('Avenida Rio Branco');
  await expect(alert).toBeHidden();
});
