import { mergeTests } from '@playwright/test';
import { LoginForm } from '#tests/journeys/pages/login-page.ts';
import { QUIZ_PATH, QuizPage } from '#tests/journeys/pages/quiz-page.ts';
import { test as deviceTest } from './device-fixture.ts';
import { nextGuest, resetsDone, startOver } from './endings.ts';
import { expect, test as phoneTest } from './guest-phone.ts';
import { goTo } from './kiosk.ts';

const test = mergeTests(phoneTest, deviceTest);

test('a quiz that is not finished stays while its guest is there, in no storage, and is gone with the reset (PD-119, KSK-01)', async ({
  startKiosk,
  testApi,
}) => {
  const guest = await testApi.newGuest({ language: 'pt' });
  const { desktop, page, kiosk } = await startKiosk();
  const signIn = async (at: typeof page) => {
    await goTo(at, '/login?way=password');
    await new LoginForm(at.getByRole('main'), 'pt').signIn(guest);
    await at.getByRole('banner').getByText(/^Olá/).waitFor();
    await goTo(at, QUIZ_PATH);
  };
  await signIn(page);
  const quiz = new QuizPage(page, 'pt');
  await quiz.reach(6);
  await quiz.check('RESTRICTION.HYPERTENSION').check();
  const heights = await quiz.main
    .getByRole('checkbox')
    .evaluateAll(boxes => boxes.map(box => box.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
  await goTo(page, '/guest/preferences/minibar');
  await goTo(page, QUIZ_PATH);
  await expect(quiz.check('RESTRICTION.HYPERTENSION')).toBeChecked();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).not.toContain('restrictions');

  const before = resetsDone(desktop);
  await startOver(kiosk);
  const next = await nextGuest(desktop, page, before);
  await signIn(next);
  await expect(new QuizPage(next, 'pt').start).toBeVisible();
});
