import { holdRequests } from '../connection.ts';
import { MinibarPage } from '../pages/minibar-page.ts';
import { QuizPage } from '../pages/quiz-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';

const QUIZ = /\/api\/quiz$/;

test('the keyboard alone goes through all six stages of the quiz, whose answers outlive a reload, a visit elsewhere and a failure, and are gone with a cancel or the guest (PRF-28, PRF-29, PRF-31, PRF-32, PRF-33, PRF-35, PRF-36, PRF-37, PRF-38, PRF-40, PRF-41, PRF-42, PRF-43, PRF-44, PD-119)', async ({
  page,
  testApi,
  expectedFailures,
  expectNoViolations,
}) => {
  expectedFailures.allow(QUIZ);
  await signInByToken(page, await testApi.newGuest());
  const quiz = new QuizPage(page);
  await page.route(QUIZ, route => route.abort());
  await quiz.open();
  const toasts = page.getByRole('region', { name: quiz.t('general:messages') });
  await expect(toasts).toContainText(quiz.t('quiz:loadFailed'));
  await page.unroute(QUIZ);
  await page.getByRole('button', { name: quiz.t('general:tryAgain') }).click();
  await quiz.start.focus();
  const { keyboard } = page;
  const next = async (...keys: string[]) => {
    for (const key of ['Tab', ...keys, 'Enter']) await keyboard.press(key);
  };
  await keyboard.press('Enter');
  await quiz.isAt('hobbies');
  await expect(quiz.main).toContainText(quiz.t('quiz:progress', { stage: 1, count: 6 }));
  await expect(quiz.back).toHaveCount(0);
  await expect(quiz.main.getByRole('checkbox')).toHaveCount(52);
  // Nothing is chosen yet: the form stays.
  await next();
  await expect(quiz.title('hobbies')).toBeVisible();
  await expect(quiz.check('HOBBY.RUNNING')).toBeFocused();
  await keyboard.press('Space');
  await next('Space');
  await quiz.isAt('genres');
  await expect(quiz.main.getByRole('checkbox')).toHaveCount(18);
  for (const genre of ['GENRE.R&B', 'GENRE.HIP-HOP', 'GENRE.HARD ROCK']) await quiz.check(genre).check();
  await expect(quiz.check('GENRE.SAMBA')).toBeDisabled();
  await expectNoViolations(page);
  await keyboard.press('Enter');
  await quiz.isAt('ambient');
  await next('Space', 'ArrowDown');
  await quiz.isAt('habits');
  await expect(quiz.radio('ROUTINE.FLEXIBLE')).toBeChecked();
  await next('ArrowUp', 'Tab', 'ArrowDown');
  await quiz.isAt('privacy');
  await expectNoViolations(page);
  await next('ArrowRight');
  await quiz.isAt('restrictions');
  await expect(quiz.cancel).toHaveCount(0);
  const tabs = page.getByRole('navigation', { name: quiz.t('preferences:tabs.label') });
  const tab = (name: 'minibar' | 'about') =>
    tabs.getByRole('link', { name: quiz.t(`preferences:tabs.${name}`) });
  await tab('minibar').click();
  await expect(page).toHaveURL('/guest/preferences/minibar');
  await tab('about').click();
  await quiz.isAt('restrictions');
  await page.reload();
  await quiz.isAt('restrictions');
  await page.route(QUIZ, route => route.abort());
  await next('Space');
  await expect(quiz.main.getByRole('alert')).toContainText(quiz.t('quiz:saveFailed'));
  await page.unroute(QUIZ);
  await quiz.save.press('Enter');
  await expect(quiz.success).toBeVisible();
  await expectNoViolations(page);
  await keyboard.press('Escape');
  await expect(quiz.update).toBeVisible();

  await quiz.update.click();
  await expect(quiz.check('HOBBY.RUNNING')).toBeChecked();
  await expect(quiz.check('HOBBY.WALKING')).toBeChecked();
  await quiz.next.click();
  await expect(quiz.check('GENRE.R&B')).toBeChecked();
  for (const stage of ['ambient', 'habits'] as const) {
    await quiz.next.click();
    await quiz.isAt(stage);
  }
  await expect(quiz.radio('ROUTINE.MORNING')).toBeChecked();
  await expect(quiz.radio('NIGHT_HABIT.PARTY')).toBeChecked();
  await quiz.next.click();
  await expect(quiz.line).toHaveValue('4');
  await quiz.next.click();
  await quiz.save.click();
  await quiz.success.getByRole('link', { name: quiz.t('quiz:saved.minibar') }).click();
  await expect(page).toHaveURL('/guest/preferences/minibar');

  await quiz.open('?redirect=for-you');
  await quiz.update.click();
  await quiz.check('HOBBY.YOGA').check();
  await quiz.cancel.click();
  await expect(quiz.cancelDialog).toBeVisible();
  await expectNoViolations(page);
  await quiz.dialogButton('cancelDialog.stay').click();
  await expect(quiz.check('HOBBY.YOGA')).toBeChecked();
  await quiz.cancel.click();
  await quiz.dialogButton('cancelDialog.confirm').click();
  await expect(quiz.main.getByRole('heading', { name: quiz.t('quiz:intro.title') })).toBeFocused();
  await quiz.update.click();
  await expect(quiz.check('HOBBY.YOGA')).not.toBeChecked();
  await quiz.check('HOBBY.YOGA').check();
  for (let stage = 1; stage < 6; stage += 1) await quiz.next.click();
  const release = await holdRequests(page, QUIZ);
  await quiz.save.click();
  await tab('minibar').click();
  const minibar = new MinibarPage(page);
  await expect(minibar.options).toBeVisible();
  release();
  // The draft goes when the save has succeeded, just before the app goes to the guide.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pernoite.quiz'))).toBeNull();
  await minibar.option('Healthy').click();
  await expect(page).toHaveURL('/guest/preferences/minibar');
  await page.unrouteAll();
  await quiz.open();
  await quiz.update.click();
  await expect(quiz.check('HOBBY.YOGA')).toBeChecked();
  await quiz.next.click();
  await new ShellPage(page).leave();
  await expect(page).toHaveURL(/\/login/);
  const left = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(left).not.toContain('restrictions');
});
