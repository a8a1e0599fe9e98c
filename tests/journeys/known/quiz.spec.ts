import { phone } from '../fixtures.ts';
import { hold } from '../hold.ts';
import { GuidePage } from '../pages/guide-page.ts';
import { MinibarPage } from '../pages/minibar-page.ts';
import { QuizPage } from '../pages/quiz-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';

const QUIZ = /\/api\/quiz$/;

test(
  'a guest says in six stages what they like, and finds it again to update it (PRF-28, PRF-29, PRF-31, PRF-32, PRF-33, PRF-35, PRF-37, PRF-38, PRF-40, PRF-42, PRF-43)',
  phone,
  async ({ page, testApi, expectNoViolations }) => {
    await signInByToken(page, await testApi.newGuest());
    const quiz = new QuizPage(page);
    await quiz.open();
    await expect(quiz.start).toBeVisible();
    await expectNoViolations(page, { language: 'en' });
    await quiz.start.click();

    await quiz.isAt('hobbies');
    await expect(quiz.main).toContainText(quiz.t('quiz:progress', { stage: 1, count: 6 }));
    await expect(quiz.next).toBeDisabled();
    await expect(quiz.back).toHaveCount(0);
    await expect(quiz.main.getByRole('checkbox')).toHaveCount(52);
    const culture = quiz.group('categories.HOBBY.CULTURE').getByRole('checkbox');
    for (const hobby of (await culture.all()).slice(0, 12)) await hobby.check();
    const food = await quiz.group('categories.HOBBY.FOOD_AND_DRINKS').getByRole('checkbox').all();
    for (const hobby of food.slice(0, 4)) await hobby.check();
    const count = quiz.main.getByRole('status');
    await expect(count).toContainText('16 of 16');
    await expect(count).toContainText(quiz.t('quiz:full', { max: 16 }));
    await expect(quiz.check('HOBBY.YOGA')).toBeDisabled();
    await quiz.check('HOBBY.COFFEE').uncheck();
    await expect(quiz.check('HOBBY.YOGA')).toBeEnabled();
    await expectNoViolations(page, { language: 'en' });
    await quiz.next.click();

    await quiz.isAt('genres');
    await expect(quiz.main.getByRole('checkbox')).toHaveCount(18);
    await expect(quiz.next).toBeDisabled();
    for (const genre of ['GENRE.R&B', 'GENRE.HIP-HOP', 'GENRE.HARD ROCK']) await quiz.check(genre).check();
    await expect(quiz.check('GENRE.SAMBA')).toBeDisabled();
    await quiz.next.click();

    await quiz.isAt('ambient');
    await expect(quiz.next).toBeDisabled();
    await quiz.radio('AMBIENT.NATURE').check();
    await expectNoViolations(page, { language: 'en' });
    await quiz.next.click();

    await quiz.isAt('habits');
    await expect(quiz.radio('ROUTINE.FLEXIBLE')).toBeChecked();
    await expect(quiz.radio('NIGHT_HABIT.SOCIAL')).toBeChecked();
    await quiz.radio('ROUTINE.NIGHT').check();
    await quiz.next.click();

    await quiz.isAt('privacy');
    await expect(quiz.line).toHaveAttribute(
      'aria-valuetext',
      new RegExp(quiz.t('quiz:options.PRIVACY.DISCREET_TO_OPEN')),
    );
    await quiz.line.fill('6');
    await expectNoViolations(page, { language: 'en' });
    await quiz.next.click();

    await quiz.isAt('restrictions');
    await expect(quiz.main).toContainText(quiz.t('quiz:stages.restrictions.use'));
    await expect(quiz.cancel).toHaveCount(0);
    await quiz.check('RESTRICTION.NUT_ALLERGY').check();
    await quiz.back.click();
    await quiz.isAt('privacy');
    await quiz.next.click();
    await expect(quiz.check('RESTRICTION.NUT_ALLERGY')).toBeChecked();
    await expectNoViolations(page, { language: 'en' });
    await quiz.save.click();

    await expect(quiz.success).toBeVisible();
    await expect(quiz.success.getByRole('link', { name: quiz.t('quiz:saved.home') })).toHaveAttribute(
      'href',
      '/',
    );
    await expectNoViolations(page, { language: 'en' });
    await quiz.success.getByRole('link', { name: quiz.t('quiz:saved.minibar') }).click();
    await expect(page).toHaveURL('/guest/preferences/minibar');

    await page.goto('/guest/account');
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuenow', '20');
    await quiz.open();
    await quiz.update.click();
    await expect(quiz.check('HOBBY.MUSEUMS')).toBeChecked();
    await expect(quiz.check('HOBBY.COFFEE')).not.toBeChecked();
    await quiz.next.click();
    await expect(quiz.check('GENRE.R&B')).toBeChecked();
    await quiz.next.click();
    await quiz.next.click();
    await expect(quiz.radio('ROUTINE.NIGHT')).toBeChecked();
    await quiz.next.click();
    await expect(quiz.line).toHaveValue('6');
    await quiz.next.click();
    await quiz.check('RESTRICTION.NUT_ALLERGY').uncheck();
    await quiz.save.click();
    await quiz.success.getByRole('button', { name: quiz.t('general:close') }).click();
    await expect(quiz.update).toBeVisible();
  },
);

