import type { Page } from '@playwright/test';
import { LoginPage } from '../journeys/pages/login-page.ts';
import { QUIZ_PATH, QuizPage } from '../journeys/pages/quiz-page.ts';
import type { Language } from '../journeys/pages/texts.ts';
import { QUIET_PAGE } from '../journeys/sign-in-by-token.ts';
import { PASSWORD, TestApi } from '../journeys/test-api.ts';
import { toScreens } from './screen.ts';

/** A guest who has said nothing yet; pictures save nothing. */
async function open(page: Page, language: Language): Promise<QuizPage> {
  await page.goto(QUIET_PAGE);
  const testApi = new TestApi(page.request, new URL(page.url()).origin);
  const { email } = await testApi.newGuest({ language });
  await new LoginPage(page, language).enter({ email, password: PASSWORD }, QUIZ_PATH);
  const quiz = new QuizPage(page, language);
  await quiz.start.waitFor();
  return quiz;
}

async function openStage(page: Page, language: Language, stage: 2 | 3 | 4 | 5 | 6): Promise<QuizPage> {
  const quiz = await open(page, language);
  await quiz.reach(stage);
  return quiz;
}

export const quizScreens = toScreens({
  'quiz-intro': open,
  'quiz-hobbies': async (page, language) => {
    const quiz = await open(page, language);
    await quiz.start.click();
    for (const hobby of ['YOGA', 'COFFEE', 'STREET_ART', 'BRAZILIAN_FOOD'])
      await quiz.check(`HOBBY.${hobby}`).check();
  },
  'quiz-genres-full': async (page, language) => {
    const quiz = await openStage(page, language, 2);
    for (const genre of ['MPB', 'SAMBA', 'JAZZ']) await quiz.check(`GENRE.${genre}`).check();
  },
  'quiz-ambient': async (page, language) => {
    const quiz = await openStage(page, language, 3);
    await quiz.radio('AMBIENT.NATURE').check();
  },
  'quiz-habits': async (page, language) => (await openStage(page, language, 4)).title('habits').waitFor(),
  'quiz-privacy': async (page, language) => (await openStage(page, language, 5)).line.fill('5'),
  'quiz-restrictions': async (page, language) => {
    const quiz = await openStage(page, language, 6);
    await quiz.check('RESTRICTION.VEGETARIAN').check();
  },
  'quiz-cancel': async (page, language) => {
    const quiz = await openStage(page, language, 2);
    await quiz.cancel.click();
    await quiz.cancelDialog.waitFor();
  },
});
