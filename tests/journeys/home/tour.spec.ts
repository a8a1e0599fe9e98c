import { HomePage } from '../pages/home-page.ts';
import { LoginPage } from '../pages/login-page.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { languages } from '../pages/texts.ts';
import { expect, test } from '../test-api.ts';

test.use({ hasSeenTour: false });

for (const language of languages) {
  test(`a new guest is shown around in four slides, by keyboard, and is not shown again, in ${language} (HOM-05, HOM-06)`, {
    tag: language === 'en' ? '@phone' : [],
  }, async ({ page, testApi, expectNoViolations }) => {
    const guest = await testApi.newGuest({ language });
    await new LoginPage(page, language).enter(guest);
    const home = new HomePage(page, language);
    const { t } = home;
    for (const [index, name] of (['key', 'stay', 'taste', 'city'] as const).entries()) {
      await expect(home.tour.getByRole('heading', { name: t(`tour:slides.${name}.title`) })).toBeVisible();
      await expect(home.tour.getByText(t('tour:of', { number: index + 1, total: 4 }))).toBeVisible();
      await expect(home.skip).toBeVisible();
      if (index === 0) await expectNoViolations(page, { language });
      if (index < 3) {
        await expect(home.next).toBeFocused();
        await page.keyboard.press(index === 1 ? 'ArrowRight' : 'Enter');
      }
    }
    await expect(home.begin).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(home.tour).toBeHidden();
    await page.reload();
    await home.way('personalInformation').waitFor();
    await expect(home.tour).toBeHidden();

    await home.showTour.click();
    await expect(home.tour).toBeVisible();
  });
}

test('who skips the tour has seen it, and the next guest of this browser has not (HOM-05, HOM-06)', async ({
  page,
  testApi,
}) => {
  const [first, second] = [await testApi.newGuest(), await testApi.newGuest()];
  const home = new HomePage(page);
  const login = new LoginPage(page);
  const shell = new ShellPage(page);
  await login.enter(first);
  await home.skip.click();
  await expect(home.tour).toBeHidden();
  await shell.leave();

  await login.enter(second);
  await home.tour.waitFor();
  await page.keyboard.press('Escape');
  await expect(home.tour).toBeHidden();
  await shell.leave();

  for (const guest of [first, second]) {
    await login.enter(guest);
    await home.way('personalInformation').waitFor();
    await expect(home.tour).toBeHidden();
    await shell.leave();
  }
});
