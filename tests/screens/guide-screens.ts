import type { Page } from '@playwright/test';
import { guidePlaces, placePath } from '../journeys/known/guide-places.ts';
import { GuidePage } from '../journeys/pages/guide-page.ts';
import { LoginPage } from '../journeys/pages/login-page.ts';
import type { Language } from '../journeys/pages/texts.ts';
import { QUIET_PAGE } from '../journeys/sign-in-by-token.ts';
import { PASSWORD, TestApi } from '../journeys/test-api.ts';
import { toScreens, untilPictureRests } from './screen.ts';

const password = 'Pernoite#2026';
const guests = { pt: 'ana@pernoite.test', en: 'james@pernoite.test' } as const;
const BEST = '/guest/curation/recommendations';
const FOR_YOU = '/guest/curation/for-you';

async function open(page: Page, language: Language, path = BEST): Promise<GuidePage> {
  await new LoginPage(page, language).enter({ email: guests[language], password }, path);
  const guide = new GuidePage(page, language);
  await guide.best.waitFor();
  await untilPictureRests(page);
  return guide;
}

async function openPlace(page: Page, language: Language, isEvent: boolean): Promise<void> {
  const places = await guidePlaces(page.request, { email: guests[language], password });
  const place = await places.find(one => one.isEvent === isEvent && one.minPrice !== null);
  // By the list: behind a place that is open at once nothing else can be waited for.
  const guide = await open(page, language);
  await page.goto(placePath(place));
  await guide.place.getByRole('heading', { name: place.title }).waitFor();
  await untilPictureRests(page);
}

export const guideScreens = toScreens({
  'guide-best': open,
  'guide-for-you': async (page, language) => {
    // Who has answered the quiz.
    await new LoginPage(page, language).enter({ email: 'rafael@pernoite.test', password }, FOR_YOU);
    const guide = new GuidePage(page, language);
    await guide.main.getByRole('heading', { level: 3 }).first().waitFor();
    await untilPictureRests(page);
  },
  'guide-no-quiz': async (page, language) => {
    await page.goto(QUIET_PAGE);
    const testApi = new TestApi(page.request, new URL(page.url()).origin);
    const { email } = await testApi.newGuest({ language });
    await new LoginPage(page, language).enter({ email, password: PASSWORD }, FOR_YOU);
    const guide = new GuidePage(page, language);
    await guide.main.getByRole('heading', { name: guide.t('guide:noQuiz.title') }).waitFor();
    await untilPictureRests(page);
  },
  'guide-place': (page, language) => openPlace(page, language, false),
  'guide-event': (page, language) => openPlace(page, language, true),
});