test('the keyboard alone goes through all six: Enter submits a stage, and each begins at its heading (PRF-28, PRF-36, PRF-40)', async ({
  page,
  testApi,
}) => {
  await signInByToken(page, await testApi.newGuest());
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.start.focus();
  const { keyboard } = page;
  const next = async (...keys: string[]) => {
    for (const key of ['Tab', ...keys, 'Enter']) await keyboard.press(key);
  };
  await keyboard.press('Enter');
  await quiz.isAt('hobbies');
  // Nothing is chosen yet: the form stays.
  await next();
  await expect(quiz.title('hobbies')).toBeVisible();
  await expect(quiz.check('HOBBY.RUNNING')).toBeFocused();
  await keyboard.press('Space');
  await next('Space');
  await quiz.isAt('genres');
  await next('Space');
  await quiz.isAt('ambient');
  await next('Space', 'ArrowDown');
  await quiz.isAt('habits');
  await next('ArrowUp', 'Tab', 'ArrowDown');
  await quiz.isAt('privacy');
  await next('ArrowRight');
  await quiz.isAt('restrictions');
  await next('Space');
  await expect(quiz.success).toBeVisible();
  await keyboard.press('Escape');
  await expect(quiz.update).toBeVisible();
  await quiz.update.click();
  await expect(quiz.check('HOBBY.RUNNING')).toBeChecked();
  await expect(quiz.check('HOBBY.WALKING')).toBeChecked();
  for (const stage of ['genres', 'ambient', 'habits'] as const) {
    await quiz.next.click();
    await quiz.isAt(stage);
  }
  await expect(quiz.radio('ROUTINE.MORNING')).toBeChecked();
  await expect(quiz.radio('NIGHT_HABIT.PARTY')).toBeChecked();
  await quiz.next.click();
  await expect(quiz.line).toHaveValue('4');
});

test('a cancel is confirmed first, and then nothing of the round is left (PRF-41)', async ({
  page,
  testApi,
  expectNoViolations,
}) => {
  await signInByToken(page, await testApi.newGuest());
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.reach(3);
  await quiz.cancel.click();
  await expect(quiz.cancelDialog).toBeVisible();
  await expectNoViolations(page, { language: 'en' });
  await quiz.dialogButton('cancelDialog.stay').click();
  await expect(quiz.title('ambient')).toBeVisible();
  await quiz.cancel.click();
  await quiz.dialogButton('cancelDialog.confirm').click();
  await expect(quiz.main.getByRole('heading', { name: quiz.t('quiz:intro.title') })).toBeFocused();
  await page.reload();
  await quiz.start.click();
  await expect(quiz.check('HOBBY.YOGA')).not.toBeChecked();
});

test('a quiz that is not finished is there after a visit elsewhere and a reload, and gone after signing out (PD-119)', async ({
  page,
  testApi,
}) => {
  const guest = await testApi.newGuest();
  await signInByToken(page, guest);
  const quiz = new QuizPage(page);
  await quiz.open();
  await quiz.reach(6);
  await quiz.check('RESTRICTION.DIABETES').check();
  const tabs = page.getByRole('navigation', { name: quiz.t('preferences:tabs.label') });
  await tabs.getByRole('link', { name: quiz.t('preferences:tabs.minibar') }).click();
  await tabs.getByRole('link', { name: quiz.t('preferences:tabs.about') }).click();
  await expect(quiz.check('RESTRICTION.DIABETES')).toBeChecked();
  await page.reload();
  await expect(quiz.check('RESTRICTION.DIABETES')).toBeChecked();
  await quiz.back.click();
  await quiz.back.click();
  await quiz.back.click();
  await expect(quiz.radio('AMBIENT.CITY')).toBeChecked();
  await new ShellPage(page).leave();
  await expect(page).toHaveURL(/\/login/);
  const left = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(left).not.toContain('restrictions');
  await signInByToken(page, guest);
  await quiz.open();
  await expect(quiz.start).toBeVisible();
});

test('with redirect=for-you the guide follows the save, through a reload, too (PRF-42)', async ({
  page,
  testApi,
}) => {
  await signInByToken(page, await testApi.newGuest());
  const quiz = new QuizPage(page);
  await quiz.open('?redirect=for-you');
  await quiz.reach(5);
  await page.reload();
  await quiz.next.click();
  await quiz.save.click();
  await expect(page).toHaveURL('/guest/curation/for-you');
  await page.goBack();
  await expect(page).not.toHaveURL(/redirect/);
});

