import { LoginPage } from '#tests/journeys/pages/login-page.ts';
import { PERSONAL_DATA, PersonalDataPage } from '#tests/journeys/pages/personal-data-page.ts';
import { QUIZ_PATH, QuizPage } from '#tests/journeys/pages/quiz-page.ts';
import { SettingsPage } from '#tests/journeys/pages/settings-page.ts';
import { ShellPage } from '#tests/journeys/pages/shell-page.ts';
import { SignUpPage } from '#tests/journeys/pages/sign-up-page.ts';
import { textsOf } from '#tests/journeys/pages/texts.ts';
import { VerificationPage } from '#tests/journeys/pages/verification-page.ts';
import { expectNoViolations } from './accessibility.ts';
import { lastClick, nextGuest, resetsDone } from './endings.ts';
import { goTo, openPage, whilePressed } from './kiosk.ts';
import { expectTouchable, expectUsable } from './pages/measures.ts';
import { OnScreenKeyboard } from './pages/on-screen-keyboard.ts';
import { expectQrCode } from './pages/qr-code.ts';
import { expect, test } from './shared-device.ts';
import { everythingIn, found } from './traces.ts';

test.describe.configure({ mode: 'default' });

const t = textsOf('en');

test('a guest signs up at the kiosk, gives address and preferences by touch, types the code of the e-mail and goes on, continues with the phone for the download, and deletes the account; the lobby reads none of it, nothing is stored (SGN-03, SGN-10, SGN-27, PER-03, PER-13, PER-14, PER-23, PD-119, SET-01, SET-05, SET-06, BEY-04, BEY-05, BEY-09, KSK-01, KSK-08, KSK-23)', async ({
  openKiosk,
  gateway,
  newPhone,
  testApi,
}) => {
  test.slow();
  const { desktop } = await openKiosk({ language: 'en' });
  const { page } = await openPage(desktop);
  const main = page.getByRole('main');
  const guest = {
    email: `dora.${Date.now().toString(36)}@hospede.test`,
    password: 'Varanda#2026',
    fullName: 'Dora Lins Prado',
  };

  await goTo(page, '/sign-up');
  const signUp = new SignUpPage(page);
  await signUp.title.waitFor();
  await expectTouchable(page, 'sign-up');
  expect((await signUp.form.boundingBox())?.width, 'width of the form').toBeGreaterThan(700);
  await expectNoViolations(page);
  await signUp.identify(guest.email, guest.fullName);
  await signUp.contact('08/24/1990', '11912345678');
  await signUp.protect(guest.password);
  await signUp.create.click();
  const waiting = new VerificationPage(page);
  await expect(waiting.title).toBeVisible();
  const address = page.getByText(guest.email);
  await expect(address).toHaveCount(0);
  await whilePressed(
    page.getByRole('button', { name: t('general:masked', { what: t('email-verification:yourEmail') }) }),
    () => expect(address).toBeVisible(),
  );
  await expect(address).toHaveCount(0);
  await goTo(page, PERSONAL_DATA);
  const keyboard = new OnScreenKeyboard(desktop, page, 'en');
  await keyboard.fill(waiting.code, await testApi.verificationCode(guest.email));
  await keyboard.press(t('screen-keyboard:done'));
  await expect(new ShellPage(page).toast(t('email-verification:confirmationSuccess'))).toBeVisible();
  await expect(waiting.title).toBeHidden();
  await expect.poll(() => new URL(page.url()).pathname).toBe(PERSONAL_DATA);

  const data = new PersonalDataPage(page);
  const show = page.getByRole('button', { name: t('personal-information:hidden.show') });
  await show.waitFor();
  for (const secret of [guest.fullName, guest.email, '12345'])
    await expect(main.getByText(secret)).toHaveCount(0);
  await expect(data.fullName).toHaveCount(0);
  await desktop.tap(show);
  await expect(data.fullName).toHaveValue(guest.fullName);
  await desktop.tap(page.getByRole('button', { name: t('personal-information:hidden.hide') }));
  await expect(data.fullName).toHaveCount(0);
  await desktop.tap(show);
  await data.country.waitFor();
  await expectUsable(page, 'personal data');
  await data.nationality.selectOption({ label: 'Brazil' });
  await keyboard.fill(data.cep, '90020004');
  await expect(data.line('city')).toHaveValue('Porto Alegre');
  await keyboard.fill(data.line('number'), '680');
  await desktop.tap(data.save);
  await expect(data.toast('saveSuccess')).toBeVisible();

  await goTo(page, QUIZ_PATH);
  const quiz = new QuizPage(page);
  await quiz.reach(6);
  await quiz.check('RESTRICTION.HYPERTENSION').check();
  await expectTouchable(page, 'quiz');
  await goTo(page, '/guest/preferences/minibar');
  await goTo(page, QUIZ_PATH);
  await expect(quiz.check('RESTRICTION.HYPERTENSION')).toBeChecked();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toContain('restrictions');

  const settings = new SettingsPage(page);
  await goTo(page, '/guest/account');
  await settings.tabs.getByRole('link', { name: t('account:places.settings.name') }).click();
  await settings.list.getByRole('link', { name: t('settings:places.notifications') }).click();
  await expect(settings.switchOf('updates')).toHaveAttribute('aria-checked', 'true');
  await goTo(page, '/guest/settings/your-data');
  await expect(page.getByText(t('settings:yourData.elsewhere'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('settings:yourData.download') })).toHaveCount(0);
  const yourData = `${gateway.address}/guest/settings/your-data`;
  await expectQrCode(page.getByRole('img', { name: t('settings:yourData.code') }), yourData);
  await expectNoViolations(page);
  const phone = await newPhone();
  await phone.goto('/guest/settings/your-data');
  await expect(phone).toHaveURL('/login');
  await new LoginPage(phone).signIn(guest);
  const download = phone.waitForEvent('download');
  await phone.getByRole('button', { name: t('settings:yourData.download') }).click();
  expect((await download).suggestedFilename()).toMatch(/^pernoite-/);

  await goTo(page, '/guest/settings/deleteAccount');
  await settings.reason('1').check();
  await settings.accept.check();
  await settings.go.click();
  await settings.password.fill('Not#Mine2026');
  await settings.confirmGo.click();
  await expect(settings.confirm.getByRole('alert')).toContainText(t('settings:delete.confirm.wrongPassword'));
  await expectNoViolations(page);
  await settings.password.fill(guest.password);
  await settings.confirmGo.click();
  await expect(settings.farewell).toBeVisible();
  const before = resetsDone(desktop);
  await lastClick(page.getByRole('button', { name: t('settings:farewell.done') }));
  const next = await nextGuest(desktop, page, before);
  await expect.poll(() => new URL(next.url()).pathname).toBe('/kiosk');
  expect(found([guest.email, guest.fullName, 'HYPERTENSION'], await everythingIn(next))).toEqual([]);
});
