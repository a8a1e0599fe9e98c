import { PersonalDataPage } from '../pages/personal-data-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';
import { OwnData, rafael, whole } from './own-data.ts';

test('of two devices that edit at once the later one sees the conflict, and keeps its own without loss to the other (API-47)', async ({
  page,
  browser,
  testApi,
  request,
  baseURL,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(/api\/personalInfo$/);
  const guest = await testApi.newGuest();
  const own = await OwnData.of(guest, { testApi, request });
  await own.change(whole);
  await signInByToken(page, guest);
  const later = new PersonalDataPage(page);
  await later.open();

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const phone = await context.newPage();
  await signInByToken(phone, guest);
  const sooner = new PersonalDataPage(phone);
  await sooner.open();
  await sooner.socialName.fill('Lua');
  await sooner.line('number').fill('99');
  await sooner.save.click();
  await expect(sooner.toast('saveSuccess')).toBeVisible();
  await context.close();

  await later.socialName.fill('Sol');
  await later.gender.selectOption('WomanCIS');
  await later.save.click();
  await expect(later.conflict).toBeVisible();
  await expect(later.difference('socialName')).toContainText('Sol');
  await expect(later.difference('socialName')).toContainText('Lua');
  await expect(later.difference('address')).toContainText('99');
  await expectNoViolations(page);
  await later.button(later.conflict, 'personal-information:conflict.keepMine').click();
  await expect(later.toast('saveSuccess')).toBeVisible();
  await expect(later.line('number')).toHaveValue('99');
  expect(await own.stored()).toMatchObject({
    socialName: 'Sol',
    gender: 'WomanCIS',
    address: { number: '99' },
  });
});

test('the later device can take what was saved, and what only it has changed is still there to save (API-47)', async ({
  page,
  testApi,
  request,
  expectedFailures,
}) => {
  expectedFailures.allow(/api\/personalInfo$/);
  const guest = await testApi.newGuest();
  const own = await OwnData.of(guest, { testApi, request });
  await own.change(whole);
  await signInByToken(page, guest);
  const data = new PersonalDataPage(page);
  await data.open();
  await data.socialName.fill('Sol');
  await data.gender.selectOption('TransWoman');
  await own.change({ socialName: 'Lua' });
  await data.save.click();
  await data.button(data.conflict, 'personal-information:conflict.takeTheirs').click();
  await expect(data.socialName).toHaveValue('Lua');
  await expect(data.gender).toHaveValue('TransWoman');
  expect(await own.stored()).toMatchObject({ socialName: 'Lua', gender: null });
  await data.save.click();
  await expect(data.toast('saveSuccess')).toBeVisible();
  expect(await own.stored()).toMatchObject({ socialName: 'Lua', gender: 'TransWoman' });
});

test('a validated guest with a booking confirms another name, and other saves need no confirmation (PER-18, PER-19, PER-20)', async ({
  page,
  testApi,
  request,
}) => {
  const own = await OwnData.of(rafael, { testApi, request });
  const before = await own.stored();
  await testApi.setVerification(rafael.email, 'APPROVED');
  await signInByToken(page, rafael);
  const data = new PersonalDataPage(page, 'pt');
  await data.open();
  await expect(page.getByText(data.t('personal-information:identity.validated.title'))).toBeVisible();

  await data.line('number').fill('681');
  await data.save.click();
  await expect(data.toast('saveSuccess')).toBeVisible();
  await expect(data.anotherPerson).toBeHidden();
  expect(await own.stored()).toMatchObject({ identityValidation: { isValidated: true } });

  await data.fullName.fill('Rafael Monteiro');
  await data.save.click();
  await data.button(data.anotherPerson, 'personal-information:anotherPerson.cancel').click();
  await expect(data.anotherPerson).toBeHidden();
  expect(await own.stored()).toMatchObject({
    lastName: 'Monteiro Dias',
    identityValidation: { isValidated: true },
  });

  await data.save.click();
  await data.button(data.anotherPerson, 'personal-information:anotherPerson.confirm').click();
  await expect(page.getByText(data.t('personal-information:identity.open.title'))).toBeVisible();
  expect(await own.stored()).toMatchObject({
    lastName: 'Monteiro',
    identityValidation: { isValidated: false },
  });
  await own.change({ lastName: before['lastName'], address: before['address'] });
});