test('who leaves while the quiz is being saved stays where they have gone, and the quiz is saved (PRF-42)', async ({
  page,
  testApi,
}) => {
  await signInByToken(page, await testApi.newGuest());
  // From the guide, whose code is there then: a way back to it would be taken at once.
  await page.goto('/guest/curation/for-you');
  const guide = new GuidePage(page);
  await guide.main.getByRole('link', { name: guide.t('guide:noQuiz.quiz') }).click();
  const quiz = new QuizPage(page);
  await quiz.reach(6);
  const release = await hold(page, QUIZ);
  await quiz.save.click();
  const tabs = page.getByRole('navigation', { name: quiz.t('preferences:tabs.label') });
  await tabs.getByRole('link', { name: quiz.t('preferences:tabs.minibar') }).click();
  const minibar = new MinibarPage(page, 'en');
  await expect(minibar.option('Basic')).toBeChecked();
  release();
  // The draft goes when the save has succeeded, just before the way to the guide would be taken.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('pernoite.quiz'))).toBeNull();
  await minibar.less('Beer').click();
  await expect(page).toHaveURL('/guest/preferences/minibar');
  await minibar.more('Beer').click();
  await tabs.getByRole('link', { name: quiz.t('preferences:tabs.about') }).click();
  await expect(quiz.update).toBeVisible();
});

test('a quiz that cannot be loaded says so and is tried again; a save that fails loses nothing (PRF-42, PRF-44)', async ({
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
  const toasts = page.getByRole('region', { name: quiz.t('shell:messages') });
  await expect(toasts).toContainText(quiz.t('quiz:loadFailed'));
  await expectNoViolations(page, { language: 'en' });
  await page.unroute(QUIZ);
  await page.getByRole('button', { name: quiz.t('general:tryAgain') }).click();
  await quiz.reach(6);
  await quiz.check('RESTRICTION.VEGAN').check();
  await page.route(QUIZ, route => route.abort());
  await quiz.save.click();
  await expect(quiz.main.getByRole('alert')).toContainText(quiz.t('quiz:saveFailed'));
  await expect(quiz.check('RESTRICTION.VEGAN')).toBeChecked();
  await page.unroute(QUIZ);
  await quiz.save.click();
  await expect(quiz.success).toBeVisible();
});

test('a quiz that is opened again and cannot be loaded shows no old answers, which another device may have changed (PRF-42, PRF-44)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(QUIZ);
  await signInByToken(page, await testApi.newGuest());
  const quiz = new QuizPage(page);
  await quiz.open();
  await expect(quiz.start).toBeVisible();
  const tabs = page.getByRole('navigation', { name: quiz.t('preferences:tabs.label') });
  await tabs.getByRole('link', { name: quiz.t('preferences:tabs.minibar') }).click();
  await expect(new MinibarPage(page, 'en').options.first()).toBeVisible();
  await page.route(QUIZ, route => route.abort(), { times: 1 });
  await tabs.getByRole('link', { name: quiz.t('preferences:tabs.about') }).click();
  await expect(quiz.main.getByRole('alert')).toContainText(quiz.t('quiz:loadFailed'));
  await expect(quiz.start).toHaveCount(0);
  await quiz.main.getByRole('button', { name: quiz.t('general:tryAgain') }).click();
  await expect(quiz.start).toBeVisible();
});

test('options that the app has no text for have the hotel’s names, and those that are gone meanwhile are left out (PD-37, PD-120)', async ({
  page,
  testApi,
  expectedFailures,
}) => {
  expectedFailures.allow(QUIZ);
  await signInByToken(page, await testApi.newGuest());
  const quiz = new QuizPage(page);
  const surfing = { id: 900, key: 'SURFING', name: { en_us: 'Surfing at dawn', pt_br: 'Surfe cedo' } };
  // The hotel's data of another release: its own gateway has no such options.
  await page.route(QUIZ, async route => {
    const response = await route.fetch();
    const body = await response.json();
    body.categHobbies.push({ category: 'WATER_SPORTS', options: [surfing] });
    await route.fulfill({ response, json: body });
  });
  await quiz.open();
  await quiz.start.click();
  const group = quiz.main.getByRole('group', { name: 'Water sports' });
  await group.getByRole('checkbox', { name: 'Surfing at dawn' }).check();
  await quiz.check('HOBBY.YOGA').check();
  await quiz.next.click();
  await quiz.check('GENRE.SAMBA').check();
  await quiz.next.click();
  await quiz.radio('AMBIENT.CITY').check();
  for (let stage = 3; stage < 6; stage += 1) await quiz.next.click();
  await page.unroute(QUIZ);
  await quiz.save.click();
  await expect(quiz.main.getByRole('alert')).toContainText(quiz.t('quiz:optionsChanged'));
  await quiz.save.click();
  await expect(quiz.success).toBeVisible();
});
