import { PersonalDataPage } from '../pages/personal-data-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';
import { OwnData, rafael } from './own-data.ts';

test('the later of two devices sees what differs and loses neither choice, and a validated guest confirms another name (PER-02, PER-03, PER-18, PER-19, PER-20, API-47)', async ({
  page,
  testApi,
  request,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/api\/personalInfo$/);
  const own = await OwnData.of(rafael, { testApi, request });
  const { lastName, socialName, gender, address } = await own.stored();
  await testApi.setVerification(rafael.email, 'APPROVED');
  await signInByToken(page, rafael);
  const data = new PersonalDataPage(page, 'pt');
  const { t } = data;
  await data.open();
  await expect(page.getByText(t('personal-information:identity.validated.title'))).toBeVisible();

  await test.step('the guest takes what was saved elsewhere', async () => {
    await data.socialName.fill('Sol');
    await data.gender.selectOption('TransMan');
    await own.change({ socialName: 'Lua', address: { ...Object(address), number: '99' } });
    await data.save.click();
    await expect(data.difference('socialName')).toContainText('Sol');
    await expect(data.difference('socialName')).toContainText('Lua');
    await expect(data.difference('address')).toContainText('99');
    await expectNoViolations(page);
    await data.button(data.conflict, 'personal-information:conflict.takeTheirs').click();
    await expect(data.socialName).toHaveValue('Lua');
    await expect(data.line('number')).toHaveValue('99');
    await expect(data.gender).toHaveValue('TransMan');
    expect(await own.stored()).toMatchObject({ socialName: 'Lua', gender });
  });

  await test.step('the guest keeps what was typed here', async () => {
    await data.socialName.fill('Sol');
    await own.change({ socialName: 'Estrela', address: { ...Object(address), number: '101' } });
    await data.save.click();
    await data.button(data.conflict, 'personal-information:conflict.keepMine').click();
    await expect(data.toast('saveSuccess')).toBeVisible();
    await expect(data.line('number')).toHaveValue('101');
    await expect(data.anotherPerson).toBeHidden();
    expect(await own.stored()).toMatchObject({
      socialName: 'Sol',
      gender: 'TransMan',
      address: { number: '101' },
      identityValidation: { isValidated: true },
    });
  });

  await test.step('another name is confirmed', async () => {
    await data.fullName.fill('Rafael Monteiro');
    await data.save.click();
    await data.button(data.anotherPerson, 'personal-information:anotherPerson.cancel').click();
    await expect(data.anotherPerson).toBeHidden();
    expect(await own.stored()).toMatchObject({ lastName, identityValidation: { isValidated: true } });
    await data.save.click();
    await data.button(data.anotherPerson, 'personal-information:anotherPerson.confirm').click();
    await expect(page.getByText(t('personal-information:identity.open.title'))).toBeVisible();
    expect(await own.stored()).toMatchObject({
      lastName: 'Monteiro',
      identityValidation: { isValidated: false },
    });
  });
  await own.change({ lastName, socialName, gender, address });
  await data.identityEntry.click();
  await expect(page).toHaveURL('/guest/personal-information/identity');
});
