import { HomePage } from '../pages/home-page.ts';
import { signInByToken } from '../sign-in-by-token.ts';
import { expect, test } from '../test-api.ts';

test.use({ hasSeenTour: false });

test('a new guest is shown around once, and then invited to book or to bring a booking (HOM-05, HOM-06, HOM-07, HOM-12, HOM-13, HOM-14, APP-26, APP-32)', async ({
  page,
  testApi,
  expectNoViolations,
}) => {
  const [first, second] = [
    await testApi.newGuest({ language: 'pt' }),
    await testApi.newGuest({ language: 'pt' }),
  ];
  await signInByToken(page, first);
  await page.goto('/');
  const home = new HomePage(page, 'pt');
  const { t } = home;
  for (const [index, name] of (['key', 'stay', 'taste', 'city'] as const).entries()) {
    await expect(home.tour.getByRole('heading', { name: t(`tour:slides.${name}.title`) })).toBeVisible();
    await expect(home.tour.getByText(t('tour:of', { number: index + 1, total: 4 }))).toBeVisible();
    await expect(home.skip).toBeVisible();
    if (index === 0) await expectNoViolations(page);
    if (index < 3) {
      await expect(home.next).toBeFocused();
      await page.keyboard.press(index === 1 ? 'ArrowRight' : 'Enter');
    }
  }
  await expect(home.begin).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(home.tour).toBeHidden();
  await expect(home.stay.getByRole('heading', { name: t('home:noStay.title') })).toBeVisible();
  await expect(home.import).toBeVisible();
  await expect(home.tile('credits')).toBeVisible();
  for (const name of ['deliveries', 'spaces', 'guests', 'visitors'] as const)
    await expect(home.tile(name)).toHaveCount(0);
  await home.showTour.click();
  await expect(home.tour).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(home.tour).toBeHidden();
  await home.book.click();
  await expect(page).toHaveURL('/booking/step-1');

  await signInByToken(page, second);
  await page.goto('/');
  await home.skip.click();
  await expect(home.tour).toBeHidden();
  await testApi.setFlag('IS_CREDITS_ENABLED', false);
  await testApi.setFlag('IS_BOOKING_ENABLED', false);
  await page.reload();
  await expect(home.stay).toContainText(t('home:noStay.closed'));
  await expect(home.tile('preferences')).toBeVisible();
  await expect(home.tile('credits')).toHaveCount(0);
  await expect(home.book).toHaveCount(0);
  await expect(home.import).toHaveCount(0);
  await expect(home.tour).toBeHidden();
});
